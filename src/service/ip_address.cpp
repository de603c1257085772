#include "service/ip_address.hpp"

#include <arpa/inet.h>
#include <strings.h>

#include <algorithm>
#include <vector>

#include "core/text.hpp"

namespace pantheon {

namespace {

constexpr int ipv4_begins = 96;  // the bits that all IPv4 addresses share

// The parts between separators that stand in no quotes. Nothing if a quote is left open: then the end of one header may
// have swallowed what the next proxy wrote.
std::optional<std::vector<std::string_view>> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    bool quoted = false;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (quoted && text[at] == '\\') ++at;
        else if (text[at] == '"') quoted = !quoted;
        else if (text[at] == separator && !quoted) {
            parts.push_back(trimmed(text.substr(from, at - from)));
            from = at + 1;
        }
    }
    if (quoted) return {};
    parts.push_back(trimmed(text.substr(std::min(from, text.size()))));
    return parts;
}

// An address as headers write it: alone, with a port, or in brackets. Nothing for "unknown" and made-up names.
std::optional<IpAddress> read_node(std::string_view text) {
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        return end == std::string_view::npos ? std::nullopt : read_address(text.substr(1, end - 1));
    }
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos)
        text = text.substr(0, colon);
    return read_address(text);
}

// The `for` of one element of a Forwarded header (RFC 7239): for="[2001:db8::7]:4711";proto=https
std::optional<IpAddress> read_for(std::string_view element) {
    for (std::string_view pair : split(element, ';').value_or(std::vector<std::string_view>{})) {
        if (pair.size() < 4 || strncasecmp(pair.data(), "for=", 4) != 0) continue;
        pair.remove_prefix(4);
        if (pair.size() >= 2 && pair.front() == '"' && pair.back() == '"') pair = pair.substr(1, pair.size() - 2);
        return read_node(pair);
    }
    return {};
}

using ReadElement = std::optional<IpAddress> (*)(std::string_view);

IpAddress walk(IpAddress at, std::string_view header, ReadElement read, std::span<const IpNetwork> trusted) {
    const auto elements = split(header, ',');
    if (!elements) return at;
    for (auto element = elements->rbegin(); element != elements->rend(); ++element) {
        if (std::ranges::none_of(trusted, [&](const IpNetwork& network) { return network.contains(at); })) break;
        const auto before = read(*element);
        if (!before) break;
        at = *before;
    }
    return at;
}

}  // namespace

bool is_ipv4(const IpAddress& address) { return IpNetwork{ipv4(0, 0, 0, 0), ipv4_begins}.contains(address); }

std::optional<IpAddress> read_address(std::string_view text) {
    const std::string word(text);
    std::array<std::uint8_t, 4> v4{};
    if (inet_pton(AF_INET, word.c_str(), v4.data()) == 1) return ipv4(v4[0], v4[1], v4[2], v4[3]);
    IpAddress address;
    if (inet_pton(AF_INET6, word.c_str(), address.bytes.data()) == 1) return address;
    return {};
}

bool IpNetwork::contains(const IpAddress& other) const {
    const auto whole = static_cast<std::size_t>(bits / 8);
    if (!std::equal(address.bytes.begin(), address.bytes.begin() + whole, other.bytes.begin())) return false;
    return bits % 8 == 0 || (address.bytes[whole] ^ other.bytes[whole]) >> (8 - bits % 8) == 0;
}

Result<IpNetwork> read_network(const std::string& text) {
    const Error none{"\"" + text + "\" is no address and no network such as 192.0.2.0/24 or 2001:db8::/32"};
    const std::size_t slash = text.find('/');
    const auto address = read_address(text.substr(0, slash));
    if (!address) return none;
    if (slash == std::string::npos) return IpNetwork{*address, 128};
    const int before = is_ipv4(*address) && text.find(':') == std::string::npos ? ipv4_begins : 0;
    const auto bits = number_in(std::string_view(text).substr(slash + 1));
    if (!bits || *bits < 0 || *bits > 128 - before) return none;
    return IpNetwork{*address, before + static_cast<int>(*bits)};
}

std::string origin_of(const IpAddress& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (is_ipv4(address)) return inet_ntop(AF_INET, address.bytes.data() + 12, text.data(), text.size());
    IpAddress network = address;
    std::fill(network.bytes.begin() + 8, network.bytes.end(), std::uint8_t{0});
    return std::string(inet_ntop(AF_INET6, network.bytes.data(), text.data(), text.size())) + "/64";
}

IpAddress client_behind(const IpAddress& peer, std::string_view forwarded, std::string_view x_forwarded_for,
                        std::span<const IpNetwork> trusted) {
    const IpAddress one = walk(peer, forwarded, read_for, trusted);
    const IpAddress other = walk(peer, x_forwarded_for, read_node, trusted);
    if (trimmed(forwarded).empty()) return other;
    if (trimmed(x_forwarded_for).empty() || one == other) return one;
    return peer;
}

}  // namespace pantheon
