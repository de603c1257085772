#include "games/deus/notation.hpp"

#include "games/deus/matter.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/speaker.hpp"
#include "table/french.hpp"
#include "table/speech.hpp"

namespace pantheon::deus {

namespace {

constexpr std::array<std::string_view, piece_types> french_pieces{
    "les bateaux", "les bâtiments de production", "les bâtiments scientifiques", "les bâtiments civils", "les armées"};

constexpr Form gains{"gains", "gain"}, gains_fr{"gagne", "gagnez"}, moves{"moves", "move"},
    moves_fr{"déplace", "déplacez"};

// Where a card lies matters with Egypt: the same face may stand twice in a tableau.
Words ranked_card(const Speaker& s, const State& state, Answer option) {
    if (!s.setup.uses_egypt()) return s.card(option);
    const Player& owner = state.open.players[static_cast<std::size_t>(state.open.active)];
    for (std::size_t c = 0; c < colour_count; ++c)
        for (int i = 0; i < owner.columns[c].size(); ++i)
            if (owner.columns[c][i] == card_at(option))
                return s.card(option) + s.say(" at ", " dans ") + s.say(colour_names[c].en, s.column(c) + ", rang") +
                       (" " + std::to_string(i + 1));
    return s.card(option);
}

const Frame& top(const State& state) { return state.open.tasks.back(); }

// The instruction that asked: a card has moved on to the next one by then, and an order runs above its card.
const Instruction& asking(const Setup& setup, const State& state) {
    const auto& tasks = state.open.tasks;
    const EffectTask& effect = tasks[tasks.size() - (top(state).task == Task::order ? 2 : 1)].effect;
    const Program& program = runs_once(effect) ? setup.deck->once(effect.card) : setup.deck->program(effect.card);
    return program.code[effect.step - 1];
}

Words describe_turn(const Speaker& s, Answer option) {
    if (option == answer_offering) return s.say("offer", "faire une offrande");
    if (option == answer_wildcard) return s.say("build face down", "construire une carte face cachée");
    if (option == answer_done) return s.say("pass", "passer");
    return s.say("build ", "construire ") + s.card(option);
}

Words describe_payment(const Speaker& s, const State& state, Answer payment) {
    State copy = state;
    Quiet play{s.setup, copy};
    const BuildTask& build = top(state).build;
    const Cost cost = less(cost_in(play, build.card, build.column), build.stand_ins);
    Words text;
    int gold = cost.gold;
    const auto by_gold = replaced(cost, payment);
    for (int r = 0; r < resource_count; ++r) {
        const auto at = static_cast<std::size_t>(r);
        gold += price(play, at) * by_gold[at];
        const int rest = cost.resources[at] - by_gold[at];
        if (rest == 0) continue;
        text += Words(text.empty() ? "" : ", ") + (rest == 1 ? s.one(r) : s.amount(rest, r));
    }
    if (gold > 0) text += Words(text.empty() ? "" : ", ") + s.amount(gold, index(Thing::gold));
    return s.say("paying ", "en payant ") + (text.empty() ? s.say("nothing", "rien") : text);
}

// A placement that costs points says so.
Words describe_place(const Speaker& s, const State& state, Answer option) {
    const int vp = points_for(s.setup, state, option);
    const Words fee = vp == 0 ? Words{} : s.say(" for ", " pour ") + s.vp(vp);
    return s.say("at ", "en ") + s.region(option) + fee;
}

// Options that are cards.
Words describe_card(const Speaker& s, const State& state, Answer option) {
    const bool done = option == answer_done;
    switch (prompt_of(state.choice)) {
        case Prompt::wild_card: return s.say("using ", "avec ") + s.card(option);
        case Prompt::choose_card:
            return done ? s.say("fire none", "n'en activer aucune")
                        : s.say("fire ", "activer ") + ranked_card(s, state, option);
        case Prompt::offer_top: return s.card(option) + s.say(" on top", " sur le dessus");
        case Prompt::offer_more: return done ? s.say("no more", "rien de plus") : s.say("and ", "et ") + s.card(option);
        case Prompt::gild:
            return done ? s.say("gild none", "ne pas poser d'or")
                        : s.say("gild ", "poser 1 or sur ") + ranked_card(s, state, option);
        case Prompt::set_aside: return s.say("put aside ", "écarter ") + s.copy(card_at(option));
        default: return s.say("draw ", "piocher ") + s.copy(card_at(option));
    }
}

// Options that are regions.
Words describe_region(const Speaker& s, const State& state, Answer option) {
    const bool done = option == answer_done;
    switch (prompt_of(state.choice)) {
        case Prompt::choose_region:
            return done ? s.say("use none", "n'en utiliser aucun") : s.say("use ", "utiliser ") + s.region(option);
        case Prompt::choose_village:
            return done ? s.say("from none", "à aucun") : s.say("from ", "au village en ") + s.region(option);
        case Prompt::choose_army:
            return done ? s.say("no army", "aucune armée") : s.say("army at ", "armée en ") + s.region(option);
        case Prompt::move: return done ? s.say("stay", "rester") : s.say("to ", "vers ") + s.region(option);
        case Prompt::choose_ship:
            return done ? s.say("no ship", "aucun bateau") : s.say("ship at ", "bateau en ") + s.region(option);
        case Prompt::ship_to: return done ? s.say("stay", "rester") : s.say("to ", "vers ") + s.region(option);
        case Prompt::place_token:
            return done ? s.say("no token", "aucun jeton de combat")
                        : s.say("token at ", "jeton de combat en ") + s.region(option);
        case Prompt::move_token: return s.say("token to ", "jeton de combat vers ") + s.region(option);
        case Prompt::regroup:
            return done ? s.say("do not regroup", "ne pas replacer les armées")
                        : s.say("army to ", "armée en ") + s.region(option);
        case Prompt::place_temple: return s.say("at ", "en ") + s.region(option);
        default: return describe_place(s, state, option);
    }
}

// How many to sell or to give back.
Words describe_number(const Speaker& s, const State& state, Answer number) {
    const std::string count = std::to_string(number);
    if (state.choice.prompt == Prompt::barque)
        return number == answer_done ? s.say("fill none", "n'en remplir aucune")
                                     : s.say("fill a barque of size ", "remplir une barque de taille ") + count;
    if (state.choice.prompt == Prompt::buy_cards)
        return number == 0 ? s.say("buy none", "n'en acheter aucune")
                           : s.say("buy ", "acheter ") + count +
                                 s.say(number == 1 ? " card" : " cards", number == 1 ? " carte" : " cartes");
    if (state.choice.prompt == Prompt::sell_sets)
        return number == 0 ? s.say("sell nothing", "ne rien vendre")
                           : s.say("sell ", "vendre ") + count +
                                 s.say(number == 1 ? " set" : " sets", number == 1 ? " lot" : " lots");
    const int thing = index(asking(s.setup, state).thing);
    const bool sells = state.choice.prompt == Prompt::sell;
    const Words verb = sells ? s.say("sell ", "vendre ") : s.say("give back ", "échanger ");
    if (number > 0) return verb + s.amount(number, thing);
    return sells ? s.say("sell nothing", "ne rien vendre") : s.say("give back nothing", "ne rien échanger");
}

Words describe_yes_no(const Speaker& s, const State& state, Answer option) {
    if (state.choice.prompt == Prompt::steal_or_not)
        return option == answer_yes ? s.say("steal", "voler") : s.say("steal nothing", "ne rien voler");
    if (state.choice.prompt == Prompt::sell_each)
        return option == answer_yes ? s.say("sell one of each", "vendre 1 ressource de chaque type")
                                    : s.say("sell nothing", "ne rien vendre");
    const int cards = top(state).task == Task::order ? top(state).order.cards : top(state).effect.cards;
    if (option == answer_no) return s.say("draw none", "ne pas piocher");
    return s.say("draw ", "piocher ") + std::to_string(cards) +
           s.say(cards == 1 ? " card" : " cards", cards == 1 ? " carte" : " cartes");
}

Words describe_resource(const Speaker& s, Prompt prompt, Answer option) {
    if (prompt == Prompt::sell_mix)
        return option == answer_done ? s.say("sell no more", "ne rien vendre de plus")
                                     : s.say("sell ", "vendre ") + s.one(option);
    if (prompt == Prompt::give_back) return s.say("give back ", "rendre ") + s.one(option);
    if (option == answer_done) return s.say("buy no more", "ne rien acheter de plus");
    return (prompt == Prompt::buy ? s.say("buy ", "acheter ") : s.say("take ", "prendre ")) + s.one(option);
}

// Options that only Egypt's prompts have.
Words describe_step(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("leave the market", "ne rien changer");
    const bool up = option % 2;
    const int thing = option / 2;
    return s.either(s.thing(thing) + (up ? " up" : " down"), (up ? "augmenter " : "baisser ") + s.market_value(thing));
}
Words describe_pair(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("leave the market", "ne rien changer");
    const int one = option / 4, other = option % 4;
    return s.either("swap " + s.thing(one) + " and " + s.thing(other),
                    "échanger " + s.market_value(one) + " et celui de " + s.the(other));
}
Words describe_subset(const Speaker& s, Answer option) {
    Words text;
    for (int r = 0; r < resource_count; ++r)
        if (option >> r & 1) text += Words(text.empty() ? "" : ", ") + s.one(r);
    return text.empty() ? s.say("no temple stands in", "aucun temple ne remplace de ressource")
                        : s.say("a temple stands in for ", "un temple remplace ") + text;
}
Words describe_opponent(const Speaker& s, Prompt prompt, Answer option) {
    if (option == answer_done) return s.say("no token", "aucun jeton de combat");
    const auto what = static_cast<std::size_t>(option % 8);
    const bool stack = prompt == Prompt::choose_stack;
    const Words whose = s.seat(seat_at(option / 8));
    return s.either(
        "token on " + whose + " " + (stack ? piece_names[what].en : colour_names[what].en),
        "jeton de combat sur " + (stack ? std::string(french_pieces[what]) : s.column(what)) + " de " + whose);
}
Words describe_timing(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("without the one-time effect", "sans l'effet unique");
    return option == answer_before ? s.say("one-time effect first", "l'effet unique d'abord")
                                   : s.say("one-time effect last", "l'effet unique à la fin");
}

Words describe_option(const Speaker& s, const State& state, Answer option) {
    const Prompt prompt = prompt_of(state.choice);
    if (prompt == Prompt::turn) return describe_turn(s, option);
    switch (option_kind(prompt)) {
        case OptionKind::card: return describe_card(s, state, option);
        case OptionKind::region: return describe_region(s, state, option);
        case OptionKind::resource: return describe_resource(s, prompt, option);
        case OptionKind::number: return describe_number(s, state, option);
        case OptionKind::payment: return describe_payment(s, state, option);
        case OptionKind::yes_no: return describe_yes_no(s, state, option);
        case OptionKind::timing: return describe_timing(s, option);
        case OptionKind::subset: return describe_subset(s, option);
        case OptionKind::step: return describe_step(s, option);
        case OptionKind::pair: return describe_pair(s, option);
        case OptionKind::opponent: return describe_opponent(s, prompt, option);
        case OptionKind::piece:
            if (prompt == Prompt::return_pieces)
                return option == answer_done ? s.say("return none", "n'en rendre aucun")
                                             : s.say("return " + s.name(piece_names, option),
                                                     "rendre " + std::string(french_pieces[option]));
            return option == answer_done
                       ? s.say("take no more", "ne rien prendre de plus")
                       : s.say("take " + s.name(piece_names, option), "prendre " + s.name(one_piece, option));
        case OptionKind::seat:
            return option == answer_done ? s.say("from nobody", "à personne")
                                         : s.say("from ", "à ") + s.seat(seat_at(option));
        case OptionKind::god: return s.say("as ", "comme ") + s.name(god_names, option);
        case OptionKind::column:
            return s.say("in the " + s.name(colour_names, option) + " column", "dans " + s.column(option));
        case OptionKind::none: break;
    }
    return {};
}

// The pieces or a column of somebody, by what comes before the name: "les bateaux de ", "vos bateaux".
Words belonging(const Speaker& s, Seat owner, std::string_view english, const std::string& french, bool many) {
    if (s.language != Language::french)
        return of(owner, s.language, {"the " + std::string(english) + " of ", "your " + std::string(english)});
    const std::size_t article = french.find(' ');
    return of(owner, s.language, {french + " de ", (many ? "vos" : "votre") + french.substr(article)});
}

Words tell_event(const Speaker& s, const Event& event) {
    const Seat who = event.seat;
    const std::string number = std::to_string(event.n);
    const auto does = [&](const Form& english, const Form& french) { return s.does(who, english, french); };
    const auto amount = [&] { return s.amount(event.n, event.thing); };
    switch (what_of(event)) {
        case What::turn_begins: return s.say("round ", "manche ") + number + s.colon() + s.seat(who);
        case What::built: return does({"builds", "build"}, {"construit", "construisez"}) + s.card(event.card);
        case What::built_face_down:
            return does({"lays", "lay"}, {"pose", "posez"}) +
                   s.say("a card face down, " + s.name(colour_names, event.thing),
                         "une carte face cachée dans " + s.column(event.thing));
        case What::paid: return does({"pays", "pay"}, {"paie", "payez"}) + amount();
        case What::placed:
            return does({"places", "place"}, {"place", "placez"}) + s.name(one_piece, event.thing) +
                   s.say(" at ", " en ") + s.region(event.region);
        case What::placed_temple:
            return does({"places", "place"}, {"place", "placez"}) + s.say("a temple at ", "un temple en ") +
                   s.region(event.region);
        case What::activated: return does({"activates", "activate"}, {"active", "activez"}) + s.card(event.card);
        case What::gained: return does(gains, gains_fr) + amount();
        case What::sold: return does({"sells", "sell"}, {"vend", "vendez"}) + amount();
        case What::gained_piece: return does(gains, gains_fr) + s.name(one_piece, event.thing);
        case What::drew:
            return does({"draws", "draw"}, {"pioche", "piochez"}) +
                   (event.card == 255 ? s.say("a card", "une carte") : s.card(event.card));
        case What::reshuffled: return s.say("the discards become the deck", "la défausse devient la pioche");
        case What::moved:
            if (event.from == 255)
                return does(moves, moves_fr) + s.say("an army to ", "une armée vers ") + s.region(event.region);
            return does(moves, moves_fr) + s.say("a piece from ", "un pion de ") + s.region(event.from) +
                   s.say(" to ", " vers ") + s.region(event.region);
        case What::village_fell:
            return s.say("the village at ", "le village en ") + s.region(event.region) + s.say(" falls", " tombe");
        case What::village_won:
            return does({"wins", "win"}, {"remporte", "remportez"}) + s.vp(event.n) +
                   s.say(" from the village", " du village");
        case What::village_taxed:
            return does({"takes", "take"}, {"prend", "prenez"}) + s.vp(event.n) +
                   s.say(" from the village at ", " au village en ") + s.region(event.region);
        case What::stole:
            return does({"steals", "steal"}, {"vole", "volez"}) + amount() + s.say(" from ", " à ") +
                   s.seat(event.other);
        case What::offered:
            return (event.flag ? does({"can build nothing and offers", "can build nothing and offer"},
                                      {"ne peut rien construire et offre", "ne pouvez rien construire et offrez"})
                               : does({"offers", "offer"}, {"offre", "offrez"})) +
                   number +
                   s.say(event.n == 1 ? " card: " : " cards, on top: ",
                         event.n == 1 ? " carte : " : " cartes, sur le dessus : ") +
                   s.card(event.card);
        case What::invoked:
            return does({"invokes", "invoke"}, {"invoque", "invoquez"}) + s.name(god_names, event.thing);
        case What::end_triggered:
            return s.say("the end is near: one more round follows this one",
                         "la fin approche : une dernière manche suivra celle-ci");
        case What::last_round: return s.say("the last round begins", "la dernière manche commence");
        case What::temple_scored:
            return does({"scores", "score"}, {"marque", "marquez"}) + s.vp(event.n) + s.say(" for ", " pour ") +
                   s.card(event.card);
        case What::majority:
            return does({"has", "have"}, {"a", "avez"}) + s.say("the most ", "le plus de ") + s.thing(event.thing) +
                   s.colon() + s.vp(event.n);
        case What::game_over: return s.say("the game is over", "la partie est finie");
        case What::market_moved:
            return does(moves, {"porte", "portez"}) +
                   s.either("the market: " + s.thing(event.thing) + " ", s.market_value(event.thing) + " à ") +
                   s.amount(event.n, index(Thing::gold));
        case What::gained_barque:
            return does(gains, gains_fr) + s.say("a barque of size ", "une barque de taille ") + number;
        case What::gained_token: return does(gains, gains_fr) + s.say("a combat token", "un jeton de combat");
        case What::placed_token:
            return does({"places", "place"}, {"place", "placez"}) +
                   s.say("a combat token at ", "un jeton de combat en ") + s.region(event.region);
        case What::token_moved:
            return does(moves, moves_fr) + s.say("a combat token from ", "un jeton de combat de ") +
                   s.region(event.from) + s.say(" to ", " vers ") + s.region(event.region);
        case What::besieged:
            return does({"puts", "put"}, {"pose", "posez"}) + s.say("a token on ", "un jeton de combat sur ") +
                   belonging(s, event.other, "pieces", std::string(french_pieces[event.thing]), true) +
                   s.say(": " + s.name(piece_names, event.thing), "");
        case What::garrisoned:
            return does({"puts", "put"}, {"pose", "posez"}) + s.say("a token on ", "un jeton de combat sur ") +
                   belonging(s, event.other, "column", s.column(event.thing), false) +
                   s.say(": " + s.name(colour_names, event.thing), "");
        case What::spent_tokens:
            return does({"spends", "spend"}, {"dépense", "dépensez"}) +
                   (event.n == 1 ? s.say("a combat token", "un jeton de combat")
                                 : number + s.say(" combat tokens", " jetons de combat"));
        case What::tolled:
            return does({"pays", "pay"}, {"paie", "payez"}) + s.say("a toll to ", "un péage à ") + s.seat(event.other) +
                   s.say(" for the combat token ", " pour le jeton de combat ") +
                   (event.region != 255 ? s.say("at ", "en ") + s.region(event.region)
                                        : s.say("on the " + s.name(colour_names, event.thing) + " column",
                                                "sur " + s.column(event.thing)));
        case What::lost_piece:
            return does({"loses", "lose"}, {"perd", "perdez"}) + s.name(one_piece, event.thing) +
                   s.say(" to the reserve", ", qui retourne à la réserve");
        case What::gave_back: return does({"gives back", "give back"}, {"rend", "rendez"}) + amount();
        case What::gilded:
            return does({"puts", "put"}, {"pose", "posez"}) + s.say("a gold on ", "1 or sur ") + s.card(event.card);
    }
    return {};
}

}  // namespace

Words describe(const Box& box, const Setup& setup, const State& state, Answer option, Language language) {
    return describe_option({{language}, box, setup}, state, option).printed(language);
}

Words tell(const Box& box, const Setup& setup, const Event& event, Language language) {
    return tell_event({{language}, box, setup}, event).printed(language);
}

std::string question(const Setup& setup, const State& state, Language language) {
    if (state.choice.prompt == Prompt::place) {
        const Colour type = placed_type(setup, state);
        if (type == Colour::maritime) return say(language, "Where does the ship go?", "Où va le bateau ?");
        if (type == Colour::military) return say(language, "Where does the army go?", "Où va l'armée ?");
    }
    const auto& asked = row_of(prompt_of(state.choice)).question;
    return say(language, asked.en, asked.fr);
}

}  // namespace pantheon::deus
