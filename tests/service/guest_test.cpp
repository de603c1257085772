// The whole program with another game on its shelf: people play it over sockets to the end.
#include <doctest/doctest.h>

#include "folder.hpp"
#include "pebbles/pebbles.hpp"
#include "person.hpp"
#include "process.hpp"
#include "table/record.hpp"

using namespace pantheon;
using namespace std::chrono_literals;

TEST_CASE("two people and a bot play a game that the service has never heard of") {
    const Folder folder;
    std::vector<std::string> line{PEBBLES_COMMAND, "serve"};
    for (const std::string& word : serve_words(folder.string())) line.push_back(word);
    Process process = Process::of(line);
    const std::uint16_t port = process.port();
    REQUIRE_MESSAGE(port != 0, process.complaint());
    const auto links = new_table(port, {"person", "most", "person"}, {{"game", "pebbles"}});
    REQUIRE(links);
    Person ada{links->seats[0], "Ada", 1}, bob{links->seats[2], "Bob", 2};
    REQUIRE(ada.come(port));
    REQUIRE(bob.come(port));
    for (int steps = 0; steps < 1000 && !(ada.is_over() && bob.is_over()); ++steps) ada.step(5ms), bob.step(5ms);
    CHECK(ada.is_over());
    CHECK(bob.is_over());
    CHECK(ada.complaints.empty());
    const GameKind kind = pebbles::pebbles_kind();
    const auto record = read_record(get(port, "/api/record", ada.token()).body, {&kind, 1});
    REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
    const auto game = replay(*record, {&kind, 1});
    REQUIRE(game.ok());
    for (int p = 0; p < 3; ++p) CHECK(ada.position["result"]["scores"][p] == (*game)->score(seat_at(p)));
}
