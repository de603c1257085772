// What people at a table ask for.
#include <algorithm>

#include "players/player.hpp"
#include "service/table.hpp"

namespace pantheon {

Json Table::perform(Connection connection, const Message& message) {
    Guest& from = guest(connection);
    const bool watches = from.seat < 0;
    switch (message.what) {
        case Do::hello: refuse("not_allowed", "this socket has a seat already");
        case Do::ping: return Json::object();
        case Do::chat: return say(from, message);
        case Do::look: return look(from, message);
        case Do::settings: return change_settings(from, message);
        default: break;
    }
    if (watches) refuse("not_allowed", "spectators only watch");
    switch (message.what) {
        case Do::sit: sit(from.seat, message.name, message.colour); break;
        case Do::hook: return set_hook(from, message);
        case Do::leave:
            if (row_.progress.state == TableState::over) refuse("over", "the game is over");
            if (!message.player.empty() && !find_player(message.player))
                refuse("there is no player " + in_quotes(message.player.substr(0, 40)));
            stand_in(from.seat, message.player);
            if (takeback_) take_back_if_agreed();
            break;
        case Do::answer: return answer(from, message);
        case Do::undo:
        case Do::redo:
        case Do::restart: return step(from, message);
        case Do::confirm: return confirm(from, message);
        case Do::takeback: return propose(from, message);
        case Do::agree: return agree(from, message);
        default: break;
    }
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

// ---- going back further ---------------------------------------------------------------------------------------------

Json Table::propose(const Guest& from, const Message& message) {
    need_playing();
    if (!settings_.takebacks) refuse("not_allowed", "at this table nothing is taken back");
    if (is_bot(from.seat)) refuse("not_allowed", "a bot plays for you; sit down to take your seat back");
    if (message.number == 0 || message.number >= room_->log().size())
        refuse("\"number\" must be from 1 to " + std::to_string(room_->log().size() - 1) + ", to go back");
    takeback_ = Takeback{from.seat, message.number, {from.seat}};
    table_changed();
    take_back_if_agreed();
    return Json::object();
}

Json Table::agree(const Guest& from, const Message& message) {
    need_playing();
    if (!takeback_) refuse("not_allowed", "nobody has asked to take anything back");
    if (is_bot(from.seat)) refuse("not_allowed", "a bot plays for you; sit down to take your seat back");
    table_changed();
    if (message.yes) {
        takeback_->agreed.insert(from.seat);
        take_back_if_agreed();
    } else takeback_.reset();
    return Json::object();
}

void Table::take_back_if_agreed() {
    for (const StoredSeat& seat : row_.seats)
        if (!is_bot(seat.seat) && !takeback_->agreed.contains(seat.seat)) return;
    const std::size_t to = takeback_->to;
    takeback_.reset();
    const auto entry = room_->take_back(to);
    if (!entry) refuse("not_allowed", entry.error());
    commit(*entry);
}

// ---- everything else ------------------------------------------------------------------------------------------------

Json Table::change_settings(Guest& from, const Message& message) {
    if (message.language) {
        from.language = *message.language;
        from.seen = 0;
        from.needs_table = from.needs_position = true;
    }
    if (!message.confirm) return Json::object();
    if (from.seat < 0) refuse("not_allowed", "spectators only watch");
    StoredSeat next = seat_row(from.seat);
    next.settings = Json{{"confirm", name_of(*message.confirm)}}.dump();
    store_seat(next);
    const Seat seat = seat_at(from.seat);
    if (is_playing() && room_->must_confirm(seat, confirm_of(from.seat)))
        if (const auto entry = room_->confirm(seat)) commit(*entry);
    return Json::object();
}

Json Table::say(const Guest& from, const Message& message) {
    constexpr std::int64_t minute = 60'000;
    const std::int64_t now = world_.now();
    auto& times = chat_times_[from.seat < 0 ? row_.seats.size() : static_cast<std::size_t>(from.seat)];
    std::erase_if(times, [&](std::int64_t time) { return time <= now - minute; });
    if (static_cast<int>(times.size()) >= world_.limits.chat_per_minute)
        refuse("too_fast", "that is more than anybody can read; wait a moment");
    const StoredChat line{chat_.empty() ? 0 : chat_.back().number + 1, from.seat,
                          from.seat < 0 ? "" : seat_row(from.seat).name, message.text, world_.date() / 1000};
    if (const auto error = world_.store.add_chat(id(), line)) {
        ++world_.metrics.store_failures;
        refuse("not_stored", "this could not be stored: " + error->sentence);
    }
    times.push_back(now);
    chat_.push_back(line);
    return Json::object();
}

Json Table::set_hook(const Guest& from, const Message& message) {
    StoredSeat next = seat_row(from.seat);
    next.hook_url = message.url;
    next.hook_error.clear();
    store_seat(next);
    return Json::object();
}

}  // namespace pantheon
