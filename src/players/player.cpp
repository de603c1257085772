#include "players/player.hpp"

#include "core/text.hpp"
#include "table/game.hpp"

namespace pantheon {

namespace {

class RandomPlayer final : public Player {
public:
    void see(const AnyGame&, std::span<const Event>) override {}
    Thought think(const AnyGame& game, const Thinking& thinking) override {
        Rng rng{thinking.seed};
        return {.answer = random_option(game.choice().options, rng)};
    }
};

std::string names_of(const GameTables& tables) {
    std::string names;
    for (const PlayerKind& kind : tables.players) names += (names.empty() ? "" : ", ") + std::string(kind.name);
    return names;
}

std::string settings_of(const PlayerKind& kind) {
    std::string names;
    for (const PlayerSetting& setting : kind.settings)
        names += (names.empty() ? "" : ", ") + std::string(setting.name) + " (" + std::to_string(setting.least) +
                 " to " + std::to_string(setting.most) + ")";
    return names.empty() ? "it has no settings" : "its settings are " + names;
}

// One "budget=300".
std::optional<Error> read_setting(PlayerChoice& choice, std::string_view text) {
    const PlayerKind& kind = *choice.kind;
    const std::size_t equals = std::min(text.find('='), text.size());
    for (std::size_t s = 0; s < kind.settings.size(); ++s) {
        const PlayerSetting& setting = kind.settings[s];
        if (text.substr(0, equals) != setting.name || equals == text.size()) continue;
        const auto number = number_in(text.substr(equals + 1));
        if (!number || *number < setting.least || *number > setting.most) break;
        choice.settings[s] = *number;
        return {};
    }
    return Error{"\"" + std::string(text) + "\" cannot be said to the player " + std::string(kind.name) + ": " +
                 settings_of(kind) + ", as in NAME=NUMBER"};
}

}  // namespace

std::unique_ptr<Player> make_random_player(const AnyGame&, const Chair&) { return std::make_unique<RandomPlayer>(); }

const PlayerKind* find_player(const GameTables& tables, std::string_view name) {
    for (const PlayerKind& kind : tables.players)
        if (kind.name == name) return &kind;
    return nullptr;
}

Result<PlayerChoice> read_player(const GameTables& tables, std::string_view text) {
    const std::string_view name = text.substr(0, text.find(':'));
    PlayerChoice choice{.kind = find_player(tables, name), .settings = {}, .name = std::string(text)};
    if (!choice.kind) return Error{"there is no player \"" + std::string(name) + "\"; there are " + names_of(tables)};
    for (const PlayerSetting& setting : choice.kind->settings) choice.settings.push_back(setting.usual);
    for (text.remove_prefix(name.size()); !text.empty();) {
        text.remove_prefix(1);  // the colon
        const std::string_view setting = text.substr(0, text.find(':'));
        if (const auto error = read_setting(choice, setting)) return *error;
        text.remove_prefix(setting.size());
    }
    return choice;
}

}  // namespace pantheon
