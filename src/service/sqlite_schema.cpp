#include "service/sqlite_schema.hpp"

#include <array>

namespace pantheon {

namespace {

// Step n leads from version n to version n + 1, and a new database takes all of them. A step that people have used is
// never changed: what is to be different is a new step at the end. A new column of `tables` or `seats` comes last
// there, so it also goes last where sqlite_store.cpp writes and reads such a row.
constexpr std::array steps{
    R"(
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, options TEXT NOT NULL,
    seed INTEGER NOT NULL, created INTEGER NOT NULL, settings TEXT NOT NULL, spectator_hash TEXT NOT NULL,
    begins_with BLOB NOT NULL, state TEXT NOT NULL, tentative BLOB NOT NULL, asked INTEGER NOT NULL,
    asked_since INTEGER NOT NULL, deadline INTEGER NOT NULL, updated INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline > 0;
CREATE INDEX tables_by_spectator ON tables (spectator_hash);
CREATE TABLE seats (
    place TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, token_hash TEXT NOT NULL,
    person INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL, joined INTEGER NOT NULL,
    stand_in INTEGER NOT NULL, settings TEXT NOT NULL, hook_url TEXT NOT NULL, hook_error TEXT NOT NULL,
    clock_used INTEGER NOT NULL, PRIMARY KEY (place, seat)) WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token_hash);
CREATE TABLE moves (
    place TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, takeback INTEGER NOT NULL,
    answers BLOB NOT NULL, back_to INTEGER NOT NULL, PRIMARY KEY (place, number)) WITHOUT ROWID;
CREATE TABLE chat (
    place TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (place, number)) WITHOUT ROWID;
)",
    // For how long the service has run, in milliseconds: clocks count in this time, which stands still while it is
    // down. And room to try whether anything can be stored.
    R"(
CREATE TABLE service (time INTEGER NOT NULL, room BLOB NOT NULL);
INSERT INTO service VALUES (0, x'');
)",
    // What a table is played with; nothing for those that are older than this column.
    "ALTER TABLE tables ADD COLUMN box TEXT NOT NULL DEFAULT ''",
    // A key for every table, also for those that drew from their seed so far; invitations; and what a client calls its
    // line of chat.
    R"(
ALTER TABLE tables ADD COLUMN table_key TEXT NOT NULL DEFAULT '';
UPDATE tables SET table_key=lower(hex(randomblob(32)));
ALTER TABLE seats ADD COLUMN invitation_hash TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_invitation ON seats (invitation_hash);
ALTER TABLE chat ADD COLUMN line TEXT NOT NULL DEFAULT '';
)",
    // What a seat, a move and a line of chat belong to is a table.
    R"(
ALTER TABLE seats RENAME COLUMN place TO table_id;
ALTER TABLE moves RENAME COLUMN place TO table_id;
ALTER TABLE chat RENAME COLUMN place TO table_id;
)",
};

constexpr int newest = static_cast<int>(steps.size());

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

bool is_empty(SQLite::Database& database) {
    return database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

}  // namespace

std::optional<Error> unfit(SQLite::Database& database, const std::string& name) {
    const int version = version_of(database);
    if (version > newest)
        return Error{"the database \"" + name + "\" was written by a newer pantheon (version " +
                     std::to_string(version) + " of its tables, this one knows " + std::to_string(newest) +
                     "); start that one"};
    if (version < 0 || (version == 0 && !is_empty(database)))
        return Error{"\"" + name + "\" is a database of something else; choose another folder with --data"};
    if (const std::string check = database.execAndGet("PRAGMA quick_check(1)").getString(); check != "ok")
        return Error{"the database \"" + name + "\" is damaged (" + check.substr(0, check.find('\n')) +
                     "); move it away, or put back a copy"};
    return {};
}

void migrate(SQLite::Database& database) {
    const int version = version_of(database);
    if (version == newest) return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (int step = version; step < newest; ++step) database.exec(steps[static_cast<std::size_t>(step)]);
    database.exec("PRAGMA user_version=" + std::to_string(newest));
    transaction.commit();
}

}  // namespace pantheon
