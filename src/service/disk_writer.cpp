#include "service/disk_writer.hpp"

#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include <chrono>

namespace pantheon {

namespace {

constexpr auto pause = std::chrono::seconds(1);
constexpr int patience = 50;  // milliseconds; whoever writes waits for as long

void check(int code, const char* what) {
    if (code != SQLITE_OK) throw std::runtime_error(std::string(what) + ": " + sqlite3_errstr(code));
}

}  // namespace

DiskWriter::DiskWriter(const std::string& name)
    : database_(name, SQLite::OPEN_READWRITE, patience), thread_([this](const std::stop_token& stop) { work(stop); }) {}

void DiskWriter::written() {
    const std::scoped_lock lock(mutex_);
    written_ = true;
    changed_.notify_one();
}

std::optional<Error> DiskWriter::trouble() {
    const std::scoped_lock lock(mutex_);
    return trouble_.empty() ? std::nullopt : std::optional(Error{trouble_});
}

void DiskWriter::work(const std::stop_token& stop) {
    for (std::unique_lock lock(mutex_); changed_.wait(lock, stop, [&] { return written_ || !trouble_.empty(); });) {
        written_ = false;
        lock.unlock();
        std::string trouble;
        try {
            bring_to_disk();
        } catch (const std::exception& error) {
            trouble = error.what();
        }
        lock.lock();
        if (trouble != trouble_) {
            if (trouble.empty()) spdlog::info("what was stored is on the disk again");
            else spdlog::error("what was stored could not be brought to the disk: {}", trouble);
        }
        trouble_ = trouble;
        changed_.wait_for(lock, stop, pause, [] { return false; });
    }
}

void DiskWriter::bring_to_disk() {
    int pages = 0;
    if (!move_log(SQLITE_CHECKPOINT_PASSIVE, pages)) sync_log();
    else if (pages > long_log) move_log(SQLITE_CHECKPOINT_FULL, pages);
}

// Syncs the log, moves its pages into the database, and syncs that. False if not all could be moved, because somebody
// reads what stood there before, for a copy say; then a part of the log is not even synced. In full mode nobody writes
// meanwhile, so that nothing is left afterwards.
bool DiskWriter::move_log(int mode, int& pages) {
    // Only a connection that has read something knows that there is a log.
    database_.execAndGet("SELECT count(*) FROM sqlite_master");
    int moved = -1;
    const int code = sqlite3_wal_checkpoint_v2(database_.getHandle(), nullptr, mode, &pages, &moved);
    if (code == SQLITE_BUSY) return false;
    check(code, "the log cannot be moved into the database");
    if (pages < 0) throw std::runtime_error("the database has no log");
    return moved == pages;
}

void DiskWriter::sync_log() {
    sqlite3_file* log = nullptr;
    check(sqlite3_file_control(database_.getHandle(), nullptr, SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log)),
          "the log cannot be found");
    if (log && log->pMethods) check(log->pMethods->xSync(log, SQLITE_SYNC_NORMAL), "the log cannot be synced");
}

}  // namespace pantheon
