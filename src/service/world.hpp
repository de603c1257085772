// What all tables share: the games, the store, the network, the bots, the time, and how much anybody may ask for.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "service/bots.hpp"
#include "service/budget.hpp"
#include "service/hooks.hpp"
#include "service/metrics.hpp"
#include "service/service.hpp"
#include "service/store.hpp"
#include "table/any_game.hpp"

namespace pantheon {

// Times are in milliseconds.
struct Limits {
    int tables_per_address = 60;  // in an hour
    int sockets_per_address = 100;
    std::size_t sockets = 5'000;
    int messages_per_second = 20;  // of one socket
    int messages_at_once = 60;     // after a while of silence
    int chat_per_minute = 20;      // of one seat
    Rate table_news{5, 20};        // how often all at a table are told of it
    std::size_t loaded_tables = 4'000;
    std::int64_t hello_within = 10'000;
    std::int64_t rest_after = 60'000;  // nobody is connected
    int clocks_at_once = 20;           // that run out in one tick; the others' turn comes in the next ones
    std::int64_t bot_pace = 700;       // between two moves of bots that people see
    std::int64_t bot_thinks = 5'000;   // at most, for one answer
    int bot_threads = 1;
    std::int64_t hint_thinks = 1'500;  // at most, for one hint
    Rate hints{0.2, 6};                // of one table
};

struct World {
    std::span<const GameKind> shelf;
    Store& store;
    Network& network;
    Hooks* hooks;  // null: nobody is called
    Bots& bots;
    // For how many milliseconds the service has run, all its processes together. What is measured, is measured in this
    // time: nobody can set it, and it stands still while the service is down.
    std::function<std::int64_t()> now;
    std::function<std::int64_t()> date;  // milliseconds since 1970, for people
    Limits limits;
    Metrics metrics{};
};

}  // namespace pantheon
