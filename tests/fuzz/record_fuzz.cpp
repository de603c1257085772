// The reader of records: what it accepts is written and read again as the same game.
#include <cstdint>

#include "fuzz/require.hpp"
#include "games/deus/deus_game.hpp"
#include "table/record.hpp"

using namespace pantheon;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const GameKind kind = deus::deus_kind(deus::built_in_box());
    const std::span<const GameKind> shelf{&kind, 1};
    const auto record = read_record({reinterpret_cast<const char*>(data), size}, shelf);
    if (!record) {
        require(!record.error().empty(), "an error without words");
        return 0;
    }
    const auto again = read_record(write_record(*record, shelf), shelf);
    require(again.ok(), "what was read cannot be read back");
    require(*again == *record, "what was read reads differently when written");
    require(replay(*record, shelf).ok(), "what was read cannot be replayed");
    return 0;
}
