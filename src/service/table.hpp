// A room with people: who sits where, who is connected, the clock, chat, web hooks, and what is agreed on.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "room/room.hpp"
#include "service/budget.hpp"
#include "service/message.hpp"
#include "service/table_key.hpp"
#include "service/world.hpp"

namespace pantheon {

inline constexpr std::uint64_t longest_clock = 366 * 24 * 3600;  // seconds

// How long a seat may think; 0: as long as it likes.
struct ClockSettings {
    std::int64_t move = 0;  // milliseconds for what is confirmed at once
    std::int64_t game = 0;  // milliseconds for the whole game
};

// What was agreed on when the table was set up; stored as JSON.
struct TableSettings {
    bool takebacks = true;
    bool hints = true;
    std::vector<std::size_t> hinted{};  // answers of the record it goes on from for which a hint was taken
    ClockSettings clock;
    std::string opened_with;  // "seed" or "record": what whoever opened the table knew before; empty: nothing
};
std::string write_settings(const TableSettings& settings);
std::string write_options(const GameOptions& options);

// A table in a list, for whoever holds the token of this seat (-1: a spectator).
Json summary_of(const StoredTable& table, int seat);
Json options_of(const StoredTable& table);  // none, where they cannot be read
std::string_view name_of(TableState state);

// Where nothing is said of hints: people who play against each other have none.
inline bool usual_hints(const std::vector<StoredSeat>& seats) {
    return std::ranges::count(seats, true, &StoredSeat::person) < 2;
}

// Whoever comes to a table: by the token of a seat, by an invitation to it, or as a spectator.
struct Arrival {
    Connection connection = 0;
    StoredPlace place;
    std::string secret;  // of who was invited: their token is made of it
    std::string address;
    Language language = Language::english;
    std::optional<std::size_t> last;  // how many entries of the log they have
};

// How answers are stored: one byte each.
std::string bytes_of(const std::vector<Answer>& answers);
std::vector<Answer> answers_of(const std::string& bytes);

// One table in memory. Requests are refused by throwing a Refusal, and then nothing has changed. What has changed is
// stored first; `tell` sends it.
class Table {
public:
    // From what is stored. A game that no longer fits is opened as far as it does, and `why_broken` says what is wrong.
    Table(World& world, StoredTable row, const std::vector<StoredMove>& moves, std::vector<StoredChat> chat);

    const StoredTable& row() const { return row_; }
    const std::string& id() const { return row_.id; }
    const std::string& why_broken() const { return why_broken_; }
    std::optional<Error> store_as_broken();
    // It was begun with another box than this service has, and goes on when it is started with that one.
    bool waits_for_box() const;

    // Connections come and go. Whoever comes is sent the table, the position and the last of the chat by `tell`.
    // Whoever was invited is only shown who is there, until they sit down. What the reply says besides "ok".
    Json enter(const Arrival& arrival);
    void exit(Connection connection);
    bool is_empty() const { return guests_.empty(); }
    // Nobody is there and nobody will miss it for a while.
    bool may_rest() const;
    bool wants_bot() const;

    // What the reply says besides "ok".
    Json perform(Connection connection, const Message& message);
    // The position again, for a client that has lost track.
    void show_again(Connection connection);

    // Time has passed: clocks, bots.
    void tick();
    bool is_due() const;  // its clock has run out
    // After something went wrong.
    void rest_a_while();
    bool is_resting_a_while() const { return world_.now() < quiet_until_; }
    void bot_answered(const Bots::Outcome& outcome);
    void hook_answered(const Hooks::Outcome& outcome);
    void tell();

    // The record of a finished game; before that the log as the seat may know it.
    std::string record_text(int seat, Language language) const;

private:
    struct Guest {
        Connection connection = 0;
        int seat = -1;        // -1: a spectator, or not yet
        int invited_to = -1;  // the seat
        std::string token;    // of who was invited: what opens the seat once they sit there
        std::string address;
        Language language = Language::english;
        std::size_t seen = 0;  // entries of the log
        bool new_here = true;  // must be sent the chat so far
        bool needs_table = true;
        bool knows_table = false;
        bool needs_position = true;

        bool waits_at_door() const { return invited_to >= 0 && seat < 0; }
    };
    struct Takeback {
        int by = 0;
        std::size_t to = 0;
        std::set<int> needed;
        std::set<int> agreed;
    };
    // Bots let people think about a proposal, once for an entry of the log however often one is made.
    struct BotsWait {
        std::size_t at = 0;  // how many entries the log had
        std::int64_t until = 0;
    };

    // Who answers for a seat that a bot plays. One that failed makes room for a simpler one until the game has gone on;
    // after several failures, for as long as the table is in memory.
    struct BotAt {
        std::shared_ptr<SeatedPlayer> player;  // made again from the log where it is missing
        std::string instead;                   // the name of the simpler one
        std::size_t failed_at = 0;             // how many entries the log had
        int failures = 0;
    };

