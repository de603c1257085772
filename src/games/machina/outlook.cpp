#include "games/machina/outlook.hpp"

#include <algorithm>

#include "games/machina/secrets.hpp"

namespace pantheon::machina {

namespace {

constexpr int most_missing = 24;  // nothing asks for more

// The position as if it were the viewer's round; nothing hidden is in it but what the viewer holds.
State own_round(const Setup& setup, const View& view) {
    State state;
    state.open = view.open;
    state.hidden.secrets[static_cast<std::size_t>(view.seat)] = view.secrets[static_cast<std::size_t>(view.seat)];
    Public& open = state.open;
    if (open.active == view.seat) return state;
    open.active = view.seat;
    open.strength = 0;
    open.sent = no_space;
    open.presence = open.points_taken = false;
    if (!setup.reductions_stay)
        for (QuestSpace& space : open.quests) space.less_might = space.less_cunning = 0;
    return state;
}

struct Outlook {
    Play<Silent>& g;

    // The fewest points that the mat lacks.
    Payment missing(int hero_space, const Needs& needs, const Payment& purse) {
        for (int sum = 0; sum <= most_missing; ++sum)
            for (int might = 0; might <= sum; ++might) {
                const Needs less{needs.might - might, needs.cunning - (sum - might), needs.area};
                if (payments(g, hero_space, less, purse)) return {might, sum - might};
            }
        return {};
    }

    // The hero who was just sent there: the token in his area is his own.
    bool stands_there(int hero_space, Colour area) const {
        return g.state.open.sent == hero_space && g.state.open.at == area_of(area);
    }

    Prospect prospect(int hero_space, Quest quest, const QuestSpace& at, bool secret) {
        const Needs needs = needs_of(g, quest, at.less_might, at.less_cunning);
        const Payment purse = purse_for(g, needs.area);
        Prospect made{.hero_space = hero_space, .quest = quest, .secret = secret, .payments = {}, .missing = {}};
        if (!is_usable(g, hero_space)) made.hindrance = Hindrance::reserved;
        else if (!stands_there(hero_space, needs.area) && g.token_at(area_of(needs.area)) != Seat::nobody)
            made.hindrance = Hindrance::area_taken;
        else if (secret && !empty_quest_spaces(g)) made.hindrance = Hindrance::no_quest_space;
        for (const Answer way : payments(g, hero_space, needs, purse)) made.payments.push_back(payment_in(way));
        if (!made.payments.empty()) return made;
        made.missing = missing(hero_space, needs, purse);
        made.with_ability =
            g.me().charged && !payments(g, hero_space, needs_with_charge(g, quest, at, true), purse).empty();
        return made;
    }
};

}  // namespace

Payment Prospect::cheapest() const {
    return *std::min_element(payments.begin(), payments.end(), [](const Payment& a, const Payment& b) {
        return a.might + a.cunning < b.might + b.cunning;
    });
}

std::vector<Prospect> prospects(const Setup& setup, const View& view) {
    std::vector<Prospect> list;
    if (!is_player(view.seat) || view.open.over || view.open.turn == 0) return list;
    State state = own_round(setup, view);
    Silent silent;
    Play<Silent> g{setup, state, silent};
    Outlook outlook{g};
    for (int hero_space = 0; hero_space < hero_spaces; ++hero_space) {
        if (g.hero_at(hero_space) == no_hero) continue;
        for (const QuestSpace& space : state.open.quests)
            if (space.quest != no_quest) list.push_back(outlook.prospect(hero_space, space.quest, space, false));
        for (const Quest quest : g.secrets(view.seat)) list.push_back(outlook.prospect(hero_space, quest, {}, true));
    }
    return list;
}

}  // namespace pantheon::machina
