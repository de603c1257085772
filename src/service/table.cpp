#include "service/table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "players/player.hpp"
#include "room/upgrade_log.hpp"
#include "service/listings.hpp"

namespace pantheon {

namespace {

constexpr std::int64_t retry_after = 1'000;
constexpr int most_failures = 3;                              // of a bot, until it is not asked again
constexpr std::int64_t longest_time = std::int64_t{1} << 52;  // milliseconds that a clock may show

Error not_stored(const Error& error) { return {"this could not be stored: " + error.sentence}; }

GameOptions read_stored_options(const StoredTable& row) {
    const Json stored = options_of(row);
    GameOptions options;
    for (const auto& [name, value] : stored.items())
        if (value.is_string()) options[name] = value.get<std::string>();
    return options;
}

std::vector<LogEntry> first_of(const std::vector<LogEntry>& log, std::size_t entries) {
    return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(entries)};
}

StoredMove stored(const LogEntry& entry, std::size_t number) {
    return {static_cast<std::int64_t>(number), entry.takeback, bytes_of(entry.answers),
            static_cast<std::int64_t>(entry.to)};
}

bool is_time(std::int64_t time) { return time >= 0 && time <= longest_time; }

// Less than nothing, while somebody is back at the question that they left for a long time.
bool is_used_time(std::int64_t time) { return time >= -longest_time && time <= longest_time; }

bool clocks_fit(const StoredTable& row) {
    const TableProgress& p = row.progress;
    return p.asked >= -1 && p.asked < std::ssize(row.seats) && is_time(p.asked_since) && is_time(p.deadline) &&
           std::ranges::all_of(row.seats, [](const StoredSeat& seat) { return is_used_time(seat.clock_used); });
}

}  // namespace

std::string write_settings(const TableSettings& settings) {
    return Json{{"takebacks", settings.takebacks}, {"hints", settings.hints},     {"hinted", settings.hinted},
                {"move", settings.clock.move},     {"game", settings.clock.game}, {"opened_with", settings.opened_with}}
        .dump();
}

std::string write_options(const GameOptions& options) { return Json(options).dump(); }

std::string bytes_of(const std::vector<Answer>& answers) { return {answers.begin(), answers.end()}; }

std::vector<Answer> answers_of(const std::string& bytes) {
    std::vector<Answer> answers;
    for (const char byte : bytes) answers.push_back(static_cast<Answer>(byte));
    return answers;
}

// ---- from the store -----------------------------------------------------------------------------------------------

Table::Table(World& world, StoredTable row, const std::vector<StoredMove>& moves, std::vector<StoredChat> chat)
    : world_(world),
      row_(std::move(row)),
      key_(row_.key),
      kind_(find_game(world.shelf, row_.game)),
      chat_(std::move(chat)),
      chat_told_(chat_.size()),
      empty_since_(world.now()) {
    read_settings();
    if (!clocks_fit(row_)) {
        broken("its clock shows what no clock can show");
        row_.progress.asked = -1;
        row_.progress.asked_since = row_.progress.deadline = 0;
        for (StoredSeat& seat : row_.seats) seat.clock_used = 0;
    }
    open_room(moves);
    if (row_.progress.state == TableState::broken && why_broken_.empty())
        why_broken_ = "this game did not fit the rules of the program that was started before";
}

// The first reason is the one that is told.
void Table::broken(std::string why) {
    if (why_broken_.empty()) why_broken_ = std::move(why);
}

void Table::read_settings() {
    const Json stored = Json::parse(row_.settings, nullptr, false);
    try {
        settings_.takebacks = flag_in(stored, "takebacks").value_or(true);
        settings_.hints = flag_in(stored, "hints").value_or(usual_hints(row_.seats));
        if (const Json* hinted = member(stored, "hinted"); hinted && hinted->is_array())
            for (const Json& answer : *hinted)
                if (answer.is_number_unsigned()) settings_.hinted.push_back(answer.get<std::size_t>());
        const auto time = [&](const char* name) {
            return static_cast<std::int64_t>(number_in(stored, name, longest_clock * 1000).value_or(0));
        };
        settings_.clock = {time("move"), time("game")};
        settings_.opened_with = text_in(stored, "opened_with").value_or("");
    } catch (const Refusal& refusal) {
        broken("its settings cannot be read: " + refusal.sentence);
    }
    if (!stored.is_object()) broken("its settings cannot be read");
}

