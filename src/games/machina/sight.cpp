#include "games/machina/sight.hpp"

#include <algorithm>
#include <bit>

#include "core/digest.hpp"
#include "games/machina/claim.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/worth.hpp"

namespace pantheon::machina {

namespace {

constexpr int step_count = static_cast<int>(Step::over) + 1;
constexpr int prompt_count = static_cast<int>(Prompt::lay_space) + 1;
// What a hero would take for a quest: so many points of the mat; or so many that even the mat lacks; or there is no
// hero.
constexpr int most_paid = 5, most_lacked = 4;
constexpr int no_way = most_paid + most_lacked + 1;
constexpr int prices = no_way + 1;

// Of one player, as often as there are players.
constexpr auto own = row_table({
    {"god", max_gods},
    {"glory", 64},
    {"lead", 41},
    {"might", track_end + 1},
    {"cunning", track_end + 1},
    {"charged", 1},
    {"interventions", largest_hand + 1},
    {"secret quests", 4},
    {"quest done", max_quests},
    {"areas done", colour_count + 1},
    {"quests of a colour", colour_count * 4},
    {"legendary quests", 8},
    {"quests", 16},
    {"token on the map", space_count},
    {"first player", 1},
    {"begins", 1},
    {"closed space", hero_spaces},
    {"reserved hero", max_heroes},
    {"card that I know", max_interventions},
    {"secret quests and areas", 4 * 7},
});

// Of one player again: what its next placement could bring, as far as everybody sees.
constexpr auto soon = row_table({
    {"placements before", 8},
    {"own placements left", 4},
    {"most glory", 24},
    {"quests in reach", quest_spaces + 1},
    {"new area in reach", 1},
    {"six areas in reach", 1},
});
// What is missing for the objective: secret quests, quests, glory.
constexpr int most_missing_quests = 4, glory_steps = 8;

constexpr auto row = row_table({
    {"nothing", 1},
    {"players", 3},
    {"players and place", 12},
    {"at turn", max_players + 1},
    {"prompt", prompt_count},
    {"step", step_count},
    {"turn", 20},
    {"round", 3},
    {"last turn", 1},
    {"mini expansion", 1},
    {"switches", 3},
    {"quest deck", 48},
    {"hero on the track", hero_spaces * max_heroes},
    {"hero discarded", max_heroes},
    {"hero in the deck", max_heroes},
    {"quest on the track", quest_spaces * max_quests},
    {"reduced", quest_spaces * 2 * 4},
    {"open quest and my price", max_quests * prices},
    {"open quest and the price of others", max_quests * prices},
    {"space and my price", quest_spaces * prices},
    {"space and my price with another hero", quest_spaces * prices},
    {"open quest of an area that I want", quest_spaces * 2},
    {"player", 4 * own.size()},
    {"objective", max_objectives},
    {"objective and quests missing", max_objectives * 8},
    {"glory missing", 24},
    {"objective fulfilled", 1},
    {"secret quest and my price", max_quests * prices},
    {"secret quest and my price with another hero", prices},
    {"secret quest", max_quests},
    {"secret quest is wanted", 4},
    {"intervention", max_interventions * 2},
    {"placed, played, presence, points taken", 4},
    {"strength", 8},
    {"gained", 4},
    {"hero sent", hero_spaces},
    {"place", space_count},
    {"quest under way", quest_spaces},
    {"loss", 8},
    {"playing", max_interventions},
    {"laid", max_quests},
    {"player soon", 4 * soon.size()},
    {"space and my price soon", quest_spaces * (prices + 1)},
    {"most glory for the objective", 24},
    {"claim in reach", 3},
    {"secret quest in reach", 4},
    {"empty quest spaces", 1 << quest_spaces},
    {"missing for the objective", (secret_quests + 1) * (most_missing_quests + 1) * glory_steps},
});
static_assert(row.size() < 65'536);

class Look {
    struct Quote {
        int best = no_way, next = no_way;
    };

    const Setup& setup_;
    const Cards& cards_;
    const State& state_;
    const Public& open_;
    const Sight::Numbers& numbers_;
    [[maybe_unused]] std::uint16_t* out_;  // for what is asserted
    std::uint16_t* next_;
    int players_, me_;
    std::array<std::array<Quote, quest_spaces>, max_players> quotes_{};  // of the open quests, by seat

    // Slots are taken in a fixed order, whether or not something is put there.
    void put(bool there, int what) { *next_++ = there ? static_cast<std::uint16_t>(what) : std::uint16_t{0}; }
    void bin(int what, int value, int most) { put(true, what + std::clamp(value, 0, most)); }
    template <class Kind, std::size_t Size>
    static int number(const std::array<std::int8_t, Size>& of, Kind thing) {
        return static_cast<std::size_t>(thing) < Size ? of[static_cast<std::size_t>(thing)] : -1;
    }
    template <class Kind, std::size_t Size>
    void card(int what, const std::array<std::int8_t, Size>& of, Kind thing, int times = 1, int part = 0) {
        const int n = number(of, thing);
        put(n >= 0, what + n * times + part);
    }
    template <class Kind, int Capacity, std::size_t Size>
    void each(int what, const std::array<std::int8_t, Size>& of, const BitSet<Kind, Capacity>& set) {
        for (std::size_t i = 0; i < Size; ++i) put(of[i] >= 0 && set.contains(static_cast<Kind>(i)), what + of[i]);
    }
    const Player& player(int p) const { return open_.players[static_cast<std::size_t>(p)]; }
    int distance(Seat seat) const { return (place(seat) - me_ + players_) % players_; }

public:
    Look(const Setup& setup, const State& state, Seat me, const Sight::Numbers& numbers, std::uint16_t* out)
        : setup_(setup),
          cards_(*setup.cards),
          state_(state),
          open_(state.open),
          numbers_(numbers),
          out_(out),
          next_(out),
          players_(setup.players),
          me_(place(me)) {
        everything();
        tracks();
        secrets();
        placement();
        for (int far = 0; far < players_; ++far) one_player(far);
        for (int far = 0; far < players_; ++far) soon_of(far);
        my_claim();
        assert(next_ - out_ <= Sight::slots);
    }

private:
    void everything() {
        const int n = players_ - 2;
        put(true, row("players") + n);
        put(true, row("players and place") + 4 * n + me_);
        put(true, row("at turn") + (is_player(open_.active) ? distance(open_.active) : max_players));
        put(true, row("prompt") + state_.choice.prompt.number);
        put(true, row("step") + index(open_.step));
        bin(row("turn"), open_.turn, 19);
        bin(row("round"), open_.round, 2);
        put(open_.last_turn, row("last turn"));
        put(setup_.mini, row("mini expansion"));
        put(setup_.user_pays_tribute, row("switches"));
        put(setup_.reductions_stay, row("switches") + 1);
        put(setup_.standstill_ends, row("switches") + 2);
        bin(row("quest deck"), open_.quest_deck_size, 47);
        each(row("hero discarded"), numbers_.hero, open_.hero_discards);
        each(row("hero in the deck"), numbers_.hero, open_.hero_deck);
    }

    // The prices of a quest for a seat, with the best hero of the track and with the next best.
    Quote price(int might, int cunning, Colour area, Seat seat) const {
        const Player& who = player(place(seat));
        const Effect& ability = cards_[who.god].ability;
        if (who.charged && ability.op == Op::lower_might) might -= ability.n;
        if (who.charged && ability.op == Op::lower_cunning) cunning -= ability.n;
        Quote quote;
        for (std::size_t space = 0; space < hero_spaces; ++space) {
            const Hero id = open_.heroes[space];
            if (id == no_hero || (id == open_.reserved && open_.reserver != seat)) continue;
            const int here = price_with(space, might, cunning, area, who);
            quote.next = std::min(quote.next, std::max(here, quote.best));
            quote.best = std::min(quote.best, here);
        }
        return quote;
    }
    // The track's bonus goes to one value as a whole.
    int price_with(std::size_t space, int might, int cunning, Colour area, const Player& who) const {
        const HeroCard& hero = cards_[open_.heroes[space]];
        const int bonus = cards_.hero_bonus[space], home = hero.birthplace == area;
        int least = no_way;
        for (const int to_might : {0, home, bonus, bonus + home}) {
            const int paid_might = std::max(0, might - hero.might - to_might);
            const int paid_cunning = std::max(0, cunning - hero.cunning - (bonus + home - to_might));
            const int lacked = std::max(0, paid_might - who.might) + std::max(0, paid_cunning - who.cunning);
            least = std::min(least, lacked > 0 ? most_paid + std::min(lacked, most_lacked)
                                               : std::min(paid_might + paid_cunning, most_paid));
        }
        return least;
    }
    void quote_quests() {
        for (std::size_t space = 0; space < quest_spaces; ++space) {
            const QuestSpace& here = open_.quests[space];
            if (here.quest == no_quest) continue;
            const QuestCard& quest = cards_[here.quest];
            const int might = std::max(0, quest.might - here.less_might);
            const int cunning = std::max(0, quest.cunning - here.less_cunning);
            for (int p = 0; p < players_; ++p)
                quotes_[static_cast<std::size_t>(p)][space] = price(might, cunning, quest.colour, seat_at(p));
        }
    }
    bool wants_area(const Player& who, Colour area) const { return !who.done.meets(cards_.quests_of(area)); }
    bool wants_for_objective(const Player& who, Colour area) const {
        const Objective tile = state_.hidden.objectives[static_cast<std::size_t>(me_)];
        if (tile == no_objective) return false;
        return (who.done & cards_.quests_of(area)).size() < cards_[tile].of_colour[static_cast<std::size_t>(area)];
    }

    void tracks() {
        quote_quests();
        for (std::size_t space = 0; space < hero_spaces; ++space)
            card(row("hero on the track") + static_cast<int>(space) * max_heroes, numbers_.hero, open_.heroes[space]);
        const Player& me = player(me_);
        for (std::size_t space = 0; space < quest_spaces; ++space) {
            const QuestSpace& here = open_.quests[space];
            const auto at = static_cast<int>(space);
            card(row("quest on the track") + at * max_quests, numbers_.quest, here.quest);
            put(here.less_might > 0, row("reduced") + at * 8 + std::min<int>(here.less_might, 3));
            put(here.less_cunning > 0, row("reduced") + at * 8 + 4 + std::min<int>(here.less_cunning, 3));
            if (here.quest == no_quest) {
                next_ += 6;
                continue;
            }
            const QuestCard& quest = cards_[here.quest];
            const Quote mine = quotes_[static_cast<std::size_t>(me_)][space];
            card(row("open quest and my price"), numbers_.quest, here.quest, prices, mine.best);
            put(true, row("space and my price") + at * prices + mine.best);
            put(true, row("space and my price with another hero") + at * prices + mine.next);
            int least = no_way;
            for (int p = 0; p < players_; ++p)
                if (p != me_) least = std::min(least, quotes_[static_cast<std::size_t>(p)][space].best);
            card(row("open quest and the price of others"), numbers_.quest, here.quest, prices, least);
            put(wants_area(me, quest.colour), row("open quest of an area that I want") + 2 * at);
            put(wants_for_objective(me, quest.colour), row("open quest of an area that I want") + 2 * at + 1);
        }
    }

    void secrets() {
        const auto mine = static_cast<std::size_t>(me_);
        const Player& me = player(me_);
        const Objective objective = state_.hidden.objectives[mine];
        card(row("objective"), numbers_.objective, objective);
        if (objective != no_objective) {
            const ObjectiveTile& tile = cards_[objective];
            card(row("objective and quests missing"), numbers_.objective, objective, 8,
                 std::min(quests_missing(tile, me), 7));
            bin(row("glory missing"), (tile.gp - me.gp + 1) / 2, 23);
            put(is_fulfilled(cards_, tile, me), row("objective fulfilled"));
        } else {
            next_ += 3;
        }
        int slot = 0;
        for (const Quest id : state_.hidden.secrets[mine]) {
            if (slot++ == quests_to_choose) break;
            const QuestCard& quest = cards_[id];
            card(row("secret quest"), numbers_.quest, id);
            const Quote price_of_it = price(quest.might, quest.cunning, quest.colour, seat_at(me_));
            card(row("secret quest and my price"), numbers_.quest, id, prices, price_of_it.best);
            put(true, row("secret quest and my price with another hero") + price_of_it.next);
            put(true, row("secret quest is wanted") + 2 * wants_area(me, quest.colour) +
                          wants_for_objective(me, quest.colour));
        }
        for (; slot < quests_to_choose; ++slot) next_ += 4;
        const Hand& hand = state_.hidden.hands[mine];
        for (int i = 0; i < largest_hand; ++i) {
            if (i < hand.size()) card(row("intervention"), numbers_.intervention, hand[i].card, 2, hand[i].fresh);
            else ++next_;
        }
    }

    void placement() {
        const int flags = row("placed, played, presence, points taken");
        put(open_.placed, flags);
        put(open_.played, flags + 1);
        put(open_.presence, flags + 2);
        put(open_.points_taken, flags + 3);
        put(open_.strength > 0, row("strength") + std::min<int>(open_.strength, 7));
        put(open_.gained > 0, row("gained") + std::min<int>(open_.gained, 3));
        put(open_.sent < hero_spaces, row("hero sent") + open_.sent);
        put(index(open_.at) < space_count, row("place") + index(open_.at));
        put(open_.doing < quest_spaces, row("quest under way") + open_.doing);
        put(open_.loss > 0, row("loss") + std::min<int>(open_.loss, 7));
        card(row("playing"), numbers_.intervention, open_.playing);
        card(row("laid"), numbers_.quest, open_.laid);
    }

    void one_player(int far) {
        const Seat seat = seat_at((me_ + far) % players_);
        const Player& who = player(place(seat));
        const int base = row("player") + far * own.size();
        const auto flag = [&](bool yes, int what) { put(yes, base + what); };
        card(base + own("god"), numbers_.god, who.god);
        bin(base + own("glory"), who.gp, 63);
        if (far > 0) bin(base + own("lead"), 20 + player(me_).gp - who.gp, 40);
        else ++next_;
        bin(base + own("might"), who.might, track_end);
        bin(base + own("cunning"), who.cunning, track_end);
        flag(who.charged, own("charged"));
        bin(base + own("interventions"), who.hand_size, largest_hand);
        bin(base + own("secret quests"), who.secrets, 3);
        // Quests done are few: each takes the next slot.
        std::uint16_t* const after = next_ + 14;
        for (const Quest quest : who.done) {
            if (next_ == after) break;
            card(base + own("quest done"), numbers_.quest, quest);
        }
        next_ = after;
        int areas = 0;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const int n = (who.done & cards_.of_colour[colour]).size();
            areas += n > 0;
            bin(base + own("quests of a colour") + 4 * static_cast<int>(colour), n, 3);
        }
        bin(base + own("areas done"), areas, colour_count);
        bin(base + own("legendary quests"), (who.done & cards_.legendary).size(), 7);
        bin(base + own("quests"), who.done.size(), 15);
        bin(base + own("secret quests and areas") + 7 * std::min<int>(who.secrets, 3), areas, colour_count);
        for (std::size_t space = 0; space < space_count; ++space)
            flag(open_.map[space] == seat, own("token on the map") + static_cast<int>(space));
        flag(open_.token == seat, own("first player"));
        flag(open_.first == seat, own("begins"));
        flag(open_.closer == seat && open_.closed < hero_spaces, own("closed space") + open_.closed);
        if (open_.reserver == seat) card(base + own("reserved hero"), numbers_.hero, open_.reserved);
        else ++next_;
        known_cards(seat, base + own("card that I know"));
    }

    // When a seat places next: after how many placements of others, and whether all tokens are back by then.
    struct NextTime {
        int before = 0, left = 0;  // own placements of this turn that are still to come
        bool new_turn = true;
    };
    NextTime next_time(Seat seat) const {
        if (!is_player(open_.active)) return {};
        const auto from = [&](Seat start, Seat to) { return (place(to) - place(start) + players_) % players_; };
        const int at = from(open_.first, seat), now = from(open_.first, open_.active) + open_.placed;
        const int left = setup_.rounds() - open_.round - (at < now);
        if (left > 0) return {at < now ? players_ - now + at : at - now, left, false};
        const Seat first_then = is_player(open_.token) ? open_.token : open_.first;
        return {players_ - now + from(first_then, seat), 0, true};
    }
    bool is_in_reach(Seat seat, std::size_t space, const NextTime& next) const {
        const Quest quest = open_.quests[space].quest;
        if (quest == no_quest || quotes_[static_cast<std::size_t>(seat)][space].best > most_paid) return false;
        return is_free(cards_[quest].colour, next);
    }
    bool is_free(Colour area, const NextTime& next) const {
        return next.new_turn || open_.map[static_cast<std::size_t>(area)] == Seat::nobody;
    }
    int glory_of(std::size_t space) const { return cards_[open_.quests[space].quest].gp + cards_.quest_gain[space]; }
    void soon_of(int far) {
        const Seat seat = seat_at((me_ + far) % players_);
        const Player& who = player(place(seat));
        const NextTime next = next_time(seat);
        const int base = row("player soon") + far * soon.size();
        int glory = 0, count = 0;
        bool new_area = false;
        for (std::size_t space = 0; space < quest_spaces; ++space) {
            if (!is_in_reach(seat, space, next)) continue;
            ++count;
            glory = std::max(glory, glory_of(space));
            new_area = new_area || wants_area(who, cards_[open_.quests[space].quest].colour);
        }
        bin(base + soon("placements before"), next.before, 7);
        bin(base + soon("own placements left"), next.left, 3);
        bin(base + soon("most glory"), glory, 23);
        bin(base + soon("quests in reach"), count, quest_spaces);
        put(new_area, base + soon("new area in reach"));
        put(new_area && who.secrets == 0 && areas_done(cards_, who) == colour_count - 1,
            base + soon("six areas in reach"));
    }

    // Would the player, with so many secret quests left, claim with this quest and its glory?
    bool would_claim(Player me, int secrets, Quest quest, int glory) const {
        const Objective objective = state_.hidden.objectives[static_cast<std::size_t>(me_)];
        if (objective == no_objective || secrets > 0) return false;
        me.done.add(quest);
        me.gp = static_cast<std::int16_t>(me.gp + glory);
        return has_six_areas(cards_, me) || is_fulfilled(cards_, cards_[objective], me);
    }
    // Whether the next placement could end the game.
    struct ClaimInReach {
        bool now = false, but_for_secrets = false, by_secret = false;
    };
    void my_claim() {
        const NextTime next = next_time(seat_at(me_));
        const Objective objective = state_.hidden.objectives[static_cast<std::size_t>(me_)];
        ClaimInReach claim;
        const int empty = track_soon(next, claim);
        secrets_soon(next, empty, claim);
        put(claim.now, row("claim in reach"));
        put(claim.but_for_secrets, row("claim in reach") + 1);
        put(claim.by_secret, row("claim in reach") + 2);
        put(objective != no_objective, row("missing for the objective") + missing_for(objective, player(me_)));
    }
    // Returns the empty spaces, a bit for each.
    int track_soon(const NextTime& next, ClaimInReach& claim) {
        const Player& me = player(me_);
        int glory = 0, empty = 0;
        for (std::size_t space = quest_spaces; space-- > 0;) {
            const int there = row("space and my price soon") + static_cast<int>(space) * (prices + 1);
            const Quest id = open_.quests[space].quest;
            if (id == no_quest) empty |= 1 << space;
            const bool free = id != no_quest && is_free(cards_[id].colour, next);
            put(id != no_quest, there + (free ? quotes_[static_cast<std::size_t>(me_)][space].best : prices));
            if (!is_in_reach(seat_at(me_), space, next)) continue;
            if (wants_for_objective(me, cards_[id].colour)) glory = std::max(glory, glory_of(space));
            claim.now = claim.now || would_claim(me, me.secrets, id, glory_of(space));
            claim.but_for_secrets = claim.but_for_secrets || would_claim(me, 0, id, glory_of(space));
        }
        put(true, row("empty quest spaces") + empty);
        bin(row("most glory for the objective"), glory, 23);
        return empty;
    }
    void secrets_soon(const NextTime& next, int empty, ClaimInReach& claim) {
        const Player& me = player(me_);
        int slot = 0;
        for (const Quest id : state_.hidden.secrets[static_cast<std::size_t>(me_)]) {
            if (slot++ == quests_to_choose) break;
            const QuestCard& quest = cards_[id];
            const bool in_reach = is_free(quest.colour, next) &&
                                  price(quest.might, quest.cunning, quest.colour, seat_at(me_)).best <= most_paid;
            put(true, row("secret quest in reach") + 2 * in_reach + (empty != 0 && !next.new_turn));
            if (!in_reach || empty == 0) continue;
            const auto uppermost = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(empty)));
            claim.by_secret = would_claim(me, me.secrets - 1, id, quest.gp + cards_.quest_gain[uppermost]);
        }
        for (; slot < quests_to_choose; ++slot) ++next_;
    }
    int missing_for(Objective objective, const Player& me) const {
        if (objective == no_objective) return 0;
        const int secrets = std::min<int>(me.secrets, secret_quests);
        const int quests = std::min(quests_missing(cards_[objective], me), most_missing_quests);
        const int glory = std::clamp((cards_[objective].gp - me.gp + 3) / 4, 0, glory_steps - 1);
        return (secrets * (most_missing_quests + 1) + quests) * glory_steps + glory;
    }
    int quests_missing(const ObjectiveTile& tile, const Player& me) const {
        int missing = 0, spare = 0;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const QuestSet done = me.done & cards_.of_colour[colour];
            const int more = done.size() - tile.of_colour[colour];
            missing += std::max(0, -more);
            spare += std::min(std::max(0, more), (done & cards_.legendary).size());
        }
        return missing + std::max(0, tile.legendary - spare);
    }
    // What this seat lost to that one; in which order that one holds its cards, nobody else knows.
    void known_cards(Seat seat, int what) {
        std::array<bool, max_interventions> known{};
        for (const Held& held : state_.hidden.hands[static_cast<std::size_t>(seat)])
            if (place(seat) != me_ && (held.known_to >> me_ & 1) != 0)
                known[static_cast<std::size_t>(held.card)] = true;
        std::uint16_t* const after = next_ + 2;
        for (std::size_t face = 0; face < max_interventions; ++face)
            if (known[face] && next_ != after) card(what, numbers_.intervention, static_cast<Intervention>(face));
        next_ = after;
    }
};

