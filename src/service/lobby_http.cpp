// What can be asked for over HTTP: lists, new tables, one's own tables, records.
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "players/player.hpp"
#include "service/listings.hpp"
#include "service/lobby.hpp"
#include "service/names.hpp"
#include "service/token.hpp"
#include "service/web_page.hpp"

namespace pantheon {

namespace {

constexpr std::int64_t hour = 3'600'000;
constexpr std::size_t most_tokens = 100;
constexpr std::size_t longest_recorded_name = 100;  // letters

int status_of(const Refusal& refusal) {
    if (refusal.code == "unknown_token") return 401;
    if (refusal.code == "not_found") return 404;
    if (refusal.code == "too_long") return 413;
    if (refusal.code == "too_many") return 429;
    if (refusal.code == "not_stored") return 503;
    return 400;
}

HttpReply reply_with(const Json& json, int status = 200) { return {status, "application/json", one_line(json)}; }

Json body_of(const HttpRequest& request) {
    Json body = read_json(request.body);
    if (!body.is_object()) refuse("the request must be a JSON object");
    return body;
}

// The value of `name` in a=1&b=2; only plain values are needed.
std::string in_query(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(part.size() + 1, query.size()));
        if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
            return std::string(part.substr(name.size() + 1));
    }
    return {};
}

const PlayerKind& player_needed(const GameKind& game, const std::string& name) {
    const PlayerKind* kind = find_player(*game.tables, name);
    if (!kind) refuse("there is no player " + in_quotes(name.substr(0, 40)));
    return *kind;
}

StoredSeat seat_in(const GameKind& game, const Json& wish, int number) {
    if (!wish.is_object()) refuse("each of \"seats\" must be an object");
    allow_only(wish, {"kind", "player"});
    const std::string kind = text_needed(wish, "kind");
    if (kind != "person" && kind != "bot") refuse("\"kind\" is \"person\" or \"bot\"");
    StoredSeat seat;
    seat.seat = number;
    seat.person = kind == "person";
    if (seat.person) return seat;
    const auto name = text_in(wish, "player");
    const PlayerKind& player = name ? player_needed(game, *name) : game.tables->players.back();
    seat.player = player.name;
    seat.name = player.title.en;
    seat.joined = true;
    return seat;
}

bool lays_board(const GameKind& kind, const GameOptions& options) {
    return std::ranges::any_of(kind.options, [&](const OptionInfo& option) {
        const auto said = options.find(option.name);
        return option.lays_board && said != options.end() && said->second != option.standard;
    });
}

TableSettings settings_in(const Json& request, const std::vector<StoredSeat>& seats) {
    TableSettings settings;
    settings.hints = flag_in(request, "hints").value_or(usual_hints(seats));
    settings.takebacks = flag_in(request, "takebacks").value_or(true);
    const Json* clock = member(request, "clock");
    if (!clock) return settings;
    if (!clock->is_object()) refuse("\"clock\" must be an object of \"move\" and \"game\", in seconds");
    allow_only(*clock, {"move", "game"});
    const auto milliseconds = [&](const char* name) {
        return static_cast<std::int64_t>(number_in(*clock, name, longest_clock).value_or(0)) * 1000;
    };
    settings.clock = {milliseconds("move"), milliseconds("game")};
    return settings;
}

}  // namespace

HttpReply Lobby::http(const HttpRequest& request) {
    ++world_.metrics.requests;
    try {
        return answer_http(request);
    } catch (const Refusal& refusal) {
        ++world_.metrics.refusals[refusal.code];
        return reply_with({{"ok", false}, {"error", refusal.sentence}}, status_of(refusal));
    } catch (const std::exception& error) {
        return reply_with({{"ok", false}, {"error", error.what()}}, 400);
    }
}

HttpReply Lobby::answer_http(const HttpRequest& request) {
    const auto is = [&](std::string_view method, std::string_view path) {
        return request.method == method && request.path == path;
    };
    if (is("GET", "/healthz")) {
        if (const auto error = world_.store.trouble())
            return reply_with({{"ok", false}, {"error", error->sentence}}, 503);
        return reply_with({{"ok", true}});
    }
    if (is("GET", "/metrics"))
        return {200, "text/plain; version=0.0.4", world_.metrics.text({clients_.size(), tables_.size()})};
    if (is("GET", "/api/games")) return listed("games", "", [&] { return list_games(world_.shelf); });
    if (is("GET", "/api/players") || is("GET", "/api/cards")) {
        const std::string wanted = in_query(request.query, "game");
        const std::string game = wanted.empty() && request.path == "/api/players" ? world_.shelf[0].name : wanted;
        const GameKind* kind = find_game(world_.shelf, game);
        if (!kind) refuse("not_found", "there is no game " + in_quotes(game.substr(0, 40)));
        if (request.path == "/api/players") return listed("players", game, [&] { return list_players(*kind->tables); });
        return listed("cards", game, [&] { return Json::parse(kind->cards_json(*kind)); });
    }
    if (is("POST", "/api/tables")) return reply_with(create(request), 201);
    if (is("POST", "/api/tables/mine")) return reply_with(mine(request));
    if (is("POST", "/api/import")) return reply_with(import(request), 201);
    if (is("GET", "/api/record")) return record(request);
    refuse("not_found", "there is nothing here");
}

