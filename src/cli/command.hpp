// A sub-command of `pantheon`: its words, its switches and what it does. Only this file's .cpp and command_line.cpp
// know CLI11, which takes a compiler longer than all the rest of a sub-command.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace CLI {
class App;
}

namespace pantheon {

class Command {
    CLI::App* app_;

public:
    Command(CLI::App& program, const char* name, const char* sentence);

    // A word at its place (`game`) or after a switch (`--seed`) that need not be there; `type` stands for it in the
    // help, as does the value that it has if nothing is said. A list takes words at their place one after the other,
    // and a switch that is said again. There is one for each type named below.
    template <class T>
    void takes(const char* name, T& into, const char* type, const char* sentence);
    // A number from `least` to `most`.
    template <class T>
    void takes(const char* name, T& into, std::type_identity_t<T> least, std::type_identity_t<T> most, const char* type,
               const char* sentence);
    // One that must be there.
    template <class T>
    void needs(const char* name, T& into, const char* type, const char* sentence);
    // A switch alone.
    void flag(const char* name, bool& into, const char* sentence);

    // The help shows what comes next under this title.
    void title(const char* words);
    // The last lines of the help; and what happens once all words are read.
    void example(const char* lines);
    void does(std::function<void()> action);
};

// The types there are; command.cpp instantiates them.
extern template void Command::takes(const char*, std::string&, const char*, const char*);
extern template void Command::takes(const char*, std::vector<std::string>&, const char*, const char*);
extern template void Command::takes(const char*, std::uint16_t&, const char*, const char*);
extern template void Command::takes(const char*, std::uint64_t&, const char*, const char*);
extern template void Command::takes(const char*, std::optional<int>&, const char*, const char*);
extern template void Command::takes(const char*, std::optional<std::uint64_t>&, const char*, const char*);
extern template void Command::takes(const char*, int&, int, int, const char*, const char*);
extern template void Command::takes(const char*, std::size_t&, std::size_t, std::size_t, const char*, const char*);
extern template void Command::takes(const char*, std::int64_t&, std::int64_t, std::int64_t, const char*, const char*);
extern template void Command::takes(const char*, double&, double, double, const char*, const char*);
extern template void Command::needs(const char*, std::string&, const char*, const char*);
extern template void Command::needs(const char*, std::vector<std::string>&, const char*, const char*);

}  // namespace pantheon
