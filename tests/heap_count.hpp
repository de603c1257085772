// How often this program asks for memory: the engine's games must not.
#pragma once

#include <cstdint>

namespace pantheon {

// Allocations made by the calling thread since it began. Whoever links this gets counting `operator new`s.
std::uint64_t heap_allocations();

}  // namespace pantheon
