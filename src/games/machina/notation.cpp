#include "games/machina/notation.hpp"

#include "games/machina/events.hpp"
#include "games/machina/names.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/sentences.hpp"
#include "table/french.hpp"

namespace pantheon::machina {

namespace {

// Speaks one language about one box. French is said as one types it, and set when the sentence is complete.
struct Speaker {
    const Box& box;
    Language language;

    std::string say(std::string_view english, std::string_view french) const {
        return std::string(language == Language::french ? french : english);
    }
    template <class Card>
    std::string name(Card card) const {
        return box[card].name.in(language);
    }
    std::string hero(std::uint8_t number) const { return name(static_cast<Hero>(number)); }
    std::string quest(std::uint8_t number) const { return name(static_cast<Quest>(number)); }
    std::string face(std::uint8_t number) const { return name(static_cast<Intervention>(number)); }
    std::string space(std::uint8_t number) const { return name(static_cast<Space>(number)); }
    // Cards of one face look alike; only luck, who picks among them, tells them apart.
    std::string copy(Answer number) const {
        const Intervention which = box.cards.face_of_copy[number];
        const InterventionCard& card = box.cards[which];
        return card.copies == 1 ? name(which) : name(which) + " #" + std::to_string(number - card.first_copy + 1);
    }
    std::string seat(Seat who) const { return std::string(name_in(seat_names, who).in(language)); }
    std::string thing(int which) const { return std::string(name_in(thing_names, which).in(language)); }
    std::string amount(int n, int which) const { return std::to_string(n) + " " + thing(which); }
    // A place on a track, counted from 1.
    std::string place(int space) const { return std::to_string(space + 1); }
    std::string colon() const { return say(": ", " : "); }
    std::string finished(std::string_view text) const { return pantheon::say(language, text, text); }
};

std::string points(const Speaker& s, int might, int cunning) { return points_text(might, cunning, s.language); }

// ---- options ------------------------------------------------------------------------------------------------------

std::string describe_act(const Speaker& s, const State& state, Answer option) {
    if (option == answer_done) return s.say("end the round", "finir la manche");
    if (option == act_ability) return s.say("use the ability", "employer le pouvoir");
    if (is_play(option)) return s.say("play ", "jouer ") + s.name(played_in(option));
    if (is_lay(option)) return s.say("lay ", "poser ") + s.name(laid_in(option));
    return s.say("send ", "envoyer ") + s.name(state.open.heroes[option]);
}

std::string describe_deed(const Speaker& s, const State& state, Answer option) {
    if (option == answer_done) return s.say("and no quest", "et aucune quête");
    if (option == deed_points) return s.say("for points", "pour des points");
    return s.say("for ", "pour ") + s.name(state.open.quests[option].quest);
}

std::string describe_pair(const Speaker& s, const std::string& upper, const std::string& lower) {
    return s.say("swapping ", "en échangeant ") + upper + s.say(" and ", " et ") + lower;
}

std::string describe_option(const Speaker& s, const State& state, Answer option) {
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
        case Prompt::victim: return s.seat(seat_at(option)) + s.say(" loses glory", " perd de la gloire");
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
            return s.say("moving " + s.seat(open.map[option]) + " from ",
                         "en déplaçant le pion " + s.seat(open.map[option]) + " de la case ") +
                   s.space(option);
        case Prompt::move_to: return s.say("to ", "vers la case ") + s.space(option);
    }
    return {};
}

// ---- events -------------------------------------------------------------------------------------------------------

// What was drawn or taken is named to those who may know it.
std::string tell_draw(const Speaker& s, const Event& event, const std::string& who) {
    const bool known = event.card != 255;
    switch (event.what.as<What>()) {
        case What::drew_objective:
            return who + s.say(" draws an objective", " pioche un objectif") +
                   (known ? s.colon() + s.name(static_cast<Objective>(event.card)) : "");
        case What::drew_quest:
            return who + s.say(" draws a secret quest", " pioche une quête secrète") +
                   (known ? s.colon() + s.quest(event.card) : "");
        case What::returned_quest:
            return who + s.say(" gives back a quest", " rend une quête") +
                   (known ? s.colon() + s.quest(event.card) : "");
        case What::robbed:
            return who + s.say(" takes an intervention from ", " prend une intervention à ") + s.seat(event.other) +
                   (known ? s.colon() + s.face(event.card) : "");
        default:
            return who + s.say(" draws an intervention", " pioche une intervention") +
                   (known ? s.colon() + s.face(event.card) : "");
    }
}

std::string tell_ending(const Speaker& s, const Event& event) {
    switch (static_cast<Ending>(event.thing)) {
        case Ending::no_quests:
            return s.say("the game is over: there are no more quests", "la partie est finie : il n'y a plus de quête");
        case Ending::standstill:
            return s.say("the game is over: ten turns without a completed quest",
                         "la partie est finie : dix tours sans quête accomplie");
        default: return s.say("the game is over", "la partie est finie");
    }
}

std::string tell_claim(const Speaker& s, const Event& event, const std::string& who) {
    const auto tile = [&] { return s.name(static_cast<Objective>(event.card)); };
    switch (static_cast<Claim>(event.thing)) {
        case Claim::six_areas:
            return who + s.say(" claims victory: a quest in each of the six areas",
                               " revendique la victoire : une quête dans chacune des six régions");
        case Claim::both:
            return who + s.say(" claims victory: six areas, and ", " revendique la victoire : six régions, et ") +
                   tile();
        default: return who + s.say(" claims victory: ", " revendique la victoire : ") + tile();
    }
}

// What happens to heroes and quests on their tracks.
std::string tell_track(const Speaker& s, const Event& event, const std::string& who) {
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
        case What::reserved_hero: return who + s.say(" reserves ", " réserve ") + s.hero(event.card);
        case What::removed_hero:
            return who + s.say(" removes ", " écarte ") + s.hero(event.card) +
                   s.say(" and closes space ", " et ferme la case ") + s.place(event.from);
        case What::space_reopened:
            return s.say("hero space ", "la case de héros ") + s.place(event.region) +
                   s.say(" opens again", " s'ouvre à nouveau");
        case What::lowered_quest:
            return s.quest(event.card) + s.say(" needs ", " demande ") + s.amount(event.n, event.thing) +
                   s.say(" less", " de moins");
        case What::replaced_quests: return who + s.say(" replaces the quests", " remplace les quêtes");
        case What::swapped_quests:
            return who + s.say(" swaps ", " échange ") + s.quest(event.card) + s.say(" and ", " et ") +
                   s.quest(event.thing);
        case What::swapped_heroes:
            return who + s.say(" swaps ", " échange ") + s.hero(event.card) + s.say(" and ", " et ") +
                   s.hero(event.thing);
        default:
            return who + s.say(" lays the secret quest ", " pose la quête secrète ") + s.quest(event.card) +
                   s.say(" on space ", " sur la case ") + s.place(event.region);
    }
}

