// What is true in every position of Deus Ex Machina, whatever was played: checked from the outside, without the rules'
// own helpers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/machina/events.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// Checks one position; each check answers with a complaint or with nothing.
class Invariants {
    const Setup& setup_;
    const State& state_;
    const Public& open_;
    const Hidden& hidden_;

    const Player& player(int p) const { return open_.players[static_cast<std::size_t>(p)]; }
    static std::string of_seat(const char* what, int p) { return std::string(what) + " of seat " + std::to_string(p); }
    bool playing() const { return open_.active != Seat::nobody; }

    // Every hero in play stands on the track, or lies in the deck or among the discards.
    std::string heroes() const {
        HeroSet in_play = setup_.cards->heroes_without_god, seen = open_.hero_deck;
        for (int p = 0; p < setup_.players; ++p)
            if (player(p).god != no_god) in_play.add((*setup_.cards)[player(p).god].hero);
        if (seen.meets(open_.hero_discards)) return "a hero lies in deck and discards";
        seen |= open_.hero_discards;
        int on_track = 0;
        for (const Hero hero : open_.heroes) {
            if (hero == no_hero) continue;
            if (seen.contains(hero)) return "a hero is in two places";
            seen.add(hero);
            ++on_track;
        }
        if (!(seen == in_play)) return "heroes are not those in play";
        const bool closed = open_.closed != no_space;
        if (closed != (open_.closer != Seat::nobody)) return "a closed space without somebody who closed it";
        if (closed && open_.heroes[open_.closed] != no_hero) return "a hero stands on a closed space";
        if (playing() && open_.step != Step::heroes && on_track != hero_spaces - closed)
            return std::to_string(on_track) + " heroes on the track";
        if ((open_.reserved != no_hero) != (open_.reserver != Seat::nobody)) return "a reservation without an owner";
        if (open_.reserved != no_hero &&
            std::find(open_.heroes.begin(), open_.heroes.end(), open_.reserved) == open_.heroes.end())
            return "a reserved hero is not on the track";
        return {};
    }

    // Every quest in play is in exactly one place.
    std::string quests() const {
        QuestSet seen, shown;
        bool twice = false;
        const auto see = [&](const QuestSet& set) {
            twice = twice || seen.meets(set);
            seen |= set;
        };
        see(hidden_.quest_deck);
        see(open_.waiting);
        shown |= open_.waiting;
        for (int p = 0; p < max_players; ++p) {
            see(hidden_.secrets[static_cast<std::size_t>(p)]);
            see(player(p).done);
            shown |= player(p).done;
            if (hidden_.secrets[static_cast<std::size_t>(p)].meets(open_.shown))
                return of_seat("a secret quest was shown", p);
            if (hidden_.secrets[static_cast<std::size_t>(p)].size() != player(p).secrets)
                return of_seat("the number of secret quests", p);
        }
        bool gap = false, laid_lies = false;
        for (const QuestSpace& space : open_.quests) {
            if (space.quest == no_quest) {
                gap = true;
                if (space.less_might || space.less_cunning) return "an empty space has a reduction";
                continue;
            }
            if (gap && open_.turn > 0 && open_.round == 0 && open_.active == open_.first && untouched())
                return "a turn begins with a gap above a quest";
            see(QuestSet::of(space.quest));
            shown.add(space.quest);
            laid_lies = laid_lies || space.quest == open_.laid;
        }
        if (open_.laid != no_quest && !laid_lies) {
            if (open_.step != Step::lay) return "a secret quest is neither hidden nor on the track";
            see(QuestSet::of(open_.laid));
            shown.add(open_.laid);
        }
        if (twice) return "a quest is in two places";
        if (!(seen == setup_.quests())) return "quests are not those in play";
        if (!open_.shown.includes(shown)) return "an open quest was never shown";
        if (hidden_.quest_deck.size() != open_.quest_deck_size) return "the size of the quest deck";
        if (open_.laid != no_quest && open_.placed) return "a secret quest was laid but not completed";
        return {};
    }
    // Nothing has been done in this turn yet.
    bool untouched() const {
        for (const Seat owner : open_.map)
            if (owner != Seat::nobody) return false;
        return !open_.placed && !open_.played && open_.laid == no_quest && open_.step == Step::act &&
               player(place(open_.active)).charged;
    }

