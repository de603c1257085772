#include "cli/balance_plots.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "service/json_reader.hpp"

namespace pantheon {

namespace {

constexpr int most_bars = 36;

std::string at(double share) { return number_text(100 * std::clamp(share, 0.0, 1.0), 2) + "%"; }

std::string line(double x1, double x2, double y, const std::string& style) {
    const std::string height = number_text(y, 1);
    return "<line class=\"" + style + "\" x1=\"" + at(x1) + "\" x2=\"" + at(x2) + "\" y1=\"" + height + "\" y2=\"" +
           height + "\"/>";
}
std::string upright(double x, double height, const std::string& style) {
    return "<line class=\"" + style + "\" x1=\"" + at(x) + "\" x2=\"" + at(x) + "\" y1=\"0\" y2=\"" +
           number_text(height, 0) + "\"/>";
}
std::string svg(double height, const std::string& label, const std::string& inside) {
    return "<svg width=\"100%\" height=\"" + number_text(height, 0) + "\" role=\"img\" aria-label=\"" + escaped(label) +
           "\">" + inside + "</svg>";
}

}  // namespace

const Json& member_of(const Json& object, const char* name) {
    static const Json empty = Json::object();
    const auto found = object.find(name);
    return found == object.end() ? empty : *found;
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '"') out += "&quot;";
        else out += c;
    }
    return out;
}

std::string number_text(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    const std::string said = text.str();
    return said.find_first_not_of("-0.") == said.npos && said[0] == '-' ? said.substr(1) : said;  // no "-0.0"
}
std::string percent_text(double rate) { return number_text(100 * rate, 1) + "\u00a0%"; }
std::string signed_text(double value, int digits) {
    const std::string size = number_text(std::abs(value), digits);
    if (size.find_first_not_of("0.") == size.npos) return "±" + size;
    return (value < 0 ? "−" : "+") + size;
}
std::string count_text(long number) {
    std::string digits = std::to_string(number);
    for (auto place = static_cast<long>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), ",");
    return digits;
}

std::string dot_plot(const std::vector<PlotRow>& rows, const PlotScale& scale) {
    const auto place = [&](double value) { return (value - scale.low) / (scale.high - scale.low); };
    std::string html =
        "<div class=\"plot\"><div class=\"row axis\"><div class=\"name\"></div><div class=\"ends\"><span>" +
        escaped(scale.at_low) + "</span><span>" + escaped(scale.at_middle) + "</span><span>" + escaped(scale.at_high) +
        "</span></div><div class=\"num\"></div></div>";
    for (const PlotRow& row : rows) {
        const double height = 10.0 + 9.0 * static_cast<double>(row.marks.size());
        std::string inside = upright(place(scale.middle), height, "fair"), label;
        double y = 9.5;
        for (const PlotMark& mark : row.marks) {
            const std::string series = "p" + std::to_string(mark.series);
            inside += "<g class=\"" + series + "\"><title>" + escaped(mark.title) + "</title>" +
                      line(place(mark.low), place(mark.high), y, "reach") + "<circle cx=\"" + at(place(mark.value)) +
                      "\" cy=\"" + number_text(y, 1) + "\" r=\"4\"/></g>";
            label += (label.empty() ? "" : "; ") + mark.title;
            y += 9;
        }
        html += "<div class=\"row\"><div class=\"name\">" + row.name +
                (row.note.empty() ? "" : " <small>" + row.note + "</small>") + "</div>" + svg(height, label, inside) +
                "<div class=\"num\">" + row.number + "</div></div>";
    }
    return html + "</div>";
}

PlotScale even_scale(const std::vector<PlotRow>& rows, double factor, const std::string& unit) {
    double reach = 0;
    for (const PlotRow& row : rows)
        for (const PlotMark& mark : row.marks) reach = std::max({reach, std::abs(mark.low), std::abs(mark.high)});
    if (reach <= 0) reach = 1 / factor;
    reach *= 1.04;
    const auto end = [&](double value) { return signed_text(value * factor, 0) + unit; };
    return {-reach, 0, reach, end(-reach), "0", end(reach)};
}

