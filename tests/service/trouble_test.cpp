// A clean start, and everything that can be wrong with the folder, the disk and the port: one sentence, and no damage.
#include <doctest/doctest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include "person.hpp"
#include "process.hpp"

using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

// The service does not start: one sentence on standard error, and status 1.
std::string refusal(const std::vector<std::string>& words, const std::function<void()>& prepare = {}) {
    Process process(words, prepare);
    CHECK(process.port() == 0);
    CHECK(process.wait() == 1);
    const std::string complaint = process.complaint();
    INFO(complaint);
    CHECK(complaint.starts_with("pantheon: "));
    CHECK(std::ranges::count(complaint, '\n') == 1);
    return complaint;
}

void check_about(const std::string& sentence, const char* word) {
    CHECK_MESSAGE(sentence.find(word) != std::string::npos, sentence);
}

std::string bytes_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

// From here on, no file of this process grows beyond so many bytes: a disk that is full.
std::function<void()> disk_of(rlim_t bytes) {
    return [bytes] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    };
}

// A disk of a quarter of a mebibyte; only root can have one.
struct SmallDisk {
    std::string folder;
    bool is_there;

    explicit SmallDisk(std::string where)
        : folder(std::move(where)), is_there(mount("pantheon", folder.c_str(), "tmpfs", 0, "size=256k") == 0) {}
    ~SmallDisk() {
        if (is_there) umount2(folder.c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    void grow() const { CHECK(mount("pantheon", folder.c_str(), "tmpfs", MS_REMOUNT, "size=64m") == 0); }
};

// Plays until the disk is full, and says with what the person was told so. New tables help to fill it.
std::string play_until_refused(Person& person, std::uint16_t port) {
    for (int steps = 0; steps < 2000 && !person.is_over(); ++steps) {
        new_table(port, {"person", "person"}, {}, "127.0.1." + std::to_string(1 + steps / 50));
        if (!person.step(1ms)) return "the connection was lost";
        if (!person.complaints.empty()) return person.complaints[0];
        // The bot may be the one whose answer cannot be stored; then the person is told on the next wish.
        const auto reply = person.ask({{"do", "settings"}, {"confirm", steps % 2 == 0 ? "always" : "turn"}});
        if (!reply || !reply->value("ok", false)) return reply ? reply->dump() : "the connection was lost";
    }
    return "the disk is larger than the test";
}

// What a person was told before the disk was full is there afterwards, and the game goes on.
void check_full_disk(const std::string& folder, const std::function<void()>& prepare,
                     const std::function<void()>& make_room) {
    std::optional<Links> links;
    std::optional<Person> person;
    {
        Process process(serve_words(folder), prepare);
        const std::uint16_t port = process.port();
        REQUIRE_MESSAGE(port != 0, process.complaint());
        links = new_table(port, {"person", "random"});
        REQUIRE(links);
        person.emplace(links->seats[0], "Ada", 1);
        REQUIRE(person->come(port));
        const std::string sentence = play_until_refused(*person, port);
        check_about(sentence, "not_stored");
        // What was moved from the log into the database has left room; soon there is none at all.
        Reply health;
        for (int tries = 0; tries < 500 && health.status != 503; ++tries) {
            new_table(port, {"person", "person"}, {}, "127.0.2." + std::to_string(1 + tries / 50));
            health = get(port, "/healthz");
        }
        CHECK(health.status == 503);
        check_about(health.body, "disk");
        check_about(process.complaint(), "could not be stored");
        if (make_room) {
            make_room();
            for (int tries = 0; tries < 100 && health.status != 200; ++tries) {
                std::this_thread::sleep_for(100ms);
                health = get(port, "/healthz");
            }
            CHECK_MESSAGE(health.status == 200, health.body);
            check_about(process.complaint(), "storing works again");
        }
        process.signal(SIGTERM);
        CHECK(process.wait() == 0);
    }
    Process process(serve_words(folder));
    const std::uint16_t port = process.port();
    REQUIRE_MESSAGE(port != 0, process.complaint());
    person->complaints.clear();
    REQUIRE(person->come(port));
    CHECK(person->play(60s));
    for (const std::string& complaint : person->complaints) FAIL_CHECK(complaint);
}

}  // namespace

TEST_CASE("a clean start from nothing, and a clean stop") {
    const Folder folder;
    const std::string inner = (folder.path / "new" / "data").string();
    {
        Process process(serve_words(inner));
        const std::uint16_t port = process.port();
        REQUIRE(port != 0);
        CHECK(get(port, "/healthz").body.find("true") != std::string::npos);
        CHECK(get(port, "/metrics").headers["Content-Type"].starts_with("text/plain"));
        CHECK(get(port, "/").status == 200);
        const auto links = new_table(port, {"person", "greedy"});
        REQUIRE(links);
        Person person(links->seats[0], "Ada", 1);
        REQUIRE(person.come(port));
        process.signal(SIGINT);
        while (person.is_here()) person.socket().read(5s);
        CHECK(person.socket().close_code() == 1001);
        CHECK(process.wait() == 0);
    }
    CHECK(fs::exists(fs::path(inner) / "pantheon.db"));
    CHECK(!fs::exists(fs::path(inner) / "pantheon.db-wal"));
}

TEST_CASE("a folder that cannot be made or written") {
    const Folder folder;
    std::ofstream(folder.path / "file") << "x";
    check_about(refusal(serve_words((folder.path / "file").string())), "data folder");
    check_about(refusal(serve_words((folder.path / "file" / "inner").string())), "data folder");
    check_about(refusal(serve_words("/proc/pantheon")), "data folder");
    // A folder that exists and lets nobody write, not even root.
    check_about(refusal(serve_words("/proc/self")), "data folder");
}

TEST_CASE("a folder that another service uses") {
    Running service;
    check_about(refusal(serve_words(service.folder.string())), "in use");
    CHECK(get(service.port, "/healthz").status == 200);
}

TEST_CASE("a port in use, a port that is none, a host that is none") {
    Running service;
    const Folder folder;
    const auto words = [&](const std::string& host, const std::string& port) {
        return std::vector<std::string>{"--data", folder.string(), "--host", host, "--port", port};
    };
    check_about(refusal(words("127.0.0.1", std::to_string(service.port))), "in use");
    check_about(refusal(words("no.such.host.invalid", "0")), "no.such.host.invalid");
    check_about(refusal(words("203.0.113.1", "0")), "203.0.113.1");
    check_about(refusal(words("127.0.0.1", "65536")), "--port");
    check_about(refusal({"--data", folder.string(), "--port", "0", "--web", folder.string()}), "index.html");
}

TEST_CASE("a damaged database is left as it is") {
    const Folder folder;
    const fs::path file = folder.path / "pantheon.db";
    {
        Process process(serve_words(folder.string()));
        const std::uint16_t port = process.port();
        for (int n = 0; n < 5; ++n) CHECK(new_table(port, {"person", "greedy"}));
        process.signal(SIGTERM);
        CHECK(process.wait() == 0);
    }
    const std::string whole = bytes_of(file);
    for (const std::size_t at : {std::size_t{0}, std::size_t{4096}, whole.size() / 2}) {
        std::string damaged = whole;
        damaged.replace(at, 3000, std::string(3000, '\x5a'));
        std::ofstream(file, std::ios::binary) << damaged;
        check_about(refusal(serve_words(folder.string())), "damaged");
        CHECK(bytes_of(file) == damaged);
    }
    std::ofstream(file, std::ios::binary) << whole;
    Process process(serve_words(folder.string()));
    CHECK(process.port() != 0);
}

TEST_CASE("a disk that is full from the beginning") {
    const Folder folder;
    check_about(refusal(serve_words(folder.string()), disk_of(2000)), "database");
}

TEST_CASE("a disk that fills up while people play") {
    const Folder folder;
    SUBCASE("a limit on the size of files") { check_full_disk(folder.string(), disk_of(150'000), {}); }
    SUBCASE("a small disk") {
        const SmallDisk disk(folder.string());
        if (disk.is_there) check_full_disk(folder.string(), {}, [&] { disk.grow(); });
    }
}

TEST_CASE("a reader of the log that goes away does not end the service") {
    const Folder folder;
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    Process process(serve_words(folder.string()), [&] {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
    });
    close(ends[1]);
    const std::uint16_t port = process.port();
    REQUIRE(port != 0);
    close(ends[0]);  // from here on, whoever writes to the log is sent SIGPIPE
    const auto links = new_table(port, {"person", "person"});
    REQUIRE(links);
    // A client that does not read is dropped, which the log is told.
    Socket idle(port);
    idle.send(R"({"do":"hello","token":")" + links->seats[0] + R"("})");
    for (int n = 0; n < 5'000 && idle.send(R"({"do":"ping"})"); ++n) {
    }
    CHECK(get(port, "/healthz").status == 200);
    process.signal(SIGTERM);  // "stopping", says the log
    CHECK(process.wait() == 0);
}
