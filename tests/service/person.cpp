#include "person.hpp"

#include <utility>

using namespace std::chrono_literals;

std::optional<Links> new_table(std::uint16_t port, const std::vector<std::string>& seats, const Json& more,
                               const std::string& from) {
    Json body{{"game", "deus"}, {"options", Json::object()}};
    for (const std::string& seat : seats)
        body["seats"].push_back(seat == "person" ? Json{{"kind", "person"}} : Json{{"kind", "bot"}, {"player", seat}});
    if (more.is_object()) body.update(more);
    const Reply reply = post(port, "/api/tables", body.dump(), "", from);
    if (reply.status != 201) return {};
    const Json made = Json::parse(reply.body);
    Links links{.table = made["table"], .seats = {}, .spectator = made["spectator"]};
    // Whoever opens a table under a name sits at it already.
    for (const Json& seat : made["seats"])
        links.seats.push_back(seat.contains("token") ? seat["token"].get<std::string>() : seat.value("invitation", ""));
    return links;
}

Person::Person(std::string token, std::string name, std::uint64_t luck)
    : token_(std::move(token)), name_(std::move(name)), luck_(luck) {
    std::mt19937_64 digits(~luck);
    while (secret_.size() < 32) secret_ += "0123456789abcdef"[digits() % 16];
}

bool Person::come(std::uint16_t port, const std::string& from) {
    socket_.emplace(port, Headers{}, from);
    if (!socket_->open()) return false;
    const int before = positions_;
    table = nullptr;  // what it said before may be so no longer
    const auto reply = ask({{"do", "hello"}, {"token", token_}, {"secret", secret_}});
    if (!reply) return false;
    if (!reply->value("ok", false)) {
        complaints.push_back("the seat was refused: " + reply->dump());
        return false;
    }
    take_token(*reply);
    while (table.is_null())
        if (!read_one(5s)) return false;
    if (table["you"].is_null()) return true;  // a spectator
    if (!table["seats"][table["you"].get<std::size_t>()].value("joined", false)) {
        const auto seated = ask({{"do", "sit"}, {"name", name_}});
        if (!seated) return false;  // the connection was lost meanwhile
        if (!seated->value("ok", false)) {
            complaints.push_back("sitting down was refused: " + seated->dump());
            return false;
        }
        take_token(*seated);
    }
    while (table["state"] != "waiting" && positions_ == before)
        if (!read_one(5s)) return false;
    return true;
}

std::optional<Json> Person::ask(Json request) {
    const int id = ++requests_;
    request["id"] = id;
    if (!socket_->send(request.dump())) return {};
    while (const auto text = socket_->read(10s)) {
        received += *text + "\n";
        Json message = Json::parse(*text);
        if (message.contains("re") && message["re"] == id) return message;
        take(*text);
    }
    return {};
}

bool Person::read_one(std::chrono::milliseconds patience) {
    const auto text = socket_->read(patience);
    if (!text) return false;
    received += *text + "\n";
    take(*text);
    return true;
}

void Person::take_token(const Json& reply) { token_ = reply.value("token", token_); }

void Person::take(const std::string& text) {
    Json message = Json::parse(text);
    const std::string say = message.value("say", "");
    if (say == "table") table = std::move(message);
    else if (say == "position") take_position(std::move(message));
}

// What was once told as having happened must be told the same for ever; answers that were taken must be there.
void Person::take_position(Json now) {
    ++positions_;
    const int log = now["log"];
    news_.clear();
    for (const Json& event : now["events"])
        if (event["number"] <= log) news_[event["number"]].push_back(event["words"].dump());
    for (const auto& [entry, words] : news_) {
        const auto [known, added] = happened_.try_emplace(entry, words);
        if (!added && known->second != words)
            complaints.push_back("entry " + std::to_string(entry) + " of the log has changed");
    }
    if (!position.is_null() && log < position["log"]) complaints.push_back("entries of the log are gone");
    // One may have been taken back by a request that was not replied to.
    if (!position.is_null() && log == position["log"] &&
        now["tentative"]["answers"].get<int>() + 1 < position["tentative"]["answers"].get<int>())
        complaints.push_back("tentative answers are gone");
    position = std::move(now);
}

bool Person::is_asked() const {
    return !position.is_null() && (!position["choice"].is_null() || position["tentative"].value("can_confirm", false));
}

bool Person::step(std::chrono::milliseconds patience) {
    if (!is_here()) return false;
    if (!is_asked()) {
        read_one(patience);
        return is_here();
    }
    Json request{{"number", position["number"]}, {"hash", position["hash"]}};
    if (const Json& choice = position["choice"]; !choice.is_null()) {
        request["do"] = "answer";
        request["option"] = choice["options"][luck_() % choice["options"].size()]["option"];
    } else {
        const bool regrets = position["tentative"]["can_undo"] && luck_() % 8 == 0;
        request["do"] = regrets ? "undo" : "confirm";
    }
    const int before = positions_;
    const auto reply = ask(request);
    if (!reply) return false;
    if (!reply->value("ok", false) && reply->value("code", "") != "stale") {
        complaints.push_back(request.dump() + " was refused: " + reply->dump());
        return true;
    }
    while (positions_ == before)
        if (!read_one(5s)) return false;
    return true;
}

bool Person::play(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (!is_over() && std::chrono::steady_clock::now() < end)
        if (!step(100ms)) return false;
    return is_over();
}
