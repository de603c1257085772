// A folder that is gone at the end of a test.
#pragma once

#include <filesystem>
#include <random>
#include <string>

struct Folder {
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("pantheon-test-" + std::to_string(std::random_device{}()));

    Folder() { std::filesystem::create_directories(path); }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string string() const { return path.string(); }
};
