// What the words of a card do on the board of Deus.
#pragma once

#include "games/deus/activation.hpp"
#include "games/deus/army.hpp"
#include "games/deus/interpreter.hpp"
#include "games/deus/play.hpp"
#include "games/deus/village.hpp"

namespace pantheon::deus {

template <class Rules>
int regions_with(Play<Rules>& g, const Player& player, int buildings) {
    int count = 0;
    for (Region region : player.regions()) count += g.buildings(player, region) >= buildings;
    return count;
}

// How often an amount is counted; `there` is the chosen region, `card` the one that counts.
template <class Rules>
int count(Play<Rules>& g, Seat seat, const Instruction& instruction, Region there, CardId card) {
    const Player& player = g.player(seat);
    const auto argument = static_cast<std::size_t>(instruction.argument);
    const auto counted = [&] {
        switch (instruction.count) {
            case Count::one: return 1;
            case Count::region: return player.regions().size();
            case Count::region_of_terrain: return (player.regions() & g.board().of[argument]).size();
            case Count::region_with: return regions_with(g, player, instruction.argument);
            case Count::production_in: return (player.standing(Colour::production) & g.board().of[argument]).size();
            case Count::building_there: return g.buildings(player, there);
            case Count::village_beside_army: return villages_beside_armies(g, player).size();
            case Count::owned: return static_cast<int>(player.resources[argument]);
            case Count::card_in_column: return player.columns[argument].size();
            default: return count_egypt(g, seat, instruction, card);
        }
    };
    return counted() / instruction.divisor;
}

// The card whose effect runs: `task` is on top of the stack when an instruction starts.
template <class Rules>
struct Effect {
    Play<Rules>& g;
    EffectTask& task;

    RegionSet places(const Instruction& instruction) {
        const Player& me = g.me();
        switch (instruction.target) {
            case Target::production: return me.standing(Colour::production);
            case Target::production_in_terrain:
                return me.standing(Colour::production) & g.board().of[instruction.argument];
            case Target::village_beside_army: return villages_beside_armies(g, me);
            case Target::own_army: return me.standing(army);
        }
        return {};
    }

    void ask_target(const Instruction& instruction, const RegionSet& targets) {
        const Prompt prompt = instruction.target == Target::own_army              ? Prompt::choose_army
                              : instruction.target == Target::village_beside_army ? Prompt::choose_village
                                                                                  : Prompt::choose_region;
        g.ask(prompt, with(as_options(targets), answer_done));
    }

    bool perform(const Instruction& instruction) {
        const int amount = instruction.number * count(g, g.active(), instruction, task.region, task.card);
        switch (instruction.op) {
            case Op::gain: return gain(instruction.thing, amount);
            case Op::sell: return ask_how_many(Prompt::sell, instruction);
            case Op::trade: return ask_how_many(Prompt::trade, instruction);
            case Op::buy: return push(BuyTask{.left = instruction.limit, .price = instruction.number});
            case Op::draw: return offer_cards(amount);
            case Op::pieces: return push(PiecesTask{.left = static_cast<std::uint8_t>(std::min(amount, 25))});
            case Op::take: return take(instruction.number);
            case Op::move: return move(instruction.number);
            case Op::steal: return ask_theft(instruction);
            case Op::activate: return ask_card(instruction.argument);
            case Op::choose:
            case Op::each: return false;
            default: return perform_order(g, instruction);
        }
    }

    // Opponents whom this theft would hurt (ruling 22).
    BitSet<Seat, 8> victims(const Instruction& instruction) {
        RegionSet armies = g.me().standing(army);
        if (instruction.victims == Victims::one_beside_it) armies &= RegionSet::of(task.region);
        const RegionSet beside = g.board().beside(armies);
        BitSet<Seat, 8> result;
        for (int p = 0; p < g.setup.players; ++p) {
            const Player& other = g.player(seat_at(p));
            if (seat_at(p) == g.active() || owned(other, instruction.thing) == 0) continue;
            const bool by_ship = instruction.victims == Victims::each_ship_beside_army;
            if ((by_ship ? other.standing(ship) : other.regions()).meets(beside)) result.add(seat_at(p));
        }
        return result;
    }

    void steal(const Instruction& instruction, Seat victim) {
        const int there = owned(g.player(victim), instruction.thing);
        const int amount = g.receive(g.active(), instruction.thing, std::min<int>(instruction.number, there));
        g.give_up(victim, instruction.thing, amount);
        g.tell({.what = What::stole,
                .seat = g.active(),
                .other = victim,
                .card = static_cast<std::uint8_t>(task.card),
                .thing = static_cast<std::uint8_t>(instruction.thing),
                .n = static_cast<std::int16_t>(amount)});
    }

    // There are fewer resources than this: more cannot be remembered, nor taken.
    static std::uint8_t as_many(int amount) { return static_cast<std::uint8_t>(std::min(amount, 255)); }

private:
    static int owned(const Player& player, Thing what) { return what == Thing::gold ? player.gold : player.vp; }

