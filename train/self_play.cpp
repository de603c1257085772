// Self-play as a library for a learner in another language: threads play with the latest net and hand over samples.
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/sight.hpp"
#include "games/machina/greedy.hpp"
#include "games/machina/lab.hpp"
#include "games/machina/sight.hpp"
#include "lab/self_play.hpp"
#include "players/nets.hpp"

namespace {

using namespace pantheon;

// One game on the table, of the kind that `SelfPlay` asks for.
int players_of(Rng& rng, const SelfPlay& how) {
    const float lot =
        static_cast<float>(rng.below(1 << 24)) / (1 << 24) * (how.players[0] + how.players[1] + how.players[2]);
    return lot < how.players[0] ? 2 : lot < how.players[0] + how.players[1] ? 3 : 4;
}
bool by_lot(Rng& rng, float share) { return static_cast<float>(rng.below(1 << 24)) < share * (1 << 24); }

struct DeusTable {
    using Sight = deus::Sight;
    static const deus::Box& box() { return deus::built_in_box(); }
    static Answer thumb(const deus::Setup& setup, const deus::View& view, Rng& rng) {
        return deus::greedy_answer(setup, view, rng);
    }
    std::unique_ptr<deus::RandomTable> table;

    const deus::Setup& lay(Rng& rng, const SelfPlay& how) {
        const int players = players_of(rng, how);
        std::vector<const deus::Layout*> layouts;
        for (const deus::Layout& layout : box().layouts)
            if (layout.players == players) layouts.push_back(&layout);
        const auto& layout = rng.below(2) == 0 ? box().standard_layout(players)
                                               : *layouts[rng.below(static_cast<std::uint32_t>(layouts.size()))];
        // With an expansion, a third with all of it, the rest by lot.
        deus::Colours egypt;
        bool mix = false;
        if (by_lot(rng, how.expansion)) {
            egypt = deus::Colours::from_word(rng.below(3) == 0 ? 63 : 1 + rng.below(63));
            mix = rng.below(6) == 0;
        }
        table = std::make_unique<deus::RandomTable>(box(), layout, egypt, mix);
        if (rng.below(20) == 0) table->variants().wildcard = true;
        if (rng.below(20) == 0) table->variants().start_pieces = {10, 10, 10, 10};
        return table->lay(rng);
    }
};

struct MachinaTable {
    using Sight = machina::Sight;
    static const machina::Box& box() { return machina::built_in_box(); }
    static Answer thumb(const machina::Setup& with, const machina::View& view, Rng& rng) {
        return machina::greedy_answer(with, view, rng);
    }
    machina::Setup setup;

    const machina::Setup& lay(Rng& rng, const SelfPlay& how) {
        setup = {};
        setup.cards = &box().cards;
        setup.players = players_of(rng, how);
        setup.mini = by_lot(rng, how.expansion);
        setup.gods_by_luck = rng.below(2) == 0;
        setup.user_pays_tribute = rng.below(10) == 0;
        setup.reductions_stay = rng.below(10) == 0;
        return setup;
    }
};

struct Queue {
    std::mutex mutex;
    std::vector<std::uint16_t> rows;
    std::vector<float> targets;
};

// What a learner of any game holds.
class Workshop {
public:
    virtual ~Workshop() = default;
    virtual const char* set_net(const float* weights) = 0;
    virtual bool is_mine(const Net& net) const = 0;
    virtual void start(int threads, std::uint64_t seed) = 0;
    virtual long write_net(char* to, long most, const char* made) = 0;
    // One net, planning with a width, against a rule of thumb in all other seats: the share of games that it wins.
    virtual double challenge(int games, int threads, std::uint64_t seed, int width) = 0;