std::string stack_plot(const std::vector<StackRow>& rows, const std::string& unit, bool to_full_width) {
    double widest = 0;
    for (const StackRow& row : rows) {
        double sum = 0;
        for (const auto& [name, part] : row.parts) sum += std::max(0.0, part);
        widest = std::max(widest, sum);
    }
    std::string html = "<div class=\"plot\">", keys;
    for (const StackRow& row : rows) {
        double sum = 0, x = 0;
        for (const auto& [name, part] : row.parts) sum += std::max(0.0, part);
        const double whole = to_full_width ? sum : widest;
        std::string inside, label;
        for (std::size_t i = 0; i < row.parts.size(); ++i) {
            const auto& [name, part] = row.parts[i];
            const double share = whole > 0 ? std::max(0.0, part) / whole : 0;
            const std::string said = number_text(part, 1) + unit, title = name + ": " + said;
            label += (label.empty() ? "" : "; ") + title;
            if (share <= 0) continue;
            inside += "<g class=\"s" + std::to_string(i % 8) + "\"><title>" + escaped(title) + "</title><rect x=\"" +
                      at(x) + "\" width=\"" + at(share) + "\" y=\"3\" height=\"20\"/>";
            if (share > 0.09) inside += "<text x=\"" + at(x + share / 2) + "\" y=\"17\">" + escaped(said) + "</text>";
            inside += "</g>";
            x += share;
        }
        html +=
            "<div class=\"row stack\"><div class=\"name\">" + row.name + "</div>" + svg(26, label, inside) + "</div>";
    }
    if (!rows.empty())
        for (std::size_t i = 0; i < rows[0].parts.size(); ++i)
            keys += "<span class=\"s" + std::to_string(i % 8) + "\">" + escaped(rows[0].parts[i].first) + "</span>";
    return html + "<div class=\"keys\">" + keys + "</div></div>";
}

std::string histogram(const Json& pairs, int series, const std::string& unit) {
    if (pairs.empty()) return "";
    const int last = pairs.back()[0], width = (last - pairs.front()[0].get<int>()) / most_bars + 1;
    const int first = pairs.front()[0].get<int>() / width * width, bars = (last - first) / width + 1;
    std::vector<long> games(static_cast<std::size_t>(bars));
    for (const Json& pair : pairs)
        games[static_cast<std::size_t>((pair[0].get<int>() - first) / width)] += pair[1].get<long>();
    const double most = static_cast<double>(*std::max_element(games.begin(), games.end()));
    constexpr double height = 92;
    std::string inside = "<g class=\"p" + std::to_string(series) + "\">";
    for (int bar = 0; bar < bars; ++bar) {
        const long count = games[static_cast<std::size_t>(bar)];
        const double tall = height * static_cast<double>(count) / most;
        const int value = first + bar * width;
        inside += "<rect x=\"" + at(static_cast<double>(bar) / bars) + "\" width=\"" + at(0.86 / bars) + "\" y=\"" +
                  number_text(height - tall, 1) + "\" height=\"" + number_text(tall, 1) + "\"><title>" +
                  std::to_string(value) + (width > 1 ? " to " + std::to_string(value + width - 1) : "") + " " + unit +
                  ": " + count_text(count) + " games</title></rect>";
    }
    inside += "</g>";
    const int step = bars > 14 ? 5 * width : bars > 7 ? 2 * width : width;
    for (int bar = 0; bar < bars; ++bar)
        if ((first + bar * width) % step == 0)
            inside += "<text x=\"" + at((bar + 0.43) / bars) + "\" y=\"108\">" + std::to_string(first + bar * width) +
                      "</text>";
    return "<div class=\"histogram\">" + svg(112, "How many games had so many " + unit, inside) + "</div>";
}

std::string html_table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) {
    std::string html = "<div class=\"wide\"><table><thead><tr>";
    for (const std::string& cell : head) html += "<th>" + cell + "</th>";
    html += "</tr></thead><tbody>";
    for (const auto& row : rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            html += (i == 0 ? "<th>" : "<td>") + row[i] + (i == 0 ? "</th>" : "</td>");
        html += "</tr>";
    }
    return html + "</tbody></table></div>";
}

}  // namespace pantheon
