// `pantheon serve`: tables for people, in a browser or over the interface.
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "service/curl_hooks.hpp"
#include "service/lobby.hpp"
#include "service/server.hpp"
#include "service/sqlite_store.hpp"

namespace pantheon {

namespace fs = std::filesystem;

namespace {

struct Wish {
    std::uint16_t port = 8080;
    std::string host = "127.0.0.1", data = "pantheon-data", web;
    bool local_hooks = false;
    Limits limits;
};

template <class Clock>
std::int64_t milliseconds_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

// The page of `--web`; otherwise the one that was built in the same source folder, if it was.
WebPage page_of(const std::string& folder) {
    std::error_code error;
    const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / "../../web/dist";
    if (folder.empty() && !fs::exists(beside / "index.html", error)) return {};
    auto page = WebPage::from_folder(folder.empty() ? beside.string() : folder);
    if (!page) fail(page.error());
    return std::move(*page);
}

// Every socket is an open file, and the usual limit is lower than ours.
void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

void run(const Wish& wish, const Context& context) {
    spdlog::set_default_logger(spdlog::stderr_logger_mt("pantheon"));
    spdlog::set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
    std::signal(SIGPIPE, SIG_IGN);  // whoever reads the log may go away
    allow_many_files();
    WebPage page = page_of(wish.web);
    auto server = Server::listen(wish.host, wish.port, std::move(page));
    if (!server) fail(server.error());
    auto store = SqliteStore::open(wish.data);
    if (!store) fail(store.error());
    const auto wake = [&server = **server] { server.wake(); };
    CurlHooks hooks(wish.local_hooks, wake);
    Lobby lobby({.shelf = context.shelf,
                 .box = *context.box,
                 .store = **store,
                 .network = **server,
                 .hooks = &hooks,
                 .now = milliseconds_of<std::chrono::steady_clock>,
                 .date = milliseconds_of<std::chrono::system_clock>,
                 .wake = wake,
                 .limits = wish.limits});
    for (const std::string& sentence : lobby.start()) spdlog::warn("{}", sentence);
    std::cout << "Pantheon listens at " << (*server)->address() << std::endl;
    (*server)->run(lobby);
    spdlog::info("stopped");
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "serve", "Tables for people: the web page and what is behind it");
    command.takes("--port", wish->port, "N", "Where to listen; 0: at any free port");
    command.takes("--host", wish->host, "ADDRESS", "At which of this machine's addresses; 0.0.0.0: at all");
    command.takes("--data", wish->data, "DIR", "The folder of the database; made if it is not there");
    command.takes("--web", wish->web, "DIR", "The folder of the built web page");
    command.flag("--local-hooks", wish->local_hooks, "Web hooks may lead to this machine and its own network");
    command.takes("--pace", wish->limits.bot_pace, 0, 60'000, "MS", "Milliseconds between two moves of bots");
    command.takes("--rate", wish->limits.messages_per_second, 1, 1'000'000, "N",
                  "How many messages a second one socket may send");
    command.example("Example: pantheon serve --port 8080 --data games");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
