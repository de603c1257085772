#include "games/machina/position.hpp"

#include <algorithm>
#include <vector>

#include "games/machina/names.hpp"
#include "games/machina/notation.hpp"
#include "games/machina/outcome.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/statement.hpp"

namespace pantheon::machina {

namespace {

// Compares statements with a position, and says in their words what it is.
struct Checker {
    const Box& box;
    const Setup& setup;
    const State& state;

    const Player& player(Seat seat) const { return state.open.players[static_cast<std::size_t>(seat)]; }

    // ---- words ----------------------------------------------------------------------------------------------------

    template <class Thing>
    std::string name(Thing thing) const {
        return box[thing].name.en;
    }
    static std::string seat_name(Seat seat) {
        return is_player(seat) ? std::string(name_in(seat_names, seat).en) : "nobody";
    }
    template <class Set>
    std::string names(const Set& set) const {
        std::string text;
        for (const auto each : set) text += (text.empty() ? "" : ", ") + name(each);
        return text.empty() ? "empty" : text;
    }
    std::string heroes() const {
        std::string text;
        for (const Hero hero : state.open.heroes)
            text += (text.empty() ? "" : ", ") + (hero == no_hero ? "empty" : name(hero));
        return text;
    }
    std::string quests() const {
        std::string text;
        for (const QuestSpace& space : state.open.quests) {
            text += (text.empty() ? "" : ", ") + (space.quest == no_quest ? "empty" : name(space.quest));
            if (space.less_might > 0) text += " -" + std::to_string(space.less_might) + " might";
            if (space.less_cunning > 0) text += " -" + std::to_string(space.less_cunning) + " cunning";
        }
        return text;
    }
    std::string hand(Seat seat) const {
        std::string text;
        for (const Held& card : state.hidden.hands[static_cast<std::size_t>(seat)]) {
            text += (text.empty() ? "" : ", ") + name(card.card);
            for (int p = 0; p < setup.players; ++p)
                if (card.known_to >> p & 1) text += " known to " + seat_name(seat_at(p));
        }
        return text.empty() ? "empty" : text;
    }
    // So many of each face.
    std::string faces(const std::array<int, max_interventions>& count) const {
        std::string text;
        for (int i = 0; i < box.cards.intervention_count; ++i)
            for (int n = 0; n < count[static_cast<std::size_t>(i)]; ++n)
                text += (text.empty() ? "" : ", ") + name(static_cast<Intervention>(i));
        return text.empty() ? "empty" : text;
    }

    // ---- what is there --------------------------------------------------------------------------------------------

    // Quests of the deck that have lain open.
    QuestSet seen() const { return state.open.shown & state.hidden.quest_deck; }
    std::array<int, max_interventions> discards() const {
        std::array<int, max_interventions> count{};
        std::copy(state.open.discards.begin(), state.open.discards.end(), count.begin());
        return count;
    }
    std::array<int, max_interventions> deck() const {
        std::array<int, max_interventions> count{};
        for (int i = 0; i < box.cards.intervention_count; ++i)
            count[static_cast<std::size_t>(i)] =
                setup.copies(static_cast<Intervention>(i)) - state.open.discards[static_cast<std::size_t>(i)];
        for (int p = 0; p < setup.players; ++p)
            for (const Held& card : state.hidden.hands[static_cast<std::size_t>(p)])
                --count[static_cast<std::size_t>(card.card)];
        return count;
    }
    static std::array<int, max_interventions> counted(const std::vector<Held>& cards) {
        std::array<int, max_interventions> count{};
        for (const Held& card : cards) ++count[static_cast<std::size_t>(card.card)];
        return count;
    }
    template <int Capacity, class Thing>
    static BitSet<Thing, Capacity> set_of(const std::vector<Thing>& list) {
        BitSet<Thing, Capacity> set;
        for (const Thing each : list) set.add(each);
        return set;
    }
    static QuestSet quests_of(const Statement& s) {
        QuestSet set;
        for (const QuestSpace& each : s.quests) set.add(each.quest);
        return set;
    }

    // ---- comparing ------------------------------------------------------------------------------------------------

