#include "players/net.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/text.hpp"

#if defined(__x86_64__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

// Where the processor has wide vectors and the program was not built for them, they are used all the same. The loops
// are plain: the compiler knows how to add and multiply whole numbers side by side.
#if defined(__x86_64__) && !defined(__AVX2__) && !defined(__SANITIZE_ADDRESS__)
#define PANTHEON_WIDE __attribute__((target("avx2")))
#endif

namespace pantheon {

namespace {

constexpr std::string_view opening = "pantheon net 2\n";

// Added and taken away side by side; the compiler splits it where registers are shorter.
using Lanes = std::int16_t __attribute__((vector_size(32)));
constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::int16_t);

[[gnu::always_inline]] inline void change_rows(const Layer* first, const Layer& from, Layer& to,
                                               std::span<const std::uint16_t> plus,
                                               std::span<const std::uint16_t> minus) {
    // What stays in registers: half of sixteen.
#ifdef __wasm_simd128__
    constexpr std::size_t held = 4;  // each takes two
#else
    constexpr std::size_t held = 8;
#endif
    for (std::size_t at = 0; at < net_width; at += held * lanes) {
        Lanes sum[held];
        std::memcpy(sum, from.at + at, sizeof sum);
        Lanes weights;
        for (const std::uint16_t row : plus)
            for (std::size_t i = 0; i < held; ++i) {
                std::memcpy(&weights, first[row].at + at + i * lanes, sizeof weights);
                sum[i] += weights;
            }
        for (const std::uint16_t row : minus)
            for (std::size_t i = 0; i < held; ++i) {
                std::memcpy(&weights, first[row].at + at + i * lanes, sizeof weights);
                sum[i] -= weights;
            }
        std::memcpy(to.at + at, sum, sizeof sum);
    }
}

// Which of sixteen slots differ, a bit for each.
constexpr std::size_t slots_at_once = 16;
[[gnu::always_inline]] inline std::uint32_t differing(const std::uint16_t* one, const std::uint16_t* other) {
#if defined(__x86_64__)
    const auto same = [&](int at) {
        return _mm_cmpeq_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(one + at)),
                               _mm_loadu_si128(reinterpret_cast<const __m128i*>(other + at)));
    };
    return ~static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(same(0), same(8)))) & 0xffff;
#elif defined(__wasm_simd128__)
    const auto differ = [&](int at) { return wasm_i16x8_ne(wasm_v128_load(one + at), wasm_v128_load(other + at)); };
    return wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(differ(0), differ(8)));
#else
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < slots_at_once; ++i) bits |= std::uint32_t{one[i] != other[i]} << i;
    return bits;
#endif
}

[[gnu::always_inline]] inline void follow_rows(const Layer* first, std::span<const std::uint16_t> before,
                                               const Layer& from, std::span<const std::uint16_t> after, Layer& to) {
    std::uint16_t plus[Net::most_slots], minus[Net::most_slots];
    std::size_t pluses = 0, minuses = 0;
    for (std::size_t block = 0; block < after.size(); block += slots_at_once)  // most are alike
        for (std::uint32_t bits = differing(&before[block], &after[block]); bits != 0; bits &= bits - 1) {
            const std::size_t slot = block + static_cast<std::size_t>(std::countr_zero(bits));
            minus[minuses] = before[slot], minuses += before[slot] != 0;
            plus[pluses] = after[slot], pluses += after[slot] != 0;
        }
    change_rows(first, from, to, {plus, pluses}, {minus, minuses});
}

[[gnu::always_inline]] inline void second_layer(const std::int16_t (&weights)[net_second][net_width],
                                                const Layer& layer, std::int32_t (&sums)[net_second]) {
    Layer active;
    for (int i = 0; i < net_width; ++i)
        active.at[i] = std::clamp<std::int16_t>(layer.at[i], 0, static_cast<std::int16_t>(Net::most_active));
    for (int unit = 0; unit < net_second; ++unit) {
#if defined(__wasm_simd128__)  // the compiler does not find the instruction that multiplies and adds
        v128_t sum = wasm_i32x4_const_splat(0);
        for (int i = 0; i < net_width; i += 8)
            sum = wasm_i32x4_add(
                sum, wasm_i32x4_dot_i16x8(wasm_v128_load(active.at + i), wasm_v128_load(weights[unit] + i)));
        sums[unit] = wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
                     wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
#else
        std::int32_t sum = 0;
        for (int i = 0; i < net_width; ++i) sum += active.at[i] * weights[unit][i];
        sums[unit] = sum;
#endif
    }
}

#ifdef PANTHEON_WIDE
const bool is_wide = __builtin_cpu_supports("avx2");
PANTHEON_WIDE void change_wide(const Layer* first, const Layer& from, Layer& to, std::span<const std::uint16_t> plus,
                               std::span<const std::uint16_t> minus) {
    change_rows(first, from, to, plus, minus);
}
PANTHEON_WIDE void follow_wide(const Layer* first, std::span<const std::uint16_t> before, const Layer& from,
                               std::span<const std::uint16_t> after, Layer& to) {
    follow_rows(first, before, from, after, to);
}
PANTHEON_WIDE void second_wide(const std::int16_t (&weights)[net_second][net_width], const Layer& layer,
                               std::int32_t (&sums)[net_second]) {
    second_layer(weights, layer, sums);
}
#endif

