#include "service/sqlite_store.hpp"

#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "service/data_folder.hpp"
#include "service/disk_writer.hpp"
#include "service/sqlite_schema.hpp"

namespace pantheon {

namespace {

constexpr std::array<const char*, 4> state_names{"waiting", "playing", "over", "broken"};

const char* state_name(TableState state) { return state_names[static_cast<std::size_t>(state)]; }

TableState state_named(const std::string& name) {
    const auto found = std::ranges::find(state_names, std::string_view(name));
    // A state of a later version: such a game is left alone, as one that does not fit.
    return found == state_names.end() ? TableState::broken : static_cast<TableState>(found - state_names.begin());
}

Error cannot(const std::string& what, const SQLite::Exception& error) {
    const bool full = (error.getErrorCode() & 0xff) == SQLITE_FULL;
    return {what + ": " + (full ? std::string("the disk is full") : error.getErrorStr())};
}

// A row that no service has written.
struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A row of a statement, read from left to right. What is of another kind than it must be is not guessed at.
class Row {
    SQLite::Statement& statement_;
    int next_ = 0;

    SQLite::Column column(bool (*fits)(const SQLite::Column&)) {
        SQLite::Column column = statement_.getColumn(next_++);
        if (!fits(column)) throw Malformed(std::string("its ") + column.getName() + " cannot be read");
        return column;
    }
    std::int64_t number(std::int64_t least, std::int64_t most) {
        const SQLite::Column found = column([](const SQLite::Column& it) { return it.isInteger(); });
        const std::int64_t number = found.getInt64();
        if (number < least || number > most)
            throw Malformed(std::string("its ") + found.getName() + " cannot be " + std::to_string(number));
        return number;
    }
    template <class Number>
    void read_number(Number& into) {
        into = static_cast<Number>(number(std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()));
    }

public:
    explicit Row(SQLite::Statement& statement) : statement_(statement) {}
    void operator>>(std::string& text) {
        text = column([](const SQLite::Column& it) { return it.isText() || it.isBlob(); }).getString();
    }
    void operator>>(std::int64_t& into) { read_number(into); }
    void operator>>(int& into) { read_number(into); }
    void operator>>(bool& into) { read_number(into); }
    void operator>>(std::uint64_t& into) {  // stored as the signed number of the same bits
        std::int64_t same = 0;
        read_number(same);
        into = static_cast<std::uint64_t>(same);
    }
    void operator>>(TableState& state) {
        std::string name;
        *this >> name;
        state = state_named(name);
    }

    template <class... Values>
    void read(Values&... values) {
        ((*this >> values), ...);
    }
};

}  // namespace

struct SqliteStore::Inside {
    DataFolder folder;
    SQLite::Database database;

    SQLite::Statement add_table{database,
                                "INSERT OR IGNORE INTO tables VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,"
                                "?15,?16,?17)"};
    SQLite::Statement add_seat{database, "INSERT INTO seats VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14)"};
    SQLite::Statement add_move{database, "INSERT OR IGNORE INTO moves VALUES (?1,?2,?3,?4,?5)"};
    SQLite::Statement same_move{
        database,
        "SELECT 1 FROM moves WHERE table_id=?1 AND number=?2 AND takeback=?3 AND answers=?4 AND "
        "back_to=?5"};
    SQLite::Statement forget_moves{database, "DELETE FROM moves WHERE table_id=?1"};
    SQLite::Statement set_rules{database, "UPDATE tables SET rules_version=?2, begins_with=?3 WHERE id=?1"};
    SQLite::Statement add_chat{database, "INSERT OR IGNORE INTO chat VALUES (?1,?2,?3,?4,?5,?6,?7)"};
    SQLite::Statement set_progress{database,
                                   "UPDATE tables SET state=?2, tentative=?3, asked=?4, asked_since=?5, deadline=?6, "
                                   "updated=?7 WHERE id=?1"};
    SQLite::Statement set_seat{
        database,
        "UPDATE seats SET token_hash=?3, person=?4, player=?5, name=?6, colour=?7, joined=?8, "
        "stand_in=?9, settings=?10, hook_url=?11, hook_error=?12, clock_used=?13, invitation_hash=?14 "
        "WHERE table_id=?1 AND seat=?2"};
    SQLite::Statement table{database, "SELECT * FROM tables WHERE id=?1"};
    SQLite::Statement seats{database, "SELECT * FROM seats WHERE table_id=?1 ORDER BY seat"};
    SQLite::Statement moves{database,
                            "SELECT number, takeback, answers, back_to FROM moves WHERE table_id=?1 ORDER BY number"};
    SQLite::Statement chat{database,
                           "SELECT * FROM (SELECT number, seat, name, text, at, line FROM chat WHERE table_id=?1 "
                           "ORDER BY number DESC LIMIT ?2) ORDER BY number"};
    SQLite::Statement find_token{database,
                                 "SELECT table_id, seat, 0 FROM seats WHERE token_hash=?1 UNION ALL "
                                 "SELECT table_id, seat, 1 FROM seats WHERE invitation_hash=?1 UNION ALL "
                                 "SELECT id, -1, 0 FROM tables WHERE spectator_hash=?1"};
    SQLite::Statement tables_in{database, "SELECT id FROM tables WHERE state=?1"};
    SQLite::Statement tables_due{database,
                                 "SELECT id FROM tables WHERE deadline>0 AND deadline<?1 AND state='playing'"};
    SQLite::Statement time{database,
                           "SELECT max(time, (SELECT ifnull(max(asked_since),0) FROM tables WHERE state='playing' AND "
                           "typeof(asked_since)='integer' AND asked_since<1<<52)) FROM service"};
    SQLite::Statement keep_time{database,
                                "UPDATE service SET time=?1 WHERE EXISTS (SELECT 1 FROM tables WHERE deadline>0)"};
    SQLite::Statement try_room{database, "UPDATE service SET room=zeroblob(?1)"};
    bool fails = false;  // the last write did

