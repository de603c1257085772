// What each hero on the track lacks for each quest that a seat could complete, as the rules compute it.
#pragma once

#include <vector>

#include "games/machina/prompts.hpp"
#include "games/machina/view.hpp"

namespace pantheon::machina {

// Why a hero cannot be sent for a quest now, whatever his strength.
enum class Hindrance : std::uint8_t { none, reserved, area_taken, no_quest_space };

struct Prospect {
    int hero_space = 0;
    Quest quest = no_quest;
    bool secret = false;  // in the viewer's hand
    Hindrance hindrance = Hindrance::none;
    std::vector<Payment> payments;  // none of them better than another; empty: the points on the mat are not enough
    Payment missing;                // points that the mat lacks for the nearest way
    bool with_ability = false;      // the points would be enough after the viewer's ability

    // The payment of the fewest points; there must be one.
    Payment cheapest() const;
};

// For the seat of the view; a spectator has no prospects. As in the seat's own round: what holds for somebody else's
// round alone does not count.
std::vector<Prospect> prospects(const Setup& setup, const View& view);

}  // namespace pantheon::machina