template <std::size_t Size>
void number_cards(const std::vector<Printed>& printed, std::string_view kind, const std::vector<std::string>& cards,
                  std::array<std::int8_t, Size>& numbers) {
    numbers.fill(-1);
    std::int8_t next = 0;
    for (const std::string& card : cards) {
        if (!card.starts_with(kind)) continue;
        for (std::size_t i = 0; i < printed.size() && i < Size; ++i)
            if (printed[i].id == card.substr(kind.size()) && static_cast<std::size_t>(next) < Size) numbers[i] = next;
        ++next;
    }
}

}  // namespace

int Sight::rows() { return (row.size() + 15) / 16 * 16; }

std::string Sight::layout() { return digest(row.text() + own.text()); }

std::vector<std::string> Sight::cards(const Box& box) {
    std::vector<std::string> ids;
    const auto add = [&](const char* kind, const std::vector<Printed>& printed) {
        for (const Printed& card : printed) ids.push_back(kind + card.id);
    };
    add("god/", box.gods);
    add("hero/", box.heroes);
    add("quest/", box.quests);
    add("intervention/", box.interventions);
    add("objective/", box.objectives);
    return ids;
}

Sight::Sight(const Box& box, const std::vector<std::string>& cards) {
    number_cards(box.gods, "god/", cards, numbers_.god);
    number_cards(box.heroes, "hero/", cards, numbers_.hero);
    number_cards(box.quests, "quest/", cards, numbers_.quest);
    number_cards(box.interventions, "intervention/", cards, numbers_.intervention);
    number_cards(box.objectives, "objective/", cards, numbers_.objective);
}