    // Limits are for reveals: a secret quest that was laid does not count.
    std::string limits() const {
        int legendary = 0;
        std::array<int, colour_count> of_colour{};
        for (const QuestSpace& space : open_.quests) {
            if (space.quest == no_quest || space.quest == open_.laid) continue;
            const QuestCard& card = (*setup_.cards)[space.quest];
            legendary += card.legendary;
            if (++of_colour[static_cast<std::size_t>(card.colour)] > 2)
                return "three quests of one colour on the track";
        }
        return legendary > 2 ? "three legendary quests on the track" : "";
    }

    std::string interventions() const {
        std::array<int, max_interventions> count{};
        for (std::size_t i = 0; i < max_interventions; ++i) count[i] = open_.discards[i];
        for (int p = 0; p < max_players; ++p) {
            const Hand& hand = hidden_.hands[static_cast<std::size_t>(p)];
            if (hand.size() != player(p).hand_size) return of_seat("the size of the hand", p);
            if (hand.empty()) continue;
            const int limit = (*setup_.cards)[player(p).god].limit;
            const bool one_more = open_.step == Step::limit && place(open_.active) == p;
            if (hand.size() > limit + one_more) return of_seat("too large is the hand", p);
            int fresh = 0;
            for (const Held& card : hand) {
                ++count[static_cast<std::size_t>(card.card)];
                fresh += card.fresh;
                if (card.known_to >> p & 1) return of_seat("a card is marked as known to its holder", p);
            }
            if (place(open_.active) == p && fresh > open_.gained) return of_seat("too many fresh cards", p);
        }
        for (int i = 0; i < setup_.cards->intervention_count; ++i)
            if (count[static_cast<std::size_t>(i)] > setup_.copies(static_cast<Intervention>(i)))
                return "more interventions than there are";
        return {};
    }

    std::string players() const {
        GodSet gods;
        ObjectiveSet tiles;
        for (int p = 0; p < max_players; ++p) {
            const Player& each = player(p);
            if (each.might > 4 || each.cunning > 4) return of_seat("beyond its end is a track", p);
            if (each.gp < 0) return of_seat("below 0 is the glory", p);
            if (p >= setup_.players && !(each == Player{})) return of_seat("something there is", p);
            if (each.god != no_god) {
                if (gods.contains(each.god) || !setup_.gods().contains(each.god)) return of_seat("the god", p);
                gods.add(each.god);
            }
            const Objective tile = hidden_.objectives[static_cast<std::size_t>(p)];
            if (tile == no_objective) continue;
            if (tiles.contains(tile) || !setup_.objectives().contains(tile)) return of_seat("the objective", p);
            tiles.add(tile);
        }
        return {};
    }

    // In a round each player places one token, in order; all come back at the end of a turn.
    std::string tokens() const {
        if (!playing() || open_.over) return {};
        std::array<int, max_players> count{};
        for (const Seat owner : open_.map)
            if (owner != Seat::nobody) ++count[static_cast<std::size_t>(owner)];
        if (open_.step == Step::quests && open_.then == Step::turn) {
            for (const int tokens : count)
                if (tokens > 0) return "tokens stay on the map";
            return {};
        }
        for (int p = 0; p < setup_.players; ++p) {
            const auto turns_after_first = [&](int q) {
                return (q - place(open_.first) + setup_.players) % setup_.players;
            };
            const bool before = turns_after_first(p) < turns_after_first(place(open_.active));
            const bool now = p == place(open_.active) && open_.at != nowhere;
            if (count[static_cast<std::size_t>(p)] != open_.round + (before || now)) return of_seat("the tokens", p);
        }
        return {};
    }

    std::string reductions() const {
        if (setup_.reductions_stay || open_.over) return {};
        bool lowered = false;
        for (const QuestSpace& space : open_.quests) lowered = lowered || space.less_might || space.less_cunning;
        if (lowered && player(place(open_.active)).charged && open_.at != Space::altar)
            return "a quest is lowered by nobody whose round it is";
        return {};
    }

