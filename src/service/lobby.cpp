#include "service/lobby.hpp"

#include <algorithm>
#include <chrono>

#include "service/listings.hpp"
#include "service/token.hpp"

namespace pantheon {

namespace {

constexpr int chat_at_hello = 50;
constexpr std::int64_t second = 1'000;
constexpr int patience = 200;  // messages above the limit before a socket is closed

}  // namespace

Lobby::Lobby(LobbyPlan plan)
    : box_(plan.box),
      make_token_(plan.make_token ? plan.make_token : make_token),
      bots_(plan.limits.bot_threads, plan.limits.bot_thinks, plan.ask_bot, plan.wake),
      world_{plan.shelf, plan.store, plan.network, plan.hooks, bots_, plan.now, plan.limits} {}

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
        for (const std::string& id : *ids) try {
                Table& here = table(id);
                if (!here.why_broken().empty()) {
                    sentences.push_back("table " + id + " no longer fits: " + here.why_broken());
                    if (const auto error = here.store_as_broken()) sentences.push_back(error->sentence);
                }
                if (!here.wants_bot() || !here.why_broken().empty()) tables_.erase(id);
            } catch (const Refusal& refusal) {
                sentences.push_back("table " + id + " could not be read: " + refusal.sentence);
            }
    }
    return sentences;
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
    const std::int64_t now = world_.now();
    clients_[connection] = {address, {}, now, static_cast<double>(world_.limits.messages_at_once), now};
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
    client.messages_left = std::min(
        static_cast<double>(world_.limits.messages_at_once),
        client.messages_left + static_cast<double>((now - client.counted_at) * world_.limits.messages_per_second) /
                                   static_cast<double>(second));
    client.counted_at = now;
    if (client.messages_left < 1) return ++client.too_fast > 0;
    client.messages_left -= 1;
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
    Table& here = table(place.table);
    here.enter(connection, place.seat, message.language.value_or(Language::english), message.last);
    client.table = place.table;
    return {{"table", place.table}, {"you", place.seat < 0 ? Json() : Json(place.seat)}};
}

// ---- time ---------------------------------------------------------------------------------------------------------

void Lobby::tick() {
    const std::int64_t now = world_.now();
    for (const Bots::Outcome& outcome : bots_.results(now))
        if (Table* here = loaded(outcome.table)) here->bot_answered(outcome);
    if (world_.hooks)
        for (const Hooks::Outcome& outcome : world_.hooks->results()) try {
                table(outcome.table).hook_answered(outcome);
            } catch (const Refusal&) {  // the error will be noticed again with the next hook
            }
    for (const auto& [id, here] : tables_) {
        here->tick();
        here->tell();
    }
    std::vector<Connection> silent;
    for (const auto& [connection, client] : clients_)
        if (client.table.empty() && !client.leaving && now - client.opened_at >= world_.limits.hello_within)
            silent.push_back(connection);
    for (const Connection connection : silent) hang_up(connection, "nobody said hello");
    wake_due();
    if (now - looked_for_rest_ < second) return;
    looked_for_rest_ = now;
    put_to_rest(false);
}

// Games that rest, but whose clock has run out.
void Lobby::wake_due() {
    const std::int64_t now = world_.now();
    if (now - looked_for_due_ < second) return;
    looked_for_due_ = now;
    const auto due = world_.store.tables_due(now);
    if (!due) return;
    for (const std::string& id : *due) try {
            table(id).tick();
        } catch (const Refusal&) {  // too many games at the moment: later
            return;
        }
}

}  // namespace pantheon
