// What people at a table ask for.
#include <algorithm>
#include <utility>

#include "players/player.hpp"
#include "room/hint.hpp"
#include "service/listings.hpp"
#include "service/table.hpp"

namespace pantheon {

namespace {

// So long bots wait for people to agree on a take-back, which ends with the next move.
constexpr std::int64_t bots_wait_for_takeback = 30'000;

Json settings_of(const StoredSeat& seat) {
    Json settings = Json::parse(seat.settings, nullptr, false);
    return settings.is_object() ? settings : Json::object();
}

}  // namespace

Json Table::perform(Connection connection, const Message& message) {
    Guest& from = guest(connection);
    switch (message.what) {
        case Do::hello: refuse("not_allowed", "this socket has a seat already");
        case Do::ping: return Json::object();
        case Do::settings: return change_settings(from, message);
        default: break;
    }
    if (from.waits_at_door() && message.what != Do::sit) refuse("not_allowed", "sit down first");
    switch (message.what) {
        case Do::chat: return say(from, message);
        case Do::look: return look(from, message);
        default: break;
    }
    if (from.seat < 0 && !from.waits_at_door()) refuse("not_allowed", "spectators only watch");
    switch (message.what) {
        case Do::sit: return sit(from, message);
        case Do::leave: return leave(from, message);
        case Do::hook: return set_hook(from, message);
        case Do::answer: return answer(from, message);
        case Do::undo:
        case Do::redo:
        case Do::restart: return step(from, message);
        case Do::confirm: return confirm(from, message);
        case Do::hint: return hint(from, message);
        case Do::takeback: return propose(from, message);
        case Do::agree: return agree(from, message);
        default: break;
    }
    return Json::object();
}

Json Table::leave(const Guest& from, const Message& message) {
    if (row_.progress.state == TableState::over) refuse("over", "the game is over");
    if (!message.player.empty() && !(kind_ && find_player(*kind_->tables, message.player)))
        refuse("there is no player " + in_quotes(message.player.substr(0, 40)));
    stand_in(from.seat, message.player);
    return Json::object();
}

void Table::show_again(Connection connection) { guest(connection).needs_position = true; }

// ---- the game -----------------------------------------------------------------------------------------------------

void Table::need_playing() const {
    if (!why_broken_.empty()) refuse("not_allowed", "this game cannot go on: " + why_broken_);
    if (row_.progress.state == TableState::waiting) refuse("not_allowed", "the game has not begun");
    if (row_.progress.state == TableState::over) refuse("over", "the game is over");
}

void Table::need_own_turn(const Guest& from, const Message& message) const {
    need_playing();
    if (is_bot(from.seat)) refuse("not_allowed", "a bot plays for you; sit down to take your seat back");
    const Seat seat = seat_at(from.seat);
    if (message.number != room_->number(seat) || message.hash != room_->hash(seat))
        refuse("stale", "the game has gone on since the position that this is meant for");
    if (!room_->is_asked(seat)) refuse("not_allowed", "it is not your turn to answer");
}

Json Table::answer(const Guest& from, const Message& message) {
    need_own_turn(from, message);
    const Seat seat = seat_at(from.seat);
    if (room_->can_confirm(seat)) refuse("not_allowed", "your answers wait to be confirmed");
    if (const auto error = room_->answer(seat, message.option)) refuse("no_option", error->sentence);
    after_try(from.seat);
    return Json::object();
}

Json Table::step(const Guest& from, const Message& message) {
    need_own_turn(from, message);
    const Seat seat = seat_at(from.seat);
    const auto error = message.what == Do::undo   ? room_->undo(seat)
                       : message.what == Do::redo ? room_->redo(seat)
                                                  : room_->restart(seat);
    if (error) refuse("not_allowed", error->sentence);
    if (message.what == Do::redo) after_try(from.seat);
    else {
        store_tentative();
        position_changed_for(from.seat);
    }
    return Json::object();
}

Json Table::confirm(const Guest& from, const Message& message) {
    need_own_turn(from, message);
    const auto entry = room_->confirm(seat_at(from.seat));
    if (!entry) refuse("not_allowed", entry.error());
    commit(*entry);
    return Json::object();
}

// Firm, if the seat's setting says so; otherwise only this seat is shown it.
void Table::after_try(int seat) {
    if (room_->must_confirm(seat_at(seat), confirm_of(seat))) {
        const auto entry = room_->confirm(seat_at(seat));
        if (entry) return commit(*entry);
        forget_unstored(room_->log().size());
        refuse("not_allowed", entry.error());
    }
    store_tentative();
    position_changed_for(seat);
}

Json Table::look(const Guest& from, const Message& message) {
    if (row_.progress.state != TableState::over || !room_)
        refuse("not_allowed", "only a finished game can be looked at step by step");
    const int viewer = message.seat.value_or(from.seat);
    if (viewer >= room_->players()) refuse("there is no seat " + std::to_string(viewer));
    const Seat seat = viewer < 0 ? Seat::nobody : seat_at(viewer);
    return {{"position", Json::parse(or_refuse(room_->look_json(message.at, seat, from.language)))}};
}

// ---- hints ----------------------------------------------------------------------------------------------------------

Json Table::hint(const Guest& from, const Message& message) {
    if (!settings_.hints) refuse("not_allowed", no_hints_here);
    need_own_turn(from, message);
    auto question = hint_question(*room_, seat_at(from.seat), from.language);
    if (!question) refuse("not_allowed", question.error());
    if (hint_) refuse("too_fast", "a hint is on its way already");
    if (hints_given_.left(world_.limits.hints, world_.now()) < 1)
        refuse("too_fast", "these are many hints; think a moment yourself");
    hints_given_.spend(1, world_.limits.hints, world_.now());
    hint_ = HintAt{++hint_ticket_, from.connection, message.number, message.hash};
    Bots::Question asked;
    asked.table = id();
    asked.ticket = hint_ticket_;
    asked.seed = key_.thought(room_->log().size() << 16 | room_->tentative().size());
    const auto limit = static_cast<int>(world_.limits.hint_thinks);
    asked.hint = [question = std::move(*question), limit](const Thinking& thinking) {
        return hint_json(question, {.seed = thinking.seed, .milliseconds = limit, .stop = thinking.stop});
    };
    world_.bots.ask(std::move(asked));
    return Json::object();
}

// It is noted before it is told. Whoever cannot be given one is told so, and nothing is noted.
void Table::hint_answered(const Bots::Outcome& outcome) {
    if (!hint_ || outcome.ticket != hint_->ticket) return;
    const HintAt asked = *std::exchange(hint_, {});
    const auto waits = std::ranges::find(guests_, asked.connection, &Guest::connection);
    if (waits == guests_.end() || waits->seat < 0 || !is_playing() || !room_->is_asked(seat_at(waits->seat))) return;
    if (outcome.hint.empty()) {
        ++world_.metrics.bot_failures;
        return send(
            asked.connection,
            one_line({{"say", "hint"}, {"number", asked.number}, {"hash", asked.hash}, {"lines", Json::array()}}));
    }
    if (room_->note_hint(room_->hint_now())) store_hint(room_->hint_now());
    send(asked.connection, outcome.hint);
}

void Table::store_hint(const HintTaken& taken) {
    StoredSeat next = seat_row(place(taken.seat));
    Json settings = settings_of(next);
    settings["hints"].push_back(taken.entries);
    next.settings = settings.dump();
    store_for_itself(next);
    position_changed_for(next.seat);
}

void Table::stop_hint() {
    if (hint_) world_.bots.cancel(id());
    hint_.reset();
}

// ---- going back further ---------------------------------------------------------------------------------------------

Json Table::propose(const Guest& from, const Message& message) {
    need_playing();
    if (!settings_.takebacks) refuse("not_allowed", "at this table nothing is taken back");
    if (is_bot(from.seat)) refuse("not_allowed", "a bot plays for you; sit down to take your seat back");
    const std::size_t entries = room_->log().size();
    if (entries < 2) refuse("not_allowed", "there is nothing to take back yet");
    if (message.number == 0 || message.number >= entries)
        refuse("\"number\" must be from 1 to " + std::to_string(entries - 1) + ", to go back");
    takeback_ = Takeback{from.seat, message.number, who_must_agree(message.number), {from.seat}};
    if (bots_wait_.at != entries) bots_wait_ = {entries, world_.now() + bots_wait_for_takeback};
    stop_bot();  // it is asked again if nothing comes of it
    table_changed();
    take_back_if_agreed();
    return Json::object();
}

// All people who sit at the table, and those who have played since, whoever plays for them now. Bots agree to anything;
// but where there are several people, nobody goes back alone to draw again.
std::set<int> Table::who_must_agree(std::size_t to) const {
    std::set<int> needed;
    std::size_t people = 0;
    for (const StoredSeat& seat : row_.seats) {
        if (!seat.person) continue;
        ++people;
        if (!seat.stand_in) needed.insert(seat.seat);
        else if (room_->concerns(seat_at(seat.seat), to))
            refuse("not_allowed", seat.name + " has played since, and must be back to agree");
    }
    if (people > 1 && needed.size() < 2) refuse("not_allowed", "nobody else is there to agree");
    return needed;
}

Json Table::agree(const Guest& from, const Message& message) {
    need_playing();
    if (!takeback_) refuse("not_allowed", "nobody has asked to take anything back");
    if (is_bot(from.seat)) refuse("not_allowed", "a bot plays for you; sit down to take your seat back");
    if (message.to.value_or(takeback_->to) != takeback_->to)
        refuse("stale", "the proposal is another one now: to go back to " + std::to_string(takeback_->to));
    table_changed();
    if (message.yes) {
        takeback_->agreed.insert(from.seat);
        take_back_if_agreed();
    } else takeback_.reset();
    return Json::object();
}

void Table::take_back_if_agreed() {
    if (takeback_->agreed != takeback_->needed) return;
    const std::size_t to = takeback_->to;
    takeback_.reset();
    const auto entry = room_->take_back(to);
    if (!entry) refuse("not_allowed", entry.error());
    commit(*entry);
}

// ---- everything else ------------------------------------------------------------------------------------------------

Json Table::change_settings(Guest& from, const Message& message) {
    if (message.confirm && from.seat < 0)
        refuse("not_allowed", from.waits_at_door() ? "sit down first" : "spectators only watch");
    if (message.language && *message.language != from.language) {
        from.language = *message.language;
        from.seen = 0;
        from.needs_table = from.needs_position = true;
    }
    if (!message.confirm) return Json::object();
    if (message.confirm == setting_of(from.seat)) return Json::object();  // what changes nothing is told to nobody
    StoredSeat next = seat_row(from.seat);
    Json settings = settings_of(next);
    settings["confirm"] = name_of(*message.confirm);
    next.settings = settings.dump();
    store_for_itself(next);
    const Seat seat = seat_at(from.seat);
    if (is_playing() && room_->must_confirm(seat, confirm_of(from.seat)))
        if (const auto entry = room_->confirm(seat)) commit(*entry);
    return Json::object();
}

Json Table::say(const Guest& from, const Message& message) {
    constexpr std::int64_t minute = 60'000;
    const std::int64_t now = world_.now();
    // Sent again because the reply was lost: it was said.
    if (!message.line.empty() && std::any_of(chat_.begin(), chat_.end(), [&](const StoredChat& each) {
            return each.seat == from.seat && each.line == message.line;
        }))
        return Json::object();
    const std::string who = from.seat < 0 ? from.address : std::to_string(from.seat);
    std::erase_if(said_, [&](const Said& each) { return each.at <= now - minute; });
    if (std::count_if(said_.begin(), said_.end(), [&](const Said& each) { return each.who == who; }) >=
        world_.limits.chat_per_minute)
        refuse("too_fast", "that is more than anybody can read; wait a moment");
    const StoredChat line{chat_.empty() ? 0 : chat_.back().number + 1,
                          from.seat,
                          from.seat < 0 ? "" : seat_row(from.seat).name,
                          message.text,
                          world_.date() / 1000,
                          message.line};
    if (const auto error = world_.store.add_chat(id(), line)) {
        ++world_.metrics.store_failures;
        refuse("not_stored", "this could not be stored: " + error->sentence);
    }
    said_.push_back({who, now});
    chat_.push_back(line);
    return Json::object();
}

Json Table::set_hook(const Guest& from, const Message& message) {
    StoredSeat next = seat_row(from.seat);
    next.hook_url = message.url;
    next.hook_error.clear();
    store_for_itself(next);
    return Json::object();
}

}  // namespace pantheon
