#include "cli/protocol.hpp"

#include <array>
#include <limits>
#include <random>

#include "core/json_writer.hpp"
#include "players/hint.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 22;
constexpr std::uint64_t most_lines = 8;  // of a suggestion

// ---- what a request says -----------------------------------------------------------------------------------------

// Names end up in records, one on a line.
std::string player_name(const Json& name) {
    if (!name.is_string()) refuse("\"players\" must be a list of names");
    std::string text = name.get<std::string>();
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20) refuse("a player's name must be on one line");
    if (text.empty() || text.size() > 100) refuse("a player's name must have 1 to 100 letters");
    return text;
}

std::vector<std::string> players_in(const Json& request) {
    std::vector<std::string> names;
    const Json* given = member(request, "players");
    if (!given) return names;
    if (!given->is_array()) refuse("\"players\" must be a list of names");
    for (const Json& name : *given) names.push_back(player_name(name));
    return names;
}

std::uint64_t seed_in(const Json& request) {
    if (const auto seed = number_in(request, "seed", std::numeric_limits<std::uint64_t>::max())) return *seed;
    return std::random_device{}();
}

bool client_is_luck(const Json& request) {
    const std::string luck = text_in(request, "luck").value_or("engine");
    if (luck != "engine" && luck != "ask") refuse("\"luck\" is \"engine\" or \"ask\"");
    return luck == "ask";
}

// ---- what a response says ----------------------------------------------------------------------------------------

Json seat_json(Seat seat) { return is_player(seat) ? Json(place(seat)) : Json("luck"); }

Json choice_json(const AnyGame& game, Language language) {
    Json options = Json::array();
    for (const Answer option : game.choice().options)
        options.push_back({{"option", option}, {"words", game.describe(option, language)}});
    Json choice{{"prompt", game.prompt().key}, {"seat", seat_json(game.choice().seat)}};
    if (is_player(game.choice().seat)) choice["name"] = game.seat_name(game.choice().seat, language);
    choice["question"] = game.question(language);
    choice["options"] = std::move(options);
    return choice;
}

Json result_json(const AnyGame& game) {
    Json scores = Json::array(), ranks = Json::array();
    for (int p = 0; p < game.players(); ++p) {
        scores.push_back(game.score(seat_at(p)));
        ranks.push_back(game.rank(seat_at(p)));
    }
    return {{"scores", scores}, {"ranks", ranks}};
}

// Everything since `from` in words, as this seat may know it.
Json told(const Session& session, std::size_t from, Seat viewer, Language language) {
    Json lines = Json::array();
    for (std::size_t e = from; e < session.events().size(); ++e)
        lines.push_back(session.game().tell(session.game().seen_by(session.events()[e], viewer), language));
    return lines;
}

Answer option_in(const Json& request, const AnyGame& game) {
    const auto words = text_in(request, "words");
    const auto number = number_in(request, "option", 127);
    if (words.has_value() == number.has_value()) refuse("an answer needs \"option\", a number, or \"words\", a text");
    if (words) return or_refuse(option_named(game, *words));
    const auto option = static_cast<Answer>(*number);
    if (!game.choice().options.contains(option))
        refuse(std::to_string(option) + " is no option of the open question: " + game.question(Language::english));
    return option;
}

}  // namespace

// ---- the requests ------------------------------------------------------------------------------------------------

Session& Protocol::session() {
    if (!session_) refuse("there is no game yet; begin with \"new\" or \"load\"");
    return *session_;
}

void Protocol::sit_down(Session session, const Json& request, std::uint64_t seed) {
    client_is_luck_ = client_is_luck(request);
    luck_ = luck_for(seed);
    if (!client_is_luck_) session.let_luck_answer(luck_);
    session_ = std::move(session);
    advisers_.clear();
}

// Whoever is called so and has followed the game for the asked seat.
SeatedPlayer& Protocol::adviser(const std::string& name, std::uint64_t seed) {
    const Seat seat = session_->choice().seat;
    auto found = advisers_.find({seat, name});
    if (found == advisers_.end()) {
        SeatedPlayer made{or_refuse(read_player(session_->game().tables(), name)), session_->beginning(), seat, seed};
        found = advisers_.emplace(std::pair{seat, name}, std::move(made)).first;
    }
    found->second.follow(session_->record().answers);
    return found->second;
}

Json Protocol::open_question(Language language) const {
    const AnyGame& game = session_->game();
    Json response{{"over", game.is_over()}};
    if (game.is_over()) response["result"] = result_json(game);
    else response["choice"] = choice_json(game, language);
    return response;
}

