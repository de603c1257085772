#include "games/machina/sense.hpp"

#include <algorithm>

#include "games/machina/notation.hpp"
#include "games/machina/prompts.hpp"

namespace pantheon::machina {

namespace {

bool is_named(const std::vector<Printed>& list, std::string_view name) {
    return std::any_of(list.begin(), list.end(), [&](const Printed& each) { return each.name.en == name; });
}

// Whether the rest of the words after `verb` is such a name.
bool says(std::string_view words, std::string_view verb, const std::vector<Printed>& list) {
    return words.starts_with(verb) && is_named(list, words.substr(verb.size()));
}

// "swapping A and B".
bool swaps(std::string_view words, const std::vector<Printed>& list) {
    constexpr std::string_view verb = "swapping ", between = " and ";
    if (!words.starts_with(verb)) return false;
    words.remove_prefix(verb.size());
    for (auto at = words.find(between); at != words.npos; at = words.find(between, at + 1))
        if (is_named(list, words.substr(0, at)) && is_named(list, words.substr(at + between.size()))) return true;
    return false;
}

}  // namespace

bool makes_sense(const Box& box, const Setup& setup, const State& state, std::string_view words) {
    const auto within = [&](int count) {
        for (int option = 0; option < count; ++option)
            if (describe(box, state, static_cast<Answer>(option), Language::english).text() == words) return true;
        return false;
    };
    switch (prompt_of(state.choice)) {
        case Prompt::over: return false;
        case Prompt::god:
        case Prompt::deal_god: return within(static_cast<int>(box.gods.size()));
        case Prompt::draw_intervention:
        case Prompt::steal: {
            int copies = 0;
            for (int i = 0; i < box.cards.intervention_count; ++i)
                copies += box.cards.interventions[static_cast<std::size_t>(i)].copies;
            return within(copies);
        }
        case Prompt::draw_objective: return within(static_cast<int>(box.objectives.size()));
        case Prompt::draw_quest:
        case Prompt::return_quest:
        case Prompt::reveal_quest: return within(static_cast<int>(box.quests.size()));
        case Prompt::draw_hero: return within(static_cast<int>(box.heroes.size()));
        case Prompt::first_seat:
        case Prompt::victim:
        case Prompt::rob: return within(setup.players);
        case Prompt::act:
            return words == "end the round" || words == "use the ability" || says(words, "send ", box.heroes) ||
                   says(words, "play ", box.interventions) || says(words, "lay ", box.quests);
        case Prompt::space:
        case Prompt::move_to: return within(space_count);
        case Prompt::deed: return words == "for points" || words == "and no quest" || says(words, "for ", box.quests);
        case Prompt::payment:
            for (int might = 0; might <= track_end; ++might)
                for (int cunning = 0; cunning <= track_end; ++cunning)
                    if (words == "paying " + points_text(might, cunning, Language::english)) return true;
            return false;
        case Prompt::track: return within(2);
        case Prompt::discard: return within(box.cards.intervention_count);
        case Prompt::reserve_hero:
        case Prompt::remove_hero: return says(words, "on ", box.heroes);
        case Prompt::lower_quest: return says(words, "on ", box.quests);
        case Prompt::swap_quests: return swaps(words, box.quests);
        case Prompt::swap_heroes: return swaps(words, box.heroes);
        case Prompt::reveal_space:
        case Prompt::lay_space: return within(quest_spaces);
        case Prompt::move_token: {
            State any = state;
            for (int p = 0; p < setup.players; ++p) {
                any.open.map.fill(seat_at(p));
                for (int space = 0; space < space_count; ++space)
                    if (describe(box, any, static_cast<Answer>(space), Language::english).text() == words) return true;
            }
            return false;
        }
    }
    return false;
}

}  // namespace pantheon::machina