    static std::optional<Error> equal(int is, int expected) {
        if (is == expected) return {};
        return Error{"it is " + std::to_string(is) + ", not " + std::to_string(expected)};
    }
    static std::optional<Error> same(bool is_same, const std::string& is) {
        if (is_same) return {};
        return Error{"it is " + is};
    }
    std::optional<Error> same_quests(const QuestSet& is, const Statement& s) const {
        return same(is == quests_of(s), names(is));
    }
    std::optional<Error> track_of_heroes(const Statement& s) const {
        std::array<Hero, hero_spaces> expected{no_hero, no_hero, no_hero};
        std::copy(s.heroes.begin(), s.heroes.end(), expected.begin());
        return same(expected == state.open.heroes, heroes());
    }
    std::optional<Error> track_of_quests(const Statement& s) const {
        std::array<QuestSpace, quest_spaces> expected{};
        std::copy(s.quests.begin(), s.quests.end(), expected.begin());
        return same(expected == state.open.quests, quests());
    }
    // Cards in hand in any order; who knows them matters only where it is said.
    std::optional<Error> same_hand(const Statement& s) const {
        std::vector<Held> left(state.hidden.hands[static_cast<std::size_t>(s.seat)].begin(),
                               state.hidden.hands[static_cast<std::size_t>(s.seat)].end());
        bool fits = left.size() == s.cards.size();
        for (const Held& card : s.cards) {
            const auto found = std::find_if(left.begin(), left.end(), [&](const Held& each) {
                return each.card == card.card && (card.known_to == 0 || card.known_to == each.known_to);
            });
            if (found == left.end()) fits = false;
            else left.erase(found);
        }
        return same(fits, hand(s.seat));
    }
    std::optional<Error> needs(const Statement& s) const {
        for (const QuestSpace& space : state.open.quests) {
            if (space.quest != s.quests[0].quest) continue;
            const QuestCard& card = box.cards[space.quest];
            const int might = std::max(0, card.might - space.less_might);
            const int cunning = std::max(0, card.cunning - space.less_cunning);
            return same(might == s.quests[0].less_might && cunning == s.quests[0].less_cunning,
                        points_text(might, cunning, Language::english));
        }
        return Error{"it is not on the track"};
    }

