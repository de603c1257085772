#include "games/deus/refusals.hpp"

#include "games/deus/matter.hpp"
#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

void add(std::vector<Refusal>& all, Refusal why, Answer thing) {
    for (Refusal& each : all)
        if (each.why == why.why && each.n == why.n && each.columns == why.columns) return each.things.add(thing);
    why.things.add(thing);
    all.push_back(why);
}

Options shorter_columns(const Player& player, int cards) {
    Options columns;
    for (int colour = 0; colour < piece_types; ++colour)
        columns.add_if(static_cast<Answer>(colour), player.columns[static_cast<std::size_t>(colour)].size() < cards);
    return columns;
}

Refusal why_not_card(Quiet& g, CardId id, const TempleHelp& help) {
    const DeckCard& card = g.deck()[id];
    const bool temple = card.colour == Colour::temple;
    const int rank = g.me().column(Colour::temple).size();
    if (temple && !may_build_temple(g.me())) return {"columns", rank, shorter_columns(g.me(), rank)};
    if (!temple && g.me().stock[static_cast<std::size_t>(card.colour)] == 0) return {"piece"};
    const Options columns = columns_for(g, id, help);
    if (!columns) return {"column_full"};
    int gold = most_gold;
    for (const Answer column : columns) gold = std::min(gold, gold_needed_in(g, id, static_cast<Colour>(column), help));
    if (gold > g.me().gold) return {"gold", gold};
    if (temple) return {"temple_place"};
    return card.min_buildings > 0 ? Refusal{"place_with", card.min_buildings} : Refusal{"place"};
}

Refusal why_not_region(Quiet& g, Region region) {
    const bool temple = g.state.choice.prompt == Prompt::place_temple;
    const Colour type = temple ? Colour::temple : placed_type(g.setup, g.state);
    const Frame& frame = g.top();
    const int buildings = frame.task == Task::build ? g.deck()[frame.build.card].min_buildings : 0;
    if (g.board().terrain(region) == Terrain::village) return {"village"};
    if (g.occupied_by_others(g.active()).contains(region)) return {"occupied"};
    if (!suitable(g, type).contains(region)) return {type == ship ? "needs_sea" : "needs_land"};
    if (temple) return {g.open().temples.contains(region) ? "temple_there" : "temple_place"};
    if (buildings > 0 && !g.regions_with(g.me(), buildings).contains(region)) return {"buildings", buildings};
    if (g.me().regions().contains(region)) return {"same_type"};
    if (g.me().home == nowhere) return {g.board().edge.contains(region) ? "too_close" : "edge"};
    return {"too_far"};
}

}  // namespace

std::vector<Refusal> refusals(const Setup& setup, const State& state) {
    State copy = state;
    Quiet g{setup, copy};
    std::vector<Refusal> all;
    if (state.choice.prompt == Prompt::turn) {
        const TempleHelp help = temple_help(g);
        for (const CardId card : g.deck().distinct(g.hand(g.active())))
            if (!state.choice.options.contains(static_cast<Answer>(card)))
                add(all, why_not_card(g, card, help), static_cast<Answer>(card));
    }
    if (state.choice.prompt == Prompt::place || state.choice.prompt == Prompt::place_temple)
        for (const Region region : setup.board.all())
            if (!state.choice.options.contains(static_cast<Answer>(region)))
                add(all, why_not_region(g, region), static_cast<Answer>(region));
    return all;
}

void write_refusals(JsonWriter& json, const std::vector<Refusal>& all) {
    const auto list = [&](std::string_view key, const Options& numbers) {
        json.key(key).array([&] {
            for (const Answer number : numbers) json.value(static_cast<int>(number));
        });
    };
    if (all.empty()) return;
    json.key("refused").array([&] {
        for (const Refusal& each : all)
            json.object([&] {
                json.member("why", each.why);
                if (each.n > 0) json.member("n", each.n);
                if (each.columns) list("columns", each.columns);
                list("things", each.things);
            });
    });
}

}  // namespace pantheon::deus
