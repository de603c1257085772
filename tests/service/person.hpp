// A scripted person: takes a seat over a socket, answers at random, and remembers everything it was told.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "client.hpp"

using Json = nlohmann::json;

// The links of a new table.
struct Links {
    std::string table;
    std::vector<std::string> seats;  // invitations; empty for bots
    std::string spectator;
};
// Seats are "person" or the name of a bot. Nothing if the service did not answer, or said no.
std::optional<Links> new_table(std::uint16_t port, const std::vector<std::string>& seats, const Json& more = {},
                               const std::string& from = "127.0.0.1");

class Person {
    std::string token_;  // of a seat or of spectators; an invitation until it has sat down
    std::string secret_;
    std::string name_;
    std::mt19937_64 luck_;
    std::optional<Socket> socket_;
    int requests_ = 0;
    int positions_ = 0;                                 // how many have come
    std::map<int, std::vector<std::string>> happened_;  // by entry of the log: its events in words
    std::map<int, std::vector<std::string>> news_;      // the same, of one position

    void take(const std::string& text);
    void take_token(const Json& reply);
    void take_position(Json position);
    bool read_one(std::chrono::milliseconds patience);

public:
    Json table, position;                 // the last ones that came
    std::string received;                 // every text, one after the other
    std::vector<std::string> complaints;  // what was told and is so no longer

    // The same luck brings the same secret: such a person takes the seat again with the invitation alone.
    Person(std::string token, std::string name, std::uint64_t luck);

    // Comes to its seat, for the first time or again. False if nobody is there to let it in.
    bool come(std::uint16_t port, const std::string& from = "127.0.0.1");
    bool is_here() const { return socket_ && socket_->open(); }
    void leave() { socket_.reset(); }
    Socket& socket() { return *socket_; }
    const std::string& token() const { return token_; }

    // One request and its reply; nothing if the connection was lost meanwhile.
    std::optional<Json> ask(Json request);
    // Answers, confirms or takes back where it is asked; otherwise waits for news. False if the connection is lost.
    bool step(std::chrono::milliseconds patience);
    bool is_over() const { return !position.is_null() && position["state"] == "over"; }
    bool is_asked() const;
    // Plays until the game is over or the connection lost.
    bool play(std::chrono::milliseconds time);
};
