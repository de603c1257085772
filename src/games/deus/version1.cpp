#include "games/deus/version1.hpp"

#include "games/deus/deus_game.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/taking.hpp"

namespace pantheon::deus {

namespace {

// Of things of which so many must be taken, one could come next only if it and the later ones held enough.
template <class Count>
Options that_leave_enough(const Options& options, int needed, Count count) {
    int from_here = 0;
    for (const Answer option : options) from_here += count(option);
    Options enough;
    for (const Answer option : options) {
        enough.add_if(option, from_here >= needed);
        from_here -= count(option);
    }
    return enough;
}

// What the question had offered, after `last` was taken by the same task: nothing before it.
Options offered_then(const State& state, Answer last) {
    const Frame& top = state.open.tasks.back();
    const Options options = state.choice.options - Options::below(last);
    switch (prompt_of(state.choice)) {
        case Prompt::take_resource:
            return that_leave_enough(options, top.resources.left, [&](Answer r) { return int{state.open.supply[r]}; });
        case Prompt::give_back: {
            const Player& me = state.open.players[static_cast<std::size_t>(state.open.active)];
            return that_leave_enough(options, cargo(me) - cargo_room(me),
                                     [&](Answer r) { return int{me.resources[r]}; });
        }
        case Prompt::start_piece:
            return that_leave_enough(options, top.start.pieces, [&](Answer type) {
                return pieces_of_a_type - state.hidden.start[static_cast<std::size_t>(top.start.seat)][type];
            });
        case Prompt::regroup: return that_leave_enough(options, top.order.armies, [](Answer) { return 1; });
        default: return options;
    }
}

class Version1 final : public Upgrade {
    State before_;  // when the last answer was given
    Answer last_ = answer_done;

public:
    std::optional<Answer> implied(const AnyGame& game) const override {
        const State& state = state_of(game);
        if (game.is_over() || !takes_one_by_one(state.choice)) return {};
        const bool goes_on = last_ != answer_done && goes_on_taking(before_, state);
        const Options then = offered_then(state, goes_on ? last_ : 0);
        return then.has_one() ? std::optional(then.first()) : std::nullopt;
    }
    void answers(const AnyGame& game, Answer answer) override {
        before_ = state_of(game);
        last_ = answer;
    }
};

}  // namespace

std::unique_ptr<Upgrade> upgrade_from_version1() { return std::make_unique<Version1>(); }

}  // namespace pantheon::deus