    std::optional<Error> check_player(const Statement& s) const {
        const Player& who = player(s.seat);
        const Public& open = state.open;
        const auto seat = static_cast<std::size_t>(s.seat);
        switch (s.subject) {
            case Subject::god: return same(who.god == s.god, who.god == no_god ? "nobody" : name(who.god));
            case Subject::might: return equal(who.might, s.number);
            case Subject::cunning: return equal(who.cunning, s.number);
            case Subject::gp: return equal(who.gp, s.number);
            case Subject::ability: return same(who.charged == s.flag, who.charged ? "ready" : "used");
            case Subject::hand: return same_hand(s);
            case Subject::hand_size: return equal(who.hand_size, s.number);
            case Subject::objective: {
                const Objective tile = state.hidden.objectives[seat];
                return same(tile == s.objective, tile == no_objective ? "nothing" : name(tile));
            }
            case Subject::secrets: return same_quests(state.hidden.secrets[seat], s);
            case Subject::secrets_left: return equal(who.secrets, s.number);
            case Subject::gave_back: {
                const Quest quest = state.hidden.returned[seat];
                return same(quest == (s.quests.empty() ? no_quest : s.quests[0].quest),
                            quest == no_quest ? "nothing" : name(quest));
            }
            case Subject::done: return same_quests(who.done, s);
            case Subject::reserves: {
                const Hero hero = open.reserver == s.seat ? open.reserved : no_hero;
                return same(hero == (s.heroes.empty() ? no_hero : s.heroes[0]),
                            hero == no_hero ? "nobody" : name(hero));
            }
            case Subject::closes: return equal(open.closer == s.seat ? open.closed + 1 : 0, s.number);
            case Subject::rank: return equal(open.rank[seat], s.number);
            default:
                return same(static_cast<int>(open.claims[seat]) == s.number,
                            std::string(claim_names[static_cast<std::size_t>(open.claims[seat])]));
        }
    }
    std::optional<Error> check_table(const Statement& s) const {
        const Public& open = state.open;
        const auto who = [&](Seat is) { return same(is == s.seat, seat_name(is)); };
        const auto yes = [&](bool is) { return same(is == s.flag, is ? "yes" : "no"); };
        switch (s.subject) {
            case Subject::heroes: return track_of_heroes(s);
            case Subject::quests: return track_of_quests(s);
            case Subject::hero_deck: return same(open.hero_deck == set_of<max_heroes>(s.heroes), names(open.hero_deck));
            case Subject::hero_discards:
                return same(open.hero_discards == set_of<max_heroes>(s.heroes), names(open.hero_discards));
            case Subject::quest_deck: return same_quests(state.hidden.quest_deck, s);
            case Subject::quest_deck_size: return equal(open.quest_deck_size, s.number);
            case Subject::seen: return same_quests(seen(), s);
            case Subject::intervention_deck: return same(deck() == counted(s.cards), faces(deck()));
            case Subject::discards: return same(discards() == counted(s.cards), faces(discards()));
            case Subject::at: return who(open.map[static_cast<std::size_t>(s.space)]);
            case Subject::token: return who(open.token);
            case Subject::first: return who(open.first);
            case Subject::plays: return who(open.active);
            case Subject::turn: return equal(open.turn, s.number);
            case Subject::round: return equal(open.round + 1, s.number);
            case Subject::completed_turn: return equal(open.completed_turn, s.number);
            case Subject::last_turn: return yes(open.last_turn);
            case Subject::over: return yes(open.over);
            case Subject::needs: return needs(s);
            default:
                return same(
                    open.over && ending_of(state) == s.number,
                    open.over ? std::string(ending_names[static_cast<std::size_t>(ending_of(state))]) : "not over");
        }
    }
};

// Everything of one player, in an order that can be read back.
std::string write_player(const Checker& c, Seat seat) {
    const Player& who = c.player(seat);
    const auto at = static_cast<std::size_t>(seat);
    std::string text;
    const auto line = [&](const std::string& statement) { text += Checker::seat_name(seat) + " " + statement + "\n"; };
    line("might " + std::to_string(who.might));
    line("cunning " + std::to_string(who.cunning));
    line("gp " + std::to_string(who.gp));
    line(who.charged ? "ability ready" : "ability used");
    line("hand " + c.hand(seat));
    line("done " + c.names(who.done));
    line("secrets " + c.names(c.state.hidden.secrets[at]));
    if (const Quest quest = c.state.hidden.returned[at]; quest != no_quest) line("gave back " + c.name(quest));
    return text;
}

bool begins_round(const State& state) {
    const Public& open = state.open;
    return state.choice.prompt == Prompt::act && !open.placed && !open.played && open.laid == no_quest &&
           open.gained == 0 && open.strength == 0 && !open.presence;
}

}  // namespace

std::optional<Error> check_position(const Box& box, const Setup& setup, const State& state,
                                    std::string_view statement) {
    const auto read = read_statement(box, setup, statement);
    if (!read) return read.failure();
    const Checker checker{box, setup, state};
    return read->subject < Subject::heroes ? checker.check_player(*read) : checker.check_table(*read);
}

Result<std::string> write_position(const Box& box, const Setup& setup, const State& state) {
    if (!begins_round(state)) return Error{"a position can be written only when a round of a player begins"};
    const Checker c{box, setup, state};
    const Public& open = state.open;
    std::string text;
    const auto each_seat = [&](auto&& write) {
        for (int p = 0; p < setup.players; ++p) write(seat_at(p), Checker::seat_name(seat_at(p)));
    };
    each_seat([&](Seat seat, const std::string& name) { text += name + " god " + c.name(c.player(seat).god) + "\n"; });
    each_seat([&](Seat seat, const std::string& name) {
        text += name + " objective " + c.name(state.hidden.objectives[static_cast<std::size_t>(seat)]) + "\n";
    });
    each_seat([&](Seat seat, const std::string&) { text += write_player(c, seat); });
    text += "heroes " + c.heroes() + "\nhero deck " + c.names(open.hero_deck) + "\nquests " + c.quests() +
            "\nquest deck " + c.names(state.hidden.quest_deck) + "\nseen " + c.names(c.seen()) + "\ndiscards " +
            c.faces(c.discards()) + "\n";
    if (open.reserver != Seat::nobody) text += c.seat_name(open.reserver) + " reserves " + c.name(open.reserved) + "\n";
    if (open.closer != Seat::nobody)
        text += c.seat_name(open.closer) + " closes " + std::to_string(open.closed + 1) + "\n";
    for (int space = 0; space < space_count; ++space)
        if (const Seat owner = open.map[static_cast<std::size_t>(space)]; is_player(owner))
            text += "at " + c.name(static_cast<Space>(space)) + ": " + Checker::seat_name(owner) + "\n";
    text += "token " + c.seat_name(open.token) + "\nfirst " + c.seat_name(open.first) + "\nturn " +
            std::to_string(open.turn) + "\nround " + std::to_string(open.round + 1) + "\ncompleted turn " +
            std::to_string(open.completed_turn) + "\n";
    if (open.last_turn) text += "last turn yes\n";
    return text + "plays " + c.seat_name(open.active) + "\n";
}

}  // namespace pantheon::machina