std::int32_t rounded(double value) {
    constexpr double most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::lround(std::clamp(value, -most, most)));
}
std::int16_t rounded_short(double value) {
    constexpr double most = std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(std::lround(std::clamp(value, -most, most)));
}

// Numbers in files: the lowest byte first.
template <class Number>
void append(std::string& to, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i)
        to += static_cast<char>(static_cast<std::uint64_t>(number) >> 8 * i & 255);
}
template <class Number>
Number take(std::string_view& from) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        number |= static_cast<std::uint64_t>(static_cast<unsigned char>(from[i])) << 8 * i;
    from.remove_prefix(sizeof(Number));
    return static_cast<Number>(number);
}

std::string_view line_after(std::string_view& rest, std::string_view key) {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos || !rest.starts_with(key)) return {};
    const auto line = rest.substr(key.size(), end - key.size());
    rest.remove_prefix(end + 1);
    return line;
}

}  // namespace

// Fills what is derived, and makes sure that no sum can overflow.
std::optional<Error> Net::expand() {
    first_.assign(factors_.size(), Layer{});
    for (std::size_t row = 1; row < factors_.size(); ++row)
        for (std::size_t i = 0; i < net_width; ++i)
            first_[row].at[i] = static_cast<std::int16_t>((bytes_[row * net_width + i] * factors_[row] + 128) >> 8);
    for (int unit = 0; unit < net_second; ++unit) {
        std::int64_t most = std::abs(static_cast<std::int64_t>(second_bias_[unit]));
        for (const std::int16_t weight : second_[unit]) most += std::abs(weight) * std::int64_t{most_active};
        if (most > std::numeric_limits<std::int32_t>::max())
            return Error{"this net's second layer has weights that are too large to add up"};
    }
    return {};
}

Result<Net> Net::from_floats(NetLabel label, int rows, const float* weights) {
    Net net;
    net.label = std::move(label);
    net.factors_.resize(static_cast<std::size_t>(rows));
    net.bytes_.resize(static_cast<std::size_t>(rows) * net_width);
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row, weights += net_width) {
        float largest = 0;
        for (int i = 0; i < net_width; ++i) largest = std::max(largest, std::abs(weights[i]));
        // A little less than up: what came from a file is the same again.
        const double factor = std::clamp(std::ceil(largest * first_one * 256.0 / 127 - 0.01), 1.0, 65'535.0);
        net.factors_[row] = static_cast<std::uint16_t>(factor);
        for (std::size_t i = 0; i < net_width; ++i)
            net.bytes_[row * net_width + i] = static_cast<std::int8_t>(
                std::clamp<long>(std::lround(weights[i] * first_one * 256.0 / factor), -127, 127));
    }
    for (int i = 0; i < net_width; ++i) net.bias_.at[i] = rounded_short(*weights++ * double{first_one});
    for (int i = 0; i < net_width; ++i)
        for (int unit = 0; unit < net_second; ++unit)
            net.second_[unit][i] = rounded_short(*weights++ * double{second_one});
    for (std::int32_t& bias : net.second_bias_) bias = rounded(*weights++ * double{first_one} * second_one);
    for (auto& output : net.third_)
        for (std::int32_t& weight : output) weight = rounded(*weights++ * double{third_one});
    for (std::int64_t& bias : net.third_bias_) bias = rounded(*weights++ * double{third_one} * 4096.0);
    if (const auto error = net.expand()) return *error;
    return net;
}

std::vector<float> Net::weights() const {
    std::vector<float> list;
    list.reserve(floats(rows()));
    const auto add = [&](double number, double one) { list.push_back(static_cast<float>(number / one)); };
    for (std::size_t i = 0; i < bytes_.size(); ++i)
        add(static_cast<double>(bytes_[i]) * factors_[i / net_width], 256.0 * first_one);
    for (const std::int16_t bias : bias_.at) add(bias, first_one);
    for (int i = 0; i < net_width; ++i)
        for (const auto& unit : second_) add(unit[i], second_one);
    for (const std::int32_t bias : second_bias_) add(bias, double{first_one} * second_one);
    for (const auto& output : third_)
        for (const std::int32_t weight : output) add(weight, third_one);
    for (const std::int64_t bias : third_bias_) add(static_cast<double>(bias), third_one * 4096.0);
    return list;
}

