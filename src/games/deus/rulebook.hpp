// All the rules: for `rules.cpp`, which plays by them, and for those who ask a single one.
#pragma once

#include "games/deus/egypt/egypt.hpp"
#include "games/deus/turn.hpp"