    DiskWriter disk{database.getFilename()};

    Inside(DataFolder held, SQLite::Database opened) : folder(std::move(held)), database(std::move(opened)) {}

    // Answers, which may hold any byte, are bound as blobs.
    struct Blob {
        const std::string& bytes;
    };

    static void bind(SQLite::Statement& statement, int at, const Blob& blob) {
        statement.bind(at, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
    }
    static void bind(SQLite::Statement& statement, int at, const std::string& text) { statement.bindNoCopy(at, text); }
    static void bind(SQLite::Statement& statement, int at, std::int64_t number) { statement.bind(at, number); }
    static void bind(SQLite::Statement& statement, int at, TableState state) { statement.bind(at, state_name(state)); }

    // How many rows a statement changed, with these values.
    template <class... Values>
    static int change(SQLite::Statement& statement, const Values&... values) {
        begin(statement, values...);
        const int rows = statement.exec();
        statement.reset();
        return rows;
    }

    template <class... Values>
    static void begin(SQLite::Statement& statement, const Values&... values) {
        statement.tryReset();  // after an error it is not at its beginning
        int at = 0;
        (bind(statement, ++at, values), ...);
    }

    // All rows, each read by `read(row)`.
    template <class Read, class... Values>
    static void each(SQLite::Statement& statement, Read read, const Values&... values) {
        begin(statement, values...);
        // Also when a row cannot be read: a statement that is left open holds on to the log of the database.
        const std::unique_ptr<SQLite::Statement, void (*)(SQLite::Statement*)> end(
            &statement, [](SQLite::Statement* it) { it->tryReset(); });
        while (statement.executeStep()) {
            Row row(statement);
            read(row);
        }
    }

    // One transaction: all of it, or nothing and the reason. A body returns false if there is no such row.
    template <class Body>
    std::optional<Error> write(Body body) {
        try {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            if (!body()) return Error{"this could not be stored, for there is no such table; nothing was kept"};
            transaction.commit();
            disk.written();
            if (std::exchange(fails, false)) spdlog::info("storing works again");
            return {};
        } catch (const SQLite::Exception& error) {
            Error sentence = cannot("this could not be stored, and nothing of it was kept", error);
            // When a disk is full everything fails; the log is told once. A row that does not fit is no such trouble.
            const bool disk_fails = (error.getErrorCode() & 0xff) != SQLITE_CONSTRAINT;
            if (disk_fails && !std::exchange(fails, true)) spdlog::error("{}", sentence.sentence);
            return sentence;
        }
    }

    template <class Value, class Body>
    static Result<Value> read(Body body) {
        try {
            return Value(body());
        } catch (const SQLite::Exception& error) {
            return cannot("the database cannot be read", error);
        } catch (const std::exception& error) {
            return Error{error.what()};
        }
    }

    bool put_progress(const std::string& id, const TableProgress& p) {
        return change(set_progress, id, p.state, Blob{p.tentative}, p.asked, p.asked_since, p.deadline, p.updated) == 1;
    }
    int put_seat(SQLite::Statement& statement, const std::string& id, const StoredSeat& s) {
        return change(statement, id, s.seat, s.token_hash, s.person, s.player, s.name, s.colour, s.joined, s.stand_in,
                      s.settings, s.hook_url, s.hook_error, s.clock_used, s.invitation_hash);
    }
    std::vector<std::string> ids(SQLite::Statement& statement, auto value) {
        std::vector<std::string> found;
        each(statement, [&](Row& row) { row >> found.emplace_back(); }, value);
        return found;
    }
};

namespace {

void prepare(SQLite::Database& database) {
    // With synchronous=FULL every commit waited for the disk: 3 ms in the middle and 50 ms at the 99th percentile on a
    // common virtual disk, on the one thread that serves everybody; at 400 commits a second people waited for half a
    // second. With NORMAL a commit is with the operating system when anybody is told: it outlives the process however
    // that ends. A power cut may take the last second or two (see DiskWriter), but leaves no half of anything.
    database.exec(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA wal_autocheckpoint=0");
    database.exec("PRAGMA journal_size_limit=" + std::to_string(DiskWriter::long_log * DiskWriter::page_size));
    migrate(database);
}

}  // namespace

SqliteStore::SqliteStore(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
SqliteStore::~SqliteStore() = default;

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
    auto folder = DataFolder::open(path);
    if (!folder) return folder.failure();
    const std::string name = folder->database();
    try {
        SQLite::Database database(name, SQLite::OPEN_READWRITE, 5000);
        if (auto wrong = unfit(database, name)) return *wrong;
        prepare(database);
        return std::unique_ptr<SqliteStore>(
            new SqliteStore(std::make_unique<Inside>(std::move(*folder), std::move(database))));
    } catch (const SQLite::Exception& failure) {
        const int code = failure.getErrorCode() & 0xff;
        if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
            return Error{"the database \"" + name + "\" is damaged (" + failure.getErrorStr() +
                         "); move it away, or put back a copy"};
        return cannot("cannot use the database \"" + name + "\"", failure);
    }
}

std::optional<Error> SqliteStore::back_up(const std::string& folder, const std::string& file) {
    const std::string name = DataFolder::database_in(folder);
    std::error_code ignored;
    if (!std::filesystem::exists(name, ignored)) return Error{"there is no database \"" + name + "\""};
    const int copy = new_private_file(file);
    if (copy < 0) return Error{"cannot make the copy \"" + file + "\": " + std::strerror(errno)};
    std::optional<Error> error;
    try {
        SQLite::Database database(name, SQLite::OPEN_READWRITE, 5000);
        SQLite::Statement into(database, "VACUUM INTO ?");
        into.bind(1, file);
        into.exec();
        if (fsync(copy) != 0) error = Error{"the copy \"" + file + "\" cannot be written: " + std::strerror(errno)};
    } catch (const SQLite::Exception& failure) {
        error = cannot("the copy \"" + file + "\" cannot be made", failure);
    }
    close(copy);
    if (error) std::filesystem::remove(file, ignored);
    return error;
}

Result<bool> SqliteStore::add_table(const StoredTable& t) {
    const TableProgress& p = t.progress;
    bool added = false;
    const auto error = inside_->write([&] {
        added = Inside::change(inside_->add_table, t.id, t.game, t.rules_version, t.options,
                               static_cast<std::int64_t>(t.seed), t.created, t.settings, t.spectator_hash,
                               Inside::Blob{t.begins_with}, p.state, Inside::Blob{p.tentative}, p.asked, p.asked_since,
                               p.deadline, p.updated, t.box, t.key) == 1;
        if (added)
            for (const StoredSeat& seat : t.seats) inside_->put_seat(inside_->add_seat, t.id, seat);
        return true;
    });
    if (error) return *error;
    return added;
}

std::optional<Error> SqliteStore::add_move(const std::string& table, const StoredMove& move,
                                           const TableProgress& progress) {
    const Inside::Blob answers{move.answers};
    bool other = false;
    auto error = inside_->write([&] {
        if (Inside::change(inside_->add_move, table, move.number, move.takeback, answers, move.to) == 1)
            return inside_->put_progress(table, progress);
        other = true;
        const auto same = [&](Row&) { other = false; };
        Inside::each(inside_->same_move, same, table, move.number, move.takeback, answers, move.to);
        return !other;
    });
    if (other) return Error{"this could not be stored, for another move stands there already; nothing was kept"};
    return error;
}

std::optional<Error> SqliteStore::set_progress(const std::string& table, const TableProgress& progress) {
    return inside_->write([&] { return inside_->put_progress(table, progress); });
}

std::optional<Error> SqliteStore::rewrite(const StoredTable& t, const std::vector<StoredMove>& moves) {
    return inside_->write([&] {
        Inside::change(inside_->forget_moves, t.id);
        for (const StoredMove& move : moves)
            Inside::change(inside_->add_move, t.id, move.number, move.takeback, Inside::Blob{move.answers}, move.to);
        return Inside::change(inside_->set_rules, t.id, t.rules_version, Inside::Blob{t.begins_with}) == 1 &&
               inside_->put_progress(t.id, t.progress);
    });
}

std::optional<Error> SqliteStore::set_seat(const std::string& table, const StoredSeat& seat) {
    return inside_->write([&] { return inside_->put_seat(inside_->set_seat, table, seat) == 1; });
}

std::optional<Error> SqliteStore::add_chat(const std::string& table, const StoredChat& c) {
    return inside_->write([&] {
        Inside::change(inside_->add_chat, table, c.number, c.seat, c.name, c.text, c.at, c.line);
        return true;
    });
}

Result<std::optional<StoredTable>> SqliteStore::table(const std::string& id) {
    return Inside::read<std::optional<StoredTable>>([&] {
        std::optional<StoredTable> found;
        const auto table = [&](Row& row) {
            StoredTable& t = found.emplace();
            TableProgress& p = t.progress;
            row.read(t.id, t.game, t.rules_version, t.options, t.seed, t.created, t.settings, t.spectator_hash,
                     t.begins_with, p.state, p.tentative, p.asked, p.asked_since, p.deadline, p.updated, t.box, t.key);
        };
        const auto seat = [&](Row& row) {
            StoredSeat& s = found->seats.emplace_back();
            std::string table_id;
            row.read(table_id, s.seat, s.token_hash, s.person, s.player, s.name, s.colour, s.joined, s.stand_in,
                     s.settings, s.hook_url, s.hook_error, s.clock_used, s.invitation_hash);
            if (s.seat != std::ssize(found->seats) - 1) throw Malformed("its seats are not numbered from 0");
        };
        Inside::each(inside_->table, table, id);
        if (found) Inside::each(inside_->seats, seat, id);
        return found;
    });
}

Result<std::vector<StoredMove>> SqliteStore::moves(const std::string& table) {
    return Inside::read<std::vector<StoredMove>>([&] {
        std::vector<StoredMove> found;
        const auto move = [&](Row& row) {
            StoredMove& m = found.emplace_back();
            row.read(m.number, m.takeback, m.answers, m.to);
        };
        Inside::each(inside_->moves, move, table);
        return found;
    });
}

Result<std::vector<StoredChat>> SqliteStore::chat(const std::string& table, int most) {
    return Inside::read<std::vector<StoredChat>>([&] {
        std::vector<StoredChat> found;
        std::string wrong;
        const auto line = [&](Row& row) {
            try {
                StoredChat c;
                row.read(c.number, c.seat, c.name, c.text, c.at, c.line);
                if (c.number < 0 || c.number > std::numeric_limits<int>::max()) throw Malformed("its number cannot be");
                found.push_back(std::move(c));
            } catch (const Malformed& error) {
                wrong = error.what();
            }
        };
        Inside::each(inside_->chat, line, table, most);
        if (!wrong.empty()) spdlog::warn("some of the chat at table {} is left out: {}", table, wrong);
        return found;
    });
}

Result<std::optional<StoredPlace>> SqliteStore::find_token(const std::string& hash) {
    return Inside::read<std::optional<StoredPlace>>([&] {
        std::optional<StoredPlace> found;
        if (hash.empty()) return found;  // bots' seats have no token
        const auto place = [&](Row& row) {
            found.emplace();
            row.read(found->table, found->seat, found->invitation);
        };
        Inside::each(inside_->find_token, place, hash);
        return found;
    });
}

Result<std::vector<std::string>> SqliteStore::tables_in(TableState state) {
    return Inside::read<std::vector<std::string>>([&] { return inside_->ids(inside_->tables_in, state); });
}

Result<std::vector<std::string>> SqliteStore::tables_due(std::int64_t before) {
    return Inside::read<std::vector<std::string>>([&] { return inside_->ids(inside_->tables_due, before); });
}

Result<std::int64_t> SqliteStore::time() {
    return Inside::read<std::int64_t>([&] {
        std::int64_t found = 0;
        Inside::each(inside_->time, [&](Row& row) { row >> found; });
        if (found < 0 || found >= std::int64_t{1} << 52) throw Malformed("the time of the service cannot be");
        return found;
    });
}

std::optional<Error> SqliteStore::keep_time(std::int64_t time) {
    return inside_->write([&] {
        Inside::change(inside_->keep_time, time);
        return true;
    });
}

std::optional<Error> SqliteStore::trouble() {
    const auto error = inside_->disk.trouble();
    if (error || !inside_->fails) return error;
    // As much as a new table or a long move takes: the disk may be full for these and not for a smaller row.
    for (const int bytes : {100'000, 0})
        if (auto still = inside_->write([&] { return Inside::change(inside_->try_room, bytes) == 1; })) return still;
    return {};
}

}  // namespace pantheon