std::vector<LogEntry> Table::log_of(const std::vector<StoredMove>& moves) {
    std::vector<LogEntry> log;
    for (const StoredMove& move : moves) {
        if (move.number != std::ssize(log) || move.to < 0) {
            broken("entry " + std::to_string(log.size() + 1) + " of the log cannot be read");
            break;
        }
        log.push_back({move.takeback, answers_of(move.answers), static_cast<std::size_t>(move.to)});
    }
    return log;
}

// A game that was begun by older rules goes on by those of today, and is stored so.
void Table::follow_todays_rules(std::vector<LogEntry>& log) {
    auto now = upgrade_log(*kind_, read_stored_options(row_), row_.rules_version,
                           {answers_of(row_.begins_with), log, answers_of(row_.progress.tentative)});
    if (!now) return broken(now.error());
    StoredTable row = row_;
    row.rules_version = kind_->rules_version;
    row.begins_with = bytes_of(now->begins_with);
    row.progress.tentative = bytes_of(now->tentative);
    std::vector<StoredMove> moves;
    for (const LogEntry& entry : now->log) moves.push_back(stored(entry, moves.size()));
    if (const auto error = world_.store.rewrite(row, moves)) return broken(not_stored(*error).sentence);
    row_ = std::move(row);
    log = std::move(now->log);
}

void Table::open_room(const std::vector<StoredMove>& moves) {
    if (!kind_) return broken("there is no game \"" + row_.game + "\"");
    if (waits_for_box())
        return broken("this game is played with the box " + row_.box + ", but this service has " + kind_->label.name +
                      "; it goes on when the service is started with its box (--box)");
    std::vector<LogEntry> log = log_of(moves);
    if (kind_->rules_version != row_.rules_version) follow_todays_rules(log);
    const RoomPlan plan{.kind = kind_,
                        .options = read_stored_options(row_),
                        .seed = row_.seed,
                        .begins_with = answers_of(row_.begins_with),
                        .luck = [key = key_](std::uint64_t n) { return key.luck(n); },
                        .hints = settings_.hinted};
    auto room = Room::resume(plan, log, {});
    if (!room) {  // as far as it can be read: the longest beginning that fits
        broken(room.error());
        std::size_t fits = 0;
        for (std::size_t step = std::bit_floor(log.size()); step > 0; step /= 2)
            if (const std::size_t n = fits + step; n <= log.size() && Room::resume(plan, first_of(log, n), {}))
                fits = n;
        log.resize(fits);
        room = Room::resume(plan, log, {});
    }
    if (!room) return;
    if (std::ssize(row_.seats) != room->players())
        return broken("this table has " + std::to_string(row_.seats.size()) + " seats, its game " +
                      std::to_string(room->players()) + " players");
    if (why_broken_.empty() && !row_.progress.tentative.empty())
        if (auto tried = Room::resume(plan, log, answers_of(row_.progress.tentative))) room = std::move(tried);
    room_ = std::make_unique<Room>(std::move(*room));
    note_stored_hints();
}

// Each seat's settings list after how many entries of the log it took one.
void Table::note_stored_hints() {
    for (const StoredSeat& seat : row_.seats) {
        const Json stored = Json::parse(seat.settings, nullptr, false);
        const auto found = stored.find("hints");
        if (found == stored.end() || !found->is_array()) continue;
        for (const Json& entries : *found)
            if (entries.is_number_unsigned()) room_->note_hint({entries.get<std::size_t>(), seat_at(seat.seat)});
    }
}

bool Table::waits_for_box() const { return kind_ && !row_.box.empty() && row_.box != kind_->label.name; }

std::optional<Error> Table::store_as_broken() {
    TableProgress next = row_.progress;
    next.state = TableState::broken;
    next.asked = -1;
    next.deadline = 0;
    if (const auto error = world_.store.set_progress(id(), next)) return error;
    row_.progress = next;
    return {};
}

// ---- what is stored -----------------------------------------------------------------------------------------------

void Table::store_seat(const StoredSeat& seat) {
    store_for_itself(seat);
    table_changed();
}

