// `pantheon train`: a net learns a game from games against itself, and has to pass the gate.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/gate.hpp"
#include "lab/trainer.hpp"
#include "players/nets.hpp"
#include "table/material.hpp"

namespace pantheon {

namespace {

struct TrainWish {
    std::string game, from, against, out = "out", gate;
    double minutes = 30, piece = 100'000, rate = 0, expansion = TrainPlan{}.usual.expansion;
    int players = 0;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    int round = TrainPlan{}.games, gate_games = 400;
    std::uint64_t seed = 1;
    bool resume = false;
};

// While it is there, whoever interrupts the program asks it to come to an end.
class Interruption {
    static inline std::atomic<bool> asked_ = false;
    static void ask(int) { asked_ = true; }
    void (*old_int_)(int) = std::signal(SIGINT, &ask);
    void (*old_term_)(int) = std::signal(SIGTERM, &ask);

public:
    Interruption() { asked_ = false; }
    ~Interruption() {
        std::signal(SIGINT, old_int_);
        std::signal(SIGTERM, old_term_);
    }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    bool is_asked_for() const { return asked_; }
};

// Said to whoever watches, and kept.
class Log {
    std::ofstream file_;

public:
    Log(const std::string& path, bool goes_on) : file_(path, goes_on ? std::ios::app : std::ios::trunc) {
        if (!file_) fail("cannot write the file \"" + path + "\"");
    }
    void say(const std::string& lines) {
        std::cout << lines << std::flush;
        file_ << lines << std::flush;
    }
};

template <class... Values>
std::string formatted(const char* format, Values... values) {
    char text[512];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

// The files of a training, and what is done with them.
class Training {
    const TrainWish& wish_;
    const GameKind& game_;
    const std::string path_;
    std::optional<Net> old_;      // whose place the new one wants
    std::optional<Net> against_;  // whom alone it learns to beat
    std::unique_ptr<School> school_;
    std::optional<Trainer> trainer_;

    std::string state_file() const { return path_ + ".training"; }
    std::string candidate_file() const { return path_ + ".new.net"; }

    // The net that was said, or the one that was learnt here before, or the one that comes with the program.
    void find_old() {
        if (!wish_.from.empty()) old_ = net_in(wish_.from);
        else if (std::filesystem::exists(path_ + ".net")) old_ = net_in(path_ + ".net");
        else if (const Net* own = net_at_hand(game_.name, game_.material->school(game_, {})->label().layout))
            old_ = *own;
    }

public:
    Training(const TrainWish& wish, const GameKind& game)
        : wish_(wish), game_(game), path_(wish.out + "/" + game.name) {
        if (!game.material || !game.material->school) fail(game.name + " has nothing that a net could learn it by");
        find_old();
        school_ = game.material->school(game, old_ ? old_->label.cards : std::vector<std::string>{});
        if (!wish.against.empty()) against_ = net_in(wish.against);
        if (against_ && !school_->has_taught(*against_))
            fail(wish.against + ": this net is for another game, or sees other rows than the one that learns");
    }

    void run() {
        std::filesystem::create_directories(wish_.out);
        open();
        if (against_) trainer_->against = &*against_;
        Log log(path_ + ".log", wish_.resume);
        log.say(formatted("%s: %d rows, %zu weights, %d threads, %s %.3g of %.3g minutes, seed %llu\n",
                          game_.name.c_str(), school_->rows(), Net::floats(school_->rows()), wish_.threads,
                          wish_.resume         ? "on at"
                          : wish_.from.empty() ? "from nothing,"
                                               : ("from " + wish_.from + ",").c_str(),
                          trainer_->progress.seconds / 60, wish_.minutes,
                          static_cast<unsigned long long>(trainer_->plan().seed)));
        learn(log);
        if (trainer_->progress.part >= 1) decide(log);
        else log.say("not finished: --resume goes on\n");
    }

    bool gate(Log* log, const Net& candidate) {
        const GatePlan plan{.game = &game_,
                            .school = school_.get(),
                            .old_net = old_ ? &*old_ : nullptr,
                            .new_net = &candidate,
                            .games = wish_.gate_games,
                            .threads = wish_.threads};
        const int all = wish_.gate_games * static_cast<int>(school_->ladder().size());
        const auto report = with_progress(all, "gate: ", [&](const MatchProgress& played) {
            return run_gate(plan, [&](int done) { played(std::min(done, all)); });
        });
        if (!report) fail(report.error());
        if (log) log->say(report->text());
        else std::cout << report->text();
        return report->passes();
    }

private:
    void open() {
        if (wish_.players == 1) fail("nobody plays alone: --players is 2, 3 or 4, or 0 for a mix");
        if (wish_.resume) {
            std::ifstream saved(state_file(), std::ios::binary);
            if (!saved) fail("there is no training to go on with: cannot read \"" + state_file() + "\"");
            auto trainer = Trainer::resume(*school_, saved);
            if (!trainer) fail(state_file() + ": " + trainer.error());
            trainer_.emplace(std::move(*trainer));
            return;
        }
        TrainPlan plan = wish_.from.empty() ? TrainPlan{} : TrainPlan::going_on();
        plan.seed = wish_.seed;
        plan.games = wish_.round;
        narrow(plan);
        auto trainer = Trainer::begin(*school_, plan, wish_.from.empty() ? nullptr : &*old_);
        if (!trainer) fail(trainer.error());
        trainer_.emplace(std::move(*trainer));
    }

    // What was wished instead of the usual mix of games and size of steps.
    void narrow(TrainPlan& plan) const {
        plan.usual.expansion = static_cast<float>(wish_.expansion);
        if (wish_.players > 0)
            for (int n = 2; n <= 4; ++n) plan.usual.players[n - 2] = n == wish_.players ? 1.0f : 0.0f;
        if (wish_.rate > 0) plan.rate = {static_cast<float>(wish_.rate), static_cast<float>(wish_.rate / 40)};
    }

    std::string made() const {
        return formatted("by pantheon train: %.3g million games, %lld steps of %d%s",
                         static_cast<double>(trainer_->progress.games) / 1e6, static_cast<long long>(trainer_->steps()),
                         trainer_->plan().batch,
                         wish_.from.empty() || !old_ ? "" : ("; before: " + old_->label.made).c_str());
    }

    void save() const {
        write_file(state_file(), [&](std::ostream& out) { trainer_->save(out); });
        write_text(candidate_file(), trainer_->net(made()).file());
    }

    // One line of the log, and counting begins anew.
    std::string told(double seconds) {
        TrainProgress& now = trainer_->progress;
        const double losses = static_cast<double>(std::max<std::int64_t>(1, now.losses));
        const std::string line = formatted(
            "%5.2f min part %.3f games %lld samples %lld (%.0f/s) steps %lld (%.1f/s) judged %.3g loss %.4f %.4f %.4f "
            "rate %.2g | against %s, width 4: %.1f %% of %lld\n",
            now.seconds / 60, now.part, static_cast<long long>(now.games), static_cast<long long>(now.samples),
            static_cast<double>(now.samples - said_samples_) / seconds, static_cast<long long>(trainer_->steps()),
            static_cast<double>(now.losses) / seconds, static_cast<double>(now.positions), now.loss.win / losses,
            now.loss.lead / losses, now.loss.points / losses, static_cast<double>(trainer_->rate()),
            against_ ? wish_.against.c_str() : "the rule of thumb",
            100 * now.won / static_cast<double>(std::max<std::int64_t>(1, now.challenges)),
            static_cast<long long>(now.challenges));
        said_samples_ = now.samples;
        now.loss = {}, now.losses = 0, now.won = 0, now.challenges = 0;
        return line;
    }
    std::int64_t said_samples_ = 0;

    // Until the schedule is done, the piece is done, or somebody interrupts; at least a round.
    void learn(Log& log) {
        constexpr double between_lines = 60, between_saves = 300;
        const Interruption interruption;
        const Progress line;
        TrainProgress& now = trainer_->progress;
        said_samples_ = now.samples;
        const double begun = now.seconds, whole = wish_.minutes * 60;
        double said = begun, saved = begun;
        const auto start = std::chrono::steady_clock::now();
        do {
            if (auto error = trainer_->round(whole > 0 ? std::min(1.0, now.seconds / whole) : 1.0, wish_.threads))
                fail(error->sentence);
            now.seconds = begun + std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            const auto left = static_cast<long>(std::max(0.0, whole - now.seconds));
            line.say(formatted("%lld games, %lld steps, %ld min %ld s left", static_cast<long long>(now.games),
                               static_cast<long long>(trainer_->steps()), left / 60, left % 60));
            if (now.seconds - said >= between_lines) {
                line.say("");
                log.say(told(now.seconds - said));
                said = now.seconds;
            }
            if (now.seconds - saved >= between_saves) {
                save();
                saved = now.seconds;
            }
        } while (now.seconds < whole && now.seconds - begun < wish_.piece * 60 && !interruption.is_asked_for());
        if (now.seconds >= whole) now.part = 1;
        line.say("");
        if (now.samples > said_samples_) log.say(told(std::max(1.0, now.seconds - said)));
        save();
    }

    void decide(Log& log) {
        log.say(formatted("done: %lld games, %lld steps\n", static_cast<long long>(trainer_->progress.games),
                          static_cast<long long>(trainer_->steps())));
        if (against_) {
            log.say("who learnt to beat " + wish_.against + " lies in " + candidate_file() + "\n");
            return;
        }
        if (!gate(&log, net_in(candidate_file()))) {
            log.say("the old net stays; the new one lies in " + candidate_file() + "\n");
            return;
        }
        std::filesystem::rename(candidate_file(), path_ + ".net");
        log.say("the new net lies in " + path_ + ".net\n");
    }
};

void run(const TrainWish& wish, const Context& context) {
    Training training(wish, game_named(context, wish.game));
    if (wish.gate.empty()) training.run();
    else if (!training.gate(nullptr, net_in(wish.gate))) fail("the new net is refused");
}

}  // namespace

void add_train(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<TrainWish>();
    Command command(app, "train", "Teach the computer players a game, by games against themselves");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("--minutes", wish->minutes, 0.0, 100'000.0, "M", "How long the whole schedule takes");
    command.takes("--piece", wish->piece, 0.0, 100'000.0, "M",
                  "Stop after so many of these minutes; --resume goes on, as after an interruption");
    command.takes("--from", wish->from, "NET", "Go on from this net, in small steps; from nothing, if left out");
    command.takes("--against", wish->against, "NET",
                  "Learn to beat this net, which sits in all other seats and does not learn: how much can be gained "
                  "against it? No gate follows; `pantheon match --net` measures what was learnt");
    command.takes("--players", wish->players, 0, 4, "N",
                  "Games of so many alone, which are learnt sooner; 0: half of them of two, the others of more");
    command.takes("--expansion", wish->expansion, 0.0, 1.0, "S", "The share of games with an expansion");
    command.takes("--rate", wish->rate, 0.0, 1.0, "R",
                  "How large the first steps are; they fall to a fortieth. 0.0001 with --from, 0.002 from nothing");
    command.takes("--out", wish->out, "DIR", "Where the net, the log and what --resume needs are written");
    command.flag("--resume", wish->resume,
                 "Go on where the training in DIR stopped; say the same --minutes, --from and --against");
    command.takes("--threads", wish->threads, 1, 1024, "N",
                  "How many games at the same time; as many as there are cores, if left out");
    command.takes("--round", wish->round, 4, 1'000'000, "N", "Games that are played with one net, before the next one");
    command.takes("--seed", wish->seed, "N", "The same number gives the same games");
    command.takes("--gate", wish->gate, "NET",
                  "Learn nothing: only see whether this net may take the place of --from, or of the program's own");
    command.takes("--gate-games", wish->gate_games, 2, 1'000'000, "N", "Games at each table of the gate");
    command.example(
        "A new net is kept as DIR/GAME.net only if it passes the gate: with any number of players and with expansions\n"
        "it must not be weaker than the one it was made from, in games with the same boards and luck for both.\n"
        "Example: pantheon train GAME --from nets/GAME.net --minutes 30 --out out");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