    bool push(const Frame& frame) {
        g.push(frame);
        return true;
    }
    bool gain(Thing what, int amount) {
        if (what == Thing::any_resource) return push(ResourcesTask{.left = as_many(amount)});
        if (what == Thing::resource_of_region) what = static_cast<Thing>(g.board().terrain(task.region));
        g.gain(g.active(), what, amount, task.card);
        return false;
    }
    // Sales and trades: any number from none to what there is.
    bool ask_how_many(Prompt prompt, const Instruction& instruction) {
        const int owned = g.me().resources[static_cast<std::size_t>(instruction.thing)];
        const int most = instruction.limit == 0 ? owned : std::min<int>(owned, instruction.limit);
        return most > 0 && g.ask(prompt, up_to(most));
    }
    // A draw is taken whole or declined (ruling 1); there is nothing to decide when no card could come.
    bool offer_cards(int amount) {
        const bool some = amount > 0 && g.me().hand_size < hand_limit && g.open().deck_size + g.open().pile_size > 0;
        if (!some) return false;
        task.cards = static_cast<std::uint8_t>(std::min(amount, hand_limit));
        return g.ask(Prompt::draw_or_not, up_to(1));
    }
    // The army may have left meanwhile, by another order of the same card.
    bool move(std::uint8_t regions) {
        if (!g.me().standing(army).contains(task.region)) return false;
        return push(MoveTask{.steps = regions, .region = task.region});
    }
    bool take(int most) {
        if (g.open().fallen.contains(task.region)) return false;
        auto& vp = g.open().village_vp[static_cast<std::size_t>(Board::tile_of(task.region))];
        const int amount = g.receive(g.active(), Thing::vp, std::min<int>(most, vp));
        vp = static_cast<std::uint8_t>(vp - amount);
        g.tell({.what = What::village_taxed,
                .seat = g.active(),
                .card = static_cast<std::uint8_t>(task.card),
                .region = static_cast<std::uint8_t>(task.region),
                .n = static_cast<std::int16_t>(amount)});
        if (vp == 0) fell(g, task.region);
        return false;
    }
    bool ask_theft(const Instruction& instruction) {
        const auto who = victims(instruction);
        if (!who) return false;
        if (instruction.victims == Victims::one_beside_it)
            return g.ask(Prompt::choose_opponent, with(Options::from_word(who.word()), answer_done));
        return g.ask(Prompt::steal_or_not, up_to(1));
    }
    // Science fires one card of another column; a card that lies face down has no effect (ruling 24).
    bool ask_card(int column) {
        const CardSet cards = may_fire(g, g.me().columns[static_cast<std::size_t>(column)]);
        return cards && g.ask(Prompt::choose_card, with(as_options(cards), answer_done));
    }
};

// Runs the effect on top of the stack until it waits or ends.
template <class Rules>
bool run_effect(Play<Rules>& g) {
    EffectTask& task = g.top().effect;
    if (ask_timing(g, task)) return true;
    const int depth = g.open().tasks.size();
    Effect<Rules> effect{g, task};
    if (!Cursor<EffectTask>{task}.run(program_of(g, task), effect)) {
        next_part(g, task);
        return false;
    }
    return g.open().tasks.size() == depth;  // deeper: another task must run first
}

// An answer to a question of the card's own.
template <class Rules>
void answered_effect(Play<Rules>& g, Answer answer) {
    EffectTask& task = g.top().effect;
    const Program& program = program_of(g, task);
    Cursor<EffectTask> cursor{task};
    switch (prompt_of(g.state.choice)) {
        case Prompt::once: return choose_timing(g, task, answer);
        case Prompt::choose_region:
        case Prompt::choose_village:
        case Prompt::choose_army:
            if (answer == answer_done) cursor.decline(program);
            else cursor.pick(region_at(answer));
            return;
        default: break;
    }
    if (answer == answer_done) return;
    const Instruction& instruction = program.code[task.step - 1];
    Effect<Rules> effect{g, task};
    switch (prompt_of(g.state.choice)) {
        case Prompt::sell:
            if (answer == 0) return;
            g.give_up(g.active(), instruction.thing, answer);
            g.tell({.what = What::sold,
                    .seat = g.active(),
                    .card = static_cast<std::uint8_t>(task.card),
                    .thing = static_cast<std::uint8_t>(instruction.thing),
                    .n = answer});
            g.gain(g.active(), instruction.price, answer * instruction.number, task.card);
            return;
        case Prompt::trade:
            if (answer == 0) return;
            g.give_back(g.active(), instruction.thing, answer);
            g.push(ResourcesTask{.left = Effect<Rules>::as_many(answer * instruction.number),
                                 .except = static_cast<std::uint8_t>(1 << index(instruction.thing))});
            return;
        case Prompt::draw_or_not:
            if (answer == answer_yes) g.push(DrawTask{.cards = task.cards});
            return;
        case Prompt::steal_or_not:
            if (answer == answer_yes)
                for (Seat victim : effect.victims(instruction)) effect.steal(instruction, victim);
            return;
        case Prompt::choose_opponent: return effect.steal(instruction, seat_at(answer));
        case Prompt::choose_card: activate(g, card_at(answer), false); return;
        default: return;
    }
}

}  // namespace pantheon::deus
