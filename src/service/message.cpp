#include "service/message.hpp"

#include <algorithm>
#include <array>

#include "service/names.hpp"

namespace pantheon {

namespace {

constexpr std::uint64_t most_entries = 1'000'000;
constexpr std::size_t longest_url = 500;
constexpr std::size_t longest_line = 40;

// A word such as "blue", or six hexadecimal digits after a "#".
std::string colour_in(const Json& request) {
    const std::string colour = text_in(request, "colour").value_or("");
    const auto letters = [&](std::string_view allowed, std::size_t from) {
        return colour.find_first_not_of(allowed, from) == std::string::npos;
    };
    const bool word = colour.size() <= 20 && letters("abcdefghijklmnopqrstuvwxyz", 0);
    const bool digits = colour.size() == 7 && colour[0] == '#' && letters("0123456789abcdef", 1);
    if (!word && !digits) refuse("\"colour\" must be a word such as \"blue\", or \"#\" and six hexadecimal digits");
    return colour;
}

std::string url_in(const Json& request) {
    const auto url = text_in(request, "url");
    if (!url) return {};
    if (url->size() > longest_url) refuse("too_long", "\"url\" must have at most 500 letters");
    const bool plain = std::all_of(url->begin(), url->end(), [](char c) { return c > 0x20 && c < 0x7f; });
    if (!plain || (!url->starts_with("https://") && !url->starts_with("http://")))
        refuse("\"url\" must be an address that begins with https:// or http://, or null");
    return *url;
}

// Long enough that nobody guesses it.
std::string secret_in(const Json& request) {
    const std::string secret = text_in(request, "secret").value_or("");
    if (!secret.empty() && (secret.size() != 32 || secret.find_first_not_of("0123456789abcdef") != std::string::npos))
        refuse("\"secret\" must be 32 hexadecimal digits");
    return secret;
}

void read_hello(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "token", "secret", "lang", "last"});
    message.token = text_needed(request, "token");
    message.secret = secret_in(request);
    message.last = number_in(request, "last", most_entries);
}

void read_sit(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "name", "colour", "secret"});
    message.name = name_needed(request);
    message.colour = colour_in(request);
    message.secret = secret_in(request);
}

void read_leave(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "player"});
    message.player = text_in(request, "player").value_or("");
}

// What every request that changes the game carries: the position that it is meant for.
void read_step(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "number", "hash"});
    message.number = number_needed(request, "number", most_entries);
    message.hash = text_needed(request, "hash");
}

void read_answer(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "number", "hash", "option"});
    message.number = number_needed(request, "number", most_entries);
    message.hash = text_needed(request, "hash");
    message.option = static_cast<int>(number_needed(request, "option", 127));
}

void read_settings(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "confirm", "lang"});
    const auto confirm = text_in(request, "confirm");
    if (!confirm) return;
    message.confirm = confirm_named(*confirm);
    if (!message.confirm) refuse("\"confirm\" is \"always\", \"turn\" or \"never\"");
}

void read_takeback(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "number"});
    message.number = number_needed(request, "number", most_entries);
}

void read_agree(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "yes", "to"});
    const auto yes = flag_in(request, "yes");
    if (!yes) refuse("this request needs \"yes\", true or false");
    message.yes = *yes;
    message.to = number_in(request, "to", most_entries);
    if (message.yes && !message.to) refuse("who agrees must say \"to\" which entry of the log, a whole number");
}

void read_chat(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "text", "line"});
    message.text = visible_line(text_needed(request, "text"), "\"text\"", longest_chat);
    message.line = text_in(request, "line").value_or("");
    if (message.line.size() > longest_line) refuse("too_long", "\"line\" must have at most 40 letters");
}

void read_hook(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "url"});
    message.url = url_in(request);
}

void read_look(const Json& request, Message& message) {
    allow_only(request, {"do", "id", "at", "seat"});
    message.at = number_needed(request, "at", most_entries);
    if (const auto seat = number_in(request, "seat", max_players - 1)) message.seat = static_cast<int>(*seat);
}

void read_ping(const Json& request, Message&) { allow_only(request, {"do", "id"}); }

struct Kind {
    std::string_view name;
    Do what;
    void (*read)(const Json& request, Message& message);
};
constexpr std::array<Kind, 16> kinds{{{"hello", Do::hello, read_hello},
                                      {"sit", Do::sit, read_sit},
                                      {"leave", Do::leave, read_leave},
                                      {"answer", Do::answer, read_answer},
                                      {"undo", Do::undo, read_step},
                                      {"redo", Do::redo, read_step},
                                      {"restart", Do::restart, read_step},
                                      {"confirm", Do::confirm, read_step},
                                      {"hint", Do::hint, read_step},
                                      {"settings", Do::settings, read_settings},
                                      {"takeback", Do::takeback, read_takeback},
                                      {"agree", Do::agree, read_agree},
                                      {"chat", Do::chat, read_chat},
                                      {"hook", Do::hook, read_hook},
                                      {"look", Do::look, read_look},
                                      {"ping", Do::ping, read_ping}}};

Message read_request(const Json& request) {
    const std::string name = text_needed(request, "do");
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& each) { return each.name == name; });
    if (kind == kinds.end()) refuse("there is no request " + in_quotes(name.substr(0, 40)));
    Message message;
    message.what = kind->what;
    kind->read(request, message);
    if (kind->what == Do::hello || kind->what == Do::settings) message.language = language_in(request);
    return message;
}

}  // namespace

std::string name_needed(const Json& request) {
    return visible_name(text_needed(request, "name"), "\"name\"", longest_name);
}

Reading read_message(std::string_view text) {
    Reading reading;
    try {
        if (text.size() > longest_message) refuse("too_long", "a message must have at most 16 KiB");
        const Json request = read_json(text);
        if (!request.is_object()) refuse("this is not a JSON object");
        // Only plain values, and short: an answer repeats them.
        if (const Json* id = member(request, "id")) {
            if (!id->is_primitive() || (id->is_string() && id->get_ref<const std::string&>().size() > 100))
                refuse("\"id\" must be a number or a short text");
            reading.id = *id;
        }
        reading.message = read_request(request);
    } catch (const Refusal& refusal) {
        reading.refusal = refusal;
    } catch (const std::exception& error) {
        reading.refusal = {error.what()};
    }
    return reading;
}

}  // namespace pantheon
