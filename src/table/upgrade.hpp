// Reads answers that were given to an older version of a game's rules: those it did not ask for are filled in.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

class Upgrade {
public:
    virtual ~Upgrade() = default;
    // The answer to the open question where the old rules asked nothing.
    virtual std::optional<Answer> implied(const AnyGame& game) const = 0;
    // To be told of every answer, before it is given.
    virtual void answers(const AnyGame& game, Answer answer) = 0;
};

// Answers the open question, and those after it that the old rules did not ask; without an upgrade, this one alone.
inline void answer_as_then(AnyGame& game, Upgrade* upgrade, Answer answer, std::vector<Answer>& answers) {
    for (std::optional<Answer> next = answer; next; next = upgrade ? upgrade->implied(game) : std::nullopt) {
        if (upgrade) upgrade->answers(game, *next);
        answers.push_back(*next);
        game.apply(*next);
    }
}

}  // namespace pantheon
