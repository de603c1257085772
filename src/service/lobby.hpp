// All tables: new ones, those in memory, those that rest in the store; and what anybody may ask over HTTP.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "service/budget.hpp"
#include "service/table.hpp"

namespace pantheon {

struct LobbyPlan {
    std::span<const GameKind> shelf;
    Store& store;
    Network& network;
    Hooks* hooks = nullptr;
    std::function<std::int64_t()> now;   // milliseconds, since whenever, of a clock that cannot be set
    std::function<std::int64_t()> date;  // milliseconds since 1970, for people
    std::function<void()> wake;          // called by other threads: please call `tick` soon
    Limits limits{};
    AskBot ask_bot = ask_player;
    std::function<std::string()> make_token{};  // standard: random
};

class Lobby : public Service {
public:
    explicit Lobby(LobbyPlan plan);
    ~Lobby() override;
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;

    // Replays the games that are not over. Those that no longer fit are marked and stay readable; those that cannot
    // even be read are left as they are. They are named here, one sentence each.
    std::vector<std::string> start();

    HttpReply http(const HttpRequest& request) override;
    bool opened(Connection connection, const std::string& address) override;
    void read(Connection connection, std::string_view text) override;
    void closed(Connection connection) override;
    void tick() override;

    std::size_t tables_in_memory() const { return tables_.size(); }
    const Metrics& metrics() const { return world_.metrics; }

private:
    struct Client {
        std::string address;
        std::string table;  // empty: has not said hello
        std::int64_t opened_at = 0;
        Budget messages{};
        int too_fast = 0;
        bool leaving = false;  // was hung up
    };
    // What a new table is to be.
    struct Wish {
        const GameKind* kind = nullptr;
        GameOptions options;
        std::uint64_t seed = 0;  // lays the board
        std::vector<Answer> begins_with;
        TableSettings settings;
        std::vector<StoredSeat> seats;  // without tokens
        std::string name;               // of the creator
        bool replay = false;            // nobody sits at it
    };

    std::vector<GameKind> games_;
    std::function<std::string()> make_token_;
    Bots bots_;
    World world_;
    std::unordered_map<std::string, std::unique_ptr<Table>> tables_;
    std::unordered_map<Connection, Client> clients_;
    std::map<std::string, int> sockets_of_;                       // by address
    std::map<std::string, std::deque<std::int64_t>> created_by_;  // by address: when
    std::map<std::string, HttpReply> lists_;                      // written once, as they never change
    std::int64_t looked_for_due_ = 0;
    std::int64_t looked_for_rest_ = 0;
    std::int64_t kept_time_ = 0;
    std::vector<std::string> due_;     // tables that rest, and whose clock has run out
    std::set<std::string> set_aside_;  // tables that could not be read

    Table& table(const std::string& id);
    Table* loaded(const std::string& id);
    StoredPlace place_of(const std::string& token);
    void make_room();
    void put_to_rest(bool all_that_are_empty);
    void guarded(Table& table, const std::function<void()>& call);
    void tick_tables(int& clocks);
    void wake_due(int clocks);
    std::string check(const std::string& id);

    Json perform(Connection connection, Client& client, const Message& message);
    Json hello(Connection connection, Client& client, const Message& message);
    bool too_fast(Client& client);
    void send(Connection connection, const Json& json);
    void hang_up(Connection connection, const std::string& why);

    HttpReply answer_http(const HttpRequest& request);
    const HttpReply& listed(const std::string& name, const std::string& game, const std::function<Json()>& list);
    Json create(const HttpRequest& request);
    Json import(const HttpRequest& request);
    Json mine(const HttpRequest& request);
    HttpReply record(const HttpRequest& request);
    bool store_new(const StoredTable& row);
    Json give_seats(StoredTable& row, const Wish& wish);
    Json set_up(const Wish& wish, const std::string& address);
    void count_new_table(const std::string& address);
    std::vector<StoredSeat> seats_in(const GameKind& game, const Json& request) const;
    std::uint64_t seed_in(const Json& request) const;
};

}  // namespace pantheon
