// What was stored comes to the disk while the service runs: it is synced soon, moved from the log into the database,
// and can be copied meanwhile; and only its owner can read it.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <atomic>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include "is_slow.hpp"
#include "person.hpp"
#include "process.hpp"
#include "service/disk_writer.hpp"
#include "service/sqlite_store.hpp"

using namespace pantheon;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

std::string text_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

std::uintmax_t size_of(const fs::path& path) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    return error ? 0 : size;
}

template <class Condition>
bool comes_true(Condition condition, std::chrono::milliseconds within = 10s) {
    const auto end = std::chrono::steady_clock::now() + within;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(20ms);
    }
    return true;
}

// Two people at one table of a service.
struct Couple {
    std::vector<Person> people;

    explicit Couple(std::uint16_t port) {
        const auto links = new_table(port, {"person", "person"});
        REQUIRE(links);
        for (const std::string& token : links->seats)
            people.emplace_back(token, "Somebody " + std::to_string(people.size()), people.size());
        for (Person& each : people) REQUIRE(each.come(port));
    }
    // Until so many entries of the log are confirmed.
    void play_to(int entries) {
        while (people[0].position.is_null() || people[0].position["log"] < entries)
            for (Person& each : people) REQUIRE(each.step(2ms));
        for (const Person& each : people) CHECK(each.complaints.empty());
    }
};

// A service finds all that this person was told in another folder.
void check_found_in(const fs::path& folder, Person& person) {
    Process service(serve_words(folder.string()));
    const std::uint16_t port = service.port();
    REQUIRE_MESSAGE(port != 0, service.complaint());
    const int log = person.position["log"];
    CHECK(person.come(port));
    CHECK(person.position["log"] >= log);
    for (const std::string& complaint : person.complaints) FAIL_CHECK(complaint);
}

StoredTable some_table() {
    StoredTable table;
    table.id = "nile";
    table.game = "deus";
    table.options = table.settings = "{}";
    table.progress.state = TableState::playing;
    table.seats.resize(2);
    table.seats[1].seat = 1;
    return table;
}

int permissions_of(const fs::path& path) { return static_cast<int>(fs::status(path).permissions()); }

}  // namespace

TEST_CASE("under steady writing the database grows, and its log stays short") {
    constexpr int written = is_slow ? 4'000 : 8'000;  // rows, each of two pages of the log or more
    const Folder folder;
    const fs::path file = folder.path / "pantheon.db", log = folder.path / "pantheon.db-wal";
    auto store = SqliteStore::open(folder.string());
    REQUIRE(store);
    REQUIRE(*(*store)->add_table(some_table()));
    std::uintmax_t longest_log = 0, all = 0;
    for (int n = 0; n < written; ++n) {
        StoredMove move;
        move.number = n;
        move.answers = std::string(2'000, 'a');
        REQUIRE(!(*store)->add_move("nile", move, some_table().progress));
        all += 2 * DiskWriter::page_size;
        // Some 20 MB a second: eight times as much as 200 busy tables.
        if (n % 100 == 0) std::this_thread::sleep_for(40ms);
        longest_log = std::max(longest_log, size_of(log));
    }
    CHECK(longest_log > 0);
    if (!is_slow) CHECK(all > 3 * DiskWriter::long_log * DiskWriter::page_size);
    // Without a writer to the disk it has some 22 KB a row. On a busy machine much is written while the log is moved.
    CHECK(longest_log < 5 * DiskWriter::long_log * DiskWriter::page_size);
    const std::uintmax_t stored = static_cast<std::uintmax_t>(written) * 2'000;
    CHECK(comes_true([&] { return size_of(file) > stored; }));
    CHECK(!(*store)->trouble());
}

TEST_CASE("a confirmed move is synced while the service runs, and is in the database itself") {
    const Folder folder, after_a_power_cut;
    const fs::path trace = folder.path / "trace", data = folder.path / "data";
    std::vector<std::string> line{"strace",
                                  "-D",
                                  "-f",
                                  "-q",
                                  "-y",
                                  "-e",
                                  "trace=fsync,fdatasync",
                                  "-o",
                                  trace,
                                  "env",
                                  "ASAN_OPTIONS=detect_leaks=0",  // which cannot work under strace
                                  pantheon_command(),
                                  "serve"};
    for (const std::string& word : serve_words(data.string())) line.push_back(word);
    Process service = Process::of(line);
    const std::uint16_t port = service.port();
    REQUIRE_MESSAGE(port != 0, service.complaint());
    Couple couple(port);
    couple.play_to(5);
    // What was synced after the last move was confirmed: whatever is not there is lost in a power cut.
    const std::size_t before = text_of(trace).size();
    const auto synced = [&](const std::string& name) {
        return comes_true([&] { return text_of(trace).find("/" + name + ">) = 0", before) != std::string::npos; });
    };
    CHECK(synced("pantheon.db-wal"));
    CHECK(synced("pantheon.db"));
    fs::copy_file(data / "pantheon.db", after_a_power_cut.path / "pantheon.db");
    check_found_in(after_a_power_cut.path, couple.people[0]);
}

TEST_CASE("a copy that is made while tables are busy holds every move that was confirmed until then") {
    Running service;
    const Folder copy;
    std::atomic<bool> enough = false;
    Couple quiet(service.port);
    std::vector<Couple> busy;
    for (int n = 0; n < 4; ++n) busy.emplace_back(service.port);
    quiet.play_to(3);
    std::vector<std::jthread> threads;
    for (Couple& each : busy)
        threads.emplace_back([&] {
            while (!enough && !each.people[0].is_over())
                for (Person& person : each.people) person.step(2ms);
        });
    std::this_thread::sleep_for(100ms);
    const auto back_up = [&] {
        Process command = Process::of(
            {pantheon_command(), "backup", "--data", service.folder.string(), (copy.path / "pantheon.db").string()});
        const int status = command.wait();
        return std::pair{status, command.complaint()};
    };
    const auto [status, complaint] = back_up();
    enough = true;
    threads.clear();
    CHECK_MESSAGE(status == 0, complaint);
    CHECK(permissions_of(copy.path / "pantheon.db") == 0600);
    check_found_in(copy.path, quiet.people[0]);
    // A copy that is there is not written over.
    CHECK(back_up().first == 1);
    CHECK(get(service.port, "/healthz").status == 200);
}

TEST_CASE("only their owner can read the folder and what is in it, whatever was so before") {
    const Folder folder;
    const fs::path data = folder.path / "data";
    const auto serve = [&] {
        Process service(serve_words(data.string()), [] { umask(0); });
        const std::uint16_t port = service.port();
        REQUIRE_MESSAGE(port != 0, service.complaint());
        REQUIRE(new_table(port, {"person", "person"}));
        CHECK(permissions_of(data) == 0700);
        for (const char* name : {"pantheon.db", "pantheon.db-wal", "pantheon.db-shm", "pantheon.lock"})
            CHECK_MESSAGE(permissions_of(data / name) == 0600, name);
        service.signal(SIGKILL);
        service.wait();
    };
    serve();
    for (const fs::directory_entry& entry : fs::directory_iterator(data)) fs::permissions(entry, fs::perms(0666));
    fs::permissions(data, fs::perms(0777));
    serve();
    // A folder that holds other things too is left as it is.
    std::ofstream(data / "letter") << "x";
    fs::permissions(data, fs::perms(0755));
    Process service(serve_words(data.string()));
    CHECK(service.port() != 0);
    CHECK(permissions_of(data) == 0755);
    CHECK(permissions_of(data / "pantheon.db") == 0600);
}