    void stop() {
        stopping_ = true;
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }
    int take(std::uint16_t* rows, float* targets, int most) {
        int got = 0;
        for (const auto& queue : queues_) {
            const std::lock_guard lock(queue->mutex);
            const std::size_t have = queue->targets.size() / 3;
            const std::size_t n = std::min(have, static_cast<std::size_t>(most - got));
            const std::size_t left = have - n;
            std::copy(queue->rows.begin() + static_cast<std::ptrdiff_t>(left * sample_rows), queue->rows.end(),
                      rows + static_cast<std::size_t>(got) * sample_rows);
            std::copy(queue->targets.begin() + static_cast<std::ptrdiff_t>(3 * left), queue->targets.end(),
                      targets + 3 * got);
            queue->rows.resize(left * sample_rows), queue->targets.resize(3 * left);
            got += static_cast<int>(n);
        }
        return got;
    }

    SelfPlay how;
    std::atomic<long> games = 0, samples = 0, judged = 0, turns = 0;

protected:
    std::atomic<bool> stopping_ = false;
    std::vector<std::thread> threads_;
    std::vector<std::unique_ptr<Queue>> queues_;
};

template <class Table>
class WorkshopOf final : public Workshop {
    using Sight = typename Table::Sight;
    std::mutex mutex_;
    std::shared_ptr<const Net> net_;
    const std::vector<std::string> cards_ = Sight::cards(Table::box());
    const Sight sight_{Table::box(), cards_};

    std::shared_ptr<const Net> newest() {
        const std::lock_guard lock(mutex_);
        return net_;
    }

public:
    const char* set_net(const float* weights) override {
        auto net = Net::from_floats({std::string(Sight::game), Sight::layout(), cards_, ""}, Sight::rows(), weights);
        if (!net) return "the net's weights are too large";
        const std::lock_guard lock(mutex_);
        net_ = std::make_shared<const Net>(std::move(*net));
        return nullptr;
    }
    long write_net(char* to, long most, const char* made) override {
        Net net = *newest();
        net.label.made = made;
        const std::string file = net.file();
        if (static_cast<long>(file.size()) > most) return -1;
        std::copy(file.begin(), file.end(), to);
        return static_cast<long>(file.size());
    }
    bool is_mine(const Net& net) const override {
        return net.label.game == Sight::game && net.label.layout == Sight::layout() && net.label.cards == cards_;
    }
    void start(int threads, std::uint64_t seed) override {
        Rng seeds(seed);
        for (int t = 0; t < threads; ++t) {
            Queue& queue = *queues_.emplace_back(std::make_unique<Queue>());
            threads_.emplace_back([this, &queue, own = seeds.next()] { work(queue, own); });
        }
    }

    double challenge(int games, int threads, std::uint64_t seed, int width) override {
        const auto net = newest();
        std::atomic<int> next = 0;
        std::atomic<long> won = 0;
        std::vector<std::thread> helpers;
        for (int t = 0; t < threads; ++t)
            helpers.emplace_back([&] {
                for (int game = next++; game < games && !stopping_; game = next++)
                    won += challenge_one(*net, seed + static_cast<std::uint64_t>(game), game, width);
            });
        for (std::thread& helper : helpers) helper.join();
        return static_cast<double>(won) / sure / games;
    }

private:
    std::int32_t challenge_one(const Net& net, std::uint64_t seed, int game, int width) {
        using Game = typename Sight::Game;
        Rng rng(Rng(seed).next());
        Table table;
        const auto& setup = table.lay(rng, how);
        Judge<Sight> judge(&net, sight_, setup);
        Planner<Judge<Sight>> planner(judge);
        const Seat me = seat_at(game % setup.players);
        Silent silent;
        auto state = Game::begin(setup);
        settle<Game>(setup, state, silent);
        while (!Game::is_over(state)) {
            const Choice choice = Game::choice(state);
            if (choice.seat == me) {
                planner.play(state, width);
                settle<Game>(setup, state, silent);
            } else {
                answer<Game>(setup, state,
                             choice.seat == Seat::luck
                                 ? random_option(choice.options, rng)
                                 : Table::thumb(setup, Game::view(setup, state, choice.seat), rng),
                             silent);
            }
        }
        return Sight::outcome(setup, state, me).win;
    }

