#include "games/machina/notation.hpp"

#include "games/machina/events.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/sentences.hpp"
#include "games/machina/speaker.hpp"

namespace pantheon::machina {

namespace {

Words points(int might, int cunning, Language language) {
    Words text;
    if (might > 0) text = thing_in(index(Thing::might), language, might);
    if (cunning > 0) text += Words(text.empty() ? "" : ", ") + thing_in(index(Thing::cunning), language, cunning);
    return !text.empty() ? text : language == Language::french ? "rien" : "nothing";
}

Words points(const Speaker& s, int might, int cunning) { return points(might, cunning, s.language); }

constexpr Form gains{"gains", "gain"}, gains_fr{"gagne", "gagnez"};

// ---- options ------------------------------------------------------------------------------------------------------

Words describe_act(const Speaker& s, const State& state, Answer option) {
    if (option == answer_done) return s.say("end the round", "finir la manche");
    if (option == act_ability) return s.say("use the ability", "utiliser le pouvoir");
    if (is_play(option)) return s.say("play ", "jouer ") + s.name(played_in(option));
    if (is_lay(option)) return s.say("lay ", "poser ") + s.name(laid_in(option));
    return s.say("send ", "envoyer ") + s.name(state.open.heroes[option]);
}

Words describe_deed(const Speaker& s, const State& state, Answer option) {
    if (option == answer_done) return s.say("and no quest", "et aucune quête");
    if (option == deed_points) return s.say("for points", "pour des points");
    return s.say("for ", "pour ") + s.name(state.open.quests[option].quest);
}

Words describe_pair(const Speaker& s, const Words& upper, const Words& lower) {
    return s.say("swapping ", "échanger ") + upper + s.say(" and ", " et ") + lower;
}

Words describe_option(const Speaker& s, const State& state, Answer option) {
    const Public& open = state.open;
    const auto hero_at = [&](int space) { return s.name(open.heroes[static_cast<std::size_t>(space)]); };
    const auto quest_at = [&](int space) { return s.name(open.quests[static_cast<std::size_t>(space)].quest); };
    switch (prompt_of(state.choice)) {
        case Prompt::over: break;
        case Prompt::god: return s.say("be ", "être ") + s.name(static_cast<God>(option));
        case Prompt::deal_god: return s.say("deal ", "distribuer ") + s.name(static_cast<God>(option));
        case Prompt::draw_intervention: return s.say("draw ", "piocher ") + s.copy(option);
        case Prompt::draw_objective: return s.say("draw ", "piocher ") + s.name(static_cast<Objective>(option));
        case Prompt::draw_quest: return s.say("draw ", "piocher ") + s.quest(option);
        case Prompt::return_quest: return s.say("give back ", "rendre ") + s.quest(option);
        case Prompt::draw_hero: return s.hero(option) + s.say(" comes", " arrive");
        case Prompt::reveal_quest: return s.say("reveal ", "révéler ") + s.quest(option);
        case Prompt::first_seat: return s.seat(seat_at(option)) + s.say(" begins", " commence");
        case Prompt::act: return describe_act(s, state, option);
        case Prompt::space: return s.say("to ", "sur la case ") + s.space(option);
        case Prompt::deed: return describe_deed(s, state, option);
        case Prompt::payment: {
            const Payment payment = payment_in(option);
            return s.say("paying ", "en payant ") + points(s, payment.might, payment.cunning);
        }
        case Prompt::victim:
            return s.does(seat_at(option), {"loses", "lose"}, {"perd", "perdez"}) + s.say("glory", "de la gloire");
        case Prompt::track: return s.say("for ", "pour la ") + s.thing(option);
        case Prompt::discard: return s.say("discard ", "défausser ") + s.face(option);
        case Prompt::reserve_hero:
        case Prompt::remove_hero: return s.say("on ", "sur ") + hero_at(option);
        case Prompt::lower_quest: return s.say("on ", "sur ") + quest_at(option);
        case Prompt::rob: return s.say("on ", "contre ") + s.seat(seat_at(option));
        case Prompt::steal: return s.say("take ", "prendre ") + s.copy(option);
        case Prompt::swap_quests: return describe_pair(s, quest_at(upper_in(option)), quest_at(lower_in(option)));
        case Prompt::swap_heroes: return describe_pair(s, hero_at(upper_in(option)), hero_at(lower_in(option)));
        case Prompt::reveal_space:
        case Prompt::lay_space: return s.say("on space ", "sur la case ") + s.place(option);
        case Prompt::move_token:
            return s.either("moving " + s.seat(open.map[option]) + " from ",
                            "en déplaçant " + of(open.map[option], s.language, {"le pion de ", "votre pion"}) +
                                " de la case ") +
                   s.space(option);
        case Prompt::move_to: return s.say("to ", "vers la case ") + s.space(option);
    }
    return {};
}

// ---- events -------------------------------------------------------------------------------------------------------

// What was drawn or taken is named to those who may know it.
Words tell_draw(const Speaker& s, const Event& event) {
    const Seat who = event.seat;
    const bool known = event.card != 255;
    const auto draws = [&](const Words& what, const auto& card) {
        return s.does(who, {"draws", "draw"}, {"pioche", "piochez"}) + what + (known ? s.colon() + card() : Words{});
    };
    switch (event.what.as<What>()) {
        case What::drew_objective:
            return draws(s.say("an objective", "un objectif"),
                         [&] { return s.name(static_cast<Objective>(event.card)); });
        case What::drew_quest:
            return draws(s.say("a secret quest", "une quête secrète"), [&] { return s.quest(event.card); });
        case What::returned_quest:
            return s.does(who, {"gives back", "give back"}, {"rend", "rendez"}) + s.say("a quest", "une quête") +
                   (known ? s.colon() + s.quest(event.card) : Words{});
        case What::robbed:
            return s.does(who, {"takes", "take"}, {"prend", "prenez"}) +
                   s.say("an intervention from ", "une intervention à ") + s.seat(event.other) +
                   (known ? s.colon() + s.face(event.card) : Words{});
        default: return draws(s.say("an intervention", "une intervention"), [&] { return s.face(event.card); });
    }
}

Words tell_ending(const Speaker& s, const Event& event) {
    switch (static_cast<Ending>(event.thing)) {
        case Ending::no_quests:
            return s.say("the game is over: there are no more quests", "la partie est finie : il n'y a plus de quête");
        case Ending::standstill:
            return s.say("the game is over: ten turns without a completed quest",
                         "la partie est finie : dix tours sans quête accomplie");
        default: return s.say("the game is over", "la partie est finie");
    }
}

Words tell_claim(const Speaker& s, const Event& event) {
    const Words claims =
        s.does(event.seat, {"claims", "claim"}, {"revendique", "revendiquez"}) + s.say("victory: ", "la victoire : ");
    const auto tile = [&] { return s.name(static_cast<Objective>(event.card)); };
    switch (static_cast<Claim>(event.thing)) {
        case Claim::six_areas:
            return claims + s.say("a quest in each of the six areas", "une quête dans chacune des six régions");
        case Claim::both: return claims + s.say("six areas, and ", "six régions, et ") + tile();
        default: return claims + tile();
    }
}

// What happens to heroes and quests on their tracks.
Words tell_track(const Speaker& s, const Event& event) {
    const auto does = [&](const Form& english, const Form& french) { return s.does(event.seat, english, french); };
    switch (event.what.as<What>()) {
        case What::hero_came:
            return s.hero(event.card) + s.say(" comes to hero space ", " arrive sur la case de héros ") +
                   s.place(event.region);
        case What::quest_came:
            return s.quest(event.card) + s.say(" comes to quest space ", " arrive sur la case de quête ") +
                   s.place(event.region);
        case What::quest_sent_away:
            return s.quest(event.card) +
                   (event.flag ? s.say(" leaves the track: three of a colour", " quitte la piste : trois d'une couleur")
                               : s.say(" leaves the track: three legendary quests",
                                       " quitte la piste : trois quêtes légendaires"));
        case What::heroes_reshuffled:
            return s.say("the discarded heroes become the deck", "les héros défaussés forment la pioche");
        case What::interventions_reshuffled:
            return s.say("the discarded interventions become the deck",
                         "les interventions défaussées forment la pioche");
        case What::reserved_hero: return does({"reserves", "reserve"}, {"réserve", "réservez"}) + s.hero(event.card);
        case What::removed_hero:
            return does({"removes", "remove"}, {"écarte", "écartez"}) + s.hero(event.card) + " " +
                   form(event.seat, s.language == Language::french ? Form{"et ferme la case", "et fermez la case"}
                                                                   : Form{"and closes space", "and close space"}) +
                   " " + s.place(event.from);
        case What::space_reopened:
            return s.say("hero space ", "la case de héros ") + s.place(event.region) +
                   s.say(" opens again", " s'ouvre à nouveau") +
                   (event.flag ? s.say(": only one can be closed", " : une seule peut être fermée") : Words{});
        case What::lowered_quest:
            return s.quest(event.card) + s.say(" needs ", " demande ") + s.amount(event.n, event.thing) +
                   s.say(" less", " en moins");
        case What::replaced_quests:
            return does({"replaces", "replace"}, {"remplace", "remplacez"}) + s.say("the quests", "les quêtes");
        case What::swapped_quests:
            return does({"swaps", "swap"}, {"échange", "échangez"}) + s.quest(event.card) + s.say(" and ", " et ") +
                   s.quest(event.thing);
        case What::swapped_heroes:
            return does({"swaps", "swap"}, {"échange", "échangez"}) + s.hero(event.card) + s.say(" and ", " et ") +
                   s.hero(event.thing);
        default:
            return does({"lays", "lay"}, {"pose", "posez"}) + s.say("the secret quest ", "la quête secrète ") +
                   s.quest(event.card) + s.say(" on space ", " sur la case ") + s.place(event.region);
    }
}

Words tell_event(const Speaker& s, const Setup& setup, const Event& event) {
    const Seat who = event.seat;
    const std::string number = std::to_string(event.n);
    const auto does = [&](const Form& english, const Form& french) { return s.does(who, english, french); };
    const auto gp = [&] { return s.amount(event.n, index(Thing::gp)); };
    switch (event.what.as<What>()) {
        case What::placement_begins:
            return s.say("turn ", "tour ") + number + s.say(", round ", ", manche ") +
                   (std::to_string(event.thing + 1) + "/" + std::to_string(setup.rounds())) + s.colon() + s.seat(who);
        case What::turn_begins:
            return s.say("turn ", "le tour ") + number + (event.flag ? s.say(", the last", ", le dernier") : Words{}) +
                   s.say(" begins with ", " commence par ") + s.seat(who);
        case What::god_taken: return does({"is", "are"}, {"est", "êtes"}) + s.name(static_cast<God>(event.card));
        case What::drew_intervention:
        case What::drew_objective:
        case What::drew_quest:
        case What::returned_quest:
        case What::robbed: return tell_draw(s, event);
        case What::first_player:
            return does({"has", "have"}, {"a", "avez"}) + s.say("the first player token", "le jeton de premier joueur");
        case What::sent:
            return does({"sends", "send"}, {"envoie", "envoyez"}) + s.hero(event.card) +
                   (static_cast<Space>(event.region) == Space::altar ? s.say(" to the ", " sur la case ")
                                                                     : s.say(" to ", " sur la case ")) +
                   s.space(event.region);
        case What::gained: return does(gains, gains_fr) + s.amount(event.n, event.thing);
        case What::spent: return does({"spends", "spend"}, {"dépense", "dépensez"}) + s.amount(event.n, event.thing);
        case What::completed:
            return does({"completes", "complete"}, {"accomplit", "accomplissez"}) +
                   (event.flag ? s.say("the secret quest ", "la quête secrète ") : Words{}) + s.quest(event.card) +
                   s.colon() + gp();
        case What::space_bonus:
            return does(gains, gains_fr) + gp() + s.say(" from quest space ", " grâce à la case de quête ") +
                   s.place(event.from);
        case What::lost:
            if (event.n == 0)
                return does({"has", "have"}, {"n'a", "n'avez"}) +
                       s.say("no glory points to lose", "pas de points de gloire à perdre");
            return does({"loses", "lose"}, {"perd", "perdez"}) + gp() +
                   (event.flag ? Words{} : s.say(" because of the quest", " à cause de la quête"));
        case What::honoured: return does(gains, gains_fr) + gp() + s.say(" for ", " pour ") + s.hero(event.card);
        case What::paid_tribute:
            return does({"pays", "pay"}, {"paie", "payez"}) + gp() + s.say(" of tribute to ", " de tribut à ") +
                   s.seat(event.other);
        case What::recharged:
            if (s.language != Language::french) return does({"may", "may"}, {}) + "use the ability again";
            return does({}, {"peut à nouveau utiliser", "pouvez à nouveau utiliser"}) +
                   form(who, {"son pouvoir", "votre pouvoir"});
        case What::used_ability:
            return does({"uses", "use"}, {"utilise", "utilisez"}) + s.say("the ability of ", "le pouvoir de ") +
                   s.name(static_cast<God>(event.card));
        case What::played: return does({"plays", "play"}, {"joue", "jouez"}) + s.face(event.card);
        case What::discarded: return does({"discards", "discard"}, {"défausse", "défaussez"}) + s.face(event.card);
        case What::moved_token:
            return does({"moves", "move"}, {"déplace", "déplacez"}) +
                   (s.language == Language::french ? of(event.other, s.language, {"le pion de ", "votre pion"})
                                                   : of(event.other, s.language, {"the token of ", "your token"})) +
                   s.say(" to ", " vers la case ") + s.space(event.region);
        case What::strengthened:
            if (s.language != Language::french)
                return named(who, s.language, "Your hero") + form(who, {"'s hero", ""}) + " gains " + number +
                       " to share";
            return does({}, {"renforce son héros", "renforcez votre héros"}) + "de " + number;
        case What::claimed: return tell_claim(s, event);
        case What::game_over: return tell_ending(s, event);
        default: return tell_track(s, event);
    }
}

// ---- cards --------------------------------------------------------------------------------------------------------

std::string colour(const Speaker& s, std::size_t which) { return std::string(colour_names[which].in(s.language)); }
Words area(const Speaker& s, Colour of) {
    return s.name(area_of(of)) + (" (" + colour(s, static_cast<std::size_t>(of)) + ")");
}

std::string ending_s(int n) { return n > 1 ? "s" : ""; }

// In French, a quest is feminine: "2 quêtes violettes".
Words quests(const Speaker& s, int n, std::size_t which) {
    constexpr std::array<std::string_view, colour_count> feminine{"rouge", "verte", "violette",
                                                                  "bleue", "jaune", "noire"};
    return (std::to_string(n) + " ") +
           s.say(colour_names[which].en, "quête" + ending_s(n) + " " + std::string(feminine[which]) + ending_s(n));
}

}  // namespace

Words describe(const Box& box, const State& state, Answer option, Language language) {
    return describe_option({{language}, box}, state, option).printed(language);
}

Words tell(const Box& box, const Setup& setup, const Event& event, Language language) {
    return tell_event({{language}, box}, setup, event).printed(language);
}

std::string points_text(int might, int cunning, Language language) { return points(might, cunning, language).text(); }

Words hero_words(const Box& box, Hero hero, Language language) {
    const Speaker s{{language}, box};
    const HeroCard& card = box.cards[hero];
    Words text = points(s, card.might, card.cunning) + s.say(" · from ", " · de la région ") + area(s, card.birthplace);
    if (card.god != no_god) text += s.say(" · legendary, of ", " · légendaire, de ") + s.name(card.god);
    return s.finished(text);
}

Words quest_words(const Box& box, Quest quest, Language language) {
    const Speaker s{{language}, box};
    const QuestCard& card = box.cards[quest];
    Words text = s.say("needs ", "demande ") + points(s, card.might, card.cunning) + " · " +
                 s.amount(card.gp, index(Thing::gp)) + " · " + area(s, card.colour);
    if (card.legendary) text += s.say(" · legendary", " · légendaire");
    return s.finished(text);
}

Words god_words(const Box& box, God god, Language language) {
    const Speaker s{{language}, box};
    const GodMat& mat = box.cards[god];
    return s.finished(sentence(mat.ability, language) + s.say(" · begins with ", " · commence avec ") +
                      points(s, mat.might, mat.cunning) +
                      (", " + std::to_string(mat.interventions) + " intervention" + ending_s(mat.interventions)) +
                      s.say(" · holds ", " · peut en garder ") + std::to_string(mat.limit) +
                      s.say(" of them at most", " au plus"));
}

Words intervention_words(const Box& box, Intervention face, Language language) {
    return sentence(box.cards[face].effect, language);
}

Words objective_words(const Box& box, Objective tile, Language language) {
    const Speaker s{{language}, box};
    const ObjectiveTile& needs = box.cards[tile];
    Words text = s.amount(needs.gp, index(Thing::gp)) + s.say(" or more", " ou plus");
    if (needs.legendary > 0)
        text += (", " + std::to_string(needs.legendary)) +
                s.say(" legendary", " quête" + ending_s(needs.legendary) + " légendaire" + ending_s(needs.legendary));
    for (std::size_t c = 0; c < colour_count; ++c)
        if (needs.of_colour[c] > 0) text += ", " + quests(s, needs.of_colour[c], c);
    return s.finished(text);
}

Words space_words(const Box& box, Space space, Language language) {
    const Speaker s{{language}, box};
    if (space == Space::olympus)
        return s.finished(
            s.say("an intervention, and the first player token", "une intervention, et le jeton de premier joueur"));
    if (space == Space::altar)
        return s.finished(s.amount(box.cards.altar_points, index(Thing::might)) + s.say(" or ", " ou de ") +
                          s.thing(index(Thing::cunning)) +
                          s.say(", and the ability is charged", ", et le pouvoir est rechargé"));
    const AreaPoints& gives = box.cards[colour_of(space)];
    const Words quest = s.either("a " + colour(s, static_cast<std::size_t>(space)) + " quest",
                                 quests(s, 1, static_cast<std::size_t>(space)));
    return s.finished(points(s, gives.might, gives.cunning) + s.say(", or ", ", ou ") + quest);
}

}  // namespace pantheon::machina
