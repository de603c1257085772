// A sub-command of `pantheon`: its words, its switches and what it does. Only this file's .cpp and command_line.cpp
// know CLI11, which takes a compiler longer than all the rest of a sub-command.
#pragma once

#include <functional>
#include <type_traits>

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
    // and a switch that is said again. There is one for each type that command.cpp names.
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

}  // namespace pantheon
