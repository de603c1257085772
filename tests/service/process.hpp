// The real `pantheon serve` as a process of its own, which tests start, kill and start again.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "folder.hpp"

class Process {
    pid_t pid_ = -1;
    int out_ = -1, err_ = -1;  // what it says, as it says it

    struct Line {
        std::vector<std::string> words;
    };
    explicit Process(Line line, const std::function<void()>& prepare = {});

public:
    // With these words after `serve`; `prepare` is called in the new process before the command starts.
    explicit Process(const std::vector<std::string>& words, const std::function<void()>& prepare = {});
    // Any command line.
    static Process of(std::vector<std::string> line) { return Process(Line{std::move(line)}); }
    ~Process();  // kills it
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    pid_t pid() const { return pid_; }
    // Waits until it listens, and says at which port; 0 if it ended instead.
    std::uint16_t port();
    void signal(int number) const;
    // Waits for its end: the exit status, or minus the signal that ended it.
    int wait();
    // What it has written to standard error, until its end.
    std::string complaint();
};

// Where the real `pantheon` lies.
std::string pantheon_command();

// A service in a folder, at any free port, for people and bots that are as quick as they can.
std::vector<std::string> serve_words(const std::string& folder, const std::vector<std::string>& more = {});

// One that is up.
struct Running {
    Folder folder;
    Process process;
    std::uint16_t port;

    explicit Running(const std::vector<std::string>& more = {});
};
