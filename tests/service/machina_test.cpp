// Deus Ex Machina at the service: people and a bot play it over sockets to the end.
#include <doctest/doctest.h>

#include "person.hpp"
#include "process.hpp"
#include "shelf/shelf.hpp"
#include "table/record.hpp"

using namespace pantheon;
using namespace std::chrono_literals;

TEST_CASE("two people and a bot play Deus Ex Machina to the end") {
    const Running service;
    const auto links = new_table(service.port, {"person", "greedy", "person"}, {{"game", "machina"}});
    REQUIRE(links);
    Person ada{links->seats[0], "Ada", 1}, bob{links->seats[2], "Bob", 2};
    REQUIRE(ada.come(service.port));
    REQUIRE(bob.come(service.port));
    for (int steps = 0; steps < 5000 && !(ada.is_over() && bob.is_over()); ++steps) ada.step(5ms), bob.step(5ms);
    CHECK(ada.is_over());
    CHECK(bob.is_over());
    CHECK(ada.complaints.empty());
    const auto shelf = built_in_shelf();
    const auto record = read_record(get(service.port, "/api/record", ada.token()).body, shelf);
    REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
    const auto game = replay(*record, shelf);
    REQUIRE(game.ok());
    for (int p = 0; p < 3; ++p) {
        CHECK(ada.position["result"]["scores"][p] == (*game)->score(seat_at(p)));
        CHECK(ada.position["result"]["ranks"][p] == (*game)->rank(seat_at(p)));
    }
}
