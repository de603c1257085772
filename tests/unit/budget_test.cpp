// Rates: so much a second, and more at once after a while of silence.
#include "service/budget.hpp"

#include <doctest/doctest.h>

using namespace pantheon;

TEST_CASE("what is spent comes back with time, and a debt is waited for") {
    const Rate rate{10, 30};
    Budget budget;
    CHECK(budget.left(rate, 1'000'000) == 30);
    budget.spend(30, rate, 1'000'000);
    CHECK(budget.left(rate, 1'000'000) == 0);
    CHECK(budget.wait(rate, 1'000'000) == 1);
    CHECK(budget.left(rate, 1'000'500) == 5);
    CHECK(budget.wait(rate, 1'000'500) == 0);
    CHECK(budget.left(rate, 9'000'000) == 30);
    budget.spend(50, rate, 9'000'000);
    CHECK(budget.wait(rate, 9'000'000) == 2'001);
    budget.spend(1'000'000, rate, 9'000'000);
    CHECK(budget.wait(rate, 9'000'000) == 5'001);  // nobody waits longer than that
    CHECK(budget.left(rate, 8'000'000) == -50);    // nothing is earned where time does not go forward
}