const GameKind& Protocol::kind_in(const Json& request) const {
    const std::string name = text_needed(request, "game");
    const GameKind* kind = find_game(context_.shelf, name);
    if (!kind) refuse("there is no game " + in_quotes(name));
    return *kind;
}

Json Protocol::games(const Json& request) {
    allow_only(request, {"id", "do"});
    return {{"games", list_games(context_.shelf)}};
}

Json Protocol::cards(const Json& request) {
    allow_only(request, {"id", "do", "game"});
    const GameKind& kind = kind_in(request);
    return {{"cards", Json::parse(kind.cards_json(kind))}};
}

Json Protocol::begin(const Json& request) {
    allow_only(request, {"id", "do", "lang", "game", "options", "seed", "luck", "players"});
    const GameKind& kind = kind_in(request);
    const Language language = language_in(request).value_or(Language::english);
    const std::uint64_t seed = seed_in(request);
    const std::vector<std::string> players = players_in(request);
    Session begun = or_refuse(Session::begin(context_.shelf, kind, options_in(request), seed, players));
    if (!players.empty() && static_cast<int>(players.size()) != begun.game().players())
        refuse("\"players\" must name " + std::to_string(begun.game().players()) + " players");
    sit_down(std::move(begun), request, seed);
    Json response{{"game", kind.name}, {"rules_version", kind.rules_version}, {"seed", seed}};
    response["options"] = session_->record().options;
    response.update(open_question(language));
    return response;
}

Json Protocol::load(const Json& request) {
    const Language language = language_in(request).value_or(Language::english);
    const std::uint64_t seed = seed_in(request);
    if (const auto position = text_in(request, "position")) {
        allow_only(request, {"id", "do", "lang", "seed", "luck", "position", "game", "options"});
        sit_down(or_refuse(Session::set_up(context_.shelf, kind_in(request), options_in(request), seed, *position)),
                 request, seed);
    } else {
        allow_only(request, {"id", "do", "lang", "seed", "luck", "record"});
        Record record = or_refuse(read_record(text_needed(request, "record"), context_.shelf));
        sit_down(or_refuse(Session::resume(context_.shelf, std::move(record))), request, seed);
    }
    Json response{
        {"game", session_->record().game}, {"rules_version", session_->record().rules_version}, {"seed", seed}};
    response["options"] = session_->record().options;
    response.update(open_question(language));
    return response;
}

Json Protocol::choice(const Json& request) {
    allow_only(request, {"id", "do", "lang"});
    session();
    return open_question(language_in(request).value_or(Language::english));
}

Json Protocol::answer(const Json& request) {
    allow_only(request, {"id", "do", "lang", "option", "words"});
    Session& here = session();
    const Language language = language_in(request).value_or(Language::english);
    if (here.game().is_over()) refuse("the game is over; nothing is asked");
    const Answer option = option_in(request, here.game());
    const Seat seat = here.choice().seat;
    const std::size_t answers = here.answers(), events = here.events().size();
    here.answer(option);
    if (!client_is_luck_) here.let_luck_answer(luck_);
    Json response{{"answered", option}, {"luck", here.answers() - answers - 1}};
    response["events"] = told(here, events, seat, language);
    response.update(open_question(language));
    return response;
}

// With luck on the engine's side, an answer of a player is taken back together with luck's answers after it.
Json Protocol::undo(const Json& request) {
    allow_only(request, {"id", "do", "lang", "count"});
    Session& here = session();
    const Language language = language_in(request).value_or(Language::english);
    const std::uint64_t count = number_in(request, "count", 1'000'000).value_or(1);
    std::size_t target = here.answers();
    for (std::uint64_t undone = 0; undone < count;) {
        if (target == 0)
            refuse("only " + std::to_string(undone) + (undone == 1 ? " answer" : " answers") + " can be taken back");
        --target;
        undone += client_is_luck_ || is_player(here.who_answered(target));
    }
    const std::size_t taken_back = here.answers() - target;
    here.take_back_to(target);
    Json response{{"taken_back", taken_back}};
    response.update(open_question(language));
    return response;
}

Json Protocol::view(const Json& request) {
    allow_only(request, {"id", "do", "seat"});
    const AnyGame& game = session().game();
    const auto seat = number_in(request, "seat", static_cast<std::uint64_t>(game.players() - 1));
    const Seat viewer = seat ? seat_at(static_cast<int>(*seat)) : Seat::nobody;
    return {{"view", Json::parse(game.view_json(viewer))}};
}

