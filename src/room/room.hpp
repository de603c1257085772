// One game with seats round it: what was confirmed, what the asked seat is trying, and what each seat may be told.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/log.hpp"
#include "table/record.hpp"

namespace pantheon {

// Which pauses wait until the seat confirms.
enum class Confirm : std::uint8_t {
    always,  // every one
    turn,    // all but those in the middle of one's own turn: for luck, or for what shows something new
    never,   // none
};
inline constexpr Confirm standard_confirm = Confirm::always;
std::optional<Confirm> confirm_named(std::string_view name);
std::string_view name_of(Confirm confirm);

// Whether others' questions with one option answer themselves after the last tentative answer, and whether that shows
// anything new: then the seat is shown what was before that answer, until it has confirmed.
enum class RunsOn : std::uint8_t { no, unseen, and_shows };

// The n-th draw of luck: 64 bits by chance. n counts every draw that stands in the log, those that were taken back too,
// so that no draw comes again, and the same log goes on in the same way.
using Luck = std::function<std::uint64_t(std::uint64_t n)>;

// Whose knowledge a position is made of, and the number that the rest is drawn by.
struct Imagined {
    Seat seat = Seat::first;
    std::uint64_t seed = 0;
};

// What was agreed on before the first answer.
struct RoomPlan {
    const GameKind* kind = nullptr;
    GameOptions options;
    std::uint64_t seed = 0;                      // lays the board
    std::vector<Answer> begins_with;             // of the record that the game goes on from
    std::shared_ptr<const GameKind> own_kind{};  // holds `kind` where it is not the shelf's but the record's
    Luck luck{};                                 // none: drawn from the seed, so whoever knows it knows every draw
    std::vector<Answer> script{};                // of a guided game: what luck and the program's players answer
    std::optional<Imagined> imagined{};          // it goes on not from where the answers lead, but from a position that
                                                 // this seat could not tell from it
    std::vector<std::size_t> hints{};            // of the record: answers of `begins_with` for which one was taken
};

// A hint that the asked seat took when the log had so many entries.
struct HintTaken {
    std::size_t entries = 0;
    Seat seat = Seat::nobody;

    friend bool operator==(const HintTaken&, const HintTaken&) = default;
};

// The asked seat's answers lie on top of the confirmed position, for its eyes only, until somebody else must answer
// (luck, another seat) or the game ends. There the line pauses, and `confirm` makes it firm.
class Room {
    RoomPlan plan_;
    std::vector<LogEntry> log_;
    std::vector<int> began_with_;             // points, by seat
    std::vector<Event> earlier_;              // of the answers that the game began with, unfiltered
    std::vector<Event> events_;               // of all entries, unfiltered
    std::vector<std::size_t> events_before_;  // by entry
    std::vector<Seat> answered_by_;           // by entry; luck: the first deal; nobody: a take-back
    std::uint64_t drawn_ = 0;                 // how often luck has answered in the log
    std::unique_ptr<AnyGame> firm_;
    std::unique_ptr<AnyGame> tried_;  // after the tentative answers, as far as the asked seat may see them
    std::vector<Answer> tentative_;
    std::vector<Event> tentative_events_;
    std::vector<Answer> undone_;  // the last one can be done again first
    std::vector<HintTaken> hints_;
    RunsOn runs_on_ = RunsOn::no;

    Room(RoomPlan plan, std::unique_ptr<AnyGame> game);
    Result<std::unique_ptr<AnyGame>> first_position() const;
    Result<std::unique_ptr<AnyGame>> game_after(std::size_t entries) const;
    Answer draw(const std::vector<Answer>& since);
    std::optional<Answer> scripted_after(const std::vector<Answer>& since) const;
    void begin_entry(Seat by);
    void append(LogEntry entry);
    LogEntry let_luck_answer(LogEntry entry);
    void try_all(const std::vector<Answer>& answers);
    void try_in(std::uint64_t world, const std::vector<Answer>& answers);
    void try_one(Answer option);
    void try_more(Answer option);
    bool holds_back() const { return runs_on_ == RunsOn::and_shows; }
    const AnyGame& shown_to(Seat seat) const { return is_asked(seat) ? *tried_ : *firm_; }
    std::string moment(Seat seat) const;
    std::span<const Event> events_of(std::size_t entry) const;
    std::vector<std::size_t> hinted_answers() const;