    // The end, counted again.
    std::string end() const {
        if (!open_.over) return open_.ending == Ending::none ? "" : "an ending before the end";
        const auto quests_of = [&](int p, Colour colour) {
            int count = 0;
            for (const Quest quest : player(p).done) count += (*setup_.cards)[quest].colour == colour;
            return count;
        };
        const auto fulfilled = [&](int p) {
            const ObjectiveTile& tile = (*setup_.cards)[hidden_.objectives[static_cast<std::size_t>(p)]];
            if (player(p).gp < tile.gp) return false;
            // Takes legendary quests away wherever the colour has more than it needs.
            int legendary = 0;
            for (int c = 0; c < colour_count; ++c) {
                const auto colour = static_cast<Colour>(c);
                int spare = quests_of(p, colour) - tile.of_colour[static_cast<std::size_t>(c)];
                if (spare < 0) return false;
                for (const Quest quest : player(p).done)
                    if ((*setup_.cards)[quest].colour == colour && (*setup_.cards)[quest].legendary && spare-- > 0)
                        ++legendary;
            }
            return legendary >= tile.legendary;
        };
        bool somebody = false;
        for (int p = 0; p < setup_.players; ++p) {
            bool all_areas = true;
            for (int c = 0; c < colour_count; ++c) all_areas = all_areas && quests_of(p, static_cast<Colour>(c)) > 0;
            const bool may = hidden_.secrets[static_cast<std::size_t>(p)].empty();
            const Claim claim = !may                        ? Claim::none
                                : fulfilled(p) && all_areas ? Claim::both
                                : fulfilled(p)              ? Claim::objective
                                : all_areas                 ? Claim::six_areas
                                                            : Claim::none;
            if (claim != open_.claims[static_cast<std::size_t>(p)]) return of_seat("the claim", p);
            somebody = somebody || claim != Claim::none;
            const int rank = open_.rank[static_cast<std::size_t>(p)];
            if (rank < 1 || rank > setup_.players) return of_seat("the rank", p);
            for (int q = 0; q < setup_.players; ++q)
                if (claim > open_.claims[static_cast<std::size_t>(q)] &&
                    rank >= open_.rank[static_cast<std::size_t>(q)])
                    return of_seat("worse than a weaker claim is that", p);
        }
        const bool by_claim = open_.ending < Ending::no_quests;
        return somebody == by_claim ? "" : "the ending and the claims disagree";
    }

public:
    Invariants(const Setup& setup, const State& state)
        : setup_(setup), state_(state), open_(state.open), hidden_(state.hidden) {}

    std::string complaint() const {
        for (auto check : {&Invariants::heroes, &Invariants::quests, &Invariants::limits, &Invariants::interventions,
                           &Invariants::players, &Invariants::tokens, &Invariants::reductions, &Invariants::end})
            if (auto wrong = (this->*check)(); !wrong.empty()) return wrong;
        if (playing() && !open_.over && state_.choice.seat != Seat::luck && state_.choice.seat != open_.active)
            return "somebody is asked whose round it is not";
        return {};
    }
};

// What events tell is what happened: glory and points change by exactly what they say.
inline std::string complaint_about_events(const Setup& setup, const State& before, std::span<const Event> told,
                                          const State& after) {
    struct Mat {
        int gp = 0, might = 0, cunning = 0;
    };
    std::array<Mat, max_players> mats{};
    for (std::size_t p = 0; p < max_players; ++p) {
        const Player& player = before.open.players[p];
        mats[p] = {player.gp, player.might, player.cunning};
    }
    for (const Event& event : told) {
        if (!is_player(event.seat)) continue;
        Mat& mat = mats[static_cast<std::size_t>(event.seat)];
        const auto thing = static_cast<Thing>(event.thing);
        int& changed = thing == Thing::might ? mat.might : thing == Thing::cunning ? mat.cunning : mat.gp;
        switch (event.what.as<What>()) {
            case What::god_taken:
                mat.might = (*setup.cards)[static_cast<God>(event.card)].might;
                mat.cunning = (*setup.cards)[static_cast<God>(event.card)].cunning;
                break;
            case What::gained: changed += event.n; break;
            case What::spent: changed -= event.n; break;
            case What::completed:
            case What::space_bonus:
            case What::honoured: mat.gp += event.n; break;
            case What::lost:
            case What::paid_tribute: mat.gp -= event.n; break;
            default: break;
        }
    }
    for (std::size_t p = 0; p < max_players; ++p) {
        const Player& player = after.open.players[p];
        if (mats[p].gp != player.gp || mats[p].might != player.might || mats[p].cunning != player.cunning)
            return "events tell other points than seat " + std::to_string(p) + " has";
    }
    return {};
}

}  // namespace pantheon::machina
