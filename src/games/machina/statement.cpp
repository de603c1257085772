#include "games/machina/statement.hpp"

#include <algorithm>
#include <optional>

#include "core/text.hpp"
#include "games/machina/names.hpp"
#include "games/machina/outcome.hpp"
#include "table/statement_reader.hpp"

namespace pantheon::machina {

namespace {

class Reader : StatementReader {
    const Box& box_;
    const Setup& setup_;

    int number_of(std::string_view text, int least, int most) {
        const int value = number_in(text).value_or(-1);
        if (value < least || value > most)
            fail(text, "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return value;
    }
    // One that ends the statement.
    int number(int least, int most) { return number_of(std::exchange(rest_, {}), least, most); }
    // One of two words, which ends the statement: true for the first.
    bool either(std::string_view yes, std::string_view no) {
        const auto said = std::exchange(rest_, {});
        if (said != yes && said != no) fail(said, std::string(yes) + " or " + std::string(no));
        return said == yes;
    }
    template <std::size_t Size>
    int one_of(const std::array<std::string_view, Size>& names, std::string_view expected) {
        const auto said = std::exchange(rest_, {});
        const auto found = std::find(names.begin(), names.end(), said);
        if (found == names.end()) return fail(said, expected), 0;
        return static_cast<int>(found - names.begin());
    }
    Seat seat(std::string_view text) {
        const int found = find_name(seat_names, text);
        if (found < 0 || found >= setup_.players) fail(text, "a seat that plays");
        return found < 0 ? Seat::first : seat_at(found);
    }
    template <class Thing>
    Thing named(const std::vector<Printed>& list, std::string_view text, std::string_view what) {
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.name.en == text; });
        if (found != list.end()) return static_cast<Thing>(found - list.begin());
        fail(text, "the name of " + std::string(what));
        return {};
    }
    // "empty", or names with commas between them.
    template <class Add>
    void list(Add&& add) {
        if (rest_ == "empty") rest_ = {};
        while (!rest_.empty() && !error_) add(word(','));
    }
    void heroes(Statement& s, bool gaps) {
        list([&](std::string_view name) {
            if (gaps && name == "empty") return s.heroes.push_back(no_hero);
            s.heroes.push_back(named<Hero>(box_.heroes, name, "a hero"));
        });
        if (gaps && s.heroes.size() > hero_spaces) fail("so many heroes", "3 at most");
    }
    // "Hydra -2 might": a quest that was lowered.
    QuestSpace lowered(std::string_view text) {
        QuestSpace space;
        while (true) {
            const bool might = text.ends_with(" might");
            const auto sign = text.rfind(" -");
            if ((!might && !text.ends_with(" cunning")) || sign == text.npos) break;
            const auto from = sign + 2;
            const int less = number_of(text.substr(from, text.find(' ', from) - from), 1, 20);
            (might ? space.less_might : space.less_cunning) = static_cast<std::uint8_t>(less);
            text = text.substr(0, sign);
        }
        space.quest = named<Quest>(box_.quests, text, "a quest");
        return space;
    }
    void quests(Statement& s, bool gaps) {
        list([&](std::string_view name) {
            if (gaps && name == "empty") return s.quests.push_back({});
            s.quests.push_back(lowered(name));
        });
        if (gaps && s.quests.size() > quest_spaces) fail("so many quests", "4 at most");
    }
    void cards(Statement& s) {
        constexpr std::string_view known = " known to ";
        list([&](std::string_view name) {
            Held card;
            for (auto at = name.rfind(known); at != name.npos; at = name.rfind(known)) {
                card.known_to |= static_cast<std::uint8_t>(1 << place(seat(name.substr(at + known.size()))));
                name = name.substr(0, at);
            }
            card.card = named<Intervention>(box_.interventions, name, "an intervention");
            s.cards.push_back(card);
        });
    }
    // "5 might, 4 cunning", for what a quest needs.
    void points(Statement& s) {
        QuestSpace needs{.quest = named<Quest>(box_.quests, word(':'), "a quest")};
        list([&](std::string_view part) {
            const auto blank = std::min(part.find(' '), part.size());
            const bool might = part.substr(blank) == " might";
            if (part == "nothing") return;
            if (!might && part.substr(blank) != " cunning") return fail(part, "might or cunning, like 5 might");
            (might ? needs.less_might : needs.less_cunning) =
                static_cast<std::uint8_t>(number_of(part.substr(0, blank), 0, 20));
        });
        s.quests.push_back(needs);
    }