    friend class PositionWriter;

public:
    // The options are completed; errors say which of them, or of the answers it begins with, does not fit.
    static Result<Room> open(RoomPlan plan);
    // The same room from what was stored. Errors say which entry does not fit.
    static Result<Room> resume(RoomPlan plan, std::vector<LogEntry> log, const std::vector<Answer>& tentative);

    const RoomPlan& plan() const { return plan_; }
    const std::vector<LogEntry>& log() const { return log_; }
    const std::vector<Answer>& tentative() const { return tentative_; }
    int players() const { return firm_->players(); }
    std::size_t answers() const { return plan_.begins_with.size() + answers_after(log_, log_.size()).size(); }
    // For players of the program, who follow the game: the position before the first answer, and all that are firm.
    std::unique_ptr<AnyGame> beginning() const;
    std::vector<Answer> all_answers() const;
    // What the script has next, as long as everybody has answered as it says.
    std::optional<Answer> scripted() const { return scripted_after(tentative_); }
    bool is_over() const { return firm_->is_over(); }
    // The seat that must answer or confirm. Luck: call `deal`. Nobody: the game is over.
    Seat asked() const { return firm_->choice().seat; }
    bool is_asked(Seat seat) const { return is_player(seat) && seat == asked(); }
    // The position with the tentative answers, as the asked seat knows it: for bots that answer for it.
    const AnyGame& game() const { return *tried_; }

    // Luck answers where the game stands at luck, as before the first turn. Store what is returned.
    std::optional<LogEntry> deal();

    // All of these are for the asked seat only, change nothing if refused, and say why.
    std::optional<Error> answer(Seat seat, int option);
    std::optional<Error> undo(Seat seat);
    std::optional<Error> redo(Seat seat);
    std::optional<Error> restart(Seat seat);
    bool can_undo(Seat seat) const { return is_asked(seat) && !tentative_.empty(); }
    bool can_redo(Seat seat) const { return is_asked(seat) && !undone_.empty(); }
    bool can_confirm(Seat seat) const;
    bool must_confirm(Seat seat, Confirm setting) const;  // the line pauses, and this pause does not wait
    // Makes the answers firm; luck answers after them. Store what is returned before anybody is told.
    Result<LogEntry> confirm(Seat seat);

    // The asked seat was given a hint: the log tells it, and so does the record, also where something is taken back
    // later. False: that is known already.
    bool note_hint(const HintTaken& hint);
    HintTaken hint_now() const { return {log_.size(), asked()}; }
    const std::vector<HintTaken>& hints() const { return hints_; }

    // The game stands where it stood after so many entries. Nobody is asked whether this is agreed on. Store it.
    Result<LogEntry> take_back(std::size_t entries);
    // Whether that would undo an answer of the seat, or bring one back that was taken back.
    bool concerns(Seat seat, std::size_t entries) const;

    // What a position is called, so that an answer to another one is noticed: entries and own tentative answers, and a
    // hash over what the seat is shown.
    std::size_t number(Seat seat) const;
    std::string hash(Seat seat) const;

    // What goes to a seat (Seat::nobody: a spectator), as docs/service.md describes it: a function of what the seat may
    // know, and of nothing else. Events of the first `since` entries are left out, and with them those from before the
    // first entry, of the record that the game goes on from. `clock` is JSON.
    std::string position_json(Seat seat, Language language, std::size_t since, std::string_view clock = "null") const;
    // The same of a finished game after so many of its answers; refused before the end.
    Result<std::string> look_json(std::size_t answers, Seat seat, Language language) const;

    // The whole game, once it is over.
    Result<Record> record(std::vector<std::string> names) const;
    // What has happened, in words, as far as the seat may know.
    std::string log_text(Seat seat, Language language, const std::vector<std::string>& names) const;

    // A room that looks the same to the seat: everything else is drawn anew, and others try nothing.
    Room imagine(Seat seat, Rng& rng) const;
    // What begins with such a position and with nothing of what only others know: for whoever wants to try things out.
    Result<Room> to_think(const Imagined& imagined) const;
};

}  // namespace pantheon