const HttpReply& Lobby::listed(const std::string& name, const std::string& game, const std::function<Json()>& list) {
    HttpReply& reply = lists_[name + " " + game];
    if (reply.body.empty()) {
        reply = reply_with(Json{{name, list()}});
        reply.tag = tag_of(reply.body);
    }
    return reply;
}

std::uint64_t Lobby::seed_in(const Json& request) const {
    if (const auto seed = number_in(request, "seed", std::numeric_limits<std::uint64_t>::max())) return *seed;
    const std::string digits = make_token_().substr(0, 16);
    std::uint64_t seed = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
    return seed;
}

std::vector<StoredSeat> Lobby::seats_in(const GameKind& game, const Json& request) const {
    const Json* wishes = member(request, "seats");
    if (!wishes || !wishes->is_array() || wishes->size() > max_players)
        refuse("\"seats\" must be a list of at most " + std::to_string(max_players) + " seats");
    std::vector<StoredSeat> seats;
    for (const Json& wish : *wishes) seats.push_back(seat_in(game, wish, static_cast<int>(seats.size())));
    return seats;
}

// ---- new tables ---------------------------------------------------------------------------------------------------

void Lobby::count_new_table(const std::string& address) {
    const std::int64_t now = world_.now();
    for (auto each = created_by_.begin(); each != created_by_.end();) {
        while (!each->second.empty() && each->second.front() <= now - hour) each->second.pop_front();
        each = each->second.empty() ? created_by_.erase(each) : std::next(each);
    }
    auto& times = created_by_[address];
    if (static_cast<int>(times.size()) >= world_.limits.tables_per_address)
        refuse("too_many", "these are enough new tables for an hour");
    times.push_back(now);
}

Json Lobby::create(const HttpRequest& request) {
    const Json body = body_of(request);
    allow_only(body, {"game", "options", "seats", "seed", "name", "takebacks", "hints", "clock"});
    Wish wish;
    const std::string game = text_needed(body, "game");
    wish.kind = find_game(world_.shelf, game);
    if (!wish.kind) refuse("there is no game " + in_quotes(game.substr(0, 40)));
    wish.seats = seats_in(*wish.kind, body);
    wish.options = options_in(body);
    wish.options.try_emplace("players", std::to_string(wish.seats.size()));
    wish.settings = settings_in(body, wish.seats);
    if (member(body, "name")) wish.name = name_needed(body);
    wish.seed = seed_in(body);
    if (lays_board(*wish.kind, wish.options)) wish.settings.opened_with = "board";
    else if (member(body, "seed")) wish.settings.opened_with = "seed";
    return set_up(wish, request.address);
}

Json Lobby::import(const HttpRequest& request) {
    const Json body = body_of(request);
    allow_only(body, {"record", "as", "from", "seats", "seed", "name", "takebacks", "hints", "clock"});
    const std::string as = text_needed(body, "as");
    if (as != "replay" && as != "game") refuse("\"as\" is \"replay\" or \"game\"");
    Record read = or_refuse(read_record(text_needed(body, "record"), world_.shelf));
    Wish wish;
    wish.kind = find_game(world_.shelf, read.game);
    wish.options = read.options;
    wish.replay = as == "replay";
    wish.seed = seed_in(body);
    const std::size_t from = number_in(body, "from", read.answers.size()).value_or(read.answers.size());
    const auto whole = or_refuse(replay(read, world_.shelf, from));
    if (wish.replay && (!whole->is_over() || member(body, "from")))
        refuse("a replay shows a whole game; open this record as a game");
    if (!wish.replay && whole->is_over())
        refuse("the game is over there; open it as a replay, or from an earlier point");
    if (!wish.replay) wish.seats = seats_in(*wish.kind, body);
    wish.settings = settings_in(body, wish.seats);
    wish.settings.opened_with = "record";
    for (const std::size_t hint : read.hints)
        if (hint < from) wish.settings.hinted.push_back(hint);
    for (int p = 0; wish.replay && p < whole->players(); ++p) {
        StoredSeat seat;
        seat.seat = p;
        seat.joined = true;
        const auto at = static_cast<std::size_t>(p);
        seat.name = at < read.players.size() ? visible_name(read.players[at], "a player's name", longest_recorded_name)
                                             : whole->seat_name(seat_at(p), Language::english);
        wish.seats.push_back(seat);
    }
    if (member(body, "name")) wish.name = name_needed(body);
    read.answers.resize(from);
    wish.begins_with = std::move(read.answers);
    return set_up(wish, request.address);
}

