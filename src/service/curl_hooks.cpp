#include "service/curl_hooks.hpp"

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "service/ip_address.hpp"

namespace pantheon {

namespace {

constexpr std::size_t most_under_way = 100;
constexpr int most_of_host = 16;  // on all its ports
constexpr int most_of_place = 2;
constexpr std::size_t most_waiting = 50;  // for one place
constexpr std::size_t most_places = 1000;
constexpr long patience = 5;  // seconds

// Networks that are not the internet: this machine, private, link-local, shared, tests, multicast, reserved.
constexpr std::array<IpNetwork, 12> not_public{{{ipv4(0, 0, 0, 0), 96 + 8},
                                                {ipv4(10, 0, 0, 0), 96 + 8},
                                                {ipv4(100, 64, 0, 0), 96 + 10},
                                                {ipv4(127, 0, 0, 0), 96 + 8},
                                                {ipv4(169, 254, 0, 0), 96 + 16},
                                                {ipv4(172, 16, 0, 0), 96 + 12},
                                                {ipv4(192, 0, 0, 0), 96 + 24},
                                                {ipv4(192, 168, 0, 0), 96 + 16},
                                                {ipv4(198, 18, 0, 0), 96 + 15},
                                                {ipv4(224, 0, 0, 0), 96 + 4},
                                                {ipv4(240, 0, 0, 0), 96 + 4},
                                                {ipv4(192, 0, 2, 0), 96 + 24}}};

// The IPv4 address that lies inside an IPv6 address of a network that only translates.
IpAddress ipv4_inside(const IpAddress& address, std::size_t at) {
    const std::uint8_t* bytes = address.bytes.data() + at;
    return ipv4(bytes[0], bytes[1], bytes[2], bytes[3]);
}

bool is_public(const IpAddress& address) {
    static constexpr IpNetwork translated{{{0, 0x64, 0xff, 0x9b}}, 96};
    static constexpr IpNetwork six_to_four{{{0x20, 0x02}}, 16};
    static constexpr IpNetwork internet{{{0x20}}, 3};
    if (translated.contains(address)) return is_public(ipv4_inside(address, 12));
    if (six_to_four.contains(address)) return is_public(ipv4_inside(address, 2));
    if (!is_ipv4(address)) return internet.contains(address);
    return std::ranges::none_of(not_public, [&](const IpNetwork& network) { return network.contains(address); });
}

bool is_public(const sockaddr& address) {
    IpAddress inside;
    if (address.sa_family == AF_INET) {
        sockaddr_in v4;
        std::memcpy(&v4, &address, sizeof v4);
        inside = ipv4(0, 0, 0, 0);
        std::memcpy(inside.bytes.data() + 12, &v4.sin_addr, 4);
    } else if (address.sa_family == AF_INET6) {
        sockaddr_in6 v6;
        std::memcpy(&v6, &address, sizeof v6);
        std::memcpy(inside.bytes.data(), &v6.sin6_addr, 16);
    } else return false;
    return is_public(inside);
}

std::size_t forget(char*, std::size_t size, std::size_t count, void*) { return size * count; }

// A part of an address as libcurl reads it; empty if it is no address.
std::string part_of(const std::string& url, CURLUPart part) {
    const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> read(curl_url(), curl_url_cleanup);
    char* text = nullptr;
    if (!read || curl_url_set(read.get(), CURLUPART_URL, url.c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK ||
        curl_url_get(read.get(), part, &text, CURLU_DEFAULT_PORT) != CURLUE_OK)
        return "";
    const std::unique_ptr<char, decltype(&curl_free)> owned(text, curl_free);
    return text;
}

}  // namespace

// One post under way.
struct CurlHooks::Journey {
    Post post;
    bool local;
    bool refused = false;
    std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> curl{curl_easy_init(), curl_easy_cleanup};
    std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> headers{
        curl_slist_append(nullptr, "Content-Type: application/json"), curl_slist_free_all};

    Journey(Post what, bool anywhere) : post(std::move(what)), local(anywhere) {}

    // Here the name has become an address: a name that leads to an inner address is caught too.
    static curl_socket_t open_socket(void* data, curlsocktype, curl_sockaddr* address) {
        auto& journey = *static_cast<Journey*>(data);
        if (!journey.local && !is_public(address->addr)) {
            journey.refused = true;
            return CURL_SOCKET_BAD;
        }
        return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
    }

