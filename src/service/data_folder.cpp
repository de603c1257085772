#include "service/data_folder.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace pantheon {

namespace fs = std::filesystem;

namespace {

bool is_ours(const fs::path& file) { return file.filename().string().starts_with("pantheon."); }

void make_private(const fs::path& path, fs::perms perms) {
    std::error_code error;
    if (fs::status(path, error).permissions() == perms) return;
    fs::permissions(path, perms, error);
    if (error)
        spdlog::warn("{} may be readable by others, and that cannot be changed: {}", path.string(), error.message());
}

// What SQLite makes besides the database has the permissions of the database.
void make_private(const fs::path& folder) {
    bool only_ours = true;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (is_ours(entry) && entry.is_regular_file(error))
            make_private(entry.path(), fs::perms::owner_read | fs::perms::owner_write);
        else only_ours = false;
    }
    if (only_ours && !error) make_private(folder, fs::perms::owner_all);
}

Error cannot_write(const std::string& path) {
    return {"cannot write in the data folder \"" + path + "\": " + std::strerror(errno)};
}

}  // namespace

int new_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) fchmod(file, 0600);
    return file;
}

Result<DataFolder> DataFolder::open(const std::string& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (error) return Error{"cannot make the data folder \"" + path + "\": " + error.message()};
    const int lock = ::open((path + "/pantheon.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) return cannot_write(path);
    DataFolder folder(path, lock);
    if (flock(lock, LOCK_EX | LOCK_NB) != 0)
        return Error{"the data folder \"" + path + "\" is in use by another running pantheon serve"};
    if (const int file = new_private_file(folder.database()); file >= 0) close(file);
    else if (errno != EEXIST) return cannot_write(path);
    make_private(path);
    return folder;
}

DataFolder::DataFolder(DataFolder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

DataFolder& DataFolder::operator=(DataFolder&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(lock_, other.lock_);
    return *this;
}

DataFolder::~DataFolder() {
    if (lock_ >= 0) close(lock_);
}

}  // namespace pantheon
