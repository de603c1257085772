// `pantheon engine`: the protocol on standard input and output.
#include <iostream>

#include "cli/protocol.hpp"

namespace pantheon {

void add_engine(CLI::App& app, Context& context) {
    Command command(app, "engine", "For programs: JSON lines on standard input and output");
    command.example(
        "Example: echo '{\"do\":\"new\",\"game\":\"GAME\",\"seed\":7}' | pantheon engine\n"
        "docs/protocol.md describes every request.");
    command.does([&context] {
        Protocol protocol{context};
        std::string line;
        while (!protocol.finished() && std::getline(std::cin, line))
            if (line.find_first_not_of(" \t\r") != std::string::npos) std::cout << protocol.handle(line) << std::endl;
    });
}

}  // namespace pantheon
