#include "players/seated_player.hpp"

#include <algorithm>

namespace pantheon {

SeatedPlayer::SeatedPlayer(PlayerChoice choice, const AnyGame& beginning, Seat seat, std::uint64_t seed)
    : choice_(std::move(choice)), seat_(seat), seed_(seed), beginning_(beginning.copy()) {
    sit_down();
}

void SeatedPlayer::sit_down() {
    player_ = choice_.sit_at(*beginning_, seat_, seed_);
    game_ = beginning_->copy();
    followed_.clear();
}

void SeatedPlayer::follow(std::span<const Answer> answers) {
    const bool went_on =
        followed_.size() <= answers.size() && std::ranges::equal(followed_, answers.first(followed_.size()));
    if (!went_on) sit_down();
    std::vector<Event> events;
    for (const Answer answer : answers.subspan(followed_.size())) {
        events.clear();
        game_->apply(answer, &events);
        player_->see(*game_, events);
        followed_.push_back(answer);
    }
}

}  // namespace pantheon
