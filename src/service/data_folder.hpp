// The folder of the database: held by one process at a time, and for the eyes of its owner alone.
#pragma once

#include <string>

#include "core/result.hpp"

namespace pantheon {

class DataFolder {
    std::string path_;
    int lock_;  // the system lets go of it however the process ends

    DataFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

public:
    // Makes the folder where there is none. Its files, and those that come to be, can be read by their owner alone,
    // whatever the umask says; so can the folder, unless it holds things that are none of ours.
    static Result<DataFolder> open(const std::string& path);
    DataFolder(DataFolder&& other) noexcept;
    DataFolder& operator=(DataFolder&& other) noexcept;
    ~DataFolder();

    std::string database() const { return database_in(path_); }
    static std::string database_in(const std::string& path) { return path + "/pantheon.db"; }
};

// A new file that only its owner can read, open for writing; -1 and `errno`: there is one already, or it cannot be
// made.
int new_private_file(const std::string& path);

}  // namespace pantheon