Json Protocol::position(const Json& request) {
    allow_only(request, {"id", "do"});
    return {{"position", or_refuse(session().game().position())}};
}

Json Protocol::record(const Json& request) {
    allow_only(request, {"id", "do"});
    if (session().was_set_up())
        refuse("this game began with a position, and a record begins with the deal; ask for \"position\"");
    return {{"record", session().text()}};
}

// The same that a table shows to whoever asks for a hint.
Json Protocol::hint(int lines, const Thinking& thinking, Language language) {
    const GameKind& kind = *find_game(context_.shelf, session_->game().name());
    if (!kind.analyst) refuse("nobody can give hints in this game");
    HintPlan plan{.lines = lines, .seed = thinking.seed, .milliseconds = thinking.milliseconds};
    if (thinking.simulations > 0) plan.simulations = thinking.simulations;
    const auto analyst = kind.analyst(session_->beginning());
    JsonWriter json;
    write_hint(json, hint_for(session_->game(), *analyst, plan, language));
    return Json::parse(json.text());
}

Json Protocol::suggest(const Json& request) {
    allow_only(request, {"id", "do", "lang", "player", "seed", "ms", "simulations", "lines"});
    const AnyGame& game = session().game();
    const Language language = language_in(request).value_or(Language::english);
    const std::string name = text_in(request, "player").value_or(std::string(game.tables().players.back().name));
    const auto number = [&](const char* member) {
        return static_cast<int>(number_in(request, member, 1'000'000'000).value_or(0));
    };
    const Thinking thinking{.seed = number_in(request, "seed", std::numeric_limits<std::uint64_t>::max()).value_or(1),
                            .simulations = number("simulations"),
                            .milliseconds = number("ms")};
    if (game.is_over()) refuse("the game is over; nothing is asked");
    if (!is_player(game.choice().seat)) refuse("luck is asked, and luck takes no advice");
    const Thought thought = adviser(name, thinking.seed).think(game, thinking);
    Json response{{"player", name}, {"option", thought.answer}, {"words", game.describe(thought.answer, language)}};
    if (const auto& expects = thought.expects)
        response["expects"] = {
            {"win", expects->win / 65536.0}, {"points", expects->points / 10.0}, {"lead", expects->lead / 10.0}};
    if (!thought.line.empty()) response["line"] = thought.line;
    if (const auto lines = number_in(request, "lines", most_lines); lines && *lines > 0)
        response["lines"] = hint(static_cast<int>(*lines), thinking, language);
    return response;
}

Json Protocol::quit(const Json& request) {
    allow_only(request, {"id", "do"});
    finished_ = true;
    return {{"bye", true}};
}

Json Protocol::perform(const Json& request) {
    struct Kind {
        const char* name;
        Json (Protocol::*perform)(const Json&);
    };
    static constexpr std::array<Kind, 12> kinds{{{"games", &Protocol::games},
                                                 {"cards", &Protocol::cards},
                                                 {"new", &Protocol::begin},
                                                 {"load", &Protocol::load},
                                                 {"choice", &Protocol::choice},
                                                 {"answer", &Protocol::answer},
                                                 {"undo", &Protocol::undo},
                                                 {"view", &Protocol::view},
                                                 {"position", &Protocol::position},
                                                 {"record", &Protocol::record},
                                                 {"suggest", &Protocol::suggest},
                                                 {"quit", &Protocol::quit}}};
    const std::string wanted = text_needed(request, "do");
    std::string known;
    for (const Kind& kind : kinds) {
        if (wanted == kind.name) return (this->*kind.perform)(request);
        known += (known.empty() ? "" : ", ") + std::string(kind.name);
    }
    refuse("there is no request " + in_quotes(wanted) + "; there are " + known);
}

std::string Protocol::handle(std::string_view line) {
    Json response{{"ok", false}};
    try {
        if (line.size() > longest_line) refuse("the line is too long");
        const Json request = Json::parse(line, nullptr, false);
        if (!request.is_object()) refuse("this is not a JSON object on one line");
        // Only plain values: anything deeper would have to be written by recursion.
        if (const Json* id = member(request, "id"); id && id->is_primitive()) response["id"] = *id;
        const Json content = perform(request);
        response["ok"] = true;
        response.update(content);
    } catch (const Refusal& refusal) {
        response["error"] = refusal.sentence;
    } catch (const std::exception& error) {
        response["error"] = error.what();
    }
    return one_line(response);
}

}  // namespace pantheon
