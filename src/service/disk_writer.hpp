// Brings to the disk what was committed to a SQLite database, in a thread of its own.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "core/result.hpp"

namespace pantheon {

// A commit is with the operating system, at the end of the database's log; from there it must go to the disk, and from
// the log into the database. A slow disk takes a quarter of a second for that, so nobody waits for it: a second after
// something was written at the latest it begins. Only when the log has become long, because others wrote all the time,
// do they wait while its last pages are moved; the next of them starts the log anew.
class DiskWriter {
    SQLite::Database database_;  // a connection of its own
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool written_ = false;
    std::string trouble_;
    std::jthread thread_;  // last: it uses all of the above

    void work(const std::stop_token& stop);
    void bring_to_disk();
    bool move_log(int mode, int& pages);
    void sync_log();

public:
    static constexpr int page_size = 4096;
    static constexpr int long_log = 4'000;  // pages: 16 MiB

    // The database must be in WAL mode already.
    explicit DiskWriter(const std::string& name);

    void written();
    // Why it did not succeed the last time; it goes on trying.
    std::optional<Error> trouble();
};

}  // namespace pantheon
