#include "process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <stdexcept>

namespace {

std::string read_all(int file) {
    std::string text;
    char bytes[4096];
    for (ssize_t n; (n = read(file, bytes, sizeof bytes)) > 0;) text.append(bytes, static_cast<std::size_t>(n));
    return text;
}

std::vector<std::string> to_serve(const std::vector<std::string>& words) {
    std::vector<std::string> line{pantheon_command(), "serve"};
    line.insert(line.end(), words.begin(), words.end());
    return line;
}

}  // namespace

std::string pantheon_command() { return PANTHEON_COMMAND; }

Process::Process(const std::vector<std::string>& words, const std::function<void()>& prepare)
    : Process(Line{to_serve(words)}, prepare) {}

Process::Process(Line line, const std::function<void()>& prepare) {
    int out[2];
    if (pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    out_ = out[0];
    // A file that has no name, so that the process never waits for somebody to read its log.
    err_ = open(std::filesystem::temp_directory_path().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    std::vector<char*> pointers;
    for (std::string& word : line.words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // not left behind when the test is stopped
        dup2(out[1], STDOUT_FILENO);
        dup2(err_, STDERR_FILENO);
        if (prepare) prepare();
        execvp(pointers[0], pointers.data());
        _exit(127);
    }
    close(out[1]);
    if (pid_ < 0) throw std::runtime_error("no process");
}

Process::~Process() {
    if (pid_ > 0) {
        signal(SIGKILL);
        wait();
    }
    close(out_);
    close(err_);
}

std::uint16_t Process::port() {
    std::string line;
    for (char c; read(out_, &c, 1) == 1 && c != '\n';) line += c;
    const std::size_t colon = line.rfind(':');
    return colon == std::string::npos ? std::uint16_t{0}
                                      : static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

void Process::signal(int number) const { kill(pid_, number); }

int Process::wait() {
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

std::string Process::complaint() {
    lseek(err_, 0, SEEK_SET);
    return read_all(err_);
}

std::vector<std::string> serve_words(const std::string& folder, const std::vector<std::string>& more) {
    std::vector<std::string> words{"--port", "0", "--data", folder, "--pace", "0"};
    for (const std::string limit : {"--rate", "--requests", "--kilobytes", "--socket-kilobytes"})
        if (std::ranges::find(more, limit) == more.end()) words.insert(words.end(), {limit, "1000000"});
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Running::Running(const std::vector<std::string>& more)
    : process(serve_words(folder.string(), more)), port(process.port()) {
    if (port == 0) throw std::runtime_error("the service did not start: " + process.complaint());
}
