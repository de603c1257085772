// The network: HTTP and WebSocket on one port, for the service and the web page.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "service/budget.hpp"
#include "service/ip_address.hpp"
#include "service/service.hpp"
#include "service/web_page.hpp"

namespace pantheon {

// What nobody may exceed. An address is that of the client, also behind a trusted proxy.
struct ServerLimits {
    std::vector<IpNetwork> trusted_proxies;
    int connections = 5000;
    int connections_per_address = 500;  // a school may come from one
    std::uint32_t header = 8 << 10;     // bytes
    std::uint64_t body = 256 << 10;     // the longest records have a tenth of that
    std::size_t frame = 16 << 10;
    // Requests over HTTP from one address; one counts once more for every 8 KiB of its body.
    Rate requests{50, 500};
    // Bytes to one address: a page for each of a school's class at once. Over HTTP more than that is refused; a socket
    // is read from later.
    Rate bytes{4 << 20, 64 << 20};
    // Bytes that the messages of one socket bring it: who asks for much is read from later.
    Rate socket_bytes{256 << 10, 2 << 20};
    // A client that lets so much wait for it is dropped; it comes back and gets the position.
    std::size_t waiting_bytes = 4 << 20;
    std::size_t waiting_frames = 200;
    std::chrono::seconds request_time{10};  // for a whole request; also how long a connection may be idle
    std::chrono::seconds reply_time{120};
    std::chrono::seconds silence{60};  // of a socket, until it is dropped; half-way it gets a ping
};

class Server : public Network {
    struct Inside;
    std::unique_ptr<Inside> inside_;

    explicit Server(std::unique_ptr<Inside> inside);

public:
    // Takes the port; 0 is any free one.
    static Result<std::unique_ptr<Server>> listen(const std::string& host, std::uint16_t port, WebPage page,
                                                  const ServerLimits& limits = {});
    ~Server() override;

    std::string address() const;  // "http://127.0.0.1:8080"

    // Serves until the process is told to stop by SIGINT or SIGTERM; then sockets are closed in order.
    void run(Service& service);
    // `Service::tick` soon; from any thread.
    void wake();

    void send(Connection connection, std::shared_ptr<const std::string> text) override;
    void hang_up(Connection connection, std::string why) override;
};

}  // namespace pantheon
