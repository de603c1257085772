// Plays a program: the flow from instruction to instruction. What an instruction does is the game's business.
#pragma once

#include "games/deus/program.hpp"

namespace pantheon::deus {

// Where a program stands. It lives in a task of the game's state, so a program can wait for an answer
// between any two instructions. `Place` and `Places` are the game's region and set of regions.
//
// A world offers:
//   places(instruction)      the targets of a `choose` or `each`
//   ask_target(instruction, places)   asks the player to pick one of them or none; the answer goes to `pick`
//   perform(instruction)     anything else; true if a question was asked or another task must run first
template <class Task>
struct Cursor {
    Task& task;  // has: step, loop (1 + step of the loop under way, 0: none), rest, region

    // Runs until the world must wait (true) or the program has ended (false).
    template <class World>
    bool run(const Program& program, World& world) {
        while (true) {
            if (task.loop != 0 && task.step == end_of_loop(program))
                task.step = static_cast<std::uint8_t>(task.loop - 1);
            if (task.step >= program.code.size()) return false;
            const Instruction& instruction = program.code[task.step];
            switch (instruction.op) {
                case Op::choose:
                    if (const auto places = world.places(instruction)) {
                        world.ask_target(instruction, places);
                        return true;
                    }
                    skip(instruction);
                    break;
                case Op::each:
                    if (task.loop == 0) {
                        task.loop = static_cast<std::uint8_t>(task.step + 1);
                        task.rest = world.places(instruction);
                    }
                    if (const auto left = task.rest & world.places(instruction)) {  // some may be gone meanwhile
                        world.ask_target(instruction, left);
                        return true;
                    }
                    skip(instruction);
                    break;
                default:
                    ++task.step;
                    if (world.perform(instruction)) return true;
            }
        }
    }

    // The answer to `ask_target`.
    template <class Place>
    void pick(Place place) {
        task.region = place;
        task.rest.remove(place);
        ++task.step;
    }
    void decline(const Program& program) { skip(program.code[task.step]); }

private:
    int end_of_loop(const Program& program) const { return task.loop + program.code[task.loop - 1].skip; }

    // Past everything that depends on the target; a loop that is left is forgotten.
    void skip(const Instruction& instruction) {
        task.step = static_cast<std::uint8_t>(task.step + 1 + instruction.skip);
        task.loop = 0;
        task.rest.clear();
    }
};

}  // namespace pantheon::deus
