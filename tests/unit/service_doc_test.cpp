// Every example of docs/service.md is true.
#include <doctest/doctest.h>

#include <fstream>

#include "source_folder.hpp"
#include "unit/fits.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

// Plays the examples one after the other. "> POST /api/tables {…}" is a request, "< 201 {…}" its answer; "ada> {…}" is
// what Ada's socket says, "ada< {…}" what it is sent next.
class Reader {
    Tabletop top_;
    HttpReply reply_;
    std::map<std::string, Connection> sockets_;
    Rng tokens_{2016};

    std::string token() {
        std::string digits;
        while (digits.size() < 32) digits += "0123456789abcdef"[tokens_.next() >> 60];
        return digits;
    }
    Connection socket(const std::string& who) {
        if (!sockets_.contains(who)) sockets_[who] = top_.connect();
        return sockets_[who];
    }
    // "…" as hash stands for the one of the last position.
    void say(const std::string& who, const std::string& text) {
        for (auto& [name, connection] : sockets_) top_.network.sent[connection].clear();
        Json request = Json::parse(text, nullptr, false);
        const Connection connection = socket(who);
        if (request.is_object() && request.value("hash", "") == abbreviated)
            request["hash"] = top_.network.positions[connection]["hash"];
        top_.now += 1'000;
        top_.lobby->read(connection, request.is_discarded() ? text : request.dump());
        top_.lobby->tick();
    }
    // "GET /api/record Bearer 0123" or "POST /api/import {…}"
    void request(const std::string& line) {
        const auto first = line.find(' '), second = std::min(line.find(' ', first + 1), line.size());
        std::string path = line.substr(first + 1, second - first - 1), query;
        const std::string rest = line.substr(std::min(second + 1, line.size()));
        if (const auto mark = path.find('?'); mark != std::string::npos) {
            query = path.substr(mark + 1);
            path.resize(mark);
        }
        const bool bearer = rest.starts_with("Bearer ");
        reply_ = top_.http(line.substr(0, first), path, bearer ? "" : rest, bearer ? rest.substr(7) : "", query);
    }
    void expect_reply(const std::string& shown) {
        const std::string real = std::to_string(reply_.status) + " " + reply_.body;
        const bool json = reply_.type == "application/json";
        const bool same = json ? shown.substr(0, 3) == real.substr(0, 3) &&
                                     fits(Json::parse(shown.substr(4)), Json::parse(reply_.body))
                               : real.starts_with(shown.substr(0, shown.find(abbreviated)));
        CHECK_MESSAGE(same, "the document: " << shown << "\n  the service:  " << real);
    }
    void expect(const std::string& who, const std::string& shown) {
        const Json real = top_.next(socket(who));
        const bool same = fits(Json::parse(shown), real);
        CHECK_MESSAGE(same, who << "\n  the document: " << shown << "\n  the service:  " << real.dump());
    }

public:
    int examples = 0;

    Reader() {
        top_.date = 1'500'000'000'000;
        top_.make_token = [this] { return token(); };
    }

    void read(const std::string& line) {
        const auto mark = line.find_first_of("<>");
        if (mark == std::string::npos || mark > 8 || line.find_first_of(" |`") < mark || line[mark + 1] != ' ') return;
        const std::string who = line.substr(0, mark), text = line.substr(mark + 2);
        ++examples;
        if (line[mark] == '>') return who.empty() ? request(text) : say(who, text);
        if (who.empty()) expect_reply(text);
        else expect(who, text);
    }
};

}  // namespace

TEST_CASE("every example of docs/service.md is true") {
    std::ifstream document(source_folder() + "/docs/service.md");
    REQUIRE(document);
    Reader reader;
    std::string line;
    while (std::getline(document, line)) reader.read(line);
    CHECK(reader.examples > 60);
}
