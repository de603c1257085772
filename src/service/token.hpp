// Tokens: the secret in the link of a seat, which is all that a person needs to sit there.
#pragma once

#include <string>
#include <string_view>

namespace pantheon {

// 128 random bits as 32 hexadecimal digits.
std::string make_token();

// What is stored instead of a token, as hexadecimal digits: nobody can get back from it to the token.
std::string hash_of(std::string_view token);

}  // namespace pantheon
