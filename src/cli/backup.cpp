// `pantheon backup`: a copy of the service's database, also while the service runs.
#include "cli/commands.hpp"
#include "service/sqlite_store.hpp"

namespace pantheon {

namespace {

struct BackupWish {
    std::string file, data = "pantheon-data";
};

}  // namespace

void add_backup(CLI::App& app, Context& /*context*/) {
    const auto wish = std::make_shared<BackupWish>();
    Command command(app, "backup", "A copy of the service's database, also while it runs");
    command.needs("file", wish->file, "FILE", "The copy; it must not be there yet");
    command.takes("--data", wish->data, "DIR", "The folder of the database");
    command.example(
        "Example: pantheon backup --data games games-copy.db\n"
        "To go back to it: put it as pantheon.db into an empty folder, and serve that.");
    command.does([wish] {
        if (const auto error = SqliteStore::back_up(wish->data, wish->file)) fail(error->sentence);
    });
}

}  // namespace pantheon
