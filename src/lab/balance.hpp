// What a game's parts are worth when it is played well: who wins from which seat, with what, and without what.
#pragma once

#include <map>

#include "lab/statistics.hpp"

namespace pantheon {

struct BalancePlan {
    const GameKind* game = nullptr;
    GameOptions options{};
    int players = 2;
    PlayerChoice with{};  // a player that plans
    int games = 1000;     // of each sort: ordinary ones, and ones without each family
    std::uint64_t seed = 1;
    int threads = 1;
    std::vector<std::string> only{};  // names of families that somebody does without; none: all of them
};

// How often somebody puts a thing to use, or several that belong together.
struct UseCount {
    Mean winner, others;  // times in a game
    double seats = 0;     // share of seats that used it at all
    Share wins_with{};    // of those that did: a sign, not a cause
    double winners = 0;   // share of winners that did
};

// The first game of a plan; and `progress` as a match calls it.
Result<std::unique_ptr<AnyGame>> first_game(const BalancePlan& plan);
std::function<void()> counted(const MatchProgress& progress);

// All about games in which everybody may do everything. Winners who share a victory count as winners.
struct OrdinaryGames {
    int games = 0;
    std::vector<Share> seats{};  // by order in the first turn
    std::map<int, int> turns{};  // per player, rounded up: in how many games
    Mean turns_per_player{};
    std::map<int, int> winning_scores{};               // in how many games
    Mean winner{}, others{};                           // points
    std::vector<std::pair<double, double>> sources{};  // points of winners and of others, by source
    std::vector<int> endings{};                        // games, by ending
    std::vector<UseCount> items{};                     // by item
    std::map<Label, UseCount> families{};
    std::map<Label, Share> labels{};  // who wins with what they were given
    struct Trait {
        int games = 0;
        Share first_seat{};
        Mean winner{}, turns_per_player{};
    };
    std::map<Label, Trait> traits{};  // of boards, and how games ended
};
Result<OrdinaryGames> play_ordinary(const BalancePlan& plan, const MatchProgress& progress = {});

// One player must do without a family, the others need not; an equal share is one of `players`.
struct Without {
    Label family;
    bool is_part = false;       // a larger part of the game, not cards of one name
    int copies = 0, house = 0;  // cards in it, and those of which this project designed a part
    Share wins{};               // of who does without
};
// What belongs together in this game, as far as the plan asks for it, and how many cards that are.
std::vector<Without> families_of(const BalancePlan& plan);
// Fills in who wins. The same boards for every family.
void play_without(const BalancePlan& plan, Without& family, const MatchProgress& progress = {});

}  // namespace pantheon
