#include "service/lobby.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>

#include "service/listings.hpp"
#include "service/token.hpp"

namespace pantheon {

namespace {

constexpr int chat_at_hello = 50;
constexpr std::int64_t second = 1'000;
constexpr int patience = 200;  // messages above the limit before a socket is closed
// How often it is noted for how long the service has run; so much of people's time a crash may give back.
constexpr std::int64_t keep_time_every = 10 * second;

// Goes on from where the process before this one has stopped.
std::function<std::int64_t()> running_time(Store& store, std::function<std::int64_t()> now) {
    const auto before = store.time();
    if (!before) spdlog::error("clocks may begin anew: {}", before.error());
    const std::int64_t beginning = now() - (before ? *before : 0);
    return [beginning, now = std::move(now)] { return now() - beginning; };
}

// Everybody plays with the box of the service, whose cards the page shows; no record brings another.
std::vector<GameKind> with_one_box(std::span<const GameKind> shelf) {
    std::vector<GameKind> kinds(shelf.begin(), shelf.end());
    for (GameKind& kind : kinds) kind.with_changes = nullptr;
    return kinds;
}

}  // namespace

Lobby::Lobby(LobbyPlan plan)
    : games_(with_one_box(plan.shelf)),
      make_token_(plan.make_token ? plan.make_token : make_token),
      bots_(plan.limits.bot_threads, plan.limits.bot_thinks, plan.ask_bot, plan.wake),
      world_{games_,    plan.store, plan.network, plan.hooks, bots_, running_time(plan.store, plan.now),
             plan.date, plan.limits} {}

Lobby::~Lobby() { world_.store.keep_time(world_.now()); }

// ---- tables -------------------------------------------------------------------------------------------------------

Table* Lobby::loaded(const std::string& id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.get();
}

Table& Lobby::table(const std::string& id) {
    if (Table* here = loaded(id)) return *here;
    make_room();
    auto row = from_store(world_.store.table(id));
    if (!row) refuse("unknown_token", "there is no such table any more");
    const auto moves = from_store(world_.store.moves(id));
    auto chat = from_store(world_.store.chat(id, chat_at_hello));
    ++world_.metrics.tables_woken;
    auto woken = std::make_unique<Table>(world_, std::move(*row), moves, std::move(chat));
    return *(tables_[id] = std::move(woken));
}

// There is a limit to how many tables are in memory; those that nobody is at make way.
void Lobby::make_room() {
    if (tables_.size() < world_.limits.loaded_tables) return;
    put_to_rest(true);
    if (tables_.size() >= world_.limits.loaded_tables)
        refuse("too_many", "there are too many games at the moment; please try again later");
}

void Lobby::put_to_rest(bool all_that_are_empty) {
    std::erase_if(tables_, [&](const auto& entry) {
        return all_that_are_empty ? entry.second->is_empty() : entry.second->may_rest();
    });
}

std::vector<std::string> Lobby::start() {
    std::vector<std::string> sentences;
    for (const TableState state : {TableState::waiting, TableState::playing}) {
        const auto ids = world_.store.tables_in(state);
        if (!ids) return {ids.error()};
        for (const std::string& id : *ids)
            if (std::string wrong = check(id); !wrong.empty()) sentences.push_back("table " + id + " " + wrong);
    }
    return sentences;
}

// What is wrong with a table; those that nobody waits for rest again.
std::string Lobby::check(const std::string& id) try {
    Table& here = table(id);
    if (here.why_broken().empty()) {
        if (!here.wants_bot()) tables_.erase(id);
        return {};
    }
    std::string wrong = "no longer fits: " + here.why_broken();
    if (!here.waits_for_box())
        if (const auto error = here.store_as_broken()) wrong += "; " + error->sentence;
    tables_.erase(id);
    return wrong;
} catch (const Refusal& refusal) {
    set_aside_.insert(id);
    return "is set aside: " + refusal.sentence;
} catch (const std::exception& error) {
    set_aside_.insert(id);
    return std::string("is set aside: ") + error.what();
}

StoredPlace Lobby::place_of(const std::string& token) {
    if (token.size() != 32) refuse("unknown_token", "nobody has this link; it may have been cut short");
    const auto place = from_store(world_.store.find_token(hash_of(token)));
    if (!place) refuse("unknown_token", "nobody has this link; it may have been cut short");
    return *place;
}

// ---- sockets ------------------------------------------------------------------------------------------------------

bool Lobby::opened(Connection connection, const std::string& address) {
    int& sockets = sockets_of_[address];
    if (clients_.size() >= world_.limits.sockets || sockets >= world_.limits.sockets_per_address) {
        if (sockets == 0) sockets_of_.erase(address);
        return false;
    }
    ++sockets;
    clients_[connection] = {.address = address, .table = {}, .opened_at = world_.now()};
    return true;
}

void Lobby::closed(Connection connection) {
    const auto found = clients_.find(connection);
    if (found == clients_.end()) return;
    const Client client = found->second;
    clients_.erase(found);
    if (--sockets_of_[client.address] == 0) sockets_of_.erase(client.address);
    if (Table* here = loaded(client.table)) {
        here->exit(connection);
        here->tell();
    }
}

void Lobby::send(Connection connection, const Json& json) {
    world_.network.send(connection, std::make_shared<const std::string>(one_line(json)));
}

void Lobby::hang_up(Connection connection, const std::string& why) {
    clients_[connection].leaving = true;
    send(connection, {{"say", "bye"}, {"why", why}});
    world_.network.hang_up(connection, why);
}

// So many messages a second, and some more after a while of silence.
bool Lobby::too_fast(Client& client) {
    const std::int64_t now = world_.now();
    const Rate rate{static_cast<double>(world_.limits.messages_per_second),
                    static_cast<double>(world_.limits.messages_at_once)};
    if (client.messages.left(rate, now) < 1) return ++client.too_fast > 0;
    client.messages.spend(1, rate, now);
    client.too_fast = 0;
    return false;
}

void Lobby::read(Connection connection, std::string_view text) {
    const auto found = clients_.find(connection);
    if (found == clients_.end() || found->second.leaving) return;
    Client& client = found->second;
    const auto began = std::chrono::steady_clock::now();
    ++world_.metrics.messages;
    const Reading reading = read_message(text);
    Json reply{{"re", reading.id}, {"ok", false}};
    bool stale = false;
    try {
        if (too_fast(client)) refuse("too_fast", "that is too fast; wait a moment");
        if (!reading.message) throw reading.refusal;
        const Json more = perform(connection, client, *reading.message);
        reply["ok"] = true;
        reply.update(more);
    } catch (const Refusal& refusal) {
        ++world_.metrics.refusals[refusal.code];
        reply["code"] = refusal.code;
        reply["error"] = refusal.sentence;
        stale = refusal.code == "stale";
    } catch (const std::exception& error) {
        spdlog::error("a request at table {} went wrong: {}", client.table, error.what());
        ++world_.metrics.refusals["not_allowed"];
        reply["code"] = "not_allowed";
        reply["error"] = error.what();
    }
    const bool stranger = reply["ok"] == false && client.table.empty();
    send(connection, reply);
    if (stranger) return hang_up(connection, reply["error"]);
    if (client.too_fast > patience) return hang_up(connection, "that was too fast for too long");
    Table* here = loaded(client.table);
    if (!here) return;
    if (stale) here->show_again(connection);
    here->tell();
    if (reading.message && reading.message->what == Do::answer) {
        ++world_.metrics.answers;
        world_.metrics.answer_seconds +=
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    }
}

Json Lobby::perform(Connection connection, Client& client, const Message& message) {
    if (!client.table.empty()) return table(client.table).perform(connection, message);
    if (message.what != Do::hello) refuse("not_allowed", "say hello first");
    return hello(connection, client, message);
}

Json Lobby::hello(Connection connection, Client& client, const Message& message) {
    const StoredPlace place = place_of(message.token);
    const std::string secret = place.invitation && message.secret.empty() ? make_token_() : message.secret;
    const Json reply = table(place.table)
                           .enter({connection, place, secret, client.address,
                                   message.language.value_or(Language::english), message.last});
    client.table = place.table;
    return reply;
}

// ---- time ---------------------------------------------------------------------------------------------------------

// One table's trouble is its own: the log names it, and it is left alone for a while.
void Lobby::guarded(Table& table, const std::function<void()>& call) {
    try {
        call();
    } catch (const Refusal&) {  // what could not be stored will be tried again
        table.rest_a_while();
    } catch (const std::exception& error) {
        spdlog::error("something at table {} went wrong: {}", table.id(), error.what());
        table.rest_a_while();
    }
}

void Lobby::tick() {
    const std::int64_t now = world_.now();
    for (const Bots::Outcome& outcome : bots_.results(now))
        if (Table* here = loaded(outcome.table)) guarded(*here, [&] { here->bot_answered(outcome); });
    if (world_.hooks)
        for (const Hooks::Outcome& outcome : world_.hooks->results()) try {
                Table& here = table(outcome.table);
                guarded(here, [&] { here.hook_answered(outcome); });
            } catch (const Refusal&) {  // the error will be noticed again with the next hook
            }
    int clocks = world_.limits.clocks_at_once;
    tick_tables(clocks);
    std::vector<Connection> silent;
    for (const auto& [connection, client] : clients_)
        if (client.table.empty() && !client.leaving && now - client.opened_at >= world_.limits.hello_within)
            silent.push_back(connection);
    for (const Connection connection : silent) hang_up(connection, "nobody said hello");
    wake_due(clocks);
    if (now - kept_time_ >= keep_time_every) {
        kept_time_ = now;
        world_.store.keep_time(now);
    }
    if (now - looked_for_rest_ < second) return;
    looked_for_rest_ = now;
    put_to_rest(false);
}

// When thousands of clocks run out together, everybody else is served in between.
void Lobby::tick_tables(int& clocks) {
    for (const auto& [id, here] : tables_) {
        if (here->is_resting_a_while() || (here->is_due() && clocks-- <= 0)) continue;
        guarded(*here, [&here] {
            here->tick();
            here->tell();
        });
    }
}

// Games that rest, but whose clock has run out.
void Lobby::wake_due(int clocks) {
    const std::int64_t now = world_.now();
    if (due_.empty() && now - looked_for_due_ >= second) {
        looked_for_due_ = now;
        if (auto found = world_.store.tables_due(now)) due_ = std::move(*found);
        std::erase_if(due_, [&](const std::string& id) { return loaded(id) || set_aside_.contains(id); });
    }
    for (; clocks > 0 && !due_.empty(); --clocks) {
        const std::string id = std::move(due_.back());
        due_.pop_back();
        try {
            Table& here = table(id);
            guarded(here, [&] { here.tick(); });
        } catch (const Refusal& refusal) {
            if (refusal.code == "too_many") return due_.clear();  // later
            spdlog::error("table {} is set aside: {}", id, refusal.sentence);
            set_aside_.insert(id);
        }
    }
}

}  // namespace pantheon
