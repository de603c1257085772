// Plots as inline SVG in rows of HTML: widths in per cent, so that letters keep their size on every screen.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "service/json.hpp"

namespace pantheon {

// A member of an object, or something empty that can be gone through.
const Json& member_of(const Json& object, const char* name);

// For HTML.
std::string escaped(const std::string& text);

std::string number_text(double value, int digits);
std::string percent_text(double rate);                  // "33.0 %"
std::string signed_text(double value, int digits = 1);  // "+1.5", "−0.3"
std::string count_text(long number);                    // "12,000"

// A value with its bounds; the series is a number of players.
struct PlotMark {
    int series = 0;
    double value = 0, low = 0, high = 0;
    std::string title;  // said where the pointer rests
};
struct PlotRow {
    std::string name, note;  // HTML
    std::vector<PlotMark> marks;
    std::string number;  // HTML
};
// From `low` to `high`, in rows; a line at `middle`. The axis says what stands at both ends.
struct PlotScale {
    double low = 0, middle = 0, high = 1;
    std::string at_low, at_middle, at_high;
};
std::string dot_plot(const std::vector<PlotRow>& rows, const PlotScale& scale);
// As far as all marks reach, the same to both sides of 0.
PlotScale even_scale(const std::vector<PlotRow>& rows, double factor, const std::string& unit);

// Parts of a whole, side by side; negative ones count as 0. Names are HTML-free.
struct StackRow {
    std::string name;  // HTML
    std::vector<std::pair<std::string, double>> parts;
};
std::string stack_plot(const std::vector<StackRow>& rows, const std::string& unit, bool to_full_width);

// [[value, games], …] as bars; `unit` is what a value counts.
std::string histogram(const Json& pairs, int series, const std::string& unit);

// <table>; cells are HTML, the first column is a name.
std::string html_table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows);

}  // namespace pantheon
