#include "service/bots.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

namespace pantheon {

namespace {

constexpr std::int64_t time_to_stop = 1'000;  // milliseconds: far more than a player may take

}  // namespace

std::string simpler_player(const GameTables& game, const std::string& player) {
    std::string simpler;
    for (const PlayerKind& kind : game.players) {
        if (kind.name == player) return simpler;
        simpler = kind.name;
    }
    return std::string(game.players.front().name);  // nobody is called so
}

namespace {

std::string who_thinks(const Bots::Question& question) {
    return question.hint ? "whoever gives hints" : "the player " + question.player->choice().name;
}

Bots::Outcome nothing_for(const Bots::Question& question, std::string error = {}) {
    return {question.table, question.ticket, {}, std::move(error), static_cast<bool>(question.hint), {}};
}

}  // namespace

// A thread at work on one question.
struct Work {
    explicit Work(Bots::Question asked) : question(std::move(asked)) {}

    Bots::Question question;
    std::int64_t seen_at = -1;  // when it was first seen at work
    std::atomic<bool> stop = false;
    bool cancelled = false;
    bool given_up = false;
};

struct Bots::Desk {
    AskBot ask;
    std::function<void()> wake;
    std::mutex lock;
    std::condition_variable more;
    std::deque<Question> waiting;
    std::list<Work> at_work;
    std::vector<Outcome> done;
    bool closed = false;
    int threads = 0;
    std::condition_variable gone;

    Outcome think(const Question& question, const std::atomic<bool>* stop) const {
        Outcome outcome = nothing_for(question);
        const Thinking thinking{.seed = question.seed, .stop = stop};
        try {
            if (question.hint) {
                outcome.hint = question.hint(thinking);
                return outcome;
            }
            question.player->follow(question.answers);
            outcome.answer = ask(*question.player, *question.game, thinking).answer;
        } catch (const std::exception& error) {
            outcome.error = error.what();
        } catch (...) {
            outcome.error = who_thinks(question) + " has failed";
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
            at_work.emplace_back(std::move(waiting.front()));
            waiting.pop_front();
            const auto mine = std::prev(at_work.end());
            hold.unlock();
            Outcome outcome = think(mine->question, &mine->stop);
            hold.lock();
            const bool given_up = mine->given_up, cancelled = mine->cancelled;
            at_work.erase(mine);
            if (given_up || closed) return;
            if (cancelled) continue;
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
    for (Work& work : desk_->at_work) work.stop = true;
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

void Bots::cancel(const std::string& table) {
    const std::lock_guard hold{desk_->lock};
    std::erase_if(desk_->waiting, [&](const Question& question) { return question.table == table; });
    for (Work& work : desk_->at_work)
        if (work.question.table == table) work.stop = work.cancelled = true;
}

std::vector<Bots::Outcome> Bots::results(std::int64_t now) {
    std::unique_lock hold{desk_->lock};
    if (threads_ == 0) {
        for (const Question& question : desk_->waiting) desk_->done.push_back(desk_->think(question, nullptr));
        desk_->waiting.clear();
    }
    std::vector<Outcome> outcomes;
    outcomes.swap(desk_->done);
    int lost = 0;
    for (Work& work : desk_->at_work) {
        if (work.seen_at < 0) work.seen_at = now;
        const std::int64_t thought_for = now - work.seen_at;
        if (thought_for >= limit_) work.stop = true;
        if (work.given_up || thought_for < limit_ + time_to_stop) continue;
        work.given_up = true;
        ++lost;
        outcomes.push_back(nothing_for(work.question, who_thinks(work.question) + " has thought for too long"));
    }
    hold.unlock();
    while (lost-- > 0) hire();
    return outcomes;
}

}  // namespace pantheon
