// A small net that judges positions: sparse rows, one wide layer, one narrow, three numbers; whole numbers throughout.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "players/value.hpp"

namespace pantheon {

inline constexpr int net_width = 256;  // of the first layer
inline constexpr int net_second = 32;
inline constexpr int net_outputs = 3;  // win, lead, points

// The first layer of one position before its negative numbers are cut off; neighbours follow from it.
struct alignas(64) Layer {
    std::int16_t at[net_width];
};

// What a net needs to know about the rows it was made for.
struct NetLabel {
    std::string game;                // "pebbles"
    std::string layout;              // digest of the rows' names and numbers: another layout, another net
    std::vector<std::string> cards;  // ids of those that have rows of their own, in the order of these rows
    std::string made;                // how: one line for people
};

// 16 bits in the first two layers, 32 and more in the sums. Row 0 means "nothing here" and is all zeros.
class Net {
public:
    // Scales: what 1.0 is in each place. The first layer adds up to ±128 before it leaves its 16 bits: four players and
    // an expansion, 400 rows, have been seen to need 80.
    static constexpr int first_one = 256;
    static constexpr int second_one = 1'024;
    static constexpr int third_one = 4'096;
    static constexpr int most_active = 16 * first_one - 1;  // larger ones of the first layer are cut
    static constexpr int lead_unit = 20, points_unit = 40;  // the outputs 1.0 in points

    NetLabel label;

    // The number of floats that make a net of so many rows: first layer row by row, its bias, second layer unit by unit
    // (`net_second` for each of `net_width`), its bias, outputs by unit, their bias.
    static constexpr std::size_t floats(int rows) {
        return static_cast<std::size_t>(rows) * net_width + net_width + net_width * net_second + net_second +
               net_outputs * net_second + net_outputs;
    }
    // As a learner has it; the first layer is kept in bytes with a factor for each row.
    static Result<Net> from_floats(NetLabel label, int rows, const float* weights);
    static Result<Net> read(std::string_view file);
    std::string file() const;
    // Back again, for who learns on; as exact as the file is.
    std::vector<float> weights() const;

    int rows() const { return static_cast<int>(factors_.size()); }

    // `to` = `from` with all rows of `plus` added and all of `minus` taken away. They may be the same place.
    void change(const Layer& from, Layer& to, std::span<const std::uint16_t> plus,
                std::span<const std::uint16_t> minus) const;
    // The layer of a position from that of another: what lies in so many slots, a multiple of sixteen, is compared.
    static constexpr std::size_t most_slots = 2'048;
    void follow(std::span<const std::uint16_t> before, const Layer& from, std::span<const std::uint16_t> after,
                Layer& to) const;
    const Layer& bias() const { return bias_; }
    Value judge(const Layer& layer) const;

    // The same without vectors, for tests.
    Value judge_plainly(const Layer& layer) const;

private:
    std::vector<std::uint16_t> factors_;  // by row: what 1/256 of its bytes is in units of 1 / first_one
    std::vector<std::int8_t> bytes_;
    std::vector<Layer> first_;  // made from these two
    Layer bias_{};
    alignas(64) std::int16_t second_[net_second][net_width]{};
    std::int32_t second_bias_[net_second]{};
    std::int32_t third_[net_outputs][net_second]{};
    std::int64_t third_bias_[net_outputs]{};

    std::optional<Error> expand();
    Value finish(const std::int32_t (&sums)[net_second]) const;
};

}  // namespace pantheon
