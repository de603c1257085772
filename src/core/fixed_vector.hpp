// A short list that lives inside its owner: no heap, trivially copyable.
#pragma once

#include <cassert>
#include <cstdint>

namespace pantheon {

template <class T, int Capacity>
class FixedVector {
    static_assert(Capacity > 0 && Capacity < 256);
    T items_[Capacity]{};
    std::uint8_t size_ = 0;

public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr int capacity() { return Capacity; }

    constexpr T& operator[](int i) {
        assert(0 <= i && i < size_);
        return items_[i];
    }
    constexpr const T& operator[](int i) const {
        assert(0 <= i && i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }

    constexpr T& push_back(const T& item) {
        assert(size_ < Capacity);
        return items_[size_++] = item;
    }
    // What lay there is wiped, so that equal lists are equal bytes.
    constexpr void pop_back() {
        assert(size_ > 0);
        items_[--size_] = T{};
    }
    constexpr void clear() { *this = {}; }

    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + size_; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }

    friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;
};

}  // namespace pantheon
