// The net's arithmetic, its file, and what it sees of the games.
#include "players/net.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "games/deus/lab.hpp"
#include "games/deus/sight.hpp"
#include "games/machina/lab.hpp"
#include "games/machina/sight.hpp"
#include "players/judge.hpp"
#include "players/nets.hpp"
#include "players/plan.hpp"

using namespace pantheon;

namespace {

// Weights by lot, as large as learnt ones are.
Net some_net(int rows, const NetLabel& label = {"game", "layout", {"one", "two"}, "by lot"}) {
    Rng rng(7);
    std::vector<float> weights(Net::floats(rows));
    for (float& weight : weights) weight = (static_cast<float>(rng.below(2'001)) - 1'000.0f) / 5'000.0f;
    auto net = Net::from_floats(label, rows, weights.data());
    REQUIRE(net);
    return *net;
}

// Every position of a random game, as each seat may see it.
template <class Sight, class Table, class Each>
void each_position(Table& table, int games, Each&& each) {
    using Game = typename Sight::Game;
    Rng rng(11);
    Silent silent;
    for (int game = 0; game < games; ++game) {
        const auto& setup = table.lay(rng);
        auto state = Game::begin(setup);
        settle<Game>(setup, state, silent);
        while (!Game::is_over(state)) {
            each(setup, state, seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.players)))), rng);
            answer<Game>(setup, state, random_option(Game::choice(state).options, rng), silent);
        }
    }
}

// A judge that goes from position to position says what one says who has just come; and what a seat cannot see changes
// nothing.
template <class Sight, class Table>
void judges_alike(const Sight& sight, Table table, int games) {
    using Game = typename Sight::Game;
    const Net net = some_net(Sight::rows());
    std::optional<Judge<Sight>> old;
    const void* at = nullptr;
    each_position<Sight>(table, games, [&](const auto& setup, const auto& state, Seat seat, Rng& rng) {
        if (at != &setup) old.emplace(&net, sight, setup);
        at = &setup;
        Judge<Sight> fresh(&net, sight, setup);
        const Value value = old->value(state, seat);
        REQUIRE(fresh.value(state, seat) == value);
        const auto imagined = Game::redeal(setup, Game::view(setup, state, seat), rng);
        REQUIRE(fresh.value(imagined, seat) == value);
    });
}

}  // namespace

TEST_CASE("chances rise with the logit, and both sides add up") {
    CHECK(chance_of(0) == sure / 2);
    std::int32_t last = 0;
    for (int logit = -50'000; logit <= 50'000; logit += 37) {
        const std::int32_t chance = chance_of(logit);
        REQUIRE(chance >= last);
        REQUIRE(chance + chance_of(-logit) == sure);
        last = chance;
    }
    CHECK(chance_of(logit_one) == doctest::Approx(0.731059 * sure).epsilon(0.001));
}