std::string Net::file() const {
    std::string text(opening);
    text += "game " + label.game + "\nlayout " + label.layout + "\nrows " + std::to_string(rows()) + "\nmade " +
            label.made + "\ncards";
    for (const std::string& card : label.cards) text += " " + card;
    text += "\n";
    for (const std::uint16_t factor : factors_) append(text, factor);
    for (const std::int8_t byte : bytes_) append(text, byte);
    for (const std::int16_t bias : bias_.at) append(text, bias);
    for (const auto& unit : second_)
        for (const std::int16_t weight : unit) append(text, weight);
    for (const std::int32_t bias : second_bias_) append(text, bias);
    for (const auto& output : third_)
        for (const std::int32_t weight : output) append(text, weight);
    for (const std::int64_t bias : third_bias_) append(text, bias);
    return text;
}

Result<Net> Net::read(std::string_view file) {
    if (!file.starts_with(opening)) return Error{"this is no net: it does not begin with \"pantheon net 2\""};
    file.remove_prefix(opening.size());
    Net net;
    net.label.game = line_after(file, "game ");
    net.label.layout = line_after(file, "layout ");
    const int rows = number_in(line_after(file, "rows ")).value_or(0);
    net.label.made = line_after(file, "made ");
    for (std::string_view ids = line_after(file, "cards "); !ids.empty();) {
        const auto end = std::min(ids.find(' '), ids.size());
        net.label.cards.emplace_back(ids.substr(0, end));
        ids.remove_prefix(std::min(end + 1, ids.size()));
    }
    const std::size_t expected = static_cast<std::size_t>(rows) * (2 + net_width) + 2 * net_width +
                                 2 * net_width * net_second + 4 * net_second + 4 * net_outputs * net_second +
                                 8 * net_outputs;
    if (rows < 1 || rows > 65'535 || file.size() != expected)
        return Error{"this net is damaged: its weights should have " + std::to_string(expected) + " bytes, not " +
                     std::to_string(file.size())};
    net.factors_.resize(static_cast<std::size_t>(rows));
    net.bytes_.resize(static_cast<std::size_t>(rows) * net_width);
    for (std::uint16_t& factor : net.factors_) factor = take<std::uint16_t>(file);
    for (std::int8_t& byte : net.bytes_) byte = take<std::int8_t>(file);
    for (std::int16_t& bias : net.bias_.at) bias = take<std::int16_t>(file);
    for (auto& unit : net.second_)
        for (std::int16_t& weight : unit) weight = take<std::int16_t>(file);
    for (std::int32_t& bias : net.second_bias_) bias = take<std::int32_t>(file);
    for (auto& output : net.third_)
        for (std::int32_t& weight : output) weight = take<std::int32_t>(file);
    for (std::int64_t& bias : net.third_bias_) bias = take<std::int64_t>(file);
    if (const auto error = net.expand()) return *error;
    return net;
}

void Net::change(const Layer& from, Layer& to, std::span<const std::uint16_t> plus,
                 std::span<const std::uint16_t> minus) const {
#ifdef PANTHEON_WIDE
    if (is_wide) return change_wide(first_.data(), from, to, plus, minus);
#endif
    change_rows(first_.data(), from, to, plus, minus);
}

void Net::follow(std::span<const std::uint16_t> before, const Layer& from, std::span<const std::uint16_t> after,
                 Layer& to) const {
#ifdef PANTHEON_WIDE
    if (is_wide) return follow_wide(first_.data(), before, from, after, to);
#endif
    follow_rows(first_.data(), before, from, after, to);
}

Value Net::judge(const Layer& layer) const {
    std::int32_t sums[net_second];
#ifdef PANTHEON_WIDE
    if (is_wide) second_wide(second_, layer, sums);
    else
#endif
        second_layer(second_, layer, sums);
    return finish(sums);
}

Value Net::judge_plainly(const Layer& layer) const {
    std::int32_t sums[net_second];
    for (int unit = 0; unit < net_second; ++unit) {
        volatile std::int32_t sum = 0;  // keeps the compiler from using vectors
        for (int i = 0; i < net_width; ++i) sum = sum + std::clamp<int>(layer.at[i], 0, most_active) * second_[unit][i];
        sums[unit] = sum;
    }
    return finish(sums);
}

Value Net::finish(const std::int32_t (&sums)[net_second]) const {
    constexpr int shift = 6;  // from first_one * second_one down to 4096
    static_assert(first_one * second_one >> shift == 4096 && logit_one == 4096);
    std::int64_t out[net_outputs];
    for (int o = 0; o < net_outputs; ++o) out[o] = third_bias_[o];
    for (int unit = 0; unit < net_second; ++unit) {
        const std::int64_t active = std::max<std::int64_t>(std::int64_t{sums[unit]} + second_bias_[unit], 0) >> shift;
        for (int o = 0; o < net_outputs; ++o) out[o] += active * third_[o][unit];
    }
    const auto points = [](std::int64_t number, int unit) {
        return static_cast<std::int32_t>(number * unit * one_point / (std::int64_t{third_one} * 4096));
    };
    return {chance_of(out[0] / third_one), points(out[1], lead_unit), points(out[2], points_unit)};
}

}  // namespace pantheon
