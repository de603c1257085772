// The main function that all doctest programs share, and the one place that knows where the project lies.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "source_folder.hpp"

std::string source_folder() { return PANTHEON_SOURCE_DIR; }