TEST_CASE("vectors judge as a plain loop does") {
    const Net net = some_net(64);
    Rng rng(3);
    Layer layer;
    for (int round = 0; round < 1'000; ++round) {
        for (std::int16_t& unit : layer.at)
            unit = static_cast<std::int16_t>(static_cast<int>(rng.below(65'536)) - 32'768);
        REQUIRE(net.judge(layer) == net.judge_plainly(layer));
    }
}

TEST_CASE("a layer follows from another by what differs") {
    const Net net = some_net(64);
    const std::vector<std::uint16_t> before{3, 5, 9, 31}, after{3, 6, 31, 40, 41}, plus{6, 40, 41}, minus{5, 9};
    Layer from, whole, changed;
    net.change(net.bias(), from, before, {});
    net.change(net.bias(), whole, after, {});
    net.change(from, changed, plus, minus);
    CHECK(std::equal(std::begin(whole.at), std::end(whole.at), std::begin(changed.at)));
    CHECK_FALSE(std::equal(std::begin(whole.at), std::end(whole.at), std::begin(from.at)));
}

TEST_CASE("a layer follows from another by the slots in which they differ") {
    const Net net = some_net(64);
    constexpr std::size_t slots = 48;
    Rng rng(5);
    std::array<std::uint16_t, slots> before{}, after{};
    for (int round = 0; round < 300; ++round) {
        before = after;
        for (std::uint32_t changes = rng.below(40); changes > 0; --changes)
            after[rng.below(slots)] = static_cast<std::uint16_t>(rng.below(64));
        Layer from, whole, followed;
        net.change(net.bias(), from, before, {});  // the row of empty slots is all zeros
        net.change(net.bias(), whole, after, {});
        net.follow(before, from, after, followed);
        REQUIRE(std::equal(std::begin(whole.at), std::end(whole.at), std::begin(followed.at)));
    }
}

TEST_CASE("a net comes back from its file, and its weights from the net") {
    const Net net = some_net(64);
    const std::string file = net.file();
    const auto again = Net::read(file);
    REQUIRE(again);
    CHECK(again->file() == file);
    CHECK(again->label.cards == net.label.cards);
    CHECK(again->label.made == "by lot");
    const std::vector<float> weights = again->weights();
    REQUIRE(weights.size() == Net::floats(64));
    const auto once_more = Net::from_floats(net.label, 64, weights.data());
    REQUIRE(once_more);
    CHECK(once_more->file() == file);  // who has learnt nothing says the same
}

TEST_CASE("what is no net is refused in a sentence") {
    CHECK(Net::read("something else").error() == "this is no net: it does not begin with \"pantheon net 2\"");
    const std::string file = some_net(64).file();
    CHECK(Net::read(file.substr(0, file.size() - 1)).error().starts_with("this net is damaged"));
    CHECK(Net::read(file.substr(0, 40)).error().starts_with("this net is damaged"));
    std::vector<float> large(Net::floats(16), 3.0f);
    CHECK(Net::from_floats({}, 16, large.data()).error() ==
          "this net's second layer has weights that are too large to add up");
    CHECK(give_net("nothing")->sentence == "this is no net: it does not begin with \"pantheon net 2\"");
}

TEST_CASE("positions of Deus are judged by what differs, and by what a seat may know") {
    const deus::Box& box = deus::built_in_box();
    const deus::Sight sight(box, deus::Sight::cards(box));
    for (int players = 2; players <= max_players; ++players)
        judges_alike(sight, deus::RandomTable(box, box.standard_layout(players)), 2);
    judges_alike(sight, deus::RandomTable(box, box.standard_layout(3), deus::Colours::below(6), true), 2);
}

TEST_CASE("positions of Deus Ex Machina likewise") {
    const machina::Box& box = machina::built_in_box();
    const machina::Sight sight(box, machina::Sight::cards(box));
    for (int players = 2; players <= max_players; ++players)
        judges_alike(sight, machina::RandomTable(box, players, players == 3), 4);
}

TEST_CASE("the program has a net for each of its games, made for what they show today") {
    CHECK(net_at_hand("deus", deus::Sight::layout()) != nullptr);
    CHECK(net_at_hand("machina", machina::Sight::layout()) != nullptr);
    CHECK(net_at_hand("deus", "another layout") == nullptr);
    CHECK(net_at_hand("chess", deus::Sight::layout()) == nullptr);
}

// Whoever plays by a net seeks positions that it praises: a sum that turned into its opposite would be found at once.
template <class Sight, class Table>
int largest_sum(const Net& net, const Sight& sight, Table table, int games) {
    using Game = typename Sight::Game;
    const std::vector<float> weights = net.weights();
    int largest = 0;
    Rng rng(13);
    Silent silent;
    for (int game = 0; game < games; ++game) {
        const auto& setup = table.lay(rng);
        Judge<Sight> judge(&net, sight, setup);
        Planner<Judge<Sight>> planner(judge);
        auto state = Game::begin(setup);
        settle<Game>(setup, state, silent);
        while (!Game::is_over(state)) {
            const Choice choice = Game::choice(state);
            if (choice.seat == Seat::luck) {
                answer<Game>(setup, state, random_option(choice.options, rng), silent);
                continue;
            }
            judge.stand(state, choice.seat);
            std::array<double, net_width> sums{};
            for (int i = 0; i < net_width; ++i) sums[static_cast<std::size_t>(i)] = net.bias().at[i];
            for (const std::uint16_t row : judge.seen(choice.seat).at)
                for (std::size_t i = 0; i < net_width; ++i)
                    sums[i] += Net::first_one * double{weights[row * net_width + i]};
            for (const double sum : sums) largest = std::max(largest, static_cast<int>(std::abs(sum)));
            planner.play(state, 0);
            settle<Game>(setup, state, silent);
        }
    }
    return largest;
}

TEST_CASE("the sums of the program's nets stay within their 16 bits, with room to spare") {
    constexpr int most = std::numeric_limits<std::int16_t>::max() * 3 / 4;
    const deus::Box& box = deus::built_in_box();
    const Net* net = net_at_hand("deus", deus::Sight::layout());
    REQUIRE(net);
    const deus::Sight sight(box, net->label.cards);
    CHECK(largest_sum(*net, sight, deus::RandomTable(box, box.standard_layout(4)), 2) < most);
    const int with_egypt =
        largest_sum(*net, sight, deus::RandomTable(box, box.standard_layout(4), deus::Colours::below(6), false), 2);
    CHECK(with_egypt < most);
    CHECK(with_egypt > 20 * Net::first_one);  // so it has looked
    const machina::Box& other = machina::built_in_box();
    const Net* other_net = net_at_hand("machina", machina::Sight::layout());
    REQUIRE(other_net);
    const machina::Sight other_sight(other, other_net->label.cards);
    CHECK(largest_sum(*other_net, other_sight, machina::RandomTable(other, 4, true), 4) < most);
}

TEST_CASE("a card keeps its rows when another stands before it") {
    const deus::Box& box = deus::built_in_box();
    auto cards = deus::Sight::cards(box);
    const deus::Sight old(box, cards);
    cards.insert(cards.begin(), "a-card-of-tomorrow");
    const deus::Sight moved(box, cards);
    deus::RandomTable table(box, box.standard_layout(2));
    Sighting<deus::Sight::slots> one, other;
    int differ = 0;
    each_position<deus::Sight>(table, 1, [&](const auto& setup, const auto& state, Seat seat, Rng&) {
        old.see(setup, state, seat, one);
        moved.see(setup, state, seat, other);
        differ += one.at != other.at;
    });
    CHECK(differ > 100);  // the order in the net decides, not that of the box
}
