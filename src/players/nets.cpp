#include "players/nets.hpp"

#include <memory>

namespace pantheon {

namespace {

// They stay as long as the program runs.
std::vector<std::unique_ptr<const Net>>& shelf() {
    static std::vector<std::unique_ptr<const Net>> nets = [] {
        std::vector<std::unique_ptr<const Net>> own;
        for (const NamedFile& file : net_files())
            if (auto net = Net::read(file.text)) own.push_back(std::make_unique<const Net>(std::move(*net)));
        return own;
    }();
    return nets;
}

}  // namespace

const Net* net_at_hand(std::string_view game, std::string_view layout, int number) {
    for (const auto& net : shelf())
        if (net->label.game == game && net->label.layout == layout && number-- == 0) return net.get();
    return nullptr;
}

std::optional<Error> give_net(std::string_view file) {
    auto net = Net::read(file);
    if (!net) return net.failure();
    shelf().push_back(std::make_unique<const Net>(std::move(*net)));
    return {};
}

}  // namespace pantheon
