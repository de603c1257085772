// What is to be learnt from games: positions as a net sees them, and what came of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "players/net.hpp"

namespace pantheon {

// What a seat saw, and what came of it, in the units of the net's outputs; the win is a chance.
struct Lesson {
    std::uint32_t first_row = 0;
    std::uint32_t rows = 0;
    std::array<float, net_outputs> target{};
};
// Lessons with the list that their rows lie in.
struct Lessons {
    std::vector<std::uint16_t> rows;
    std::vector<Lesson> list;

    std::span<const std::uint16_t> rows_of(const Lesson& lesson) const {
        return {rows.data() + lesson.first_row, lesson.rows};
    }
    void add(const Lessons& more) {
        const auto first = static_cast<std::uint32_t>(rows.size());
        rows.insert(rows.end(), more.rows.begin(), more.rows.end());
        for (Lesson lesson : more.list) {
            lesson.first_row += first;
            list.push_back(lesson);
        }
    }
};

}  // namespace pantheon