    // A hint that somebody thinks about.
    struct HintAt {
        std::uint64_t ticket = 0;
        Connection connection = 0;
        std::size_t number = 0;
        std::string hash;
    };

    struct Said {
        std::string who;  // the seat, or a spectator's address
        std::int64_t at = 0;
    };

    World& world_;
    StoredTable row_;
    TableSettings settings_;
    TableKey key_;
    const GameKind* kind_ = nullptr;
    std::unique_ptr<Room> room_;  // none: not even its beginning can be read
    std::string why_broken_;
    std::vector<Guest> guests_;
    Budget told_{};                 // how often all were told of the table
    std::vector<StoredChat> chat_;  // the last of it
    std::size_t chat_told_ = 0;     // how many of these everybody has
    std::vector<Said> said_;        // in the last minute
    std::set<int> called_;          // seats whose web hook is under way
    std::optional<Takeback> takeback_;
    BotsWait bots_wait_;
    std::uint64_t ticket_ = 0;
    bool bot_thinks_ = false;
    std::array<BotAt, max_players> bots_at_;
    std::int64_t bot_not_before_ = 0;
    std::uint64_t hint_ticket_ = 0;
    std::optional<HintAt> hint_;
    Budget hints_given_{};
    std::optional<Bots::Outcome> held_;  // came before people could follow the last move
    std::int64_t empty_since_ = 0;
    std::int64_t quiet_until_ = 0;  // something went wrong: try again later

    StoredSeat& seat_row(int seat) { return row_.seats[static_cast<std::size_t>(seat)]; }
    const StoredSeat& seat_row(int seat) const { return row_.seats[static_cast<std::size_t>(seat)]; }
    Guest& guest(Connection connection);
    int devices_at(int seat) const;
    bool is_here(int seat) const { return devices_at(seat) > 0; }
    bool is_bot(int seat) const { return !seat_row(seat).person || seat_row(seat).stand_in; }
    Confirm confirm_of(int seat) const;  // a bot waits for nobody
    Confirm setting_of(int seat) const;  // what the person has chosen
    std::vector<std::string> names() const;
    bool is_playing() const { return row_.progress.state == TableState::playing && why_broken_.empty(); }
    void need_playing() const;
    void need_own_turn(const Guest& guest, const Message& message) const;

    void read_settings();
    void note_stored_hints();
    void store_hint(const HintTaken& taken);
    void open_room(const std::vector<StoredMove>& moves);
    std::vector<LogEntry> log_of(const std::vector<StoredMove>& moves);
    void follow_todays_rules(std::vector<LogEntry>& log);
    void broken(std::string why);
    void store_seat(const StoredSeat& seat);
    void store_for_itself(const StoredSeat& seat);
    TableProgress progress(bool new_entry) const;
    std::int64_t deadline(const TableProgress& progress) const;
    void commit(const LogEntry& entry);
    void store_tentative();
    void forget_unstored(std::size_t entries);
    std::int64_t thinking() const;
    std::int64_t clock_used(int seat) const;
    void begin_if_all_sit();
    void let_in(int seat);
    void cut_off(int seat, Connection stays);
    void show_out(const Guest& guest, const std::string& why);
    void after_try(int seat);
    void stand_in(int seat, const std::string& player);
    void call_if_away(int seat);

    Json sit(const Guest& guest, const Message& message);
    Json leave(const Guest& guest, const Message& message);
    Json answer(const Guest& guest, const Message& message);
    Json step(const Guest& guest, const Message& message);
    Json confirm(const Guest& guest, const Message& message);
    Json hint(const Guest& guest, const Message& message);
    void hint_answered(const Bots::Outcome& outcome);
    void stop_hint();
    Json change_settings(Guest& guest, const Message& message);
    Json propose(const Guest& guest, const Message& message);
    Json agree(const Guest& guest, const Message& message);
    std::set<int> who_must_agree(std::size_t to) const;
    void take_back_if_agreed();
    Json say(const Guest& guest, const Message& message);
    Json set_hook(const Guest& guest, const Message& message);
    Json look(const Guest& guest, const Message& message);

    void time_is_out();
    void ask_bot();
    void answer_for_bot(int seat, std::optional<Answer> answer);
    void stop_bot();
    std::shared_ptr<SeatedPlayer> bot_for(int seat);
    bool replace_bot(int seat);

    bool may_tell_table();
    void send(Connection connection, std::string text);
    std::string table_json(const Guest& guest) const;
    std::string clock_json() const;
    // Who must be sent what by `tell`.
    void table_changed();
    void table_changed_for(int seat);
    void position_changed();
    void position_changed_for(int seat);
};

}  // namespace pantheon