std::string tell_event(const Speaker& s, const Setup& setup, const Event& event) {
    const std::string who = is_player(event.seat) ? s.seat(event.seat) : "";
    const std::string number = std::to_string(event.n);
    const auto gp = [&] { return s.amount(event.n, index(Thing::gp)); };
    switch (event.what.as<What>()) {
        case What::placement_begins:
            return s.say("turn ", "tour ") + number + s.say(", round ", ", manche ") + std::to_string(event.thing + 1) +
                   "/" + std::to_string(setup.rounds()) + s.colon() + who;
        case What::turn_begins:
            return s.say("turn ", "tour ") + number + (event.flag ? s.say(", the last", ", le dernier") : "") +
                   s.say(" begins with ", " commence par ") + who;
        case What::god_taken: return who + s.say(" is ", " est ") + s.name(static_cast<God>(event.card));
        case What::drew_intervention:
        case What::drew_objective:
        case What::drew_quest:
        case What::returned_quest:
        case What::robbed: return tell_draw(s, event, who);
        case What::first_player: return who + s.say(" has the first player token", " a le jeton de premier joueur");
        case What::sent:
            return who + s.say(" sends ", " envoie ") + s.hero(event.card) + s.say(" to ", " sur la case ") +
                   s.space(event.region);
        case What::gained: return who + s.say(" gains ", " gagne ") + s.amount(event.n, event.thing);
        case What::spent: return who + s.say(" spends ", " dépense ") + s.amount(event.n, event.thing);
        case What::completed:
            return who +
                   (event.flag ? s.say(" completes the secret quest ", " accomplit la quête secrète ")
                               : s.say(" completes ", " accomplit ")) +
                   s.quest(event.card) + s.colon() + gp();
        case What::space_bonus:
            return who + s.say(" gains ", " gagne ") + gp() + s.say(" from quest space ", " de la case de quête ") +
                   s.place(event.from);
        case What::lost: return who + s.say(" loses ", " perd ") + gp();
        case What::honoured:
            return who + s.say(" gains ", " gagne ") + gp() + s.say(" for ", " pour ") + s.hero(event.card);
        case What::paid_tribute:
            return who + s.say(" pays ", " paie ") + gp() + s.say(" of tribute to ", " de tribut à ") +
                   s.seat(event.other);
        case What::recharged: return who + s.say(" may use the ability again", " peut employer son pouvoir à nouveau");
        case What::used_ability:
            return who + s.say(" uses the ability of ", " emploie le pouvoir de ") +
                   s.name(static_cast<God>(event.card));
        case What::played: return who + s.say(" plays ", " joue ") + s.face(event.card);
        case What::discarded: return who + s.say(" discards ", " défausse ") + s.face(event.card);
        case What::moved_token:
            return who +
                   s.say(" moves the token of " + s.seat(event.other) + " to ",
                         " déplace le pion " + s.seat(event.other) + " vers la case ") +
                   s.space(event.region);
        case What::strengthened:
            return who + s.say("'s hero gains " + number + " to share", " renforce son héros de " + number);
        case What::claimed: return tell_claim(s, event, who);
        case What::game_over: return tell_ending(s, event);
        default: return tell_track(s, event, who);
    }
}

