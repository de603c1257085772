// Addresses of the internet and networks of them: whom the limits count, and where web hooks may lead.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace pantheon {

// IPv6; an IPv4 address is kept as ::ffff:a.b.c.d.
struct IpAddress {
    std::array<std::uint8_t, 16> bytes{};

    bool operator==(const IpAddress&) const = default;
};

constexpr IpAddress ipv4(std::uint8_t a, std::uint8_t b, std::uint8_t c, std::uint8_t d) {
    return {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, a, b, c, d}};
}
bool is_ipv4(const IpAddress& address);
// "192.0.2.7" or "2001:db8::7".
std::optional<IpAddress> read_address(std::string_view text);

struct IpNetwork {
    IpAddress address;
    int bits = 128;  // that all its addresses share, counted as in IPv6

    bool contains(const IpAddress& other) const;
};
// An address alone, or "192.0.2.0/24", "2001:db8::/32".
Result<IpNetwork> read_network(const std::string& text);

// Whose limits count: an IPv4 address, or the network /64 of an IPv6 address, of which everybody has very many.
std::string origin_of(const IpAddress& address);

// Who really asks, where `peer` may be a proxy: the headers are read from the right, as each proxy adds to their end,
// and only as far as it is trusted proxies that say so. What cannot be read, or two headers that disagree, count as the
// proxy that passed them on: a proxy that knows only one of them passes on the other as the client has sent it.
IpAddress client_behind(const IpAddress& peer, std::string_view forwarded, std::string_view x_forwarded_for,
                        std::span<const IpNetwork> trusted);

}  // namespace pantheon