// False: another table has the name.
bool Lobby::store_new(const StoredTable& row) {
    const auto added = world_.store.add_table(row);
    if (added) return *added;
    ++world_.metrics.store_failures;
    refuse("not_stored", "the table could not be stored: " + added.error());
}

// The opener sits at the first person's seat, if they say their name, and gets its token; all other people's seats have
// an invitation.
Json Lobby::give_seats(StoredTable& row, const Wish& wish) {
    Json seats = Json::array();
    std::string name = wish.name;
    for (StoredSeat& seat : row.seats) {
        Json& link = seats.emplace_back(Json{{"seat", seat.seat}});
        if (!seat.person || wish.replay) continue;
        const std::string secret = make_token_();
        link[name.empty() ? "invitation" : "token"] = secret;
        (name.empty() ? seat.invitation_hash : seat.token_hash) = hash_of(secret);
        if (name.empty()) continue;
        need_free_name(*wish.kind->tables, row.seats, seat.seat, name);
        seat.name = std::exchange(name, {});
        seat.joined = true;
    }
    return seats;
}

Json Lobby::set_up(const Wish& wish, const std::string& address) {
    const auto room = or_refuse(Room::open({wish.kind, wish.options, wish.seed, wish.begins_with}));
    if (static_cast<std::size_t>(room.players()) != wish.seats.size())
        refuse("this game has " + std::to_string(room.players()) + " seats, not " + std::to_string(wish.seats.size()));
    make_room();
    const std::int64_t now = world_.date() / 1000;
    StoredTable row;
    row.id = make_token_().substr(0, 12);
    row.game = wish.kind->name;
    row.rules_version = wish.kind->rules_version;
    row.box = wish.kind->label.name;
    row.options = write_options(room.plan().options);
    row.seed = wish.seed;
    row.key = make_token_();  // one after the other: compilers may call in any order
    row.key = make_token_() + row.key;
    row.created = now;
    row.settings = write_settings(wish.settings);
    row.begins_with = bytes_of(wish.begins_with);
    row.seats = wish.seats;
    row.progress.state = wish.replay ? TableState::over : TableState::waiting;
    row.progress.updated = now;
    const Json seats = give_seats(row, wish);
    const std::string spectator = make_token_();
    row.spectator_hash = hash_of(spectator);
    count_new_table(address);
    while (!store_new(row)) row.id = make_token_().substr(0, 12);
    ++world_.metrics.tables_created;
    Table& made = table(row.id);
    guarded(made, [&] { made.tick(); });
    return {{"table", row.id}, {"seats", seats}, {"spectator", spectator}};
}

// ---- what there is ------------------------------------------------------------------------------------------------

Json Lobby::mine(const HttpRequest& request) {
    const Json body = body_of(request);
    allow_only(body, {"tokens"});
    const Json* tokens = member(body, "tokens");
    if (!tokens || !tokens->is_array() || tokens->size() > most_tokens)
        refuse("\"tokens\" must be a list of at most " + std::to_string(most_tokens) + " tokens");
    Json tables = Json::array();
    for (const Json& token : *tokens) {
        if (!token.is_string()) refuse("a token is a text");
        const auto place = from_store(world_.store.find_token(hash_of(token.get<std::string>())));
        if (!place || place->invitation) continue;
        Json summary{{"token", token.get<std::string>().substr(0, 8)}};
        if (const Table* here = loaded(place->table)) summary.update(summary_of(here->row(), place->seat));
        else if (const auto row = world_.store.table(place->table); row && *row)
            summary.update(summary_of(**row, place->seat));
        else continue;  // also a table that is set aside
        tables.push_back(summary);
    }
    return {{"tables", tables}};
}

HttpReply Lobby::record(const HttpRequest& request) {
    const StoredPlace place = place_of(request.token);
    if (place.invitation) refuse("unknown_token", "an invitation shows nothing of a game; sit down first");
    const Language language = in_query(request.query, "lang") == "fr" ? Language::french : Language::english;
    return {200, "text/plain; charset=utf-8", table(place.table).record_text(place.seat, language)};
}

}  // namespace pantheon