// What only the seat itself is told: its settings and its web hook.
void Table::store_for_itself(const StoredSeat& seat) {
    if (const auto error = world_.store.set_seat(id(), seat)) {
        ++world_.metrics.store_failures;
        refuse("not_stored", not_stored(*error).sentence);
    }
    seat_row(seat.seat) = seat;
    table_changed_for(seat.seat);
}

std::int64_t Table::deadline(const TableProgress& progress) const {
    if (progress.asked < 0 || is_bot(progress.asked)) return 0;
    std::int64_t last = 0;
    if (settings_.clock.move > 0) last = progress.asked_since + settings_.clock.move;
    if (settings_.clock.game > 0) {
        const std::int64_t left = settings_.clock.game - seat_row(progress.asked).clock_used;
        last = last > 0 ? std::min(last, progress.asked_since + left) : progress.asked_since + left;
    }
    return last;
}

// Where the room stands now. With a new entry of the log the clock of the asked seat starts anew.
TableProgress Table::progress(bool new_entry) const {
    TableProgress next = row_.progress;
    next.state = room_->is_over() ? TableState::over : TableState::playing;
    next.asked = is_player(room_->asked()) ? place(room_->asked()) : -1;
    next.tentative = next.asked < 0 || is_bot(next.asked) ? "" : bytes_of(room_->tentative());
    if (new_entry) next.asked_since = world_.now();
    next.deadline = deadline(next);
    next.updated = world_.date() / 1000;
    return next;
}

// The room goes back to what is stored: so many entries, and the tentative answers of the row.
void Table::forget_unstored(std::size_t entries) {
    std::vector<LogEntry> log = room_->log();
    log.resize(entries);
    auto room = Room::resume(room_->plan(), log, answers_of(row_.progress.tentative));
    if (!room) room = Room::resume(room_->plan(), std::move(log), {});
    room_ = std::make_unique<Room>(std::move(*room));
    note_stored_hints();
}

// For how long the asked seat has been asked, if that counts.
std::int64_t Table::thinking() const {
    return settings_.clock.game == 0 ? 0 : world_.now() - row_.progress.asked_since;
}

// What the asked seat has used of its time for the game, up to now.
std::int64_t Table::clock_used(int seat) const { return seat_row(seat).clock_used + (is_bot(seat) ? 0 : thinking()); }

// The room has taken on this entry: stored it is, or it never was.
void Table::commit(const LogEntry& entry) {
    const int answered = row_.progress.asked;
    const std::size_t before = room_->log().size() - 1;
    const StoredMove move = stored(entry, before);
    const std::int64_t used_before = answered < 0 ? 0 : seat_row(answered).clock_used;
    if (answered >= 0) seat_row(answered).clock_used = clock_used(answered);
    const TableProgress next = progress(true);
    if (const auto error = world_.store.add_move(id(), move, next)) {
        ++world_.metrics.store_failures;
        if (answered >= 0) seat_row(answered).clock_used = used_before;
        forget_unstored(before);
        refuse("not_stored", not_stored(*error).sentence);
    }
    ++world_.metrics.entries;
    const bool changes_state = row_.progress.state != next.state;
    row_.progress = next;
    // If this fails, the seat has a little more time after a restart: no reason to take the move back.
    if (answered >= 0 && seat_row(answered).clock_used != used_before)
        if (world_.store.set_seat(id(), seat_row(answered))) ++world_.metrics.store_failures;
    stop_bot();
    stop_hint();
    bot_not_before_ = world_.now() + world_.limits.bot_pace;
    position_changed();
    if (changes_state || takeback_) table_changed();
    takeback_.reset();  // it was meant for where the game stood before
    if (next.asked >= 0 && next.asked != answered) call_if_away(next.asked);
}

void Table::store_tentative() {
    const TableProgress next = progress(false);
    if (const auto error = world_.store.set_progress(id(), next)) {
        ++world_.metrics.store_failures;
        forget_unstored(room_->log().size());
        refuse("not_stored", not_stored(*error).sentence);
    }
    row_.progress = next;
}

// ---- time and bots ------------------------------------------------------------------------------------------------

void Table::rest_a_while() { quiet_until_ = world_.now() + retry_after; }

bool Table::is_due() const {
    return is_playing() && row_.progress.deadline > 0 && world_.now() >= row_.progress.deadline;
}

