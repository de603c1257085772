// Whose limits count: addresses, networks, and who stands behind a proxy.
#include "service/ip_address.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace pantheon;

namespace {

std::string client(const std::string& peer, const std::string& forwarded, const std::string& x_forwarded_for) {
    std::vector<IpNetwork> trusted;
    for (const char* network : {"10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48"})
        trusted.push_back(*read_network(network));
    return origin_of(client_behind(*read_address(peer), forwarded, x_forwarded_for, trusted));
}

}  // namespace

TEST_CASE("addresses count one by one, those of IPv6 by network") {
    CHECK(origin_of(*read_address("203.0.113.9")) == "203.0.113.9");
    CHECK(origin_of(*read_address("::ffff:203.0.113.9")) == "203.0.113.9");
    CHECK(origin_of(*read_address("2001:db8:0:7::1")) == "2001:db8:0:7::/64");
    CHECK(origin_of(*read_address("2001:db8:0:7:ffff::")) == "2001:db8:0:7::/64");
    for (const char* wrong : {"", "unknown", "1.2.3", "1.2.3.4.5", "256.0.0.1", "::g", "[::1]", "1.2.3.4 "})
        CHECK_MESSAGE(!read_address(wrong), wrong);
}

TEST_CASE("networks of both kinds") {
    const auto in = [](const char* network, const char* address) {
        return read_network(network)->contains(*read_address(address));
    };
    CHECK(in("10.0.0.0/8", "10.255.0.1"));
    CHECK(!in("10.0.0.0/8", "11.0.0.1"));
    CHECK(in("172.16.0.0/12", "172.31.255.255"));
    CHECK(!in("172.16.0.0/12", "172.32.0.0"));
    CHECK(in("192.0.2.7", "192.0.2.7"));
    CHECK(!in("192.0.2.7", "192.0.2.6"));
    CHECK(in("2001:db8::/33", "2001:db8:7fff::1"));
    CHECK(!in("2001:db8::/33", "2001:db8:8000::1"));
    CHECK(!in("10.0.0.0/8", "2001:db8::1"));
    CHECK(in("0.0.0.0/0", "203.0.113.9"));
    CHECK(!in("0.0.0.0/0", "2001:db8::1"));
    for (const char* wrong : {"", "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "::/129", "/8"})
        CHECK_MESSAGE(!read_network(wrong), wrong);
}

TEST_CASE("behind trusted proxies it is the client that counts") {
    CHECK(client("10.0.0.1", "", "203.0.113.9") == "203.0.113.9");
    CHECK(client("10.0.0.1", "", "203.0.113.9:4711") == "203.0.113.9");
    CHECK(client("10.0.0.1", "", "2001:db8:5::9") == "2001:db8:5::/64");
    CHECK(client("10.0.0.1", "", "[2001:db8:5::9]:80") == "2001:db8:5::/64");
    CHECK(client("10.0.0.1", "for=203.0.113.9", "") == "203.0.113.9");
    CHECK(client("2001:db8:1::2", "For=\"[2001:db8:5::9]:4711\";proto=https", "") == "2001:db8:5::/64");
    CHECK(client("10.0.0.1", "proto=https;by=10.0.0.1;for=\"203.0.113.9:80\"", "") == "203.0.113.9");
    // From the right, past those that are trusted, and no further.
    CHECK(client("10.0.0.1", "", "198.51.100.1, 203.0.113.9, 192.0.2.7, 10.9.9.9") == "203.0.113.9");
    CHECK(client("10.0.0.1", "for=198.51.100.1, for=203.0.113.9;proto=http, for=192.0.2.7", "") == "203.0.113.9");
    CHECK(client("10.0.0.1", "", "10.0.0.2, 10.0.0.3") == "10.0.0.2");
    CHECK(client("10.0.0.1", "for=203.0.113.9", "203.0.113.9") == "203.0.113.9");
}

TEST_CASE("nobody becomes another by a header of their own") {
    // Not through a proxy, or through one that nobody trusts.
    CHECK(client("203.0.113.5", "for=198.51.100.1", "198.51.100.1") == "203.0.113.5");
    CHECK(client("192.0.2.8", "", "198.51.100.1") == "192.0.2.8");
    // The proxy has written X-Forwarded-For, and passes on the client's own Forwarded, or the other way round.
    CHECK(client("10.0.0.1", "for=198.51.100.1", "203.0.113.9") == "10.0.0.1");
    CHECK(client("10.0.0.1", "for=203.0.113.9", "198.51.100.1") == "10.0.0.1");
    // A quote that is left open would swallow what the proxy adds.
    CHECK(client("10.0.0.1", "for=198.51.100.1;x=\", for=203.0.113.9", "") == "10.0.0.1");
    CHECK(client("10.0.0.1", "for=\"198.51.100.1, for=\"[2001:db8:5::9]\"", "") == "10.0.0.1");
    for (const char* hidden : {"for=unknown", "for=_secret", "proto=https", "nonsense", ",", "for=", "for=\""})
        CHECK_MESSAGE(client("10.0.0.1", hidden, "") == "10.0.0.1", hidden);
    CHECK(client("10.0.0.1", "", "198.51.100.1, unknown") == "10.0.0.1");
    CHECK(client("10.0.0.1", "", "198.51.100.1, unknown, 10.0.0.2") == "10.0.0.2");
}
