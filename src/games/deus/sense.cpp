#include "games/deus/sense.hpp"

#include "core/text.hpp"
#include "games/deus/names.hpp"
#include "games/deus/notation.hpp"

namespace pantheon::deus {

namespace {

Options below(int count) { return Options::below(count); }

// Two resources, the smaller one first.
Options pairs() {
    Options all;
    for (int small = 0; small < resource_count; ++small)
        for (int large = small + 1; large < resource_count; ++large) all.add(static_cast<Answer>(small * 4 + large));
    return all;
}

Options opponents(const Setup& setup, int kinds) {
    Options all;
    for (int p = 0; p < setup.players; ++p)
        for (int kind = 0; kind < kinds; ++kind) all.add(static_cast<Answer>(p * 8 + kind));
    return all;
}

// Every answer that a question of this kind can ever have; payments have a form of their own.
Options everything(const Setup& setup, Prompt prompt) {
    constexpr int most_to_sell = 30;
    switch (option_kind(prompt)) {
        case OptionKind::card: return below(setup.deck->size);
        case OptionKind::region: return below(setup.board.regions());
        case OptionKind::resource: return below(resource_count);
        case OptionKind::piece: return below(piece_types);
        case OptionKind::number: return below(prompt == Prompt::barque ? barque_sizes + 1 : most_to_sell);
        case OptionKind::seat: return below(setup.players);
        case OptionKind::god:
        case OptionKind::column: return below(colour_count);
        case OptionKind::yes_no:
        case OptionKind::timing: return below(2);
        case OptionKind::subset: return below(1 << resource_count);
        case OptionKind::step: return below(2 * resource_count);
        case OptionKind::pair: return pairs();
        case OptionKind::opponent: return opponents(setup, prompt == Prompt::choose_stack ? piece_types : colour_count);
        case OptionKind::payment:
        case OptionKind::none: break;
    }
    return {};
}

// Questions that may be answered with `answer_done`.
bool can_be_declined(Prompt prompt) {
    switch (prompt) {
        case Prompt::turn:
        case Prompt::choose_card:
        case Prompt::offer_more:
        case Prompt::gild:
        case Prompt::choose_region:
        case Prompt::choose_village:
        case Prompt::choose_army:
        case Prompt::move:
        case Prompt::choose_ship:
        case Prompt::ship_to:
        case Prompt::place_token:
        case Prompt::regroup:
        case Prompt::buy:
        case Prompt::sell_mix:
        case Prompt::take_piece:
        case Prompt::return_pieces:
        case Prompt::choose_opponent:
        case Prompt::choose_stack:
        case Prompt::choose_column:
        case Prompt::once:
        case Prompt::market:
        case Prompt::market_swap:
        case Prompt::barque: return true;
        default: return false;
    }
}

// "paying 2 wood, stone, 8 gold": resources once each, in any number, and gold.
bool is_payment(std::string_view words) {
    constexpr std::string_view paying = "paying ";
    if (!words.starts_with(paying)) return false;
    for (words.remove_prefix(paying.size()); true;) {
        const auto comma = words.find(", ");
        std::string_view part = words.substr(0, comma);
        const auto blank = part.find(' ');
        const bool counted = blank != part.npos && number_in(part.substr(0, blank)).value_or(0) > 0;
        if (counted) part.remove_prefix(blank + 1);
        const int thing = find_name(thing_names, part);
        const bool is_gold = thing == index(Thing::gold);
        if (part != "nothing" && (thing < 0 || thing > index(Thing::gold) || (is_gold && !counted))) return false;
        if (comma == words.npos) return true;
        words.remove_prefix(comma + 2);
    }
}

// A place is the same place whatever it would cost.
std::string_view without_price(std::string_view words, Prompt prompt) {
    const auto price = prompt == Prompt::place ? words.find(" for ") : words.npos;
    if (price == words.npos || !words.ends_with(" vp")) return words;
    const std::string_view number = words.substr(price + 5, words.size() - price - 8);
    return number_in(number).value_or(0) > 0 ? words.substr(0, price) : words;
}

}  // namespace

bool makes_sense(const Box& box, const Setup& setup, const State& state, std::string_view words) {
    const Prompt prompt = prompt_of(state.choice);
    if (prompt == Prompt::payment) return is_payment(words);
    Options all = everything(setup, prompt);
    if (can_be_declined(prompt)) all.add(answer_done);
    if (prompt == Prompt::turn) all.add(answer_offering), all.add(answer_wildcard);
    const std::string_view wanted = without_price(words, prompt);
    for (Answer option : all)
        if (without_price(describe(box, setup, state, option, Language::english).text(), prompt) == wanted) return true;
    return false;
}

}  // namespace pantheon::deus
