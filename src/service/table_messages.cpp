// What a table sends to those who are connected to it.
#include <algorithm>
#include <map>
#include <tuple>

#include "service/listings.hpp"
#include "service/table.hpp"

namespace pantheon {

namespace {

constexpr std::size_t chat_kept = 50;

Json or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }
Json seconds_or_null(std::int64_t milliseconds) { return milliseconds == 0 ? Json() : Json(milliseconds / 1000); }

std::string chat_json(const StoredChat& line) {
    return one_line({{"say", "chat"},
                     {"seat", line.seat < 0 ? Json() : Json(line.seat)},
                     {"name", line.name},
                     {"text", line.text},
                     {"at", line.at}});
}

}  // namespace

std::string_view name_of(TableState state) {
    switch (state) {
        case TableState::waiting: return "waiting";
        case TableState::playing: return "playing";
        case TableState::over: return "over";
        case TableState::broken: return "broken";
    }
    return "broken";
}

Json options_of(const StoredTable& table) {
    Json options = Json::parse(table.options, nullptr, false);
    return options.is_object() ? options : Json::object();
}

Json summary_of(const StoredTable& table, int seat) {
    Json seats = Json::array();
    for (const StoredSeat& each : table.seats)
        seats.push_back({{"seat", each.seat},
                         {"kind", each.person ? "person" : "bot"},
                         {"name", each.name},
                         {"colour", each.colour.empty() ? Json() : Json(each.colour)}});
    const bool playing = table.progress.state == TableState::playing;
    const bool turn = playing && seat >= 0 && seat < std::ssize(table.seats) && table.progress.asked == seat &&
                      !table.seats[static_cast<std::size_t>(seat)].stand_in;
    return {{"table", table.id},
            {"game", table.game},
            {"options", options_of(table)},
            {"state", name_of(table.progress.state)},
            {"you", seat < 0 ? Json() : Json(seat)},
            {"seats", seats},
            {"your_turn", turn},
            {"updated", table.progress.updated}};
}

void Table::table_changed() {
    for (Guest& each : guests_) each.needs_table = true;
}

void Table::table_changed_for(int seat) {
    for (Guest& each : guests_)
        if (each.seat == seat) each.needs_table = true;
}

void Table::position_changed() {
    for (Guest& each : guests_) each.needs_position = true;
}

void Table::position_changed_for(int seat) {
    for (Guest& each : guests_)
        if (each.seat == seat) each.needs_position = true;
}

void Table::send(Connection connection, std::string text) {
    world_.network.send(connection, std::make_shared<const std::string>(std::move(text)));
}

// Whoever changes their name or colour again and again makes nobody read more than so much: what came in between is
// not told.
bool Table::may_tell_table() {
    const auto told = std::ranges::count_if(guests_, [](const Guest& each) { return each.needs_table; });
    const std::int64_t now = world_.now();
    if (told == 0 || told_.left(world_.limits.table_news, now) < 1) return false;
    told_.spend(1, world_.limits.table_news, now);
    return true;
}

void Table::tell() {
    // Those who sit at the same seat, or watch, are sent the same.
    std::map<std::tuple<int, Language, std::size_t>, std::shared_ptr<const std::string>> written;
    const bool has_position = room_ && row_.progress.state != TableState::waiting;
    const bool may_tell = may_tell_table();
    for (Guest& each : guests_) {
        if (each.needs_table && (may_tell || !each.knows_table)) {
            send(each.connection, table_json(each));
            each.needs_table = false;
            each.knows_table = true;
        }
        if (each.waits_at_door()) continue;
        if (each.needs_position && has_position) {
            auto& text = written[{each.seat, each.language, each.seen}];
            const Seat seat = each.seat < 0 ? Seat::nobody : seat_at(each.seat);
            if (!text)
                text = std::make_shared<const std::string>(
                    room_->position_json(seat, each.language, each.seen, clock_json()));
            world_.network.send(each.connection, text);
            each.seen = room_->log().size();
        }
        for (std::size_t line = each.new_here ? 0 : chat_told_; line < chat_.size(); ++line)
            send(each.connection, chat_json(chat_[line]));
        each.new_here = each.needs_position = false;
    }
    if (chat_.size() > chat_kept) chat_.erase(chat_.begin(), chat_.end() - chat_kept);
    chat_told_ = chat_.size();
}

std::string Table::table_json(const Guest& guest) const {
    Json seats = Json::array();
    for (const StoredSeat& seat : row_.seats)
        seats.push_back({{"seat", seat.seat},
                         {"kind", seat.person ? "person" : "bot"},
                         {"player", or_null(seat.player)},
                         {"name", seat.name},
                         {"colour", or_null(seat.colour)},
                         {"joined", seat.joined},
                         {"here", is_here(seat.seat)},
                         {"devices", devices_at(seat.seat)},
                         {"stand_in", seat.stand_in}});
    const bool broken = !why_broken_.empty();
    const int you = guest.waits_at_door() ? guest.invited_to : guest.seat;
    Json table{{"say", "table"},
               {"table", id()},
               {"game", row_.game},
               {"title", kind_ ? kind_->title.in(guest.language) : row_.game},
               {"rules_version", row_.rules_version},
               {"options", options_of(row_)},
               {"state", broken ? "broken" : name_of(row_.progress.state)},
               {"you", you < 0 ? Json() : Json(you)},
               {"seats", seats}};
    if (broken) table["why"] = why_broken_;
    table["confirm"] = guest.seat < 0 ? Json() : Json(name_of(setting_of(guest.seat)));
    table["opened_with"] = or_null(settings_.opened_with);
    table["takebacks"] = settings_.takebacks;
    table["hints"] = settings_.hints;
    const ClockSettings& clock = settings_.clock;
    table["clock"] = clock.move + clock.game == 0
                         ? Json()
                         : Json{{"move", seconds_or_null(clock.move)}, {"game", seconds_or_null(clock.game)}};
    table["hook"] = Json();
    if (guest.seat >= 0 && !seat_row(guest.seat).hook_url.empty())
        table["hook"] = {{"url", seat_row(guest.seat).hook_url}, {"error", or_null(seat_row(guest.seat).hook_error)}};
    table["takeback"] = Json();
    if (takeback_)
        table["takeback"] = {
            {"by", takeback_->by}, {"to", takeback_->to}, {"needed", takeback_->needed}, {"agreed", takeback_->agreed}};
    return one_line(table);
}

// Times of the clock are in milliseconds, so that a page can count them down.
std::string Table::clock_json() const {
    const ClockSettings& clock = settings_.clock;
    if (clock.move + clock.game == 0) return "null";
    Json used = Json::array();
    for (const StoredSeat& seat : row_.seats)
        used.push_back(seat.seat == row_.progress.asked ? clock_used(seat.seat) : seat.clock_used);
    const std::int64_t date = world_.date();
    return one_line({{"move", clock.move == 0 ? Json() : Json(clock.move)},
                     {"game", clock.game == 0 ? Json() : Json(clock.game)},
                     {"used", used},
                     {"since", date - (world_.now() - row_.progress.asked_since)},
                     {"now", date}});
}

std::string Table::record_text(int seat, Language language) const {
    if (!room_) refuse("this game cannot be read: " + why_broken_);
    if (room_->is_over() && why_broken_.empty()) return write_record(or_refuse(room_->record(names())), world_.shelf);
    const std::string log = room_->log_text(seat < 0 ? Seat::nobody : seat_at(seat), language, names());
    return why_broken_.empty() ? log : log + "\n# it ends here: " + why_broken_ + "\n";
}

}  // namespace pantheon
