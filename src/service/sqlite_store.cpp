#include "service/sqlite_store.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

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

// Holds the folder for this process; the system lets go of it however the process ends.
class FolderLock {
    int file_ = -1;

public:
    FolderLock() = default;
    FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FolderLock& operator=(FolderLock&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~FolderLock() {
        if (file_ >= 0) close(file_);
    }

    std::optional<Error> take(const std::string& folder) {
        file_ = ::open((folder + "/pantheon.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file_ < 0) return Error{"cannot write in the data folder \"" + folder + "\": " + std::strerror(errno)};
        if (flock(file_, LOCK_EX | LOCK_NB) == 0) return {};
        return Error{"the data folder \"" + folder + "\" is in use by another running pantheon serve"};
    }
};

// Brings to the disk what was committed, once a second in a thread of its own, because a slow disk takes a quarter of a
// second for it. As long as others go on writing, the log of the database grows; when it is long, they wait.
class DiskWriter {
    static constexpr int long_log = 16'000;  // pages: 64 MiB

    SQLite::Database database_;  // a connection of its own
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool written_ = false;
    std::jthread thread_;

    void work(const std::stop_token& stop) {
        int pages = 0;
        for (std::unique_lock lock(mutex_); changed_.wait(lock, stop, [&] { return written_; });) {
            written_ = false;
            lock.unlock();
            const int mode = pages > long_log ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE;
            // What fails now, as when the disk is full, is tried again.
            sqlite3_wal_checkpoint_v2(database_.getHandle(), nullptr, mode, &pages, nullptr);
            lock.lock();
            changed_.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; });
        }
    }

public:
    explicit DiskWriter(const std::string& name)
        : database_(name, SQLite::OPEN_READWRITE), thread_([this](const std::stop_token& stop) { work(stop); }) {}

    void written() {
        const std::scoped_lock lock(mutex_);
        written_ = true;
        changed_.notify_one();
    }
};

Error cannot(const std::string& what, const SQLite::Exception& error) {
    const bool full = (error.getErrorCode() & 0xff) == SQLITE_FULL;
    return {what + ": " + (full ? std::string("the disk is full") : error.getErrorStr())};
}

// A row of a statement, read from left to right.
class Row {
    SQLite::Statement& statement_;
    int next_ = 0;

    SQLite::Column column() { return statement_.getColumn(next_++); }

public:
    explicit Row(SQLite::Statement& statement) : statement_(statement) {}
    void operator>>(std::string& text) { text = column().getString(); }
    void operator>>(std::int64_t& number) { number = column().getInt64(); }
    void operator>>(std::uint64_t& number) { number = static_cast<std::uint64_t>(column().getInt64()); }
    void operator>>(int& number) { number = column().getInt(); }
    void operator>>(bool& flag) { flag = column().getInt() != 0; }
    void operator>>(TableState& state) { state = state_named(column().getString()); }

    template <class... Values>
    void read(Values&... values) {
        ((*this >> values), ...);
    }
};

}  // namespace

struct SqliteStore::Inside {
    FolderLock lock;
    SQLite::Database database;

    SQLite::Statement add_table{database,
                                "INSERT OR IGNORE INTO tables VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,"
                                "?15)"};
    SQLite::Statement add_seat{database, "INSERT INTO seats VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13)"};
    SQLite::Statement add_move{database, "INSERT OR IGNORE INTO moves VALUES (?1,?2,?3,?4,?5)"};
    SQLite::Statement same_move{database,
                                "SELECT 1 FROM moves WHERE place=?1 AND number=?2 AND takeback=?3 AND answers=?4 AND "
                                "back_to=?5"};
    SQLite::Statement add_chat{database, "INSERT OR IGNORE INTO chat VALUES (?1,?2,?3,?4,?5,?6)"};
    SQLite::Statement set_progress{database,
                                   "UPDATE tables SET state=?2, tentative=?3, asked=?4, asked_since=?5, deadline=?6, "
                                   "updated=?7 WHERE id=?1"};
    SQLite::Statement set_seat{database,
                               "UPDATE seats SET token_hash=?3, person=?4, player=?5, name=?6, colour=?7, joined=?8, "
                               "stand_in=?9, settings=?10, hook_url=?11, hook_error=?12, clock_used=?13 "
                               "WHERE place=?1 AND seat=?2"};
    SQLite::Statement table{database, "SELECT * FROM tables WHERE id=?1"};
    SQLite::Statement seats{database, "SELECT * FROM seats WHERE place=?1 ORDER BY seat"};
    SQLite::Statement moves{database,
                            "SELECT number, takeback, answers, back_to FROM moves WHERE place=?1 ORDER BY number"};
    SQLite::Statement chat{database,
                           "SELECT * FROM (SELECT number, seat, name, text, at FROM chat WHERE place=?1 "
                           "ORDER BY number DESC LIMIT ?2) ORDER BY number"};
    SQLite::Statement find_token{database,
                                 "SELECT place, seat FROM seats WHERE token_hash=?1 UNION ALL "
                                 "SELECT id, -1 FROM tables WHERE spectator_hash=?1"};
    SQLite::Statement tables_in{database, "SELECT id FROM tables WHERE state=?1"};
    SQLite::Statement tables_due{database,
                                 "SELECT id FROM tables WHERE deadline>0 AND deadline<?1 AND state='playing'"};