// ---- cards --------------------------------------------------------------------------------------------------------

std::string colour(const Speaker& s, std::size_t which) { return std::string(colour_names[which].in(s.language)); }
std::string area(const Speaker& s, Colour of) {
    return s.name(area_of(of)) + " (" + colour(s, static_cast<std::size_t>(of)) + ")";
}

std::string ending_s(int n) { return n > 1 ? "s" : ""; }

// In French, a quest is feminine: "2 quêtes violettes".
std::string quests(const Speaker& s, int n, std::size_t which) {
    constexpr std::array<std::string_view, colour_count> feminine{"rouge", "verte", "violette",
                                                                  "bleue", "jaune", "noire"};
    return std::to_string(n) + " " +
           s.say(colour_names[which].en, "quête" + ending_s(n) + " " + std::string(feminine[which]) + ending_s(n));
}

}  // namespace

std::string describe(const Box& box, const State& state, Answer option, Language language) {
    const Speaker s{box, language};
    return s.finished(describe_option(s, state, option));
}

std::string tell(const Box& box, const Setup& setup, const Event& event, Language language) {
    const Speaker s{box, language};
    return s.finished(tell_event(s, setup, event));
}

std::string question(const State& state, Language language) {
    const auto& asked = prompt_table[state.choice.prompt.number].question;
    return say(language, asked.en, asked.fr);
}

std::string points_text(int might, int cunning, Language language) {
    const auto amount = [&](int n, Thing thing) {
        return std::to_string(n) + " " + std::string(name_in(thing_names, thing).in(language));
    };
    std::string text;
    if (might > 0) text = amount(might, Thing::might);
    if (cunning > 0) text += (text.empty() ? "" : ", ") + amount(cunning, Thing::cunning);
    return text.empty() ? say(language, "nothing", "rien") : text;
}

std::string hero_text(const Box& box, Hero hero, Language language) {
    const Speaker s{box, language};
    const HeroCard& card = box.cards[hero];
    std::string text =
        points(s, card.might, card.cunning) + s.say(" · from ", " · de la région ") + area(s, card.birthplace);
    if (card.god != no_god) text += s.say(" · legendary, of ", " · légendaire, de ") + s.name(card.god);
    return s.finished(text);
}

std::string quest_text(const Box& box, Quest quest, Language language) {
    const Speaker s{box, language};
    const QuestCard& card = box.cards[quest];
    std::string text = s.say("needs ", "demande ") + points(s, card.might, card.cunning) + " · " +
                       s.amount(card.gp, index(Thing::gp)) + " · " + area(s, card.colour);
    if (card.legendary) text += s.say(" · legendary", " · légendaire");
    return s.finished(text);
}

std::string god_text(const Box& box, God god, Language language) {
    const Speaker s{box, language};
    const GodMat& mat = box.cards[god];
    return s.finished(sentence(mat.ability, language) + s.say(" · begins with ", " · commence avec ") +
                      points(s, mat.might, mat.cunning) + ", " + std::to_string(mat.interventions) + " intervention" +
                      ending_s(mat.interventions) + s.say(" · holds ", " · peut en garder ") +
                      std::to_string(mat.limit) + s.say(" at most", " au plus"));
}

std::string intervention_text(const Box& box, Intervention face, Language language) {
    return sentence(box.cards[face].effect, language);
}

std::string objective_text(const Box& box, Objective tile, Language language) {
    const Speaker s{box, language};
    const ObjectiveTile& needs = box.cards[tile];
    std::string text = std::to_string(needs.gp) + s.say(" gp or more", " PG ou plus");
    if (needs.legendary > 0)
        text += ", " + std::to_string(needs.legendary) +
                s.say(" legendary", " quête" + ending_s(needs.legendary) + " légendaire" + ending_s(needs.legendary));
    for (std::size_t c = 0; c < colour_count; ++c)
        if (needs.of_colour[c] > 0) text += ", " + quests(s, needs.of_colour[c], c);
    return s.finished(text);
}

std::string space_text(const Box& box, Space space, Language language) {
    const Speaker s{box, language};
    if (space == Space::olympus)
        return s.finished(
            s.say("an intervention, and the first player token", "une intervention, et le jeton de premier joueur"));
    if (space == Space::altar)
        return s.finished(
            std::to_string(box.cards.altar_points) +
            s.say(" might or cunning, and the ability is charged", " force ou ruse, et le pouvoir est rechargé"));
    const AreaPoints& gives = box.cards[colour_of(space)];
    const std::string quest = s.say("a " + colour(s, static_cast<std::size_t>(space)) + " quest",
                                    quests(s, 1, static_cast<std::size_t>(space)));
    return s.finished(points(s, gives.might, gives.cunning) + s.say(", or ", ", ou ") + quest);
}

}  // namespace pantheon::machina