    void prepare() {
        CURL* way = curl.get();
        curl_easy_setopt(way, CURLOPT_URL, post.url.c_str());
        curl_easy_setopt(way, CURLOPT_PROTOCOLS_STR, "http,https");
        curl_easy_setopt(way, CURLOPT_PROXY, "");  // not the environment's: it would hide the address
        curl_easy_setopt(way, CURLOPT_FOLLOWLOCATION, 0L);
        curl_easy_setopt(way, CURLOPT_TIMEOUT, patience);
        curl_easy_setopt(way, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(way, CURLOPT_QUICK_EXIT, 1L);  // do not wait for a name that nobody looks up
        curl_easy_setopt(way, CURLOPT_USERAGENT, "pantheon");
        curl_easy_setopt(way, CURLOPT_FORBID_REUSE, 1L);
        curl_easy_setopt(way, CURLOPT_HTTPHEADER, headers.get());
        curl_easy_setopt(way, CURLOPT_POSTFIELDSIZE, static_cast<long>(post.body.size()));
        curl_easy_setopt(way, CURLOPT_POSTFIELDS, post.body.c_str());
        curl_easy_setopt(way, CURLOPT_WRITEFUNCTION, forget);
        curl_easy_setopt(way, CURLOPT_OPENSOCKETFUNCTION, open_socket);
        curl_easy_setopt(way, CURLOPT_OPENSOCKETDATA, this);
    }

    // One sentence on what went wrong; empty if it was delivered.
    std::string error(CURLcode code) const {
        if (refused) return "this address leads into the service's own network, where nothing is posted";
        if (code == CURLE_UNSUPPORTED_PROTOCOL) return "only http and https addresses are posted to";
        if (code != CURLE_OK) return std::string("the address could not be reached: ") + curl_easy_strerror(code);
        long status = 0;
        curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
        return status / 100 == 2 ? "" : "the address answered with status " + std::to_string(status);
    }
};

void CurlHooks::EndOfCurl::operator()(void* multi) const { curl_multi_cleanup(multi); }

CurlHooks::CurlHooks(bool local, std::function<void()> wake) : local_(local), wake_(std::move(wake)) {
    static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (begun == CURLE_OK) curl_.reset(curl_multi_init());
    if (!curl_) throw std::runtime_error("libcurl, which posts web hooks, cannot be used here");
    thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

CurlHooks::~CurlHooks() {
    thread_.request_stop();
    curl_multi_wakeup(curl_.get());
    thread_.join();
}

void CurlHooks::post(const std::string& table, int seat, const std::string& url, const std::string& body) {
    const std::string host = part_of(url, CURLUPART_HOST);
    Post post{table, seat, url, body, host, host + ":" + part_of(url, CURLUPART_PORT)};
    {
        const std::scoped_lock lock(mutex_);
        if (turns_.size() < most_places || waiting_.contains(post.place)) {
            auto& queue = waiting_[post.place];
            if (queue.empty()) turns_.push_back(post.place);
            if (queue.size() < most_waiting) {
                queue.push_back(std::move(post));
                curl_multi_wakeup(curl_.get());
                return;
            }
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

// ---- the thread ---------------------------------------------------------------------------------------------------

void CurlHooks::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        int running = 0;
        curl_multi_perform(curl_.get(), &running);
        take_back_finished();
        for (Post& post : take_startable()) start(std::move(post));
        curl_multi_poll(curl_.get(), nullptr, 0, 1000, nullptr);  // until something happens; `post` and the end wake it
    }
    for (const Journey& journey : journeys_) curl_multi_remove_handle(curl_.get(), journey.curl.get());
    journeys_.clear();
}

void CurlHooks::count(const Post& post, int change) {
    for (const std::string& whose : {post.host, post.place})
        if ((under_way_[whose] += change) == 0) under_way_.erase(whose);
}

bool CurlHooks::may_start(const Post& post) {
    const auto under_way = [&](const std::string& whose) {
        const auto found = under_way_.find(whose);
        return found == under_way_.end() ? 0 : found->second;
    };
    return under_way(post.place) < most_of_place && under_way(post.host) < most_of_host;
}

// One post of each place in turn, as long as there is room.
std::list<CurlHooks::Post> CurlHooks::take_startable() {
    const std::scoped_lock lock(mutex_);
    std::list<Post> startable;
    for (std::size_t passed = 0; passed < turns_.size() && journeys_.size() + startable.size() < most_under_way;) {
        std::string place = std::move(turns_.front());
        turns_.pop_front();
        auto& queue = waiting_[place];
        if (may_start(queue.front())) {
            passed = 0;
            count(queue.front(), 1);
            startable.push_back(std::move(queue.front()));
            queue.pop_front();
        } else ++passed;
        if (queue.empty()) waiting_.erase(place);
        else turns_.push_back(std::move(place));
    }
    return startable;
}

void CurlHooks::start(Post post) {
    Journey& journey = journeys_.emplace_back(std::move(post), local_);
    if (journey.curl && journey.headers) {
        journey.prepare();
        if (curl_multi_add_handle(curl_.get(), journey.curl.get()) == CURLM_OK) return;
    }
    count(journey.post, -1);
    finish({journey.post.table, journey.post.seat, "there is no memory left to post to this address"});
    journeys_.pop_back();
}

void CurlHooks::take_back_finished() {
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(curl_.get(), &left)) {
        if (message->msg != CURLMSG_DONE) continue;
        const CURLcode code = message->data.result;
        const auto journey = std::ranges::find_if(
            journeys_, [&](const Journey& each) { return each.curl.get() == message->easy_handle; });
        curl_multi_remove_handle(curl_.get(), journey->curl.get());
        count(journey->post, -1);
        finish({journey->post.table, journey->post.seat, journey->error(code)});
        journeys_.erase(journey);
    }
}

}  // namespace pantheon
