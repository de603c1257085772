// Whether this is a build with sanitizers: everything takes many times as long there, so the tests do less.
#pragma once

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_slow = true;
#elif defined(__has_feature)
inline constexpr bool is_slow = __has_feature(address_sanitizer);
#else
inline constexpr bool is_slow = false;
#endif
