// The SQLite store: what is written is read back, in this process and the next; what does not fit is refused whole.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <fstream>
#include <sstream>

#include "folder.hpp"
#include "service/sqlite_store.hpp"
#include "service/token.hpp"
#include "source_folder.hpp"

using namespace pantheon;

namespace {

std::unique_ptr<SqliteStore> opened(const Folder& folder) {
    auto store = SqliteStore::open(folder.string());
    if (!store) FAIL(store.error());
    return std::move(*store);
}

std::string refusal(const std::string& folder) {
    const auto store = SqliteStore::open(folder);
    return store ? "none" : store.error();
}

TableProgress progress(TableState state, int asked, std::int64_t deadline = 0) {
    TableProgress made;
    made.state = state;
    made.asked = asked;
    made.deadline = deadline;
    return made;
}

StoredMove answers(std::int64_t number, std::string bytes) {
    StoredMove move;
    move.number = number;
    move.answers = std::move(bytes);
    return move;
}

StoredTable a_table() {
    StoredTable table;
    table.id = "nile";
    table.game = "deus";
    table.rules_version = 3;
    table.options = R"({"players":"2"})";
    table.seed = 0xfedc'ba98'7654'3210;
    table.created = 1'800'000'000;
    table.settings = "{}";
    table.spectator_hash = hash_of("spectator");
    table.begins_with = std::string("\0\x01\xff", 3);
    table.box = "deus 0123456789abcdef";
    table.key = make_token() + make_token();
    table.progress = progress(TableState::playing, 1, 5000);
    table.seats.resize(2);
    table.seats[0].token_hash = hash_of("a");
    table.seats[0].name = "Ada";
    table.seats[0].joined = true;
    table.seats[1].seat = 1;
    table.seats[1].person = false;
    table.seats[1].player = "greedy";
    table.seats[1].clock_used = 12;
    table.seats[1].invitation_hash = hash_of("come");
    return table;
}

std::string bytes_of(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

void run_sql(const Folder& folder, const char* sql) {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open((folder.string() + "/pantheon.db").c_str(), &database) == SQLITE_OK);
    CHECK(sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(database);
}

}  // namespace

TEST_CASE("tokens are random, and their hashes are not") {
    CHECK(make_token().size() == 32);
    CHECK(make_token() != make_token());
    CHECK(make_token().find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(hash_of("a").size() == 64);
    CHECK(hash_of("a") == hash_of("a"));
    CHECK(hash_of("a") != hash_of("b"));
}

TEST_CASE("what is written is read back, also by the next process") {
    const Folder folder;
    StoredTable table = a_table();
    const StoredMove move = answers(0, std::string("\x10\0\x20", 3));
    StoredMove back = answers(1, "");
    back.takeback = true;
    back.to = 1;
    {
        const auto store = opened(folder);
        CHECK(*store->add_table(table));
        CHECK(**store->table("nile") == table);
        table.progress = progress(TableState::over, -1);
        table.progress.tentative = std::string("\0z", 2);
        CHECK(!store->add_move("nile", move, table.progress));
        CHECK(!store->add_move("nile", back, table.progress));
        table.seats[0].name = "Ada L.";
        CHECK(!store->set_seat("nile", table.seats[0]));
        for (int n = 0; n < 5; ++n) CHECK(!store->add_chat("nile", {n, 0, "Ada", "line " + std::to_string(n), 99}));
    }
    const auto store = opened(folder);
    CHECK(**store->table("nile") == table);
    CHECK(*store->moves("nile") == std::vector{move, back});
    CHECK(store->chat("nile", 2)->at(0) == StoredChat{3, 0, "Ada", "line 3", 99});
    CHECK(store->chat("nile", 99)->size() == 5);
    CHECK(!store->table("tiber")->has_value());
    CHECK(*store->tables_in(TableState::over) == std::vector<std::string>{"nile"});
    CHECK(store->tables_in(TableState::playing)->empty());
}

TEST_CASE("a game in the answers of other rules replaces the one that was there, and nothing else") {
    const Folder folder;
    const auto store = opened(folder);
    StoredTable table = a_table(), other = a_table();
    other.id = "tiber";
    for (const StoredTable* each : {&table, &other}) {
        CHECK(*store->add_table(*each));
        for (int n = 0; n < 3; ++n) CHECK(!store->add_move(each->id, answers(n, "old"), each->progress));
    }
    table.rules_version = 4;
    table.begins_with = "new";
    table.progress.tentative = "t";
    CHECK(!store->rewrite(table, {answers(0, "new"), answers(1, "newer")}));
    CHECK(**store->table("nile") == table);
    CHECK(*store->moves("nile") == std::vector{answers(0, "new"), answers(1, "newer")});
    CHECK(**store->table("tiber") == other);
    CHECK(store->moves("tiber")->size() == 3);
    table.id = "rhine";
    CHECK(store->rewrite(table, {}));
}

TEST_CASE("tokens lead to seats, the spectators' token to the table, no token nowhere") {
    const Folder folder;
    const auto store = opened(folder);
    CHECK(*store->add_table(a_table()));
    CHECK((*store->find_token(hash_of("a")))->seat == 0);
    CHECK(!(*store->find_token(hash_of("a")))->invitation);
    CHECK((*store->find_token(hash_of("come")))->seat == 1);
    CHECK((*store->find_token(hash_of("come")))->invitation);
    CHECK((*store->find_token(hash_of("spectator")))->seat == -1);
    CHECK((*store->find_token(hash_of("spectator")))->table == "nile");
    CHECK(!store->find_token(hash_of("b"))->has_value());
    CHECK(!store->find_token("")->has_value());
}

TEST_CASE("tables whose time is out") {
    const Folder folder;
    const auto store = opened(folder);
    CHECK(*store->add_table(a_table()));
    CHECK(store->tables_due(5000)->empty());
    CHECK(store->tables_due(5001)->size() == 1);
    CHECK(!store->set_progress("nile", progress(TableState::playing, 1)));
    CHECK(store->tables_due(9999)->empty());
}

TEST_CASE("the service's time is kept while a clock runs, and is never before a question that is open") {
    const Folder folder;
    {
        const auto store = opened(folder);
        CHECK(*store->time() == 0);
        CHECK(!store->keep_time(70));
        CHECK(*store->time() == 0);  // nobody's clock runs
        StoredTable table = a_table();
        table.progress.asked_since = 40;
        CHECK(*store->add_table(table));
        CHECK(*store->time() == 40);
        CHECK(!store->keep_time(70));
    }
    CHECK(*opened(folder)->time() == 70);
    run_sql(folder, "UPDATE service SET time='noon'");
    CHECK(!opened(folder)->time());
    run_sql(folder, "UPDATE service SET time=9223372036854775807");
    CHECK(!opened(folder)->time());
}

TEST_CASE("writing a row twice changes nothing, and another row in its place is refused") {
    const Folder folder;
    const auto store = opened(folder);
    const StoredTable table = a_table();
    CHECK(*store->add_table(table) == true);
    StoredTable other = table;
    other.seats[0].name = "Bob";
    CHECK(*store->add_table(other) == false);
    CHECK(**store->table("nile") == table);
    const TableProgress before = progress(TableState::playing, 0), after = progress(TableState::playing, 1);
    CHECK(!store->add_move("nile", answers(0, "a"), before));
    CHECK(!store->add_move("nile", answers(0, "a"), after));
    CHECK((*store->table("nile"))->progress == before);
    CHECK(store->add_move("nile", answers(0, "b"), after));
    CHECK(store->moves("nile")->at(0).answers == "a");
    CHECK((*store->table("nile"))->progress == before);
}

TEST_CASE("nothing is written for a table that is not there") {
    const Folder folder;
    const auto store = opened(folder);
    CHECK(store->add_move("nile", answers(0, "a"), {}));
    CHECK(store->add_chat("nile", {}));
    CHECK(store->set_progress("nile", {}));
    CHECK(store->set_seat("nile", {}));
    CHECK(store->moves("nile")->empty());
}

TEST_CASE("a folder serves one process at a time") {
    const Folder folder;
    {
        const auto store = opened(folder);
        CHECK(refusal(folder.string()).find("in use") != std::string::npos);
    }
    CHECK(refusal(folder.string()) == "none");
}

TEST_CASE("a database that is damaged, newer or something else is left as it is") {
    const Folder folder;
    {
        CHECK(*opened(folder)->add_table(a_table()));
    }
    const auto file = folder.path / "pantheon.db";
    const auto refused_unchanged = [&](const char* about) {
        const std::string before = bytes_of(file);
        const std::string sentence = refusal(folder.string());
        CHECK_MESSAGE(sentence.find(about) != std::string::npos, sentence);
        CHECK(sentence.find('\n') == std::string::npos);
        CHECK(bytes_of(file) == before);
    };
    SUBCASE("newer") {
        run_sql(folder, "PRAGMA user_version=1000");
        refused_unchanged("newer");
    }
    SUBCASE("something else") {
        std::filesystem::remove(file);
        run_sql(folder, "CREATE TABLE recipes (name)");
        refused_unchanged("something else");
    }
    SUBCASE("no database at all") {
        std::ofstream(file) << std::string(5000, 'x');
        refused_unchanged("damaged");
    }
    SUBCASE("damaged in the middle") {
        std::fstream(file, std::ios::in | std::ios::out | std::ios::binary)
            .seekp(4096)
            .write(std::string(8192, '\x5a').c_str(), 8192);
        refused_unchanged("damaged");
    }
}

TEST_CASE("a database of the first version opens with all that is in it, and is of the newest one then") {
    const Folder folder;
    run_sql(folder, bytes_of(source_folder() + "/tests/service/version_1.sql").c_str());
    for (int starts = 0; starts < 2; ++starts) {
        const auto store = opened(folder);
        const auto table = *store->table("tiber");
        REQUIRE(table);
        CHECK(table->progress.tentative == "\x01");
        CHECK(table->seats.at(0).name == "Ada");
        CHECK(store->moves("tiber")->at(0) == answers(0, "\x0a\x0b"));
        CHECK(store->chat("tiber", 9)->at(0).text == "hello");
        CHECK((*store->find_token("of spectators"))->table == "tiber");
        StoredTable more = a_table();
        more.id += std::to_string(starts);
        CHECK(*store->add_table(more));
        CHECK(**store->table(more.id) == more);
    }
}
