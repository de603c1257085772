// How the service bears up: starts it as a second process, fills it with sockets, tables and resting games over
// loopback, and prints how long people wait and how much memory it takes. Options: --seconds N --sockets N --tables N
// --resting N --loaded N.
#include <sqlite3.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <csignal>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <stdexcept>

#include "service/person.hpp"
#include "service/process.hpp"
#include "service/token.hpp"

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

std::map<std::string, int> wishes{
    {"--seconds", 60}, {"--sockets", 1000}, {"--tables", 200}, {"--resting", 10'000}, {"--loaded", 2000}};

[[noreturn]] void give_up(const std::string& sentence) { throw std::runtime_error(sentence); }

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

// Fifty visitors share an address.
std::string address_of(std::size_t visitor) { return local_address(visitor / 50); }

struct Times {
    std::vector<double> all;  // milliseconds

    double at(double share) {
        if (all.empty()) return 0;
        std::ranges::sort(all);
        return all[std::min(all.size() - 1, static_cast<std::size_t>(share * static_cast<double>(all.size())))];
    }
};

void print(const std::string& what, const std::string& figure, const std::string& bar = "") {
    std::cout << std::left << std::setw(58) << what << std::right << std::setw(22) << figure << "   " << bar
              << std::endl;
}

std::string in_words(double number, const char* unit) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(number < 10 ? 2 : 1) << number << ' ' << unit;
    return text.str();
}

void print_times(const std::string& what, Times& times, const std::string& bar = "") {
    print(what + ", " + std::to_string(times.all.size()) + " times: median", in_words(times.at(0.5), "ms"));
    print("    99th percentile", in_words(times.at(0.99), "ms"), bar);
    print("    longest", in_words(times.at(1), "ms"));
}

// The token of a resting game.
std::string token_of(int game) { return pantheon::hash_of(std::to_string(game)).substr(0, 32); }

double mebibytes(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/statm");
    double all = 0, resident = 0;
    file >> all >> resident;
    return resident * 4096 / (1 << 20);
}

// A person who answers when told to, or a spectator; all of them on one thread.
class Visitor : public std::enable_shared_from_this<Visitor> {
    beast::websocket::stream<tcp::socket> stream_;
    beast::flat_buffer buffer_;
    std::mt19937 luck_;
    bool plays_;
    std::string sending_;
    Clock::time_point sent_;
    bool waits_ = false;
    Json position_;

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
            if (error) return void(++*self->lost);
            const std::string text = beast::buffers_to_string(self->buffer_.data());
            self->buffer_.clear();
            self->take(text);
            self->read();
        });
    }
    void take(const std::string& text) {
        if (!plays_) return;
        if (text.find("\"ok\":false") != std::string::npos) return void(++*refused);
        if (!text.starts_with(R"({"say":"position")")) return;
        if (waits_) times->all.push_back(milliseconds(Clock::now() - sent_));
        waits_ = false;
        position_ = Json::parse(text);
    }

public:
    Times* times = nullptr;
    int *lost = nullptr, *refused = nullptr;

    Visitor(asio::io_context& io, bool plays, unsigned luck) : stream_(io), luck_(luck), plays_(plays) {}

    void come(std::uint16_t port, const std::string& from, const std::string& token) {
        tcp::socket& socket = stream_.next_layer();
        socket.open(tcp::v4());
        socket.bind({asio::ip::make_address(from), 0});
        socket.connect({asio::ip::make_address("127.0.0.1"), port});
        socket.set_option(tcp::no_delay(true));
        stream_.read_message_max(64 << 20);
        stream_.handshake("127.0.0.1:" + std::to_string(port), "/api/socket");
        stream_.write(asio::buffer(Json{{"do", "hello"}, {"token", token}}.dump()));
        if (plays_) stream_.write(asio::buffer(Json{{"do", "sit"}, {"name", "Ada"}}.dump()));
        read();
    }
    // False if it is somebody else's turn, or the answer before this one is still on its way.
    bool answer() {
        if (waits_ || position_.is_null()) return false;
        Json request{{"number", position_["number"]}, {"hash", position_["hash"]}};
        if (const Json& choice = position_["choice"]; !choice.is_null()) {
            request["do"] = "answer";
            request["option"] = choice["options"][luck_() % choice["options"].size()]["option"];
        } else if (position_["tentative"].value("can_confirm", false)) {
            request["do"] = "confirm";
        } else {
            return false;
        }
        sending_ = request.dump();
        sent_ = Clock::now();
        waits_ = true;
        stream_.async_write(asio::buffer(sending_), [self = shared_from_this()](error_code, std::size_t) {});
        return true;
    }
};

