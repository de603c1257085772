// Tokens: the secret in the link of a seat, which is all that a person needs to sit there.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace pantheon {

inline constexpr std::size_t token_bytes = 16;

// 128 random bits as 32 hexadecimal digits.
std::string make_token();

// What is stored instead of a token, as hexadecimal digits: nobody can get back from it to the token.
std::string hash_of(std::string_view token);

// Every use of libsodium begins here; beginning twice does no harm.
void begin_sodium();
std::string hexadecimal(std::span<const unsigned char> bytes);

}  // namespace pantheon
