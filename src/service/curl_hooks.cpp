#include "service/curl_hooks.hpp"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <utility>

namespace pantheon {

namespace {

constexpr int threads = 4;                  // so that one slow address does not hold up the others
constexpr std::size_t most_waiting = 1000;  // more than that, and something is wrong with all of them
constexpr long patience = 5;                // seconds

struct Network4 {
    std::array<std::uint8_t, 4> address;
    int bits;
};

// Networks that are not the internet: this machine, private, link-local, shared, tests, multicast, reserved.
constexpr std::array<Network4, 12> not_public{{{{0, 0, 0, 0}, 8},
                                               {{10, 0, 0, 0}, 8},
                                               {{100, 64, 0, 0}, 10},
                                               {{127, 0, 0, 0}, 8},
                                               {{169, 254, 0, 0}, 16},
                                               {{172, 16, 0, 0}, 12},
                                               {{192, 0, 0, 0}, 24},
                                               {{192, 168, 0, 0}, 16},
                                               {{198, 18, 0, 0}, 15},
                                               {{224, 0, 0, 0}, 4},
                                               {{240, 0, 0, 0}, 4},
                                               {{192, 0, 2, 0}, 24}}};

std::uint32_t number_of(const std::uint8_t* bytes) {
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

bool is_public4(const std::uint8_t* bytes) {
    return std::ranges::none_of(not_public, [&](const Network4& network) {
        return (number_of(bytes) ^ number_of(network.address.data())) >> (32 - network.bits) == 0;
    });
}

// Only 2000::/3 is the internet; inside it, 6to4 addresses carry an IPv4 address.
bool is_public6(const std::uint8_t* bytes) {
    static constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    static constexpr std::array<std::uint8_t, 12> translated{0, 0x64, 0xff, 0x9b};
    if (std::equal(mapped.begin(), mapped.end(), bytes)) return is_public4(bytes + 12);
    if (std::equal(translated.begin(), translated.end(), bytes)) return is_public4(bytes + 12);
    if (bytes[0] == 0x20 && bytes[1] == 0x02) return is_public4(bytes + 2);
    return bytes[0] >> 5 == 1;
}

bool is_public(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        sockaddr_in v4;
        std::memcpy(&v4, &address, sizeof v4);
        return is_public4(reinterpret_cast<const std::uint8_t*>(&v4.sin_addr));
    }
    if (address.sa_family != AF_INET6) return false;
    sockaddr_in6 v6;
    std::memcpy(&v6, &address, sizeof v6);
    return is_public6(v6.sin6_addr.s6_addr);
}

// What the callbacks of one post know.
struct Journey {
    bool local;
    const std::stop_token& stop;
    bool refused = false;
};

// Here the name has become an address: a name that leads to an inner address is caught too.
curl_socket_t open_socket(void* data, curlsocktype, curl_sockaddr* address) {
    auto& journey = *static_cast<Journey*>(data);
    if (!journey.local && !is_public(address->addr)) {
        journey.refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

int is_stopping(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<Journey*>(data)->stop.stop_requested() ? 1 : 0;
}

std::size_t forget(char*, std::size_t size, std::size_t count, void*) { return size * count; }

void prepare(CURL* curl, const std::string& url, const std::string& body, curl_slist* headers, Journey& journey) {
    curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_PROXY, "");  // not the environment's: it would hide the address
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, patience);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "pantheon");
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.c_str());
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, forget);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &journey);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, is_stopping);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &journey);
}

// One sentence on what went wrong; empty if it was delivered.
std::string deliver(const std::string& url, const std::string& body, bool local, const std::stop_token& stop) {
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> curl(curl_easy_init(), curl_easy_cleanup);
    const std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> headers(
        curl_slist_append(nullptr, "Content-Type: application/json"), curl_slist_free_all);
    if (!curl || !headers) return "there is no memory left to post to this address";
    Journey journey{local, stop};
    prepare(curl.get(), url, body, headers.get(), journey);
    const CURLcode code = curl_easy_perform(curl.get());
    if (journey.refused) return "this address leads into the service's own network, where nothing is posted";
    if (code == CURLE_UNSUPPORTED_PROTOCOL) return "only http and https addresses are posted to";
    if (code != CURLE_OK) return std::string("the address could not be reached: ") + curl_easy_strerror(code);
    long status = 0;
    curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
    return status / 100 == 2 ? "" : "the address answered with status " + std::to_string(status);
}

}  // namespace

CurlHooks::CurlHooks(bool local, std::function<void()> wake) : local_(local), wake_(std::move(wake)) {
    static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (begun != CURLE_OK) throw std::runtime_error("libcurl, which posts web hooks, cannot be used here");
    for (int t = 0; t < threads; ++t) threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

CurlHooks::~CurlHooks() {
    for (std::jthread& thread : threads_) thread.request_stop();  // all at once; then each is waited for
}

void CurlHooks::post(const std::string& table, int seat, const std::string& url, const std::string& body) {
    {
        const std::scoped_lock lock(mutex_);
        if (waiting_.size() < most_waiting) {
            waiting_.push_back({table, seat, url, body});
            changed_.notify_one();
            return;
        }
    }
    finish({table, seat, "too many messages were waiting to be posted, so this one was not"});
}

std::vector<Hooks::Outcome> CurlHooks::results() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(results_, {});
}

void CurlHooks::finish(Outcome outcome) {
    {
        const std::scoped_lock lock(mutex_);
        results_.push_back(std::move(outcome));
    }
    wake_();
}

void CurlHooks::work(const std::stop_token& stop) {
    for (;;) {
        Post post;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return !waiting_.empty(); })) return;
            post = std::move(waiting_.front());
            waiting_.pop_front();
        }
        finish({post.table, post.seat, deliver(post.url, post.body, local_, stop)});
        if (stop.stop_requested()) return;
    }
}

}  // namespace pantheon