void Table::tick() {
    if (is_resting_a_while() || !why_broken_.empty()) return;
    begin_if_all_sit();
    if (!is_playing()) return;
    if (is_due()) time_is_out();
    if (held_ && world_.now() >= bot_not_before_) bot_answered(*std::exchange(held_, {}));
    ask_bot();
}

// What only waits to be confirmed counts; a bot does the rest.
void Table::time_is_out() {
    const int seat = row_.progress.asked;
    if (const auto entry = room_->confirm(seat_at(seat))) commit(*entry);
    stand_in(seat, {});
}

// It is a bot's turn, and somebody is there to see it or waits for it.
bool Table::wants_bot() const {
    if (!is_playing() || row_.progress.asked < 0 || !is_bot(row_.progress.asked)) return false;
    return !guests_.empty() || std::any_of(row_.seats.begin(), row_.seats.end(),
                                           [&](const StoredSeat& seat) { return !is_bot(seat.seat); });
}

void Table::ask_bot() {
    if (bot_thinks_ || !wants_bot()) return;
    // Whoever lets a bot stand in gains no time to think by what others propose.
    if (takeback_ && !seat_row(row_.progress.asked).stand_in && world_.now() < bots_wait_.until) return;
    const std::uint64_t moment = room_->log().size() << 16 | room_->tentative().size();
    bot_thinks_ = true;
    world_.bots.ask({id(), ++ticket_, bot_for(row_.progress.asked), room_->all_answers(), room_->game().copy(),
                     key_.thought(moment)});
}

// Nobody waits for its answer any more. The thread that it thinks in keeps it.
void Table::stop_bot() {
    if (!bot_thinks_) return;
    bot_thinks_ = false;
    held_.reset();
    world_.bots.cancel(id());
    for (BotAt& bot : bots_at_) bot.player.reset();
}

std::shared_ptr<SeatedPlayer> Table::bot_for(int seat) {
    BotAt& bot = bots_at_[static_cast<std::size_t>(seat)];
    if (bot.failed_at != room_->log().size() && bot.failures < most_failures) bot.instead.clear();
    const std::string& name = bot.instead.empty() ? seat_row(seat).player : bot.instead;
    if (bot.player && bot.player->choice().name == name) return bot.player;
    auto choice = read_player(*kind_->tables, name);
    if (!choice) choice = read_player(*kind_->tables, kind_->tables->players.front().name);
    bot.player = std::make_shared<SeatedPlayer>(std::move(*choice), *room_->beginning(), seat_at(seat),
                                                key_.thought(~static_cast<std::uint64_t>(seat)));
    return bot.player;
}

void Table::bot_answered(const Bots::Outcome& outcome) {
    if (outcome.for_person) return hint_answered(outcome);
    if (!bot_thinks_ || outcome.ticket != ticket_) return;  // the game has gone on without it
    // It has thought while people looked at the last move: nobody waits for both.
    if (room_->tentative().empty() && world_.now() < bot_not_before_) {
        held_ = outcome;
        return;
    }
    bot_thinks_ = false;
    answer_for_bot(row_.progress.asked, outcome.answer);
    ask_bot();
}

void Table::answer_for_bot(int seat, std::optional<Answer> answer) {
    if (!answer || room_->answer(seat_at(seat), *answer)) {
        ++world_.metrics.bot_failures;
        if (replace_bot(seat)) return;
        // Below the simplest any option will do.
        if (const auto error = room_->answer(seat_at(seat), room_->game().choice().options.first())) {
            forget_unstored(room_->log().size());
            refuse("not_allowed", error->sentence);
        }
    }
    ++world_.metrics.bot_answers;
    if (!room_->can_confirm(seat_at(seat))) return;
    const auto entry = room_->confirm(seat_at(seat));
    if (entry) return commit(*entry);
    forget_unstored(room_->log().size());
    refuse("not_allowed", entry.error());
}

// The next simpler player is asked instead, if there is one.
bool Table::replace_bot(int seat) {
    BotAt& bot = bots_at_[static_cast<std::size_t>(seat)];
    const std::string failed = bot.instead.empty() ? seat_row(seat).player : bot.instead;
    const std::string simpler = simpler_player(*kind_->tables, failed);
    if (bot.instead.empty()) ++bot.failures;
    bot.player.reset();
    bot.instead = simpler.empty() ? failed : simpler;
    bot.failed_at = room_->log().size();
    return !simpler.empty();
}

}  // namespace pantheon