    DiskWriter disk{database.getFilename()};

    Inside(FolderLock held, SQLite::Database opened) : lock(std::move(held)), database(std::move(opened)) {}

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
        while (statement.executeStep()) {
            Row row(statement);
            read(row);
        }
        statement.reset();
    }

    // One transaction: all of it, or nothing and the reason. A body returns false if there is no such row.
    template <class Body>
    std::optional<Error> write(Body body) {
        try {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            if (!body()) return Error{"this could not be stored, for there is no such place; nothing was kept"};
            transaction.commit();
            disk.written();
            return {};
        } catch (const SQLite::Exception& error) {
            return cannot("this could not be stored, and nothing of it was kept", error);
        }
    }

    template <class Value, class Body>
    static Result<Value> read(Body body) {
        try {
            return Value(body());
        } catch (const SQLite::Exception& error) {
            return cannot("the database cannot be read", error);
        }
    }

    bool put_progress(const std::string& id, const TableProgress& p) {
        return change(set_progress, id, p.state, Blob{p.tentative}, p.asked, p.asked_since, p.deadline, p.updated) == 1;
    }
    int put_seat(SQLite::Statement& statement, const std::string& id, const StoredSeat& s) {
        return change(statement, id, s.seat, s.token_hash, s.person, s.player, s.name, s.colour, s.joined, s.stand_in,
                      s.settings, s.hook_url, s.hook_error, s.clock_used);
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
    migrate(database);
}

}  // namespace

SqliteStore::SqliteStore(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
SqliteStore::~SqliteStore() = default;

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return Error{"cannot make the data folder \"" + folder + "\": " + error.message()};
    FolderLock lock;
    if (auto taken = lock.take(folder)) return *taken;

    const std::string name = folder + "/pantheon.db";
    try {
        SQLite::Database database(name, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000);
        if (auto wrong = unfit(database, name)) return *wrong;
        prepare(database);
        return std::unique_ptr<SqliteStore>(
            new SqliteStore(std::make_unique<Inside>(std::move(lock), std::move(database))));
    } catch (const SQLite::Exception& failure) {
        const int code = failure.getErrorCode() & 0xff;
        if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
            return Error{"the database \"" + name + "\" is damaged (" + failure.getErrorStr() +
                         "); move it away, or put back a copy"};
        return cannot("cannot use the database \"" + name + "\"", failure);
    }
}

std::optional<Error> SqliteStore::add_table(const StoredTable& t) {
    const TableProgress& p = t.progress;
    return inside_->write([&] {
        const int added = Inside::change(inside_->add_table, t.id, t.game, t.rules_version, t.options,
                                         static_cast<std::int64_t>(t.seed), t.created, t.settings, t.spectator_hash,
                                         Inside::Blob{t.begins_with}, p.state, Inside::Blob{p.tentative}, p.asked,
                                         p.asked_since, p.deadline, p.updated);
        if (added == 1)
            for (const StoredSeat& seat : t.seats) inside_->put_seat(inside_->add_seat, t.id, seat);
        return true;
    });
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

std::optional<Error> SqliteStore::set_seat(const std::string& table, const StoredSeat& seat) {
    return inside_->write([&] { return inside_->put_seat(inside_->set_seat, table, seat) == 1; });
}

std::optional<Error> SqliteStore::add_chat(const std::string& table, const StoredChat& c) {
    return inside_->write([&] {
        Inside::change(inside_->add_chat, table, c.number, c.seat, c.name, c.text, c.at);
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
                     t.begins_with, p.state, p.tentative, p.asked, p.asked_since, p.deadline, p.updated);
        };
        const auto seat = [&](Row& row) {
            StoredSeat& s = found->seats.emplace_back();
            std::string place;
            row.read(place, s.seat, s.token_hash, s.person, s.player, s.name, s.colour, s.joined, s.stand_in,
                     s.settings, s.hook_url, s.hook_error, s.clock_used);
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
        const auto line = [&](Row& row) {
            StoredChat& c = found.emplace_back();
            row.read(c.number, c.seat, c.name, c.text, c.at);
        };
        Inside::each(inside_->chat, line, table, most);
        return found;
    });
}

Result<std::optional<StoredPlace>> SqliteStore::find_token(const std::string& hash) {
    return Inside::read<std::optional<StoredPlace>>([&] {
        std::optional<StoredPlace> found;
        if (hash.empty()) return found;  // bots' seats have no token
        const auto place = [&](Row& row) {
            found.emplace();
            row.read(found->table, found->seat);
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

}  // namespace pantheon
