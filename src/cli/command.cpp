#include "cli/command.hpp"

#include <CLI/CLI.hpp>

namespace pantheon {

namespace {

template <class T>
CLI::Option* add(CLI::App& app, const char* name, T& into, const char* type, const char* sentence) {
    CLI::Option* option = app.add_option(name, into, sentence)->type_name(type);
    if constexpr (!std::is_same_v<T, std::vector<std::string>>) option->capture_default_str();
    if (name[0] == '-') option->allow_extra_args(false);  // what follows its word is not for the switch
    return option;
}

}  // namespace

Command::Command(CLI::App& program, const char* name, const char* sentence)
    : app_(program.add_subcommand(name, sentence)) {}

template <class T>
void Command::takes(const char* name, T& into, const char* type, const char* sentence) {
    add(*app_, name, into, type, sentence);
}

template <class T>
void Command::takes(const char* name, T& into, std::type_identity_t<T> least, std::type_identity_t<T> most,
                    const char* type, const char* sentence) {
    add(*app_, name, into, type, sentence)
        ->check(CLI::Range(least, most).description(""));  // the help is about what it is for
}

template <class T>
void Command::needs(const char* name, T& into, const char* type, const char* sentence) {
    add(*app_, name, into, type, sentence)->required();
}

void Command::flag(const char* name, bool& into, const char* sentence) { app_->add_flag(name, into, sentence); }
// CLI11 gives the group of its defaults to every option that is added after them.
void Command::title(const char* words) { app_->option_defaults()->group(words); }
void Command::example(const char* lines) { app_->footer(lines); }
void Command::does(std::function<void()> action) { app_->callback(std::move(action)); }

template void Command::takes(const char*, std::string&, const char*, const char*);
template void Command::takes(const char*, std::vector<std::string>&, const char*, const char*);
template void Command::takes(const char*, std::uint16_t&, const char*, const char*);
template void Command::takes(const char*, std::uint64_t&, const char*, const char*);
template void Command::takes(const char*, std::optional<int>&, const char*, const char*);
template void Command::takes(const char*, std::optional<std::uint64_t>&, const char*, const char*);
template void Command::takes(const char*, int&, int, int, const char*, const char*);
template void Command::takes(const char*, std::size_t&, std::size_t, std::size_t, const char*, const char*);
template void Command::takes(const char*, std::int64_t&, std::int64_t, std::int64_t, const char*, const char*);
template void Command::takes(const char*, double&, double, double, const char*, const char*);
template void Command::needs(const char*, std::string&, const char*, const char*);
template void Command::needs(const char*, std::vector<std::string>&, const char*, const char*);

}  // namespace pantheon
