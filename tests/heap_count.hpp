// How often this program asks for memory: the engine's games must not.
#pragma once

#include <cstdint>

namespace pantheon {

// Allocations made by the calling thread since it began. Whoever links this gets counting `operator new`s.
std::uint64_t heap_allocations();

// How often `what` asks for memory.
template <class What>
std::uint64_t allocations_of(What&& what) {
    const std::uint64_t before = heap_allocations();
    what();
    return heap_allocations() - before;
}

}  // namespace pantheon