void Sight::see(const Setup& setup, const State& state, Seat me, Sighting<slots>& out) const {
    out.at.fill(0);
    Look(setup, state, me, numbers_, out.at.data());
}

Value Sight::outcome(const Setup& setup, const State& end, Seat seat) {
    int best_other = -most_gp, winners = 0;
    const int mine = end.open.players[static_cast<std::size_t>(seat)].gp;
    for (int p = 0; p < setup.players; ++p) {
        winners += end.open.rank[static_cast<std::size_t>(p)] == 1;
        if (seat_at(p) != seat)
            best_other = std::max<int>(best_other, end.open.players[static_cast<std::size_t>(p)].gp);
    }
    return {end.open.rank[static_cast<std::size_t>(seat)] == 1 ? sure / winners : 0, (mine - best_other) * one_point,
            mine * one_point};
}

Value Sight::thumb(const Setup& setup, const State& state, Seat seat) {
    const int ahead = worth(setup, state, seat, usual_weights);
    const int glory = state.open.players[static_cast<std::size_t>(seat)].gp;
    constexpr int sure_lead = 1'500;  // fifteen points make a logit of one
    return {chance_of(std::int64_t{ahead} * logit_one / sure_lead), ahead * one_point / 100, glory * one_point};
}

}  // namespace pantheon::machina
