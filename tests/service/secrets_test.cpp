// Nothing leaked: thousands of random games on the wire, each from a random point on. Beside every table the test keeps
// the room that it must be, changes there all that a seat cannot see, and wants the seat's bytes to be the same.
#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include "games/deus/deus_game.hpp"
#include "games/machina/machina_game.hpp"
#include "person.hpp"
#include "process.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_setups.hpp"
#include "property/machina_setups.hpp"
#include "room/room.hpp"
#include "service/table_key.hpp"
#include "service/token.hpp"

using namespace pantheon;
using namespace std::chrono_literals;

namespace {

constexpr int answers_on_the_wire = 25;  // of each game; two games in forty are played to their end
constexpr std::array<Confirm, 3> settings{Confirm::always, Confirm::turn, Confirm::never};

const std::array<GameKind, 2>& shelf() {
    static const std::array<GameKind, 2> kinds{deus::deus_kind(deus::built_in_box()),
                                               machina::machina_kind(machina::built_in_box())};
    return kinds;
}
const GameKind& kind_of(const Record& record) { return *find_game(shelf(), record.game); }

bool is_machina(const GameKind& kind) { return &kind == &shelf()[1]; }

battery::Drifter drifter_for(const GameKind& kind) {
    return is_machina(kind) ? machina::drifter(true) : deus::drifter();
}

GameOptions random_options(const GameKind& kind, Rng& rng) {
    if (is_machina(kind)) return machina::options_of(machina::random_setup(machina::built_in_box(), rng));
    const deus::Box& box = deus::built_in_box();
    return rng.below(2) ? deus::random_options(box, rng) : deus::random_egypt_options(box, rng);
}

// A random game up to a random point before its end.
Record random_beginning(const GameKind& kind, Rng& rng) {
    const GameOptions options = random_options(kind, rng);
    auto game = kind.begin(kind, options, rng.next());
    REQUIRE_MESSAGE(game.ok(), game.error());
    const battery::Drifter drifter = drifter_for(kind);
    Record record = record_of(kind, (*game)->options());
    for (auto left = rng.below(500); left > 0; --left) {
        const Answer answer = drifter.answer((*game)->choice(), rng);
        auto next = (*game)->copy();
        next->apply(answer);
        if (next->is_over()) break;
        *game = std::move(next);
        record.answers.push_back(answer);
    }
    return record;
}

// One who looks at a table from a seat, or as a spectator.
struct Viewer {
    Seat seat;
    std::string token;
    Socket socket;
    Confirm confirm = Confirm::always;
    std::size_t seen = 0;  // entries of the log
};

class WatchedGame {
    Rng rng_;
    std::uint64_t seed_;
    Room room_;  // as the service's must be
    std::vector<Viewer> viewers_;
    std::vector<std::string> names_, secrets_;
    std::uint16_t port_;

    // With the luck of the service, whose key is in its database and nowhere else.
    static Room opened(const Record& record, std::uint64_t seed, const std::string& key) {
        auto room = Room::open(
            {&kind_of(record), record.options, seed, record.answers, {}, [luck = TableKey(key)](std::uint64_t n) {
                 return luck.luck(n);
             }});
        REQUIRE_MESSAGE(room.ok(), room.error());
        return std::move(*room);
    }

    void search(const Viewer& viewer, const std::string& text) const {
        for (const std::string& secret : secrets_)
            if (secret != viewer.token && text.find(secret) != std::string::npos)
                FAIL("seed " << seed_ << ": seat " << place(viewer.seat) << " was sent a secret: " << text);
    }

    // The next text that begins like this; whatever comes before it holds no secret.
    std::string next(Viewer& viewer, std::string_view beginning) {
        while (auto text = viewer.socket.read(10s)) {
            search(viewer, *text);
            if (text->starts_with(beginning)) return std::move(*text);
        }
        FAIL("seed " << seed_ << ": the service fell silent");
        return {};
    }
    Json ask(Viewer& viewer, Json request) {
        request["id"] = 1;
        REQUIRE(viewer.socket.send(request.dump()));
        const std::string reply = next(viewer, R"({"re":1)");
        REQUIRE_MESSAGE(reply.find(R"("ok":true)") != std::string::npos, request.dump() << " was refused: " << reply);
        return Json::parse(reply);
    }
    void keep_secret(const std::string& token) {
        secrets_.push_back(token);
        secrets_.push_back(hash_of(token));
    }

    // What came is what would have come if everything else were different.
    void compare(Viewer& viewer) {
        const std::string told = next(viewer, R"({"say":"position")");
        const auto look = [&](const Room& room) {
            return room.position_json(viewer.seat, Language::english, viewer.seen);
        };
        const std::string expected = room_.is_over() ? look(room_) : look(room_.imagine(viewer.seat, rng_));
        CHECK_MESSAGE(told == expected, "seed " << seed_ << ", seat " << place(viewer.seat));
        viewer.seen = room_.log().size();
    }
    void compare_log(Viewer& viewer) {
        if (room_.is_over()) return;  // open to all
        const std::string told = request(port_, "GET", "/api/record", "", {{"Authorization", "Bearer " + viewer.token}},
                                         local_address(seed_))
                                     .body;
        const Room other = room_.imagine(viewer.seat, rng_);
        CHECK_MESSAGE(told == other.log_text(viewer.seat, Language::english, names_), "seed " << seed_);
        search(viewer, told);
    }

