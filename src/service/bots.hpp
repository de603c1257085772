// Bots think in threads of their own, with a time limit for each answer, so that they hold up nobody.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "players/seated_player.hpp"

namespace pantheon {

// What a player answers; may be called by several threads at once (for different players), may take long, and may fail
// by throwing.
using AskBot = std::function<Thought(SeatedPlayer& player, const AnyGame& game, const Thinking& thinking)>;

inline Thought ask_player(SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
    return player.think(game, thinking);
}

// The next simpler player; empty: there is none, take any option.
std::string simpler_player(const GameTables& game, const std::string& player);

// All functions are called by one thread, the one that asks.
class Bots {
public:
    struct Question {
        std::string table;
        std::uint64_t ticket = 0;              // comes back with the answer
        std::shared_ptr<SeatedPlayer> player;  // a thread's own until there is an answer
        std::vector<Answer> answers;           // so far
        std::shared_ptr<const AnyGame> game;
        std::uint64_t seed = 0;
        // Of a person who wants a hint: thinks about it and says it. Then nobody is asked to answer.
        std::function<std::string(const Thinking&)> hint{};
    };
    struct Outcome {
        std::string table;
        std::uint64_t ticket = 0;
        std::optional<Answer> answer;
        std::string error;  // one sentence, if there is no answer
        bool for_person = false;
        std::string hint{};
    };

    // No threads: questions are answered when the results are asked for. `wake` is called by a thread that has an
    // answer; it must not call back.
    Bots(int threads, std::int64_t milliseconds_each, AskBot ask, std::function<void()> wake);
    ~Bots();  // a thread that goes on thinking is left to itself
    Bots(const Bots&) = delete;
    Bots& operator=(const Bots&) = delete;

    void ask(Question question);
    // Nobody wants the answers for this table any more. Whoever thinks about one is told to stop and must not be asked
    // again: it is that thread's own until it has stopped.
    void cancel(const std::string& table);
    // What was answered since this was asked last. `now` in milliseconds: who has thought for too long by then is told
    // to come to an end; who does not do so has failed, and another thread takes that one's place.
    std::vector<Outcome> results(std::int64_t now);

private:
    struct Desk;  // what the threads share
    std::shared_ptr<Desk> desk_;
    int threads_;
    std::int64_t limit_;

    void hire();
};

}  // namespace pantheon
