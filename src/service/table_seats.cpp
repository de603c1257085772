// Who is at a table: guests who come and go, people and bots who sit.
#include <algorithm>
#include <utility>

#include "players/player.hpp"
#include "service/listings.hpp"
#include "service/names.hpp"
#include "service/table.hpp"
#include "service/token.hpp"

namespace pantheon {

namespace {

constexpr const char* taken = "somebody has sat down with this invitation already";

}  // namespace

// ---- guests -------------------------------------------------------------------------------------------------------

Table::Guest& Table::guest(Connection connection) {
    return *std::find_if(guests_.begin(), guests_.end(),
                         [&](const Guest& each) { return each.connection == connection; });
}

int Table::devices_at(int seat) const {
    return static_cast<int>(
        std::count_if(guests_.begin(), guests_.end(), [&](const Guest& each) { return each.seat == seat; }));
}

Json Table::enter(const Arrival& arrival) {
    const StoredPlace& place = arrival.place;
    if (place.seat >= std::ssize(row_.seats)) refuse("unknown_token", "there is no such seat any more");
    Guest guest;
    guest.connection = arrival.connection;
    guest.seat = place.seat;
    guest.address = arrival.address;
    guest.language = arrival.language;
    guest.seen = arrival.last.value_or(0);
    if (room_ && guest.seen > room_->log().size()) guest.seen = 0;
    Json reply{{"table", id()}, {"you", place.seat < 0 ? Json() : Json(place.seat)}};
    if (place.invitation) {
        const std::string& sits = seat_row(place.seat).token_hash;
        guest.invited_to = place.seat;
        guest.token = key_.token(place.seat, arrival.secret);
        // The answer to "sit" may have been lost: whoever sat down is told again.
        if (!sits.empty() && sits != hash_of(guest.token)) refuse("taken", taken);
        if (sits.empty()) guest.seat = -1;
        else reply["token"] = guest.token;
    }
    if (guest.seat >= 0) table_changed();
    guests_.push_back(std::move(guest));
    return reply;
}

void Table::exit(Connection connection) {
    const int seat = guest(connection).seat;
    std::erase_if(guests_, [&](const Guest& each) { return each.connection == connection; });
    if (seat >= 0) table_changed();
    if (guests_.empty()) empty_since_ = world_.now();
}

bool Table::may_rest() const {
    return guests_.empty() && world_.now() - empty_since_ >= world_.limits.rest_after && !bot_thinks_ && !wants_bot();
}

// ---- seats --------------------------------------------------------------------------------------------------------

Confirm Table::confirm_of(int seat) const { return is_bot(seat) ? Confirm::never : setting_of(seat); }

Confirm Table::setting_of(int seat) const {
    const Json stored = Json::parse(seat_row(seat).settings, nullptr, false);
    const auto found = stored.find("confirm");
    if (found == stored.end() || !found->is_string()) return standard_confirm;
    return confirm_named(found->get<std::string>()).value_or(standard_confirm);
}

std::vector<std::string> Table::names() const {
    std::vector<std::string> names;
    for (const StoredSeat& seat : row_.seats) names.push_back(seat.name.empty() ? seat.player : seat.name);
    return names;
}

Json Table::sit(const Guest& from, const Message& message) {
    const int seat = from.waits_at_door() ? from.invited_to : from.seat;
    StoredSeat next = seat_row(seat);
    if (row_.progress.state == TableState::over) refuse("over", "the game is over");
    if (!next.person) refuse("not_allowed", "this seat is a bot's");
    if (from.waits_at_door() && !next.token_hash.empty()) refuse("taken", taken);
    if (settings_.clock.game > 0 && next.clock_used >= settings_.clock.game)
        refuse("not_allowed", "your time for this game is out; a bot plays to the end");
    if (!kind_) refuse("not_allowed", "this game cannot go on: " + why_broken_);
    need_free_name(*kind_->tables, row_.seats, seat, message.name);
    for (const StoredSeat& other : row_.seats)
        if (other.seat != seat && !message.colour.empty() && other.colour == message.colour)
            refuse("not_allowed", "another seat has this colour");
    const bool to_the_turn = next.stand_in && is_playing() && row_.progress.asked == seat;
    next.name = message.name;
    if (!message.colour.empty()) next.colour = message.colour;
    if (from.waits_at_door()) next.token_hash = hash_of(from.token);
    const bool anew = !from.waits_at_door() && !message.secret.empty();
    const std::string token = anew ? key_.token(seat, message.secret) : from.token;
    // The old token is now what a used invitation is: it opens nothing, but whoever has the secret is told the new one.
    const bool alone = anew && next.token_hash != hash_of(token);
    if (alone) next.invitation_hash = std::exchange(next.token_hash, hash_of(token));
    next.joined = true;
    next.stand_in = false;
    // The question is as old as it was; what was thought before is booked, and the time away does not count.
    if (to_the_turn) next.clock_used -= thinking();
    store_seat(next);
    guest(from.connection).token = token;
    if (alone) cut_off(seat, from.connection);
    else let_in(seat);
    if (takeback_) takeback_->needed.insert(seat);
    if (to_the_turn) {
        stop_bot();
        forget_unstored(room_->log().size());
        store_tentative();
        position_changed_for(seat);
    }
    begin_if_all_sit();
    return token.empty() ? Json::object() : Json{{"token", token}};
}

// Somebody has sat down: whoever came with the same secret sits there too, all others with this invitation go.
void Table::let_in(int seat) {
    for (Guest& each : guests_) {
        if (!each.waits_at_door() || each.invited_to != seat) continue;
        if (hash_of(each.token) == seat_row(seat).token_hash) {
            each.seat = seat;
            each.new_here = each.needs_position = true;
        } else show_out(each, taken);
    }
}

// The seat has a new token: all who looked through it with the old one go, and are nobody from now on.
void Table::cut_off(int seat, Connection stays) {
    for (Guest& each : guests_) {
        if (each.seat != seat || each.connection == stays) continue;
        each.seat = -1;
        each.invited_to = seat;
        each.token.clear();
        show_out(each, "somebody has sat down in this seat anew, and it has another link now");
    }
    table_changed();
}

void Table::show_out(const Guest& guest, const std::string& why) {
    send(guest.connection, one_line({{"say", "bye"}, {"why", why}}));
    world_.network.hang_up(guest.connection, why);
}

void Table::begin_if_all_sit() {
    if (row_.progress.state != TableState::waiting || !why_broken_.empty()) return;
    for (const StoredSeat& seat : row_.seats)
        if (seat.person && !seat.joined) return;
    if (const auto dealt = room_->deal()) return commit(*dealt);
    row_.progress.asked_since = world_.now();
    store_tentative();
    position_changed();
    table_changed();
}

void Table::stand_in(int seat, const std::string& player) {
    StoredSeat next = seat_row(seat);
    const bool in_the_turn = is_playing() && row_.progress.asked == seat;
    if (in_the_turn) next.clock_used = clock_used(seat);
    next.player = player.empty() && kind_ ? std::string(kind_->tables->players.back().name) : player;
    next.joined = true;
    next.stand_in = true;
    if (next.name.empty()) next.name = next.player;
    store_seat(next);
    takeback_.reset();  // a stand-in agrees to nothing
    if (in_the_turn) {
        row_.progress.tentative.clear();
        forget_unstored(room_->log().size());
        store_tentative();
        position_changed_for(seat);
    }
    begin_if_all_sit();
}

// A web hook, unless the person can see it anyway.
void Table::call_if_away(int seat) {
    const StoredSeat& row = seat_row(seat);
    if (!world_.hooks || row.hook_url.empty() || is_bot(seat) || is_here(seat)) return;
    if (!called_.insert(seat).second) return;
    const Json body{{"say", "your_turn"}, {"table", id()}, {"game", row_.game}, {"seat", seat}, {"name", row.name}};
    world_.hooks->post(id(), seat, row.hook_url, one_line(body));
}

void Table::hook_answered(const Hooks::Outcome& outcome) {
    if (outcome.seat < 0 || outcome.seat >= static_cast<int>(row_.seats.size())) return;
    called_.erase(outcome.seat);
    if (!outcome.error.empty()) ++world_.metrics.hook_failures;
    StoredSeat next = seat_row(outcome.seat);
    if (next.hook_error == outcome.error) return;
    next.hook_error = outcome.error;
    store_for_itself(next);
}

}  // namespace pantheon
