// Self-play as a library for a learner in another language: threads play with the latest net and hand over samples.
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "games/deus/deus_game.hpp"
#include "games/deus/school.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/school.hpp"
#include "lab/school.hpp"
#include "players/nets.hpp"

namespace {

using namespace pantheon;

struct Queue {
    std::mutex mutex;
    std::vector<std::uint16_t> rows;
    std::vector<float> targets;
};

// What a learner of any game holds.
class Workshop {
    const std::unique_ptr<School> school_;
    std::mutex mutex_;
    std::shared_ptr<const Net> net_;
    std::optional<Net> against_;  // in all other seats
    std::atomic<bool> stopping_ = false;
    std::vector<std::thread> threads_;
    std::vector<std::unique_ptr<Queue>> queues_;

    std::shared_ptr<const Net> newest() {
        const std::lock_guard lock(mutex_);
        return net_;
    }

public:
    explicit Workshop(std::unique_ptr<School> school) : school_(std::move(school)) {}

    SelfPlay how;
    std::atomic<long> games = 0, samples = 0, judged = 0;

    int rows() const { return school_->rows(); }
    const char* set_net(const float* weights) {
        auto net = Net::from_floats(school_->label(), school_->rows(), weights);
        if (!net) return "the net's weights are too large";
        const std::lock_guard lock(mutex_);
        net_ = std::make_shared<const Net>(std::move(*net));
        return nullptr;
    }
    long write_net(char* to, long most, const char* made) {
        Net net = *newest();
        net.label.made = made;
        const std::string file = net.file();
        if (static_cast<long>(file.size()) > most) return -1;
        std::copy(file.begin(), file.end(), to);
        return static_cast<long>(file.size());
    }
    bool is_mine(const Net& net) const { return school_->has_taught(net); }
    void set_against(Net net) { against_ = std::move(net); }
    void start(int threads, std::uint64_t seed) {
        Rng seeds(seed);
        for (int t = 0; t < threads; ++t) {
            Queue& queue = *queues_.emplace_back(std::make_unique<Queue>());
            threads_.emplace_back([this, &queue, own = seeds.next()] { work(queue, own); });
        }
    }
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

    // One net, planning with a width, against a rule of thumb or the net that is to be beaten in all other seats: the
    // share of games that it wins.
    double challenge(int challenges, int threads, std::uint64_t seed, int width) {
        const auto net = newest();
        const Net* const against = other();
        std::atomic<int> next = 0;
        std::atomic<double> won = 0;
        std::vector<std::thread> helpers;
        for (int t = 0; t < threads; ++t)
            helpers.emplace_back([&] {
                for (int game = next++; game < challenges && !stopping_; game = next++)
                    won += school_->challenge(*net, against, how, width,
                                              Rng(seed + static_cast<std::uint64_t>(game)).next());
            });
        for (std::thread& helper : helpers) helper.join();
        return won / challenges;
    }

private:
    const Net* other() const { return against_ ? &*against_ : nullptr; }

    void work(Queue& queue, std::uint64_t seed) {
        Rng rng(seed);
        while (!stopping_) {
            {
                std::unique_lock lock(queue.mutex);
                if (queue.targets.size() > 3 * 100'000) {  // the learner is behind
                    lock.unlock();
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    continue;
                }
            }
            const School::Played played = school_->play(*newest(), other(), how, rng.next());
            ++games;
            judged += played.positions;
            samples += static_cast<long>(played.lessons.list.size());
            const std::lock_guard lock(queue.mutex);
            for (const Lesson& lesson : played.lessons.list) {
                const auto rows_of = played.lessons.rows_of(lesson);
                queue.rows.insert(queue.rows.end(), rows_of.begin(), rows_of.end());
                queue.rows.resize((queue.targets.size() / 3 + 1) * sample_rows);
                queue.targets.insert(queue.targets.end(), lesson.target.begin(), lesson.target.end());
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
    if (std::string_view(game) == "deus")
        workshop = std::make_unique<Workshop>(deus::make_school(deus::deus_kind(deus::built_in_box()), {}));
    if (std::string_view(game) == "machina")
        workshop = std::make_unique<Workshop>(machina::make_school(machina::machina_kind(machina::built_in_box()), {}));
    const int rows = workshop ? workshop->rows() : 0;
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
// The net in all other seats, from its file, before anything starts: only what the learner's seat sees is learnt. Null,
// or what is wrong with it.
const char* train_set_against(const char* file, long length) {
    auto net = pantheon::Net::read({file, static_cast<std::size_t>(length)});
    if (!net) return "this is no net, or it is damaged";
    if (!workshop->is_mine(*net)) return "this net sees other rows";
    workshop->set_against(std::move(*net));
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
// Against the rule of thumb or the net that is to be beaten, with the settings of now.
double train_challenge(int games, int threads, std::uint64_t seed, int width) {
    return workshop->challenge(games, threads, seed, width);
}
void train_stop() { workshop->stop(); }
}
