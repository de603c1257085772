// Nothing lost: the service is killed at random moments, again and again, while people and bots play; all that they
// were told is still so afterwards, every game ends, and its record replays to the same result.
#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "folder.hpp"
#include "games/deus/deus_game.hpp"
#include "is_slow.hpp"
#include "person.hpp"
#include "process.hpp"
#include "table/record.hpp"

using namespace pantheon;
using namespace std::chrono_literals;

namespace {

constexpr int table_threads = is_slow ? 3 : 8;
constexpr int kills = is_slow ? 4 : 15;

// What the threads at the tables share with the one that kills.
struct Evening {
    std::atomic<std::uint16_t> port = 0;
    std::atomic<bool> last_round = false;  // games under way are finished, no others begun
    std::atomic<int> games = 0, returns = 0;
    std::mutex mutex;
    std::vector<std::string> complaints;

    void complain(const std::string& sentence) {
        const std::scoped_lock lock(mutex);
        complaints.push_back(sentence);
    }
};

// The record is read, replayed, and ends as the players saw the game end.
void check_record(Evening& evening, const Person& person) {
    const std::vector<GameKind> shelf{deus::deus_kind(deus::built_in_box())};
    Reply reply;
    for (int tries = 0; reply.status == 0 && tries < 500; ++tries) {
        reply = get(evening.port, "/api/record", person.token());
        if (reply.status == 0) std::this_thread::sleep_for(10ms);
    }
    const auto record = read_record(reply.body, shelf);
    if (!record) return evening.complain("a record cannot be read: " + record.error() + "\n" + reply.body);
    const auto game = replay(*record, shelf);
    if (!game) return evening.complain("a record cannot be replayed: " + game.error());
    if (!(*game)->is_over()) return evening.complain("the record of a finished game is not finished");
    const Json& result = person.position["result"];
    for (int seat = 0; seat < (*game)->players(); ++seat)
        if (result["scores"][seat] != (*game)->score(seat_at(seat)) ||
            result["ranks"][seat] != (*game)->rank(seat_at(seat)))
            evening.complain("the record ends otherwise than the game: " + result.dump());
}

void play_one_game(Evening& evening, const std::vector<std::string>& seats, std::uint64_t luck) {
    const auto links = new_table(evening.port, seats);
    if (!links) return (void)std::this_thread::sleep_for(10ms);
    std::vector<Person> people;
    for (const std::string& token : links->seats)
        if (!token.empty()) people.emplace_back(token, "Person " + std::to_string(people.size()), luck++);
    const auto playing = [&] { return std::ranges::any_of(people, [](const Person& p) { return !p.is_over(); }); };
    const auto end = std::chrono::steady_clock::now() + 120s;
    while (playing() && evening.port != 0 && std::chrono::steady_clock::now() < end) {
        for (Person& person : people) {
            if (person.is_over() || person.step(people.size() > 1 ? 2ms : 50ms)) continue;
            if (person.come(evening.port)) ++evening.returns;
            else std::this_thread::sleep_for(10ms);
        }
    }
    if (playing()) return evening.complain("a game did not end: " + people[0].position.dump());
    for (const Person& person : people)
        for (const std::string& complaint : person.complaints) evening.complain(complaint);
    check_record(evening, people.back());
    ++evening.games;
}

void sit_at_tables(Evening& evening, int thread) {
    const std::vector<std::vector<std::string>> tables{
        {"person", "greedy"}, {"person", "person"}, {"random", "person", "greedy"}, {"person", "random"}};
    for (std::uint64_t luck = static_cast<std::uint64_t>(thread) << 32; !evening.last_round && evening.port != 0;
         luck += 100)
        play_one_game(evening, tables[static_cast<std::size_t>(thread) % tables.size()], luck);
}

}  // namespace

TEST_CASE("a service that is killed again and again loses nothing") {
    const Folder folder;
    Evening evening;
    std::mt19937 moments(20);
    auto service = std::make_unique<Process>(serve_words(folder.string()));
    evening.port = service->port();
    REQUIRE(evening.port != 0);
    std::vector<std::jthread> threads;
    for (int t = 0; t < table_threads; ++t) threads.emplace_back([&evening, t] { sit_at_tables(evening, t); });
    for (int n = 0; n < kills; ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100 + moments() % 500) * (is_slow ? 4 : 1));
        service->signal(SIGKILL);
        CHECK(service->wait() == -SIGKILL);
        service = std::make_unique<Process>(serve_words(folder.string()));
        evening.port = service->port();
        REQUIRE_MESSAGE(evening.port != 0, service->complaint());
    }
    evening.last_round = true;
    threads.clear();
    service->signal(SIGTERM);
    CHECK(service->wait() == 0);
    for (const std::string& complaint : evening.complaints) FAIL_CHECK(complaint);
    MESSAGE(evening.games.load() << " games, " << evening.returns.load() << " returns to a seat");
    CHECK(evening.games >= table_threads);
}
