// The engine protocol: any lines are answered with JSON, and what is refused changes nothing.
#include <cstdint>
#include <string_view>

#include "cli/protocol.hpp"
#include "fuzz/require.hpp"
#include "games/deus/deus_game.hpp"
#include "service/json_reader.hpp"

using namespace pantheon;

namespace {

constexpr std::string_view ask_record = R"({"do":"record"})";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Context context{{deus::deus_kind(deus::built_in_box())}};
    Protocol protocol{context};
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    while (!rest.empty() && !protocol.finished()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string before = protocol.handle(ask_record);
        const Json response = Json::parse(protocol.handle(rest.substr(0, end)), nullptr, false);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        require(response.is_object() && response.contains("ok") && response["ok"].is_boolean(), "no answer");
        if (response["ok"].get<bool>()) continue;
        require(response["error"].is_string() && !response["error"].get<std::string>().empty(),
                "a refusal without a reason");
        require(protocol.handle(ask_record) == before, "a refused request changed the game");
    }
    return 0;
}
