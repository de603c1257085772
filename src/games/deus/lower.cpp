#include "games/deus/lower.hpp"

#include <optional>

namespace pantheon::deus {
namespace {

template <class Enum>
Enum meaning(const words::Phrase& phrase) {
    return static_cast<Enum>(phrase.word->meaning);
}

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

// What "it", "there" and "its region" stand for.
bool is_region(std::optional<Target> chosen) {
    return chosen == Target::production || chosen == Target::production_in_terrain;
}
bool is_village(std::optional<Target> chosen) { return chosen == Target::village_beside_army; }
bool is_army(std::optional<Target> chosen) { return chosen == Target::own_army; }

class Lowering {
    Program program_;
    std::optional<Target> chosen_;
    std::optional<Error> error_;

public:
    Result<Program> run(const words::Phrase& effect) {
        if (const words::Phrase* top = effect.part(Kind::top))
            return lasting(*top, *effect.part(Kind::lasting)->part(Kind::rule));
        program_.at_end = effect.word->meaning != 0;
        if (const words::Phrase* cap = effect.part(Kind::cap)) program_.cap = small(cap->number);
        lower_clauses(*effect.part(Kind::clauses));
        if (program_.at_end) check_scored();
        if (error_) return *error_;
        return program_;
    }

private:
    void fail(const char* sentence) {
        if (!error_) error_ = Error{sentence};
    }

    // The top box of the card and what it does from then on.
    static Program lasting(const words::Phrase& top, const words::Phrase& rule) {
        const words::Phrase* event = rule.part(Kind::event);
        const words::Phrase& trigger = event ? *event : rule;
        Program program;
        Lasting& result = program.lasting;
        (top.word->meaning == 0 ? result.vp : result.tokens) = small(top.part(Kind::number)->number);
        result.kind = meaning<LastingKind>(trigger);
        for (const words::Phrase& part : trigger.parts)
            result.argument = part.word ? part.word->meaning : small(part.number);
        return program;
    }

    void lower_clauses(const words::Phrase& clauses) {
        lower_clause(*clauses.part(Kind::clause));
        if (const words::Phrase* rest = clauses.part(Kind::clauses)) lower_clauses(*rest);
    }

    void lower_clause(const words::Phrase& clause) {
        const words::Phrase* target = clause.part(Kind::own);
        if (!target) target = clause.part(Kind::place);
        if (!target) return lower_steps(*clause.part(Kind::steps));

        Instruction scope{.op = meaning<Op>(clause), .target = meaning<Target>(*target)};
        fill_parts(scope, *target);
        const int at = program_.code.size();
        add(scope);
        chosen_ = scope.target;
        lower_steps(*clause.part(Kind::steps));
        chosen_.reset();
        if (at < program_.code.size()) program_.code[at].skip = small(program_.code.size() - at - 1);
    }

    void lower_steps(const words::Phrase& steps) {
        lower_step(*steps.part(Kind::step));
        if (const words::Phrase* rest = steps.part(Kind::steps)) lower_steps(*rest);
    }

    void lower_step(const words::Phrase& step) {
        const words::Phrase* yield = step.part(Kind::yield);
        const words::Phrase& deed = yield ? *yield : step;
        Instruction instruction = implied(meaning<Op>(deed));
        fill_parts(instruction, deed);
        if (const words::Phrase* count = step.part(Kind::count)) fill_count(instruction, *count);
        check_chosen(instruction);
        add(instruction);
    }

    // What an operation means without saying it in a part of its own.
    static Instruction implied(Op op) {
        switch (op) {
            case Op::market_step: return {.op = op, .number = 1};
            case Op::harvest: return {.op = op, .number = 1, .argument = 1};
            case Op::outsource: return {.op = op, .number = 1, .count = Count::building_there};
            default: return {.op = op};
        }
    }

    // Every part of a step goes into the field of its kind.
    void fill_parts(Instruction& instruction, const words::Phrase& phrase) {
        for (const words::Phrase& part : phrase.parts) {
            switch (part.kind.as<Kind>()) {
                case Kind::number: instruction.number = small(part.number); break;
                case Kind::limit: instruction.limit = small(part.number); break;
                case Kind::least: instruction.argument = small(part.number); break;
                case Kind::resource: instruction.thing = meaning<Thing>(part); break;
                case Kind::value:
                case Kind::thing:
                case Kind::ware: fill_thing(instruction, part); break;
                case Kind::way: instruction.limit = part.word->meaning; break;
                case Kind::price: fill_price(instruction, part); break;
                case Kind::victims: instruction.victims = meaning<Victims>(part); break;
                case Kind::terrain:
                case Kind::column: instruction.argument = part.word->meaning; break;
                default: break;
            }
        }
    }

    static void fill_thing(Instruction& instruction, const words::Phrase& thing) {
        instruction.thing = meaning<Thing>(thing.parts.empty() ? thing : thing.parts.front());
    }

    static void fill_price(Instruction& instruction, const words::Phrase& price) {
        (instruction.op == Op::steal ? instruction.thing : instruction.price) = meaning<Thing>(price);
    }

    static void fill_count(Instruction& instruction, const words::Phrase& count) {
        const words::Phrase& unit = *count.part(Kind::unit);
        instruction.divisor = count.word->meaning;
        instruction.count = meaning<Count>(unit);
        for (const words::Phrase& part : unit.parts)
            instruction.argument = part.word ? part.word->meaning : small(part.number);
    }

    void add(const Instruction& instruction) {
        if (program_.code.size() == program_.code.capacity())
            return fail("this is too much for one card; expected at most 6 steps");
        program_.code.push_back(instruction);
    }

    void check_chosen(const Instruction& step) {
        const bool needs_region = step.thing == Thing::resource_of_region || step.count == Count::building_there;
        if (needs_region && !is_region(chosen_))
            fail(
                "no region was chosen before; expected the clause to begin with \"choose one of your production "
                "buildings:\"");
        if (step.op == Op::take && !is_village(chosen_))
            fail("no village was chosen before; expected the clause to begin with \"choose a village with VP …:\"");
        const bool needs_army = step.op == Op::move || step.victims == Victims::one_beside_it;
        if (needs_army && !is_army(chosen_))
            fail("no army was chosen before; expected the clause to begin with \"choose one of your armies:\"");
        if (step.op == Op::barque && step.number > 3) fail("there is no such barque; expected size 1, 2 or 3");
        // Terrains and their resources have the same numbers.
        if (step.op == Op::fill_barque && step.argument != static_cast<std::uint8_t>(step.thing))
            fail(
                "this terrain gives another resource; expected a field with wheat, a forest with wood, a swamp with "
                "clay or a mountain with stone");
    }

    void check_scored() {
        for (const Instruction& step : program_.code)
            if (step.op != Op::gain || step.thing != Thing::vp || step.count == Count::rank)
                fail("this cannot wait for the end; expected \"gain … VP\"");
    }
};

}  // namespace

Result<Program> lower(const words::Phrase& effect) { return Lowering{}.run(effect); }

}  // namespace pantheon::deus
