#include "service/table_key.hpp"

#include <sodium.h>

#include <span>

#include "service/token.hpp"

namespace pantheon {

TableKey::TableKey(std::string_view text) {
    begin_sodium();
    crypto_generichash(key_.data(), key_.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
}

std::uint64_t TableKey::number(std::uint32_t purpose, std::uint64_t n) const {
    std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{static_cast<unsigned char>(purpose)};
    for (std::size_t byte = 0; byte < 8; ++byte) nonce[4 + byte] = static_cast<unsigned char>(n >> 8 * byte);
    std::array<unsigned char, 8> stream;
    crypto_stream_chacha20_ietf(stream.data(), stream.size(), nonce.data(), key_.data());
    std::uint64_t bits = 0;
    for (const unsigned char byte : stream) bits = bits << 8 | byte;
    return bits;
}

std::uint64_t TableKey::luck(std::uint64_t n) const { return number(0, n); }
std::uint64_t TableKey::thought(std::uint64_t moment) const { return number(1, moment); }

std::string TableKey::token(int seat, std::string_view secret) const {
    const std::string text = "seat " + std::to_string(seat) + " " + std::string(secret);
    std::array<unsigned char, token_bytes> bytes;
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       key_.data(), key_.size());
    return hexadecimal(bytes);
}

}  // namespace pantheon
