// `pantheon serve`: tables for people, in a browser or over the interface.
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "service/curl_hooks.hpp"
#include "service/lobby.hpp"
#include "service/server.hpp"
#include "service/sqlite_store.hpp"

namespace pantheon {

namespace fs = std::filesystem;

namespace {

struct ServeWish {
    std::uint16_t port = 8080;
    std::string host = "127.0.0.1", data = "pantheon-data", web;
    bool local_hooks = false;
    std::vector<std::string> proxies;
    int kilobytes = 4096, socket_kilobytes = 256, requests = 50;  // a second
    Limits limits;
    ServerLimits network;
};

ServerLimits network_of(const ServeWish& wish) {
    ServerLimits limits = wish.network;
    for (const std::string& proxy : wish.proxies) {
        const auto network = read_network(proxy);
        if (!network) fail("--trusted-proxy: " + network.error());
        limits.trusted_proxies.push_back(*network);
    }
    const auto scaled = [](const Rate& rate, double per_second) {
        return Rate{per_second, rate.at_once / rate.per_second * per_second};
    };
    limits.requests = scaled(limits.requests, wish.requests);
    limits.bytes = scaled(limits.bytes, wish.kilobytes * 1024.0);
    limits.socket_bytes = scaled(limits.socket_bytes, wish.socket_kilobytes * 1024.0);
    return limits;
}

template <class Clock>
std::int64_t milliseconds_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

// The page of `--web`; otherwise the one that was built in the same source folder, if it was.
WebPage page_of(const std::string& folder) {
    std::error_code error;
    const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / "../../web/dist";
    if (folder.empty() && !fs::exists(beside / "index.html", error)) return {};
    auto page = WebPage::from_folder(folder.empty() ? beside.string() : folder);
    if (!page) fail(page.error());
    return std::move(*page);
}

// Every connection is an open file, and the usual limit is lower than ours.
void allow_files(int connections) {
    constexpr rlim_t others = 200;  // database, hooks
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < static_cast<rlim_t>(connections) + others)
        spdlog::warn("--connections is {}, but this process may open only {} files; raise that (ulimit -n)",
                     connections, limit.rlim_cur);
}

void run(const ServeWish& wish, const Context& context) {
    spdlog::set_default_logger(spdlog::stderr_logger_mt("pantheon"));
    spdlog::set_pattern("%Y-%m-%d %H:%M:%S.%e %l %v");
    std::signal(SIGPIPE, SIG_IGN);  // whoever reads the log may go away
    const ServerLimits limits = network_of(wish);
    allow_files(limits.connections);
    WebPage page = page_of(wish.web);
    auto server = Server::listen(wish.host, wish.port, std::move(page), limits);
    if (!server) fail(server.error());
    auto store = SqliteStore::open(wish.data);
    if (!store) fail(store.error());
    const auto wake = [&server = **server] { server.wake(); };
    CurlHooks hooks(wish.local_hooks, wake);
    Lobby lobby({.shelf = context.shelf,
                 .store = **store,
                 .network = **server,
                 .hooks = &hooks,
                 .now = milliseconds_of<std::chrono::steady_clock>,
                 .date = milliseconds_of<std::chrono::system_clock>,
                 .wake = wake,
                 .limits = wish.limits});
    for (const std::string& sentence : lobby.start()) spdlog::warn("{}", sentence);
    std::cout << "Pantheon listens at " << (*server)->address() << std::endl;
    (*server)->run(lobby);
    spdlog::info("stopped");
}

void add_limits(Command& command, ServeWish& wish) {
    Limits& limits = wish.limits;
    command.title("Limits of one address");
    command.takes("--tables", limits.tables_per_address, 1, 1'000'000, "N", "New tables an hour");
    command.takes("--requests", wish.requests, 1, 1'000'000, "N", "Requests over HTTP a second");
    command.takes("--kilobytes", wish.kilobytes, 64, 4'000'000, "N", "Kilobytes a second that are sent to it");
    command.takes("--connections-per-address", wish.network.connections_per_address, 1, 1'000'000, "N",
                  "Connections at once");
    command.takes("--sockets-per-address", limits.sockets_per_address, 1, 1'000'000, "N", "Sockets at once");
    command.title("Limits of one socket");
    command.takes("--rate", limits.messages_per_second, 1, 1'000'000, "N", "Messages a second that it may send");
    command.takes("--socket-kilobytes", wish.socket_kilobytes, 16, 4'000'000, "N",
                  "Kilobytes a second that its messages may bring it");
    command.takes("--chat", limits.chat_per_minute, 1, 1'000'000, "N", "Lines of chat a minute, for each seat");
    command.title("Limits of all together");
    command.takes("--connections", wish.network.connections, 1, 1'000'000, "N", "Connections at once");
    command.takes("--sockets", limits.sockets, 1, 1'000'000, "N", "Sockets at once");
    command.takes("--loaded-tables", limits.loaded_tables, 1, 1'000'000, "N", "Tables in memory");
    command.takes("--bot-threads", limits.bot_threads, 1, 256, "N", "Bots that think at the same time");
    command.takes("--bot-thinks", limits.bot_thinks, 10, 600'000, "MS", "Milliseconds that a bot may think");
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<ServeWish>();
    Command command(app, "serve", "Tables for people: the web page and what is behind it");
    command.takes("--port", wish->port, "N", "Where to listen; 0: at any free port");
    command.takes("--host", wish->host, "ADDRESS", "At which of this machine's addresses; 0.0.0.0: at all");
    command.takes("--data", wish->data, "DIR", "The folder of the database; made if it is not there");
    command.takes("--web", wish->web, "DIR", "The folder of the built web page");
    command.flag("--local-hooks", wish->local_hooks, "Web hooks may lead to this machine and its own network");
    command.takes("--trusted-proxy", wish->proxies, "ADDRESS",
                  "A proxy, or a network such as 10.0.0.0/8, whose Forwarded or X-Forwarded-For says who asks; may be "
                  "said again");
    command.takes("--pace", wish->limits.bot_pace, 0, 60'000, "MS", "Milliseconds between two moves of bots");
    add_limits(command, *wish);
    command.example("Example: pantheon serve --port 8080 --data games");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
