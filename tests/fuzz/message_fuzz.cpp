// Messages: any line gets exactly one reply, and nothing that is refused reaches another socket.
#include <cstdint>
#include <string_view>
#include <vector>

#include "fuzz/require.hpp"
#include "games/deus/deus_game.hpp"
#include "service/lobby.hpp"
#include "unit/memory_store.hpp"

using namespace pantheon;

namespace {

struct CountedReplies : Network {
    int replies = 0, refusals = 0, pushes = 0;

    void send(Connection connection, std::shared_ptr<const std::string> text) override {
        const Json json = Json::parse(*text, nullptr, false);
        require(json.is_object(), "what is sent is no JSON");
        if (connection != 1) return;
        if (!json.contains("re")) return void(++pushes);
        ++replies;
        if (json["ok"] == true) return;
        ++refusals;
        require(json["code"].is_string() && json["error"].is_string() && !json["error"].get<std::string>().empty(),
                "a refusal without a reason");
    }
    void hang_up(Connection, std::string) override {}
};

// A game for a person and a bot that has begun; the person's socket is 1.
struct Scene {
    MemoryStore store;
    CountedReplies network;
    int tokens = 0;
    std::int64_t now = 0;
    Lobby lobby;

    explicit Scene(std::span<const GameKind> shelf)
        : lobby({.shelf = shelf,
                 .store = store,
                 .network = network,
                 .now = [this] { return now; },
                 .date = [this] { return now; },
                 .wake = [] {},
                 .limits = {.bot_pace = 0, .bot_threads = 0},
                 .make_token = [this] { return std::string(32, static_cast<char>('a' + ++tokens)); }}) {
        const std::string table =
            R"({"game":"deus","seed":7,"name":"Ada","seats":[{"kind":"person"},{"kind":"bot","player":"random"}]})";
        lobby.http({"POST", "/api/tables", "", table, "", "here"});
        lobby.opened(1, "here");
        lobby.read(1, R"({"do":"hello","token":"eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"})");
        require(network.replies == 1 && network.refusals == 0, "the person cannot come in");
    }
};

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < 50) {
        lines.push_back(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(lines.back().size() + 1, text.size()));
    }
    return lines;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::array<GameKind, 1> shelf{deus::deus_kind(deus::built_in_box())};
    const auto lines = lines_of({reinterpret_cast<const char*>(data), size});
    bool anything = false;
    for (const std::string_view text : lines) {
        const Reading reading = read_message(text);
        require(reading.message || !reading.refusal.sentence.empty(), "no message and no sentence");
        anything = anything || reading.message;
    }
    if (!anything) return 0;  // a table is not needed to see that
    Scene scene{shelf};
    for (const std::string_view text : lines) {
        const int before = scene.network.replies;
        scene.now += 1'000;
        scene.lobby.read(1, text);
        require(scene.network.replies == before + 1, "not exactly one reply");
        scene.lobby.tick();
    }
    return 0;
}
