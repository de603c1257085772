#include "bindings/pantheon_review.h"

#include "bindings/handle.hpp"
#include "players/review_json.hpp"

using namespace pantheon;

struct PantheonReview {
    Shelf shelf;
    std::shared_ptr<const GameKind> kind;  // of the record
    Record record;
    std::unique_ptr<AnyGame> beginning;
    std::unique_ptr<Analyst> analyst;
    Reviewer reviewer;
    std::string text{};  // what was returned last
};

extern "C" {

PantheonReview* pantheon_review_new(const char* text, int simulations, std::uint64_t seed) {
    PantheonReview* const failed = nullptr;
    const Shelf shelf = bound_shelf();
    auto record = read_record(view_of(text), *shelf);
    if (!record) return fail(record.error(), failed);
    auto kind = kind_for(*record, *shelf);
    if (!kind) return fail(kind.error(), failed);
    if (!(*kind)->analyst) return fail("nobody can judge games of " + (*kind)->name + " yet", failed);
    auto beginning = replay(*record, *shelf, 0);
    if (!beginning) return fail(beginning.error(), failed);
    auto analyst = (*kind)->analyst(**beginning);
    ReviewPlan plan{.seed = seed};
    if (simulations >= 0) plan.simulations = simulations;
    Reviewer reviewer(**beginning, record->answers, *analyst, plan);
    return new PantheonReview{
        shelf, std::move(*kind), std::move(*record), std::move(*beginning), std::move(analyst), std::move(reviewer)};
}

void pantheon_review_free(PantheonReview* review) { delete review; }

int pantheon_review_all(PantheonReview* review) { return static_cast<int>(review->reviewer.all()); }

int pantheon_review_step(PantheonReview* review) {
    if (review->reviewer.is_done()) return fail("everything was looked at", 0);
    review->reviewer.step();
    return static_cast<int>(review->reviewer.done());
}

const char* pantheon_review_json(PantheonReview* review) {
    return keep(review->text, review_json(review->reviewer.review(), *review->beginning, review->record));
}
}
