// The secret of a table, which never leaves the service: all comes from it that nobody may foresee.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace pantheon {

// The board does not depend on the key, so nothing that is laid open says anything about it.
class TableKey {
    std::array<unsigned char, 32> key_;

    std::uint64_t number(std::uint32_t purpose, std::uint64_t n) const;

public:
    // Of the text that is stored: 64 hexadecimal digits, twice what `make_token` draws.
    explicit TableKey(std::string_view text);

    // The n-th draw of luck: the ChaCha20 stream of the key and n.
    std::uint64_t luck(std::uint64_t n) const;
    // What a bot starts from that thinks at this moment.
    std::uint64_t thought(std::uint64_t moment) const;
    // The token of whoever sits down with this secret: the same again when it is asked for again, and only then.
    std::string token(int seat, std::string_view secret) const;
};

}  // namespace pantheon
