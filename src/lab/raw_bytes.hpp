// Numbers and lists of numbers as the bytes they are, for files that stay on the machine that wrote them.
#pragma once

#include <cstdint>
#include <istream>
#include <ostream>
#include <type_traits>
#include <vector>

namespace pantheon {

template <class T>
    requires std::is_trivially_copyable_v<T>
void write_raw(std::ostream& out, const T& one) {
    out.write(reinterpret_cast<const char*>(&one), sizeof one);
}
template <class T>
void write_raw(std::ostream& out, const std::vector<T>& list) {
    write_raw(out, static_cast<std::uint64_t>(list.size()));
    out.write(reinterpret_cast<const char*>(list.data()), static_cast<std::streamsize>(list.size() * sizeof(T)));
}

// What is missing shows in the state of the stream.
template <class T>
    requires std::is_trivially_copyable_v<T>
void read_raw(std::istream& in, T& one) {
    in.read(reinterpret_cast<char*>(&one), sizeof one);
}
template <class T>
void read_raw(std::istream& in, std::vector<T>& list) {
    std::uint64_t size = 0;
    read_raw(in, size);
    constexpr std::uint64_t most = std::uint64_t{1} << 32;  // bytes: whatever is longer is no list of ours
    if (!in || size > most / sizeof(T)) return in.setstate(std::ios::failbit);
    list.resize(size);
    in.read(reinterpret_cast<char*>(list.data()), static_cast<std::streamsize>(size * sizeof(T)));
}

}  // namespace pantheon
