#include "room/room.hpp"

#include <algorithm>
#include <array>

#include "table/game.hpp"

namespace pantheon {

namespace {

constexpr std::array<std::string_view, 3> confirm_names{"always", "turn", "never"};

// How many positions are imagined before a neighbour's next turn counts as forced whatever the cards.
constexpr std::uint64_t most_worlds = 32;

// Questions with one option answer themselves, luck's and those of others too. A card drawn from a deck of one, or a
// neighbour's turn that goes on by itself, is more than the seat can know before it has confirmed. So is that its own
// next turn comes at once: somebody's secret could have ended the game in between.
RunsOn runs_on(const std::vector<Event>& events, std::size_t from, const AnyGame& after, Seat seat) {
    if (after.is_over()) return RunsOn::and_shows;  // the scores tell what was covered
    bool next_turn = false;
    for (std::size_t e = from; e < events.size(); ++e) {
        const Telling telling = after.row_of(events[e]).telling;
        if (next_turn || telling == Telling::shows) return RunsOn::and_shows;
        if (telling != Telling::turn_begins) continue;
        if (events[e].seat == seat) return RunsOn::and_shows;  // its next turn: the game has gone on
        next_turn = true;
    }
    return next_turn && after.prompt().joins != Joins::line ? RunsOn::unseen : RunsOn::no;
}

Luck seeded_luck(std::uint64_t seed) {
    return [first = luck_for(seed)](std::uint64_t n) {
        Rng rng = first;
        rng.skip(n);
        return rng.next();
    };
}

Error no_option(const AnyGame& game, int option) {
    return {std::to_string(option) + " is no option of the open question: " + game.question(Language::english)};
}

}  // namespace

std::optional<Confirm> confirm_named(std::string_view name) {
    const auto found = std::find(confirm_names.begin(), confirm_names.end(), name);
    if (found == confirm_names.end()) return {};
    return static_cast<Confirm>(found - confirm_names.begin());
}

std::string_view name_of(Confirm confirm) { return confirm_names[static_cast<std::size_t>(confirm)]; }

// ---- from nothing, and from what was stored -----------------------------------------------------------------------

Room::Room(RoomPlan plan, std::unique_ptr<AnyGame> game)
    : plan_(std::move(plan)), firm_(std::move(game)), tried_(firm_->copy()) {
    if (!plan_.luck) plan_.luck = seeded_luck(plan_.seed);
    for (int p = 0; p < firm_->players(); ++p) began_with_.push_back(firm_->score(seat_at(p)));
}

Result<Room> Room::open(RoomPlan plan) {
    auto begun = plan.kind->begin(*plan.kind, plan.options, plan.seed);
    if (!begun) return begun.failure();
    plan.options = (*begun)->options();
    Room room{std::move(plan), std::move(*begun)};
    auto game = room.game_after(0);
    if (!game) return game.failure();
    for (const Answer answer : room.plan_.begins_with) room.firm_->apply(answer, &room.earlier_);
    room.firm_ = std::move(*game);
    // What others saw is not told to whoever thinks for them.
    if (room.plan_.imagined)
        for (Event& event : room.earlier_) event = room.firm_->seen_by(event, room.plan_.imagined->seat);
    room.try_all({});
    return room;
}

Result<Room> Room::resume(RoomPlan plan, std::vector<LogEntry> log, const std::vector<Answer>& tentative) {
    auto room = open(std::move(plan));
    if (!room) return room.failure();
    for (LogEntry& entry : log) {
        const std::string which = "entry " + std::to_string(room->log_.size() + 1) + " of the log";
        if (entry.takeback && entry.to > room->log_.size()) return Error{which + " goes back to what never was"};
        room->begin_entry(entry.takeback ? Seat::nobody : room->asked());
        for (const Answer option : entry.answers) {
            if (!room->firm_->choice().options.contains(option))
                return Error{which + " no longer fits: " + no_option(*room->firm_, option).sentence};
            if (room->asked() == Seat::luck) ++room->drawn_;
            room->firm_->apply(option, &room->events_);
        }
        room->log_.push_back(std::move(entry));
        if (!room->log_.back().takeback) continue;
        auto earlier = room->game_after(room->log_.size());
        if (!earlier) return earlier.failure();
        room->firm_ = std::move(*earlier);
    }
    room->try_all({});
    for (const Answer option : tentative)
        if (const auto error = room->answer(room->asked(), option)) return *error;
    return room;
}

// Where the answers lead that it begins with.
Result<std::unique_ptr<AnyGame>> Room::first_position() const {
    auto game = replay(record_of(*plan_.kind, plan_.options, {}, plan_.begins_with), {plan_.kind, 1});
    if (!game || !plan_.imagined) return game;
    Rng rng{plan_.imagined->seed};
    return (*game)->imagine(plan_.imagined->seat, rng);
}

Result<std::unique_ptr<AnyGame>> Room::game_after(std::size_t entries) const {
    auto game = first_position();
    if (!game) return game;
    for (const Answer answer : answers_after(log_, entries)) {
        if (!(*game)->choice().options.contains(answer)) return no_option(**game, answer);
        (*game)->apply(answer);
    }
    return game;
}

std::unique_ptr<AnyGame> Room::beginning() const {
    if (plan_.imagined) return std::move(*first_position());
    return std::move(*plan_.kind->begin(*plan_.kind, plan_.options, plan_.seed));  // it could be opened, so it begins
}

std::vector<Answer> Room::all_answers() const {
    std::vector<Answer> all = plan_.imagined ? std::vector<Answer>{} : plan_.begins_with;
    const std::vector<Answer> answers = answers_after(log_, log_.size());
    all.insert(all.end(), answers.begin(), answers.end());
    return all;
}

// ---- what becomes firm --------------------------------------------------------------------------------------------

std::optional<Answer> Room::scripted_after(const std::vector<Answer>& since) const {
    if (plan_.script.empty()) return {};
    std::vector<Answer> given = all_answers();
    given.insert(given.end(), since.begin(), since.end());
    if (given.size() >= plan_.script.size() || !std::equal(given.begin(), given.end(), plan_.script.begin())) return {};
    return plan_.script[given.size()];
}

Answer Room::draw(const std::vector<Answer>& since) {
    const Options& options = firm_->choice().options;
    const std::uint64_t number = drawn_++;
    if (const auto next = scripted_after(since); next && options.contains(*next)) return *next;
    return options.nth(static_cast<int>(scaled(plan_.luck(number), static_cast<std::uint32_t>(options.size()))));
}

void Room::begin_entry(Seat by) {
    events_before_.push_back(events_.size());
    answered_by_.push_back(by);
}

void Room::append(LogEntry entry) {
    log_.push_back(std::move(entry));
    undone_.clear();
    try_all({});
}

LogEntry Room::let_luck_answer(LogEntry entry) {
    while (asked() == Seat::luck) {
        entry.answers.push_back(draw(entry.answers));
        firm_->apply(entry.answers.back(), &events_);
    }
    append(entry);
    return entry;
}

std::optional<LogEntry> Room::deal() {
    if (asked() != Seat::luck) return {};
    begin_entry(Seat::luck);
    return let_luck_answer({});
}

Result<LogEntry> Room::confirm(Seat seat) {
    if (!is_asked(seat)) return Error{"it is not your turn to answer"};
    if (!can_confirm(seat)) return Error{"there is nothing to confirm yet"};
    auto after = firm_->copy();
    std::vector<Event> events;
    for (const Answer option : tentative_) {
        if (!after->choice().options.contains(option)) return no_option(*after, option);
        after->apply(option, &events);
    }
    firm_ = std::move(after);
    begin_entry(seat);
    events_.insert(events_.end(), events.begin(), events.end());
    return let_luck_answer({false, tentative_, 0});
}

Result<LogEntry> Room::take_back(std::size_t entries) {
    if (entries >= log_.size()) return Error{"there is nothing to take back to " + std::to_string(entries)};
    auto earlier = game_after(entries);
    if (!earlier) return earlier.failure();
    if ((*earlier)->choice().seat == Seat::luck) return Error{"the game cannot go back to before it began"};
    firm_ = std::move(*earlier);
    begin_entry(Seat::nobody);
    const LogEntry entry{true, {}, entries};
    append(entry);
    return entry;
}

bool Room::concerns(Seat seat, std::size_t entries) const {
    for (std::size_t after = log_.size(); after > entries; --after) {
        const LogEntry& entry = log_[after - 1];
        if (entry.takeback) entries = std::min(entries, entry.to);
        else if (answered_by_[after - 1] == seat) return true;
    }
    return false;
}

// ---- what is tried ------------------------------------------------------------------------------------------------

// The seat tries its answers on a position that it cannot tell from the real one, if possible one that leaves something
// to choose to whoever comes next: so what it is shown before it confirms is made of what it knows.
void Room::try_all(const std::vector<Answer>& answers) {
    tentative_ = answers;
    std::uint64_t second_best = 0;
    for (std::uint64_t world = most_worlds; world > 0; --world) {
        try_in(world, answers);
        if (runs_on_ == RunsOn::no) return;
        if (runs_on_ == RunsOn::unseen) second_best = world;
    }
    if (second_best > 0) return try_in(second_best, answers);
    // Whatever the cards, the last answer would show something new: it is held back.
    try_all({answers.begin(), answers.end() - 1});
    tentative_ = answers;
    runs_on_ = RunsOn::and_shows;
}

void Room::try_in(std::uint64_t world, const std::vector<Answer>& answers) {
    Rng rng{world};
    tried_ = is_player(asked()) ? firm_->imagine(asked(), rng) : firm_->copy();
    tentative_events_.clear();
    runs_on_ = RunsOn::no;
    for (const Answer option : answers) try_one(option);
}

void Room::try_one(Answer option) {
    const std::size_t before = tentative_events_.size();
    if (!tried_->choice().options.contains(option)) return;
    tried_->apply(option, &tentative_events_);
    runs_on_ = std::max(runs_on_, runs_on(tentative_events_, before, *tried_, asked()));
}

void Room::try_more(Answer option) {
    tentative_.push_back(option);
    try_one(option);
    if (runs_on_ != RunsOn::no) try_all(std::vector(tentative_));
}

std::optional<Error> Room::answer(Seat seat, int option) {
    if (is_over()) return Error{"the game is over; nothing is asked"};
    if (!is_asked(seat)) return Error{"it is not your turn to answer"};
    if (can_confirm(seat)) return Error{"your answers wait to be confirmed"};
    if (option < 0 || option > 127 || !tried_->choice().options.contains(static_cast<Answer>(option)))
        return no_option(*tried_, option);
    if (!undone_.empty() && undone_.back() == option) undone_.pop_back();
    else undone_.clear();
    try_more(static_cast<Answer>(option));
    return {};
}

std::optional<Error> Room::undo(Seat seat) {
    if (!can_undo(seat)) return Error{"there is nothing to undo"};
    undone_.push_back(tentative_.back());
    try_all({tentative_.begin(), tentative_.end() - 1});
    return {};
}

std::optional<Error> Room::redo(Seat seat) {
    if (!can_redo(seat)) return Error{"there is nothing to do again"};
    try_more(undone_.back());
    undone_.pop_back();
    return {};
}

std::optional<Error> Room::restart(Seat seat) {
    if (!can_undo(seat)) return Error{"there is nothing to undo"};
    undone_.insert(undone_.end(), tentative_.rbegin(), tentative_.rend());
    try_all({});
    return {};
}

bool Room::can_confirm(Seat seat) const {
    return is_asked(seat) && !tentative_.empty() && (holds_back() || tried_->choice().seat != seat);
}

bool Room::must_confirm(Seat seat, Confirm setting) const {
    if (!can_confirm(seat)) return false;
    const bool in_own_turn = holds_back() || (tried_->choice().seat == Seat::luck && tried_->active() == seat);
    return setting == Confirm::never || (setting == Confirm::turn && in_own_turn);
}

// ---- the whole game -----------------------------------------------------------------------------------------------

Result<Record> Room::record(std::vector<std::string> names) const {
    if (plan_.imagined) return Error{"of a game that goes on from what somebody imagined there is no record"};
    if (!is_over()) return Error{"the whole record can be had when the game is over"};
    Record record = record_of(*plan_.kind, plan_.options, std::move(names), plan_.begins_with);
    const std::vector<Answer> answers = answers_after(log_, log_.size());
    record.answers.insert(record.answers.end(), answers.begin(), answers.end());
    record.hints = hinted_answers();
    return record;
}

bool Room::note_hint(const HintTaken& hint) {
    if (std::ranges::find(hints_, hint) != hints_.end()) return false;
    hints_.push_back(hint);
    return true;
}

// The answers of the game as it went in the end for which a hint was taken, whatever was taken back in between.
std::vector<std::size_t> Room::hinted_answers() const {
    std::vector<std::size_t> all = plan_.hints;
    const std::vector<Answer> whole = answers_after(log_, log_.size());
    for (const HintTaken& hint : hints_) {
        const std::vector<Answer> before = answers_after(log_, std::min(hint.entries, log_.size()));
        if (before.size() < whole.size() && std::equal(before.begin(), before.end(), whole.begin()))
            all.push_back(plan_.begins_with.size() + before.size());
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

Room Room::imagine(Seat seat, Rng& rng) const {
    Room other{plan_, firm_->imagine(seat, rng)};
    other.log_ = log_;
    other.earlier_ = earlier_;
    other.events_ = events_;
    other.events_before_ = events_before_;
    other.answered_by_ = answered_by_;
    other.drawn_ = drawn_;
    other.began_with_ = began_with_;
    other.hints_ = hints_;
    std::vector<Event*> unseen;
    for (auto* events : {&other.earlier_, &other.events_})
        for (Event& event : *events)
            if (firm_->seen_by(event, seat).card != event.card) unseen.push_back(&event);
    for (std::size_t left = unseen.size(); left > 1; --left)
        std::swap(unseen[left - 1]->card, unseen[rng.below(static_cast<std::uint32_t>(left))]->card);
    other.try_all({});
    if (!is_asked(seat)) return other;
    other.try_all(tentative_);
    other.undone_ = undone_;
    return other;
}

Result<Room> Room::to_think(const Imagined& imagined) const {
    if (is_over()) return Error{"the game is over; its record is there to go on from"};
    RoomPlan plan = plan_;
    plan.begins_with = all_answers();
    plan.imagined = imagined;
    plan.seed = imagined.seed;
    plan.luck = {};
    plan.script.clear();
    return open(std::move(plan));
}

}  // namespace pantheon
