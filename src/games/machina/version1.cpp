#include "games/machina/version1.hpp"

namespace pantheon::machina {

namespace {

class Version1 final : public Upgrade {
public:
    std::optional<Answer> implied(const AnyGame& game) const override {
        const Options& options = game.choice().options;
        return !game.is_over() && options.has_one() ? std::optional(options.first()) : std::nullopt;
    }
    void answers(const AnyGame&, Answer) override {}
};

}  // namespace

std::unique_ptr<Upgrade> upgrade_from_version1() { return std::make_unique<Version1>(); }

}  // namespace pantheon::machina
