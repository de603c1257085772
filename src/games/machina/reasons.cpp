#include "games/machina/reasons.hpp"

#include "games/machina/brings.hpp"
#include "games/machina/claim.hpp"
#include "games/machina/events.hpp"
#include "games/machina/outlook.hpp"
#include "games/machina/speaker.hpp"

namespace pantheon::machina {

namespace {

constexpr std::size_t most_named = 2;  // quests that are kept possible
// Glory is said first.
constexpr std::array<Thing, 3> telling_order{Thing::gp, Thing::might, Thing::cunning};

struct Gains {
    std::array<int, telling_order.size()> n{};
    std::vector<Words> quests;  // where glory comes from
};

struct Reasoner {
    const Speaker s;
    const Setup& setup;
    const State& before;
    const LineEnd& line;
    const LineEnd* other;
    const Seat seat = before.choice.seat;
    std::vector<Reason> reasons{};

    void say(bool speaks_for, const Words& words) { reasons.push_back({speaks_for, words.printed(s.language)}); }
    const Player& me(const State& state) const { return state.open.players[static_cast<std::size_t>(seat)]; }

    Gains gains() const {
        Gains all;
        for (const Event& event : line.events) {
            if (event.seat != seat) continue;
            const auto add = [&](Thing thing) { all.n[static_cast<std::size_t>(thing)] += event.n; };
            switch (event.what.as<What>()) {
                case What::completed: all.quests.push_back(s.quest(event.card)); [[fallthrough]];
                case What::space_bonus:
                case What::honoured: add(Thing::gp); break;
                case What::gained: add(static_cast<Thing>(event.thing)); break;
                default: break;
            }
        }
        return all;
    }
    // "+5 gp now from The Hydra".
    void gained() {
        const Gains all = gains();
        for (const Thing thing : telling_order) {
            const int n = all.n[static_cast<std::size_t>(thing)];
            if (n == 0) continue;
            const bool named = thing == Thing::gp && !all.quests.empty();
            say(true, "+" + s.amount(n, index(thing)) + s.say(" now", " tout de suite") +
                          (named ? s.say(" from ", " par ") + listed(all.quests, s.language) : Words{}));
        }
    }
    void others_lose() {
        for (const Event& event : line.events)
            if (event.what.as<What>() == What::lost && event.other == seat && event.n > 0)
                say(true, s.either(s.seat(event.seat) + " loses ", "fait perdre ") +
                              s.amount(event.n, index(Thing::gp)) + s.either(Words{}, " à " + s.seat(event.seat)));
    }
    void drawn() {
        const int more = cards_soon(setup, line.after, seat) - cards_soon(setup, before, seat);
        if (more > 0) say(true, s.say("draws an intervention", "fait piocher une intervention"));
    }
    void spent() {
        std::vector<Words> parts;
        for (const Event& event : line.events) {
            const What what = event.what.as<What>();
            if (event.seat != seat || event.n == 0) continue;
            if (what == What::spent) parts.push_back(s.amount(event.n, event.thing));
            if (what == What::paid_tribute) parts.push_back(s.amount(event.n, index(Thing::gp)));
        }
        if (!parts.empty()) say(false, s.say("costs ", "coûte ") + listed(parts, s.language));
    }
    void nearer_to_claim() {
        const int areas = areas_done(*setup.cards, me(line.after));
        if (areas == areas_done(*setup.cards, me(before))) return;
        say(true, s.say("quests in ", "quêtes dans ") + std::to_string(areas) + s.say(" of ", " des ") +
                      std::to_string(colour_count) + s.say(" areas", " régions"));
    }

    QuestSet possible(const State& state) const {
        QuestSet quests;
        for (const Prospect& prospect : prospects(setup, view(setup, state, seat)))
            quests.add_if(prospect.quest, prospect.hindrance == Hindrance::none && !prospect.payments.empty());
        return quests - me(state).done;
    }
    Words named(const QuestSet& quests) const {
        std::vector<Words> names;
        for (const Quest quest : quests)
            if (names.size() < most_named) names.push_back(s.name(quest));
        return listed(names, s.language);
    }
    // Only quests that neither line completes can be told apart by them.
    void possibilities() {
        if (!other) return;
        const QuestSet done = me(line.after).done | me(other->after).done;
        const QuestSet here = possible(line.after) - done, there = possible(other->after) - done;
        if (const QuestSet kept = (here - there) & possible(before))
            say(true, s.say("keeps ", "garde possible ") + named(kept) + s.say(" possible", ""));
        if (const QuestSet made = (here - there) - possible(before))
            say(true, s.say("makes ", "rend possible ") + named(made) + s.say(" possible next", " ensuite"));
        if (const QuestSet lost = there - here)
            say(false, s.say("puts ", "met ") + named(lost) + s.say(" out of reach", " hors de portée"));
    }
    void left_to_others() {
        if (!other) return;
        QuestSet open;
        for (const QuestSpace& space : line.after.open.quests)
            if (space.quest != no_quest) open.add(space.quest);
        if (const QuestSet left = (me(other->after).done - me(line.after).done) & open)
            say(false, s.say("leaves ", "laisse ") + named(left) + s.say(" to the others", " aux autres"));
    }
};

}  // namespace

std::vector<Reason> reasons(const Box& box, const Setup& setup, const State& before, const LineEnd& line,
                            const LineEnd* other, Language language) {
    if (before.open.turn == 0) return {};  // the gods are still choosing
    Reasoner reasoner{{{language}, box}, setup, before, line, other};
    reasoner.gained();
    reasoner.others_lose();
    reasoner.nearer_to_claim();
    reasoner.drawn();
    reasoner.possibilities();
    reasoner.left_to_others();
    reasoner.spent();
    return std::move(reasoner.reasons);
}

}  // namespace pantheon::machina
