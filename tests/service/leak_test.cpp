// Nothing leaked: whole games are played, with bots too, every byte that a seat received is kept, and searched for what
// it may not know. (That the bytes do not change when the secrets do is tested by secrets_test.cpp.)
#include <doctest/doctest.h>

#include <cstdio>
#include <sstream>

#include "is_slow.hpp"
#include "person.hpp"
#include "process.hpp"
#include "service/token.hpp"

using namespace std::chrono_literals;

namespace {

std::string hexadecimal(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(number));
    return text;
}

void check_unknown(const Person& person, const std::string& secret) {
    CHECK_MESSAGE(person.received.find(secret) == std::string::npos, "a seat was sent " << secret);
}

// A view is the seat's own, and of the others it has no cards that lie face down.
void check_view(const Json& view, int own) {
    if (own >= 0) CHECK(view["seat"] == own);
    else CHECK(view.value("hand", Json::array()).empty());
    for (const Json& player : view["players"])
        for (const char* secret : {"hand", "offered", "face_down"}) CHECK(!player.contains(secret));
    for (const char* secret : {"deck", "seed", "luck"}) CHECK(!view.contains(secret));
}

void check_position(const Json& position, int own) {
    check_view(position["view"], own);
    const Json& asked = position["asked"];
    if (!position["choice"].is_null()) CHECK((asked.size() == 1 && asked[0] == own));
    for (const Json& event : position["events"])
        if (event["what"] == "drew" && event.value("seat", -1) != own)
            CHECK_MESSAGE(!event.contains("card"), "a seat was told what another drew: " << event.dump());
    if (!asked.empty() && asked[0] != own) CHECK(position["tentative"]["answers"] == 0);
}

void check_messages(const Person& person) {
    std::istringstream lines(person.received);
    const int own = person.table["you"].is_null() ? -1 : person.table["you"].get<int>();
    for (std::string line; std::getline(lines, line);) {
        const Json message = Json::parse(line);
        // A finished game is open to all.
        if (message.value("say", "") == "position" && message["state"] != "over") check_position(message, own);
    }
}

void play_and_search(std::uint16_t port, const std::vector<std::string>& seats, std::uint64_t seed) {
    const auto links = new_table(port, seats, {{"seed", seed}});
    REQUIRE(links);
    std::vector<Person> people;
    for (const std::string& token : links->seats)
        if (!token.empty()) people.emplace_back(token, "Person " + std::to_string(people.size()), seed + people.size());
    std::vector<std::string> secrets{links->seats};
    for (Person& person : people) {
        REQUIRE(person.come(port));
        secrets.push_back(person.token());
        person.received.clear();  // its own token was told only here
    }
    people.emplace_back(links->spectator, "", 0);
    REQUIRE(people.back().come(port));
    for (int steps = 0; steps < 20'000 && !people[0].is_over(); ++steps)
        for (Person& person : people) REQUIRE(person.step(1ms));
    CHECK(people[0].is_over());
    for (const Person& person : people) {
        CHECK(person.received.size() > 10'000);
        check_unknown(person, std::to_string(seed));
        check_unknown(person, std::to_string(static_cast<std::int64_t>(seed)));
        check_unknown(person, hexadecimal(seed));
        for (const std::string& token : secrets) {
            if (token.empty()) continue;
            check_unknown(person, token);
            check_unknown(person, pantheon::hash_of(token));
        }
        check_unknown(person, links->spectator);
        check_messages(person);
        for (const std::string& complaint : person.complaints) FAIL_CHECK(complaint);
    }
}

}  // namespace

TEST_CASE("what a seat receives holds no seed, no token, no drawn card and no choice of others") {
    const Running service;
    const int games = is_slow ? 1 : 3;
    for (int n = 0; n < games; ++n) {
        const std::uint64_t seed = 0x9e37'79b9'7f4a'7c15u * static_cast<std::uint64_t>(n + 1) >> 1;
        play_and_search(service.port, {"person", "person"}, seed);
        play_and_search(service.port, {"person", "greedy", "person"}, seed + 1);
    }
}

TEST_CASE("the log holds no token") {
    Running service;
    const auto links = new_table(service.port, {"person", "random"});
    REQUIRE(links);
    Person person(links->seats[0], "Ada", 1);
    CHECK(person.come(service.port));
    CHECK(get(service.port, "/t/" + person.token()).status == 404);
    CHECK(get(service.port, "/api/record", links->seats[0]).status == 401);
    CHECK(get(service.port, "/api/record", person.token()).status == 200);
    const std::string log = service.process.complaint();
    CHECK(log.find(links->seats[0]) == std::string::npos);
    CHECK(log.find(person.token()) == std::string::npos);
}