    void about_player(Statement& s) {
        const auto what = word();
        const auto is = [&](Subject subject) { s.subject = subject; };
        if (what == "god") is(Subject::god), s.god = named<God>(box_.gods, std::exchange(rest_, {}), "a god");
        else if (what == "might") is(Subject::might), s.number = number(0, track_end);
        else if (what == "cunning") is(Subject::cunning), s.number = number(0, track_end);
        else if (what == "gp") is(Subject::gp), s.number = number(0, 999);
        else if (what == "ability") is(Subject::ability), s.flag = either("ready", "used");
        else if (what == "hand" && says("size ")) is(Subject::hand_size), s.number = number(0, largest_hand);
        else if (what == "hand") is(Subject::hand), cards(s);
        else if (what == "objective")
            is(Subject::objective),
                s.objective = named<Objective>(box_.objectives, std::exchange(rest_, {}), "an objective");
        else if (what == "secrets" && says("left ")) is(Subject::secrets_left), s.number = number(0, quests_to_choose);
        else if (what == "secrets") is(Subject::secrets), quests(s, false);
        else if (what == "gave" && says("back "))
            is(Subject::gave_back), rest_ = rest_ == "nothing" ? "empty" : rest_, quests(s, false);
        else if (what == "done") is(Subject::done), quests(s, false);
        else if (what == "reserves")
            is(Subject::reserves), rest_ = rest_ == "nobody" ? "empty" : rest_, heroes(s, false);
        else if (what == "closes")
            is(Subject::closes), s.number = rest_ == "nothing" ? (rest_ = {}, 0) : number(1, hero_spaces);
        else if (what == "rank") is(Subject::rank), s.number = number(1, max_players);
        else if (what == "claim") {
            constexpr std::array<std::string_view, 4> claims{"none", "six-areas", "objective", "both"};
            is(Subject::claim), s.number = one_of(claims, "none, six-areas, objective or both");
        } else
            fail(what,
                 "god, might, cunning, gp, ability, hand, objective, secrets, gave back, done, reserves, closes, rank "
                 "or claim");
    }
    void about_table(Statement& s, std::string_view what) {
        const auto is = [&](Subject subject) { s.subject = subject; };
        const auto who = [&] { s.seat = seat(std::exchange(rest_, {})); };
        if (what == "heroes") is(Subject::heroes), heroes(s, true);
        else if (what == "quests") is(Subject::quests), quests(s, true);
        else if (what == "hero" && says("deck ")) is(Subject::hero_deck), heroes(s, false);
        else if (what == "hero" && says("discards ")) is(Subject::hero_discards), heroes(s, false);
        else if (what == "quest" && says("deck size ")) is(Subject::quest_deck_size), s.number = number(0, max_quests);
        else if (what == "quest" && says("deck ")) is(Subject::quest_deck), quests(s, false);
        else if (what == "seen") is(Subject::seen), quests(s, false);
        else if (what == "intervention" && says("deck ")) is(Subject::intervention_deck), cards(s);
        else if (what == "discards") is(Subject::discards), cards(s);
        else if (what == "at") {
            is(Subject::at), s.space = named<Space>(box_.spaces, word(':'), "a space of the map");
            if (rest_ == "nobody") rest_ = {};
            else who();
        } else if (what == "token") is(Subject::token), who();
        else if (what == "first") is(Subject::first), who();
        else if (what == "plays") is(Subject::plays), who();
        else if (what == "turn") is(Subject::turn), s.number = number(1, 999);
        else if (what == "round") is(Subject::round), s.number = number(1, setup_.rounds());
        else if (what == "completed" && says("turn ")) is(Subject::completed_turn), s.number = number(0, 999);
        else if (what == "last" && says("turn ")) is(Subject::last_turn), s.flag = either("yes", "no");
        else if (what == "over") is(Subject::over), s.flag = either("yes", "no");
        else if (what == "ending")
            is(Subject::ending), s.number = one_of(ending_names, "objective, six-areas, both, no-quests or standstill");
        else if (what == "needs") is(Subject::needs), points(s);
        else
            fail(what,
                 "a seat, heroes, quests, hero deck, quest deck, seen, intervention deck, discards, at, token, first, "
                 "plays, "
                 "turn, round, completed turn, last turn, needs, over or ending");
    }

public:
    Reader(const Box& box, const Setup& setup, std::string_view text)
        : StatementReader(text), box_(box), setup_(setup) {}

    Result<Statement> read() {
        Statement s;
        const auto first = word();
        if (find_name(seat_names, first) >= 0) {
            s.seat = seat(first);
            if (!error_) about_player(s);
        } else {
            about_table(s, first);
        }
        if (!error_ && !rest_.empty()) fail(rest_, "nothing more");
        if (error_) return *error_;
        return s;
    }
};

}  // namespace

Result<Statement> read_statement(const Box& box, const Setup& setup, std::string_view text) {
    return Reader{box, setup, text}.read();
}

}  // namespace pantheon::machina
