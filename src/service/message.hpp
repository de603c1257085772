// What a client may say on its socket, read strictly: a message, or one sentence that says what is wrong with it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "room/room.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

enum class Do : std::uint8_t {
    hello,
    sit,
    leave,
    answer,
    undo,
    redo,
    restart,
    confirm,
    hint,
    settings,
    takeback,
    agree,
    chat,
    hook,
    look,
    ping,
};

// Members that a kind of message does not have are left as they are.
struct Message {
    Do what{};
    std::string token;
    std::string secret;  // of who was invited, or sits down anew
    std::optional<Language> language;
    std::optional<std::size_t> last;  // how many entries of the log the client has
    std::string name;
    std::string colour;
    std::string player;
    std::size_t number = 0;
    std::string hash;
    int option = 0;
    std::optional<Confirm> confirm;
    bool yes = false;
    std::optional<std::size_t> to;  // the take-back that is answered, as the table names it
    std::string text;
    std::string line;  // what the client calls it; empty: nothing
    std::string url;   // empty: none any more
    std::size_t at = 0;
    std::optional<int> seat;
};

struct Reading {
    Json id;  // a plain value; null if the message has none, or cannot be read
    std::optional<Message> message;
    Refusal refusal;  // if there is no message
};

inline constexpr std::size_t longest_message = std::size_t{1} << 14;  // bytes
inline constexpr std::size_t longest_name = 40, longest_chat = 500;   // letters

// Any text is read, or refused; nothing is thrown.
Reading read_message(std::string_view text);

// A name as people write it, for a seat.
std::string name_needed(const Json& request);

}  // namespace pantheon