    Viewer& asked() { return viewers_[static_cast<std::size_t>(place(room_.asked()))]; }

    // One request of the asked seat, in both places.
    void step() {
        Viewer& viewer = asked();
        const Seat seat = viewer.seat;
        Json request{{"number", room_.number(seat)}, {"hash", room_.hash(seat)}};
        const std::size_t entries = room_.log().size();
        if (room_.can_undo(seat) && rng_.below(8) == 0) {
            request["do"] = "undo";
            CHECK(!room_.undo(seat));
        } else if (room_.can_confirm(seat)) {
            request["do"] = "confirm";
            CHECK(room_.confirm(seat).ok());
        } else {
            const Answer option = drifter_for(*room_.plan().kind).answer(room_.game().choice(), rng_);
            request["do"] = "answer";
            request["option"] = option;
            CHECK(!room_.answer(seat, option));
            if (room_.must_confirm(seat, viewer.confirm)) CHECK(room_.confirm(seat).ok());
        }
        ask(viewer, request);
        const bool firm = room_.log().size() != entries;
        for (Viewer& each : viewers_)
            if (firm || each.seat == seat) compare(each);
    }

public:
    // `made` is what the service said when it took the record.
    WatchedGame(std::uint16_t port, const Record& record, std::uint64_t seed, const Json& made, const std::string& key)
        : rng_{seed}, seed_(seed), room_(opened(record, seed, key)), port_(port) {
        const std::string from = local_address(seed);
        for (int p = 0; p < room_.players(); ++p)
            viewers_.push_back(
                {seat_at(p), made["seats"][static_cast<std::size_t>(p)]["invitation"], Socket(port, {}, from)});
        viewers_.push_back({Seat::nobody, made["spectator"], Socket(port, {}, from)});
        secrets_.push_back(key);
        for (const Viewer& viewer : viewers_) keep_secret(viewer.token);
    }

    void sit_down() {
        for (Viewer& viewer : viewers_) ask(viewer, {{"do", "hello"}, {"token", viewer.token}});
        for (Viewer& viewer : viewers_) {
            if (viewer.seat == Seat::nobody) continue;
            names_.push_back("Seat " + std::to_string(place(viewer.seat)));
            viewer.token = ask(viewer, {{"do", "sit"}, {"name", names_.back()}})["token"];
            keep_secret(viewer.token);
        }
        room_.deal();
        for (Viewer& viewer : viewers_) {
            compare(viewer);
            if (viewer.seat == Seat::nobody) continue;
            viewer.confirm = settings[rng_.below(settings.size())];
            ask(viewer, {{"do", "settings"}, {"confirm", name_of(viewer.confirm)}});
        }
    }
    void play(int answers) {
        while (answers-- > 0 && !room_.is_over()) step();
        compare_log(viewers_[rng_.below(static_cast<std::uint32_t>(viewers_.size()))]);
    }
};

Json imported(std::uint16_t port, const Record& record, std::uint64_t seed) {
    const auto game = kind_of(record).begin(kind_of(record), record.options, seed);
    REQUIRE_MESSAGE(game.ok(), game.error());
    Json body{{"as", "game"}, {"record", write_record(record, shelf())}, {"seed", seed}};
    for (int p = 0; p < (*game)->players(); ++p) body["seats"].push_back({{"kind", "person"}});
    const Reply reply = post(port, "/api/import", body.dump(), "", local_address(seed));
    REQUIRE_MESSAGE(reply.status == 201, reply.body);
    return Json::parse(reply.body);
}

// Looks into the database of a running service.
class Keys {
    SQLite::Database database_;
    SQLite::Statement key_{database_, "SELECT table_key FROM tables WHERE id=?"};

public:
    explicit Keys(const Folder& folder) : database_(folder.string() + "/pantheon.db") {}
    std::string of(const std::string& table) {
        key_.reset();
        key_.bind(1, table);
        REQUIRE(key_.executeStep());
        const std::string key = key_.getColumn(0).getString();
        key_.reset();
        CHECK(key.size() == 64);
        return key;
    }
};

}  // namespace

TEST_CASE("what a seat is sent is the same whatever it cannot see, in thousands of random games") {
    const Running service;
    Keys keys(service.folder);
    const int games = battery::games(1000);
    for (int n = 0; n < games; ++n) {
        Rng rng{static_cast<std::uint64_t>(n) + 90'000'000};
        const auto seed = static_cast<std::uint64_t>(n);
        const Record record = random_beginning(shelf()[n % 4 == 3 ? 1 : 0], rng);
        const Json made = imported(service.port, record, seed);
        WatchedGame game(service.port, record, seed, made, keys.of(made["table"]));
        game.sit_down();
        game.play(n % 40 == 0 || n % 40 == 3 ? 3000 : answers_on_the_wire);
    }
}
