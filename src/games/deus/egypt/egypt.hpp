// Deus: Egypt: everything that its modules add, behind the points of expansion.hpp.
#pragma once

#include "games/deus/egypt/barques.hpp"
#include "games/deus/egypt/counts.hpp"
#include "games/deus/egypt/military.hpp"
#include "games/deus/egypt/orders.hpp"
#include "games/deus/egypt/temples.hpp"
#include "games/deus/egypt/tokens.hpp"