void measure_load(std::uint16_t port, pid_t pid) {
    const auto tables = static_cast<std::size_t>(wishes["--tables"]);
    const auto sockets = static_cast<std::size_t>(wishes["--sockets"]);
    asio::io_context io;
    Times times;
    int lost = 0, refused = 0, idle = 0;
    std::vector<Links> links;
    std::vector<std::shared_ptr<Visitor>> visitors;
    for (std::size_t v = 0; v < sockets; ++v) {
        if (v < tables) {
            const auto made = new_table(port, {"person", "greedy"}, {}, address_of(v));
            if (!made) give_up("a table could not be made");
            links.push_back(*made);
        }
        const auto visitor = std::make_shared<Visitor>(io, v < tables, static_cast<unsigned>(v));
        visitor->times = &times, visitor->lost = &lost, visitor->refused = &refused;
        visitor->come(port, address_of(v), v < tables ? links[v].seats[0] : links[v % tables].spectator);
        visitors.push_back(visitor);
    }
    io.run_for(2s);
    // Everybody answers once a second, each at a moment of its own.
    const int seconds = wishes["--seconds"];
    const auto begin = Clock::now();
    for (std::size_t n = 0; n < static_cast<std::size_t>(seconds) * tables; ++n) {
        io.restart();
        io.run_until(begin + std::chrono::microseconds(1'000'000 / tables) * static_cast<std::int64_t>(n));
        if (!visitors[n % tables]->answer()) ++idle;
    }
    io.restart();
    io.run_for(1s);
    std::cout << sockets << " sockets, " << tables << " tables, an answer a second at each, " << seconds << " s\n";
    print_times("    from answer sent to view received", times, "under 50 ms");
    print("    seconds in which a bot was still to move", std::to_string(idle));
    print("    connections lost, answers refused", std::to_string(lost) + ", " + std::to_string(refused), "none");
    print("    memory", in_words(mebibytes(pid), "MiB"));
}

// A person alone with the service: read, apply, store, send.
void measure_answers(Person& person) {
    Times times;
    for (int n = 0; n < 1000 && !person.is_over(); ++n) {
        const bool asked = person.is_asked();
        const auto begin = Clock::now();
        if (!person.step(1s)) give_up("the service hung up");
        if (asked) times.all.push_back(milliseconds(Clock::now() - begin));
        if (times.all.size() == 60) break;  // in the middle of the game
    }
    print_times("One answer alone", times);
}

void run_sql(sqlite3* database, const std::string& sql) {
    char* error = nullptr;
    if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK) give_up(error);
}

// Copies a game as often as wished for, each with a token of its own.
void make_resting(const std::string& folder, const std::string& table, int copies) {
    sqlite3* database = nullptr;
    if (sqlite3_open((folder + "/pantheon.db").c_str(), &database) != SQLITE_OK) give_up("no database");
    run_sql(database, "BEGIN");
    for (int n = 0; n < copies; ++n) {
        const std::string id = "'rest" + std::to_string(n) + "'", own = " WHERE id='" + table + "'";
        const std::string hash = "'" + pantheon::hash_of(token_of(n)) + "'";
        run_sql(database, "CREATE TEMP TABLE row AS SELECT * FROM tables" + own + "; UPDATE row SET id=" + id +
                              ", spectator_hash='none" + std::to_string(n) +
                              "'; INSERT INTO tables SELECT * FROM row; DROP TABLE row;"
                              "CREATE TEMP TABLE row AS SELECT * FROM seats WHERE table_id='" +
                              table + "'; UPDATE row SET table_id=" + id + ", token_hash=iif(person," + hash +
                              ",''); INSERT INTO seats SELECT * FROM row; DROP TABLE row;"
                              "INSERT INTO moves SELECT " +
                              id + ", number, takeback, answers, back_to FROM moves WHERE table_id='" + table + "'");
    }
    run_sql(database, "COMMIT");
    sqlite3_close(database);
}

void measure_rest(const std::string& folder, double empty) {
    const auto begin = Clock::now();
    Process service(serve_words(folder));
    const std::uint16_t port = service.port();
    std::cout << wishes["--resting"] << " resting games\n";
    print("    until the service listens, all of them checked", in_words(milliseconds(Clock::now() - begin), "ms"));
    const double resting = mebibytes(service.pid());
    print("    memory, above an empty service", in_words(resting - empty, "MiB"), "none to speak of");
    Times times;
    std::vector<Socket> sockets;
    for (int n = 0; n < wishes["--loaded"]; ++n) {
        sockets.emplace_back(port, Headers{}, address_of(static_cast<std::size_t>(n)));
        const auto start = Clock::now();
        sockets.back().send(Json{{"do", "hello"}, {"token", token_of(n)}}.dump());
        auto text = sockets.back().read();
        while (text && !text->starts_with(R"({"say":"position")")) text = sockets.back().read();
        if (!text) give_up("a resting game did not open");
        times.all.push_back(milliseconds(Clock::now() - start));
    }
    print_times("    opening one", times, "under 20 ms");
    print("    memory with " + std::to_string(sockets.size()) + " of them loaded and watched",
          in_words(mebibytes(service.pid()), "MiB"), "under 512 MiB");
}

void run() {
    const Folder folder;
    std::string table;
    {
        Process service(serve_words(folder.string()));
        const std::uint16_t port = service.port();
        const auto links = new_table(port, {"person", "random"});
        if (!links) give_up("the service does not work");
        Person person(links->seats[0], "Ada", 1);
        if (!person.come(port)) give_up("the seat was refused");
        measure_answers(person);
        measure_load(port, service.pid());
        table = links->table;
        person.leave();
        service.signal(SIGTERM);
        if (service.wait() != 0) give_up("the service did not stop in order");
    }
    const Folder nothing;
    double empty = 0;
    {
        Process service(serve_words(nothing.string()));
        service.port();
        empty = mebibytes(service.pid());
    }
    make_resting(folder.string(), table, wishes["--resting"]);
    measure_rest(folder.string(), empty);
}

}  // namespace

int main(int count, char** words) {
    for (int w = 1; w + 1 < count; w += 2) {
        if (!wishes.contains(words[w])) return std::cerr << "there is no option " << words[w] << '\n', 1;
        wishes[words[w]] = std::max(1, std::atoi(words[w + 1]));
    }
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    try {
        run();
    } catch (const std::exception& error) {
        std::cerr << "service_load: " << error.what() << '\n';
        return 1;
    }
}
