#include "games/deus/notation.hpp"

#include "games/deus/card_words.hpp"
#include "games/deus/matter.hpp"
#include "games/deus/names.hpp"
#include "games/deus/rulebook.hpp"
#include "table/french.hpp"

namespace pantheon::deus {

namespace {

// French nouns are those of the cards.
const words::Word& noun_of(int thing) {
    return card_word(thing < resource_count ? Kind::resource : Kind::price, thing);
}

// Speaks one language about one game. French is said as one types it, and set when the sentence is complete.
struct Speaker {
    const Box& box;
    const Setup& setup;
    Language language;

    std::string say(std::string_view english, std::string_view french) const {
        return std::string(language == Language::french ? french : english);
    }
    template <std::size_t Size, class Index>
    std::string name(const std::array<Name, Size>& table, Index which) const {
        return std::string(name_in(table, which).in(language));
    }
    std::string card(CardId card) const { return box.face_of(*setup.deck, card).name.in(language); }
    std::string card(std::uint8_t id) const { return card(card_at(id)); }
    // Cards of one face look alike; only luck, who picks among them, tells them apart.
    std::string copy(CardId id) const {
        const CardSet alike = (*setup.deck)[id].alike;
        return alike.has_one() ? card(id) : card(id) + " #" + std::to_string(index(id) - index(alike.first()) + 1);
    }
    std::string region(std::uint8_t id) const { return name_of(setup.board, region_at(id)); }
    std::string seat(Seat who) const { return name(seat_names, who); }
    std::string amount(int n, int thing) const {
        if (language == Language::french) return words::print_amount(n, noun_of(thing), language);
        return std::to_string(n) + " " + name(thing_names, thing);
    }
    // One of it: English names it, French counts it.
    std::string one(int thing) const { return say(thing_names[static_cast<std::size_t>(thing)].en, amount(1, thing)); }
    // French only: "la colonne civile", "le cours de le blé".
    std::string column(std::size_t colour) const {
        const words::Word& word = card_word(Kind::column, static_cast<int>(colour));
        return "la colonne " + words::inflect(word.french, false, true);
    }
    std::string market_value(int thing) const { return "le cours de " + words::the(noun_of(thing)); }
    std::string colon() const { return say(": ", " : "); }
    std::string finished(std::string_view text) const { return pantheon::say(language, text, text); }
};

constexpr std::array<std::string_view, piece_types> french_pieces{
    "les bateaux", "les bâtiments de production", "les bâtiments scientifiques", "les bâtiments civils", "les armées"};

// Where a card lies matters with Egypt: the same face may stand twice in a tableau.
std::string ranked_card(const Speaker& s, const State& state, Answer option) {
    if (!s.setup.uses_egypt()) return s.card(option);
    const Player& owner = state.open.players[static_cast<std::size_t>(state.open.active)];
    for (std::size_t c = 0; c < colour_count; ++c)
        for (int i = 0; i < owner.columns[c].size(); ++i)
            if (owner.columns[c][i] == card_at(option))
                return s.card(option) + s.say(" at ", " dans ") + s.say(colour_names[c].en, s.column(c) + ", rang") +
                       " " + std::to_string(i + 1);
    return s.card(option);
}

const Frame& top(const State& state) { return state.open.tasks.back(); }

// The instruction that asked: a card has moved on to the next one by then, and an order runs above its card.
const Instruction& asking(const Setup& setup, const State& state) {
    const auto& tasks = state.open.tasks;
    const Frame& frame = tasks[tasks.size() - (top(state).task == Task::order ? 2 : 1)];
    return (runs_once(frame) ? setup.deck->once(frame.card) : setup.deck->program(frame.card)).code[frame.step - 1];
}

std::string describe_turn(const Speaker& s, Answer option) {
    if (option == answer_offering) return s.say("offer", "faire une offrande");
    if (option == answer_wildcard) return s.say("build face down", "construire une carte face cachée");
    if (option == answer_done) return s.say("pass", "passer");
    return s.say("build ", "construire ") + s.card(option);
}

std::string describe_payment(const Speaker& s, const State& state, Answer payment) {
    State copy = state;
    Silent silent;
    Play<Silent> play{s.setup, copy, silent};
    const Cost cost = less(cost_in(play, top(state).card, static_cast<Colour>(top(state).column)), top(state).low);
    std::string text;
    int gold = cost.gold;
    const auto by_gold = replaced(cost, payment);
    for (int r = 0; r < resource_count; ++r) {
        const auto at = static_cast<std::size_t>(r);
        gold += price(play, at) * by_gold[at];
        const int rest = cost.resources[at] - by_gold[at];
        if (rest == 0) continue;
        text += (text.empty() ? "" : ", ") + (rest == 1 ? s.one(r) : s.amount(rest, r));
    }
    if (gold > 0) text += (text.empty() ? "" : ", ") + s.amount(gold, index(Thing::gold));
    return s.say("paying ", "en payant ") + (text.empty() ? s.say("nothing", "rien") : text);
}

// A placement that costs points says so.
std::string describe_place(const Speaker& s, const State& state, Answer option) {
    const int vp = points_for(s.setup, state, option);
    const std::string fee = vp == 0 ? "" : s.say(" for ", " pour ") + s.amount(vp, index(Thing::vp));
    return s.say("at ", "en ") + s.region(option) + fee;
}

// Options that are cards.
std::string describe_card(const Speaker& s, const State& state, Answer option) {
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
std::string describe_region(const Speaker& s, const State& state, Answer option) {
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
std::string describe_number(const Speaker& s, const State& state, Answer number) {
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
    const std::string verb = sells ? s.say("sell ", "vendre ") : s.say("give back ", "échanger ");
    if (number > 0) return verb + s.amount(number, thing);
    return sells ? s.say("sell nothing", "ne rien vendre") : s.say("give back nothing", "ne rien échanger");
}

std::string describe_yes_no(const Speaker& s, const State& state, Answer option) {
    if (state.choice.prompt == Prompt::steal_or_not)
        return option == answer_yes ? s.say("steal", "voler") : s.say("steal nothing", "ne rien voler");
    if (state.choice.prompt == Prompt::sell_each)
        return option == answer_yes ? s.say("sell one of each", "vendre 1 ressource de chaque type")
                                    : s.say("sell nothing", "ne rien vendre");
    const int cards = top(state).n;
    if (option == answer_no) return s.say("draw none", "ne pas piocher");
    return s.say("draw ", "piocher ") + std::to_string(cards) +
           s.say(cards == 1 ? " card" : " cards", cards == 1 ? " carte" : " cartes");
}

std::string describe_resource(const Speaker& s, Prompt prompt, Answer option) {
    if (prompt == Prompt::sell_mix)
        return option == answer_done ? s.say("sell no more", "ne rien vendre de plus")
                                     : s.say("sell ", "vendre ") + s.one(option);
    if (prompt == Prompt::give_back) return s.say("give back ", "rendre ") + s.one(option);
    if (option == answer_done) return s.say("buy no more", "ne rien acheter de plus");
    return (prompt == Prompt::buy ? s.say("buy ", "acheter ") : s.say("take ", "prendre ")) + s.one(option);
}

// Options that only Egypt's prompts have.
std::string describe_step(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("leave the market", "ne rien changer");
    const bool up = option % 2;
    const int thing = option / 2;
    return s.say(std::string(thing_names[static_cast<std::size_t>(thing)].en) + (up ? " up" : " down"),
                 (up ? "augmenter " : "baisser ") + s.market_value(thing));
}
std::string describe_pair(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("leave the market", "ne rien changer");
    const int one = option / 4, other = option % 4;
    return s.say("swap " + s.name(thing_names, one) + " and " + s.name(thing_names, other),
                 "échanger " + s.market_value(one) + " et celui de " + words::the(noun_of(other)));
}
std::string describe_subset(const Speaker& s, Answer option) {
    std::string text;
    for (int r = 0; r < resource_count; ++r)
        if (option >> r & 1) text += (text.empty() ? "" : ", ") + s.one(r);
    return text.empty() ? s.say("no temple stands in", "aucun temple ne remplace de ressource")
                        : s.say("a temple stands in for ", "un temple remplace ") + text;
}
std::string describe_opponent(const Speaker& s, Prompt prompt, Answer option) {
    if (option == answer_done) return s.say("no token", "aucun jeton de combat");
    const auto what = static_cast<std::size_t>(option % 8);
    const bool stack = prompt == Prompt::choose_stack;
    const std::string whose = s.seat(seat_at(option / 8));
    return s.say("token on " + whose + " " + std::string(stack ? piece_names[what].en : colour_names[what].en),
                 "jeton de combat sur " + (stack ? std::string(french_pieces[what]) : s.column(what)) + " de " + whose);
}
std::string describe_timing(const Speaker& s, Answer option) {
    if (option == answer_done) return s.say("without the one-time effect", "sans l'effet unique");
    return option == answer_before ? s.say("one-time effect first", "l'effet unique d'abord")
                                   : s.say("one-time effect last", "l'effet unique à la fin");
}

std::string describe_option(const Speaker& s, const State& state, Answer option) {
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

std::string tell_event(const Speaker& s, const Event& event) {
    const std::string who = event.seat <= Seat::fourth ? s.seat(event.seat) : "";
    const std::string number = std::to_string(event.n);
    const auto amount = [&] { return s.amount(event.n, event.thing); };
    switch (what_of(event)) {
        case What::turn_begins: return s.say("round ", "manche ") + number + s.colon() + who;
        case What::built: return who + s.say(" builds ", " construit ") + s.card(event.card);
        case What::built_face_down:
            return who + s.say(" lays a card face down, " + s.name(colour_names, event.thing),
                               " pose une carte face cachée dans " + s.column(event.thing));
        case What::paid: return who + s.say(" pays ", " paie ") + amount();
        case What::placed:
            return who + s.say(" places ", " place ") + s.name(one_piece, event.thing) + s.say(" at ", " en ") +
                   s.region(event.region);
        case What::placed_temple:
            return who + s.say(" places a temple at ", " place un temple en ") + s.region(event.region);
        case What::activated: return who + s.say(" activates ", " active ") + s.card(event.card);
        case What::gained: return who + s.say(" gains ", " gagne ") + amount();
        case What::sold: return who + s.say(" sells ", " vend ") + amount();
        case What::gained_piece: return who + s.say(" gains ", " gagne ") + s.name(one_piece, event.thing);
        case What::drew:
            return event.card == 255 ? who + s.say(" draws a card", " pioche une carte")
                                     : who + s.say(" draws ", " pioche ") + s.card(event.card);
        case What::reshuffled: return s.say("the discards become the deck", "la défausse devient la pioche");
        case What::moved:
            if (event.from == 255)
                return who + s.say(" moves an army to ", " déplace une armée vers ") + s.region(event.region);
            return who + s.say(" moves a piece from ", " déplace un pion de ") + s.region(event.from) +
                   s.say(" to ", " vers ") + s.region(event.region);
        case What::village_fell:
            return s.say("the village at ", "le village en ") + s.region(event.region) + s.say(" falls", " tombe");
        case What::village_won:
            return who + s.say(" wins ", " remporte ") + number + s.say(" vp from the village", " PV du village");
        case What::village_taxed:
            return who + s.say(" takes ", " prend ") + number +
                   s.say(" vp from the village at ", " PV au village en ") + s.region(event.region);
        case What::stole:
            return who + s.say(" steals ", " vole ") + amount() + s.say(" from ", " à ") + s.seat(event.other);
        case What::offered:
            return who +
                   (event.flag ? s.say(" can build nothing and offers ", " ne peut rien construire et offre ")
                               : s.say(" offers ", " offre ")) +
                   number +
                   s.say(event.n == 1 ? " card: " : " cards, on top: ",
                         event.n == 1 ? " carte : " : " cartes, sur le dessus : ") +
                   s.card(event.card);
        case What::invoked: return who + s.say(" invokes ", " invoque ") + s.name(god_names, event.thing);
        case What::end_triggered:
            return s.say("the end is near: one more round follows this one",
                         "la fin approche : une dernière manche suivra celle-ci");
        case What::last_round: return s.say("the last round begins", "la dernière manche commence");
        case What::temple_scored:
            return who + s.say(" scores ", " marque ") + number + s.say(" vp for ", " PV pour ") + s.card(event.card);
        case What::majority:
            return who + s.say(" has the most ", " a le plus de ") + s.name(thing_names, event.thing) + s.colon() +
                   number + s.say(" vp", " PV");
        case What::game_over: return s.say("the game is over", "la partie est finie");
        case What::market_moved:
            return who +
                   s.say(" moves the market: " + s.name(thing_names, event.thing) + " ",
                         " porte " + s.market_value(event.thing) + " à ") +
                   s.amount(event.n, index(Thing::gold));
        case What::gained_barque:
            return who + s.say(" gains a barque of size ", " gagne une barque de taille ") + number;
        case What::gained_token: return who + s.say(" gains a combat token", " gagne un jeton de combat");
        case What::placed_token:
            return who + s.say(" places a combat token at ", " place un jeton de combat en ") + s.region(event.region);
        case What::token_moved:
            return who + s.say(" moves a combat token from ", " déplace un jeton de combat de ") +
                   s.region(event.from) + s.say(" to ", " vers ") + s.region(event.region);
        case What::besieged:
            return who + s.say(" puts a token on the pieces of " + s.seat(event.other) + ": " +
                                   s.name(piece_names, event.thing),
                               " pose un jeton de combat sur " + std::string(french_pieces[event.thing]) + " de " +
                                   s.seat(event.other));
        case What::garrisoned:
            return who + s.say(" puts a token on the column of " + s.seat(event.other) + ": " +
                                   s.name(colour_names, event.thing),
                               " pose un jeton de combat sur " + s.column(event.thing) + " de " + s.seat(event.other));
        case What::spent_tokens:
            return who + (event.n == 1
                              ? s.say(" spends a combat token", " dépense un jeton de combat")
                              : s.say(" spends ", " dépense ") + number + s.say(" combat tokens", " jetons de combat"));
        case What::tolled:
            return who + s.say(" pays a toll to ", " paie un péage à ") + s.seat(event.other) +
                   s.say(" for the combat token ", " pour le jeton de combat ") +
                   (event.region != 255 ? s.say("at ", "en ") + s.region(event.region)
                                        : s.say("on the " + s.name(colour_names, event.thing) + " column",
                                                "sur " + s.column(event.thing)));
        case What::lost_piece:
            return who + s.say(" loses ", " perd ") + s.name(one_piece, event.thing) +
                   s.say(" to the reserve", ", qui retourne à la réserve");
        case What::gave_back: return who + s.say(" gives back ", " rend ") + amount();
        case What::gilded: return who + s.say(" puts a gold on ", " pose 1 or sur ") + s.card(event.card);
    }
    return {};
}

}  // namespace

std::string describe(const Box& box, const Setup& setup, const State& state, Answer option, Language language) {
    const Speaker s{box, setup, language};
    return s.finished(describe_option(s, state, option));
}

std::string tell(const Box& box, const Setup& setup, const Event& event, Language language) {
    const Speaker s{box, setup, language};
    return s.finished(tell_event(s, event));
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
