#include "heap_count.hpp"

#include <cstdlib>
#include <new>

// The forms of `new` and `delete` that are not replaced here call those that are.

namespace {

thread_local std::uint64_t allocations = 0;

void* counted(void* memory) {
    ++allocations;
    if (!memory) throw std::bad_alloc{};
    return memory;
}

}  // namespace

std::uint64_t pantheon::heap_allocations() { return allocations; }

void* operator new(std::size_t size) { return counted(std::malloc(size == 0 ? 1 : size)); }
// The standard library's form calls the one above, but a sanitizer's does not, and `delete` below would not fit it.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    return counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
