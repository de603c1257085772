// A review as JSON: for `pantheon review`, and for the page.
#pragma once

#include <string>

#include "players/review.hpp"

namespace pantheon {

// `beginning` is where the record begins. It has words in both languages, so that it can be kept.
std::string review_json(const Review& review, const AnyGame& beginning, const Record& record);

// Who sits there: by name, or by colour.
std::string player_named(const AnyGame& game, const Record& record, Seat seat);
// What would have been better in a part, each answer in words; nothing where nothing was.
std::vector<Words> better_words(const ReviewedPart& part, const AnyGame& beginning, const Record& record,
                                Language language);
// The same as one text: "build Mill at c4; buy one".
std::string better_text(const ReviewedPart& part, const AnyGame& beginning, const Record& record);

}  // namespace pantheon