    void work(Queue& queue, std::uint64_t seed) {
        Rng rng(seed);
        Table table;
        SelfPlayer<Sight> player(sight_, rng);
        while (!stopping_) {
            {
                std::unique_lock lock(queue.mutex);
                if (queue.targets.size() > 3 * 100'000) {  // the learner is behind
                    lock.unlock();
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    continue;
                }
            }
            const auto net = newest();
            const SelfPlay now = how;
            player.play(*net, table.lay(rng, now), now);
            ++games;
            judged += player.judged;
            player.judged = 0;
            samples += static_cast<long>(player.samples.size());
            const std::lock_guard lock(queue.mutex);
            for (const Sample& sample : player.samples) {
                if (sample.rows == 0) continue;
                const auto first = player.rows.begin() + static_cast<std::ptrdiff_t>(sample.first_row);
                queue.rows.insert(queue.rows.end(), first, first + static_cast<std::ptrdiff_t>(sample.rows));
                queue.rows.resize((queue.targets.size() / 3 + 1) * sample_rows);
                queue.targets.insert(queue.targets.end(), {static_cast<float>(sample.value.win) / sure,
                                                           static_cast<float>(sample.value.lead) / one_point,
                                                           static_cast<float>(sample.value.points) / one_point});
            }
        }
    }
};

std::unique_ptr<Workshop> workshop;

}  // namespace

// It is given its nets.
std::span<const pantheon::NamedFile> pantheon::net_files() { return {}; }

extern "C" {

// Opens the workshop of a game; rows, widths and the length of a sample. 0: there is no such game.
int train_open(const char* game, int* sizes) {
    int rows = 0;
    if (std::string_view(game) == deus::Sight::game) {
        workshop = std::make_unique<WorkshopOf<DeusTable>>();
        rows = deus::Sight::rows();
    }
    if (std::string_view(game) == machina::Sight::game) {
        workshop = std::make_unique<WorkshopOf<MachinaTable>>();
        rows = machina::Sight::rows();
    }
    sizes[0] = rows, sizes[1] = net_width, sizes[2] = net_second, sizes[3] = net_outputs, sizes[4] = sample_rows;
    return rows;
}
// Null, or what is wrong with these weights.
const char* train_set_net(const float* weights) { return workshop->set_net(weights); }
// The weights of a net file, as a learner has them. Null, or what is wrong with it.
const char* train_read(const char* file, long length, float* weights) {
    const auto net = pantheon::Net::read({file, static_cast<std::size_t>(length)});
    if (!net) return "this is no net, or it is damaged";
    if (!workshop->is_mine(*net)) return "this net sees other rows";
    const std::vector<float> all = net->weights();
    std::copy(all.begin(), all.end(), weights);
    return nullptr;
}
void train_set_how(const float* how) { std::copy_n(how, sizeof(SelfPlay) / sizeof(float), &workshop->how.temperature); }
void train_start(int threads, std::uint64_t seed) { workshop->start(threads, seed); }
int train_take(std::uint16_t* rows, float* targets, int most) { return workshop->take(rows, targets, most); }
// Games, samples and judged positions so far.
void train_counts(double* out) {
    out[0] = static_cast<double>(workshop->games), out[1] = static_cast<double>(workshop->samples);
    out[2] = static_cast<double>(workshop->judged);
}
// The latest net as a file; its length, -1 if there is no room.
long train_write(char* to, long most, const char* made) { return workshop->write_net(to, most, made); }
// Against the rule of thumb, with the settings of now.
double train_challenge(int games, int threads, std::uint64_t seed, int width) {
    return workshop->challenge(games, threads, seed, width);
}
void train_stop() { workshop->stop(); }
}
