// The `pantheon` command.
#include "cli/commands.hpp"

int main(int count, char** words) { return pantheon::run_command(count, words); }
