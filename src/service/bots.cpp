#include "service/bots.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "players/player.hpp"

namespace pantheon {

Answer ask_player_named(const std::string& player, const AnyGame& game, Rng& rng) {
    const PlayerKind* kind = find_player(game.tables(), player);
    if (!kind) throw std::runtime_error("there is no player \"" + player + "\"");
    return kind->answer(game, rng);
}

std::string simpler_player(const GameTables& game, const std::string& player) {
    std::string simpler;
    for (const PlayerKind& kind : game.players) {
        if (kind.name == player) return simpler;
        simpler = kind.name;
    }
    return std::string(game.players.front().name);  // nobody is called so
}

// A thread at work on one question.
struct Thought {
    Bots::Question question;
    std::int64_t seen_at = -1;  // when it was first seen at work
    bool given_up = false;
};

struct Bots::Desk {
    AskBot ask;
    std::function<void()> wake;
    std::mutex lock;
    std::condition_variable more;
    std::deque<Question> waiting;
    std::list<Thought> at_work;
    std::vector<Outcome> done;
    bool closed = false;
    int threads = 0;
    std::condition_variable gone;

    Outcome think(const Question& question) const {
        Outcome outcome{question.table, question.ticket, {}, {}};
        try {
            Rng rng{question.seed};
            outcome.answer = ask(question.player, *question.game, rng);
        } catch (const std::exception& error) {
            outcome.error = error.what();
        } catch (...) {
            outcome.error = "the player " + question.player + " has failed";
        }
        return outcome;
    }

    // A thread's life: it ends when the desk is closed, or when it was too slow and another has its place.
    void work() {
        std::unique_lock hold{lock};
        work_on(hold);
        --threads;
        gone.notify_all();
    }
    void work_on(std::unique_lock<std::mutex>& hold) {
        while (true) {
            more.wait(hold, [&] { return closed || !waiting.empty(); });
            if (closed) return;
            at_work.push_back({std::move(waiting.front())});
            waiting.pop_front();
            const auto mine = std::prev(at_work.end());
            const Question question = mine->question;
            hold.unlock();
            Outcome outcome = think(question);
            hold.lock();
            const bool given_up = mine->given_up;
            at_work.erase(mine);
            if (given_up || closed) return;
            done.push_back(std::move(outcome));
            if (wake) wake();
        }
    }
};

Bots::Bots(int threads, std::int64_t milliseconds_each, AskBot ask, std::function<void()> wake)
    : desk_(std::make_shared<Desk>()), threads_(threads), limit_(milliseconds_each) {
    desk_->ask = std::move(ask);
    desk_->wake = std::move(wake);
    for (int i = 0; i < threads; ++i) hire();
}

Bots::~Bots() {
    std::unique_lock hold{desk_->lock};
    desk_->closed = true;
    desk_->more.notify_all();
    desk_->gone.wait_for(hold, std::chrono::seconds{1}, [&] { return desk_->threads == 0; });
}

void Bots::hire() {
    {
        const std::lock_guard hold{desk_->lock};
        ++desk_->threads;
    }
    std::thread([desk = desk_] { desk->work(); }).detach();
}

void Bots::ask(Question question) {
    const std::lock_guard hold{desk_->lock};
    desk_->waiting.push_back(std::move(question));
    desk_->more.notify_one();
}

std::vector<Bots::Outcome> Bots::results(std::int64_t now) {
    std::unique_lock hold{desk_->lock};
    if (threads_ == 0) {
        for (const Question& question : desk_->waiting) desk_->done.push_back(desk_->think(question));
        desk_->waiting.clear();
    }
    std::vector<Outcome> outcomes;
    outcomes.swap(desk_->done);
    int lost = 0;
    for (Thought& thought : desk_->at_work) {
        if (thought.seen_at < 0) thought.seen_at = now;
        if (thought.given_up || now - thought.seen_at < limit_) continue;
        thought.given_up = true;
        ++lost;
        outcomes.push_back({thought.question.table,
                            thought.question.ticket,
                            {},
                            "the player " + thought.question.player + " has thought for too long"});
    }
    hold.unlock();
    while (lost-- > 0) hire();
    return outcomes;
}

}  // namespace pantheon
