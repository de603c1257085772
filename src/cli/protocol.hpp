// The engine protocol: one JSON request a line, one JSON response a line (docs/protocol.md is its reference).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "players/seated_player.hpp"
#include "service/listings.hpp"
#include "table/session.hpp"

namespace pantheon {

// Holds at most one game. A request that is refused changes nothing.
class Protocol {
    const Context& context_;  // must outlive the protocol
    std::optional<Session> session_;
    Rng luck_{0};
    bool client_is_luck_ = false;
    std::map<std::pair<Seat, std::string>, SeatedPlayer> advisers_;  // those who were asked for an answer
    bool finished_ = false;

    Session& session();
    Json perform(const Json& request);
    Json games(const Json& request);
    Json cards(const Json& request);
    Json begin(const Json& request);
    Json load(const Json& request);
    Json choice(const Json& request);
    Json answer(const Json& request);
    Json undo(const Json& request);
    Json view(const Json& request);
    Json position(const Json& request);
    Json record(const Json& request);
    Json suggest(const Json& request);
    Json hint(int lines, const Thinking& thinking, Language language);
    Json quit(const Json& request);

    const GameKind& kind_in(const Json& request) const;
    void sit_down(Session session, const Json& request, std::uint64_t seed);
    SeatedPlayer& adviser(const std::string& name, std::uint64_t seed);
    Json open_question(Language language) const;

public:
    explicit Protocol(const Context& context) : context_(context) {}

    // Any text is answered, with one line without its line end.
    std::string handle(std::string_view line);
    bool finished() const { return finished_; }  // after `quit`
};

}  // namespace pantheon
