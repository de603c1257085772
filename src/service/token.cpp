#include "service/token.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace pantheon {

void begin_sodium() {
    if (sodium_init() < 0) throw std::runtime_error("this machine gives no random numbers for tokens");
}

std::string hexadecimal(std::span<const unsigned char> bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();  // the zero that libsodium writes
    return text;
}

std::string make_token() {
    begin_sodium();
    std::array<unsigned char, token_bytes> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes);
}

std::string hash_of(std::string_view token) {
    begin_sodium();
    std::array<unsigned char, crypto_generichash_BYTES> bytes;
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(token.data()), token.size(),
                       nullptr, 0);
    return hexadecimal(bytes);
}

}  // namespace pantheon
