// Where tables are kept for good: everything that must outlive the process, behind one small interface.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace pantheon {

enum class TableState : std::uint8_t { waiting, playing, over, broken };

struct StoredSeat {
    int seat = 0;
    std::string token_hash;  // of whoever sits here; empty: a bot's, or nobody has sat down
    bool person = true;
    std::string player;  // the bot that plays here, or stands in
    std::string name;
    std::string colour;
    bool joined = false;    // has sat down
    bool stand_in = false;  // a bot plays for the person
    std::string settings;   // JSON
    std::string hook_url;
    std::string hook_error;
    std::int64_t clock_used = 0;  // milliseconds of the time for the whole game
    std::string invitation_hash;  // who has this may sit down, as long as nobody has; empty: nobody was invited

    friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

// A row of `moves`: a batch of answers that was confirmed, or a return to an earlier row. Never changed or removed,
// except by new rules (`Store::rewrite`).
struct StoredMove {
    std::int64_t number = 0;  // from 0
    bool takeback = false;
    std::string answers;  // one byte each, luck's included
    std::int64_t to = 0;  // of a takeback: how many rows the game goes back to

    friend bool operator==(const StoredMove&, const StoredMove&) = default;
};

struct StoredChat {
    std::int64_t number = 0;  // from 0
    int seat = -1;            // -1: a spectator
    std::string name;
    std::string text;
    std::int64_t at = 0;  // seconds since 1970
    std::string line{};   // what the client calls it, so that it is not said twice

    friend bool operator==(const StoredChat&, const StoredChat&) = default;
};

// What changes in a table's row while it is played at.
struct TableProgress {
    TableState state = TableState::waiting;
    std::string tentative;         // answers that are not confirmed, one byte each
    int asked = -1;                // the seat that is asked, for lists; -1: nobody
    std::int64_t asked_since = 0;  // when the clock of that seat started, in the service's time (Store::time)
    std::int64_t deadline = 0;     // when its time is out, in the same; 0: never
    std::int64_t updated = 0;      // seconds since 1970

    friend bool operator==(const TableProgress&, const TableProgress&) = default;
};

struct StoredTable {
    std::string id;
    std::string game;
    int rules_version = 1;
    std::string options;  // JSON
    std::uint64_t seed = 0;
    std::int64_t created = 0;  // seconds since 1970
    std::string settings;      // JSON
    std::string spectator_hash;
    std::string begins_with;  // answers of a game begun from a record, one byte each
    TableProgress progress;
    std::string key;                // hexadecimal digits; see table_key.hpp
    std::vector<StoredSeat> seats;  // all of them, by number
    std::string box;                // the name of the box it is played with; empty: was not written down

    friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

// Where a token leads.
struct StoredPlace {
    std::string table;
    int seat = -1;            // -1: spectators
    bool invitation = false;  // only to sit down
};

// Every call that writes is one transaction: when it returns without an error the change outlives the process, and
// when it returns an error nothing has changed. Writing a row that is there already, number and all, changes nothing.
class Store {
public:
    virtual ~Store() = default;

    // With its seats. False: the name is taken, and nothing has changed.
    virtual Result<bool> add_table(const StoredTable& table) = 0;
    // Appends the row and sets the progress, together.
    virtual std::optional<Error> add_move(const std::string& table, const StoredMove& move,
                                          const TableProgress& progress) = 0;
    virtual std::optional<Error> set_progress(const std::string& table, const TableProgress& progress) = 0;
    // The same game in the answers of other rules: their version, what it begins with, its progress and all its moves.
    virtual std::optional<Error> rewrite(const StoredTable& table, const std::vector<StoredMove>& moves) = 0;
    virtual std::optional<Error> set_seat(const std::string& table, const StoredSeat& seat) = 0;
    virtual std::optional<Error> add_chat(const std::string& table, const StoredChat& chat) = 0;

    virtual Result<std::optional<StoredTable>> table(const std::string& id) = 0;
    virtual Result<std::vector<StoredMove>> moves(const std::string& table) = 0;           // by number
    virtual Result<std::vector<StoredChat>> chat(const std::string& table, int most) = 0;  // the last ones, by number
    virtual Result<std::optional<StoredPlace>> find_token(const std::string& hash) = 0;
    virtual Result<std::vector<std::string>> tables_in(TableState state) = 0;      // ids
    virtual Result<std::vector<std::string>> tables_due(std::int64_t before) = 0;  // playing, deadline not 0, < before

    // For how many milliseconds the service has run, all its processes together, as far as it was kept; never less
    // than the `asked_since` of a game under way.
    virtual Result<std::int64_t> time() = 0;
    // Need not be kept while no table has a deadline.
    virtual std::optional<Error> keep_time(std::int64_t time) = 0;

    // Why nothing can be stored, if the last write failed and a small one still does.
    virtual std::optional<Error> trouble() = 0;
};

}  // namespace pantheon
