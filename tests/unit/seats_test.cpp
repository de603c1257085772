// Who gets a seat, and who may look through it: invitations, tokens, devices, names.
#include <doctest/doctest.h>

#include "service/names.hpp"
#include "service/token.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

const std::string bobs_secret(32, 'b'), another_secret(32, 'e');

Json hello_with(const Json& token, const std::string& secret) {
    return {{"do", "hello"}, {"token", token}, {"secret", secret}};
}

}  // namespace

TEST_CASE("whoever opens a table gets a token for their own seat, and invitations for the others'") {
    Tabletop top;
    const Json table = top.create({person, person, random_bot}, {{"name", "Ada"}});
    CHECK(table["seats"][0].contains("token"));
    CHECK(!table["seats"][0].contains("invitation"));
    CHECK(!table["seats"][1].contains("token"));
    CHECK(table["seats"][2] == Json{{"seat", 2}});
    const Json invitation = table["seats"][1]["invitation"];

    const Connection bob = top.hello(invitation);
    CHECK(top.last(bob, "table")["you"] == 1);
    CHECK(top.last(bob, "table")["seats"][1]["joined"] == false);
    for (const Json& early : std::vector<Json>{{{"do", "chat"}, {"text", "hm"}},
                                               {{"do", "leave"}},
                                               {{"do", "hook"}, {"url", "https://example.org"}},
                                               {{"do", "settings"}, {"confirm", "never"}},
                                               {{"do", "look"}, {"at", 0}},
                                               {{"do", "answer"}, {"number", 1}, {"hash", "x"}, {"option", 1}}})
        CHECK(error_of(top.ask(bob, early)) == "not_allowed");
    CHECK(top.http("GET", "/api/record", "", invitation).status == 401);
    CHECK(top.post("/api/tables/mine", {{"tokens", {invitation}}}, 200)["tables"].empty());

    const Json reply = top.ask(bob, {{"do", "sit"}, {"name", "Bob"}});
    const std::string token = reply["token"];
    CHECK(token != invitation.get<std::string>());
    CHECK(top.last(bob, "position")["view"]["seat"] == 1);
    // Whoever else has the invitation sees nothing, and is told why.
    const Connection opener = top.connect();
    const Json refused = top.ask(opener, hello_with(invitation, another_secret));
    CHECK(error_of(refused) == "taken");
    CHECK(refused["error"] == "somebody has sat down with this invitation already");
    CHECK(top.network.hung_up.contains(opener));
    CHECK(top.last(opener, "position").is_null());
    CHECK(top.http("GET", "/api/record", "", invitation).status == 401);
    CHECK(top.last(top.hello(token), "position")["view"]["seat"] == 1);
}

TEST_CASE("who was not told the token because the connection was lost is told again, and nobody else is") {
    Tabletop top;
    const Json table = top.create({person, person}, {{"name", "Ada"}});
    const Json invitation = table["seats"][1]["invitation"];
    const Connection bob = top.connect();
    CHECK(top.ask(bob, hello_with(invitation, bobs_secret))["ok"] == true);
    const Json token = top.ask(bob, {{"do", "sit"}, {"name", "Bob"}})["token"];
    CHECK(top.ask(bob, {{"do", "sit"}, {"name", "Bob"}})["token"] == token);
    top.lobby->closed(bob);
    for (int restarts = 0; restarts < 2; ++restarts) {
        const Connection again = top.connect(), other = top.connect();
        CHECK(top.ask(again, hello_with(invitation, bobs_secret))["token"] == token);
        CHECK(top.last(again, "position")["view"]["seat"] == 1);
        CHECK(error_of(top.ask(other, hello_with(invitation, another_secret))) == "taken");
        top.restart();
    }
    CHECK(error_of(top.ask(top.connect(), hello_with(invitation, "short"))) == "bad_message");
}

TEST_CASE("of two with one invitation the first sits, and the other is told and goes") {
    Tabletop top;
    const Json table = top.create({person, person, person}, {{"name", "Ada"}});
    const Connection first = top.hello(table["seats"][1]["invitation"]);
    const Connection second = top.hello(table["seats"][1]["invitation"]);
    CHECK(top.ask(first, {{"do", "sit"}, {"name", "Bob"}})["ok"] == true);
    CHECK(top.last(second, "bye")["why"] == "somebody has sat down with this invitation already");
    CHECK(top.network.hung_up.contains(second));
    CHECK(error_of(top.ask(second, {{"do", "sit"}, {"name", "Eve"}})) == "taken");
    // The same browser twice is one person.
    const Connection cleo = top.connect(), too = top.connect();
    top.ask(cleo, hello_with(table["seats"][2]["invitation"], bobs_secret));
    top.ask(too, hello_with(table["seats"][2]["invitation"], bobs_secret));
    CHECK(top.ask(cleo, {{"do", "sit"}, {"name", "Cleo"}})["ok"] == true);
    CHECK(top.last(too, "position")["view"]["seat"] == 2);
}

TEST_CASE("a seat shows how many devices look through it") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(top.last(pair.ada, "table")["seats"][1]["devices"] == 1);
    const Connection more = top.hello(pair.token(1));
    CHECK(top.last(pair.bob, "table")["seats"][1]["devices"] == 2);
    CHECK(top.last(pair.ada, "table")["seats"][0]["devices"] == 1);
    top.lobby->closed(more);
    CHECK(top.last(pair.bob, "table")["seats"][1]["devices"] == 1);
    top.lobby->closed(pair.bob);
    CHECK(top.last(pair.ada, "table")["seats"][1]["devices"] == 0);
}

TEST_CASE("who sits down anew with a secret has the seat alone, whoever had its token before") {
    Pair pair;
    Tabletop& top = pair.top;
    const std::string old = pair.token(1);
    const Connection eve = top.hello(old);
    const Json anew{{"do", "sit"}, {"name", "Bob"}, {"secret", bobs_secret}};
    const Json reply = top.ask(pair.bob, anew);
    REQUIRE(reply["ok"] == true);
    const Json token = reply["token"];
    CHECK(token != old);
    CHECK(top.last(pair.ada, "table")["seats"][1]["devices"] == 1);

    // Who was there with the old token is nobody, even before the socket is closed.
    CHECK(top.network.hung_up[eve] == "somebody has sat down in this seat anew, and it has another link now");
    top.network.positions.erase(eve);
    CHECK(error_of(top.ask(eve, {{"do", "undo"}, {"number", 1}, {"hash", ""}})) == "not_allowed");
    CHECK(error_of(top.ask(eve, anew)) == "taken");
    play_turn(top, pair.ada);
    CHECK(!top.network.positions.contains(eve));
    CHECK(top.network.positions.contains(pair.bob));

    for (int restarts = 0; restarts < 2; ++restarts) {
        CHECK(top.http("GET", "/api/record", {}, old).status == 401);
        CHECK(top.post("/api/tables/mine", {{"tokens", {old}}}, 200)["tables"].empty());
        CHECK(error_of(top.ask(top.connect(), hello_with(old, another_secret))) == "taken");
        // The answer may have been lost: the secret brings it back.
        CHECK(top.ask(top.connect(), hello_with(old, bobs_secret))["token"] == token);
        CHECK(top.last(top.hello(token), "position")["view"]["seat"] == 1);
        top.restart();
    }
    // The same again changes nothing; another secret does, and a name alone never does.
    const Connection bob = top.hello(token);
    CHECK(top.ask(bob, anew)["token"] == token);
    CHECK(top.ask(bob, {{"do", "sit"}, {"name", "Robert"}})["ok"] == true);
    CHECK(top.last(top.hello(token), "position")["view"]["seat"] == 1);
    CHECK(top.ask(bob, {{"do", "sit"}, {"name", "Bob"}, {"secret", another_secret}})["token"] != token);
    CHECK(error_of(top.ask(top.connect(), hello_with(old, bobs_secret))) == "unknown_token");
}

TEST_CASE("a token from before there were invitations keeps its seat") {
    Tabletop top;
    const Json table = top.create({person, person}, {{"name", "Ada"}});
    StoredSeat& seat = top.store.tables.begin()->second.row.seats[1];
    const std::string token(32, 'd');
    seat.token_hash = hash_of(token);
    seat.invitation_hash.clear();
    top.restart();
    const Connection bob = top.hello(token);
    CHECK(top.last(bob, "table")["you"] == 1);
    CHECK(!top.ask(bob, {{"do", "sit"}, {"name", "Bob"}}).contains("token"));
    CHECK(top.last(bob, "position")["view"]["seat"] == 1);
    CHECK(top.last(top.hello(token), "position")["view"]["seat"] == 1);
}

TEST_CASE("a table tells all with what it was opened") {
    Tabletop top;
    const auto told = [&](const Json& table) {
        return top.last(top.hello(table["spectator"]), "table")["opened_with"];
    };
    const Json seats{person, person};
    CHECK(told(top.post("/api/tables", {{"game", "deus"}, {"seats", seats}})).is_null());
    CHECK(told(top.post("/api/tables", {{"game", "deus"}, {"seats", seats}, {"seed", 7}})) == "seed");
    const auto with_board = [&](const char* board) {
        return told(top.post("/api/tables", {{"game", "deus"}, {"seats", seats}, {"options", {{"board", board}}}}));
    };
    CHECK(with_board("7B5 5B1 6B4 4A2") == "board");
    CHECK(with_board("random").is_null());
    const std::string record = "pantheon record\ngame: deus\nrules: 1\noption board: 7B5 5B1 6B4 4A2\n";
    const Json imported = top.post("/api/import", {{"as", "game"}, {"seats", seats}, {"record", record}});
    CHECK(told(imported) == "record");
    top.restart();
    CHECK(told(imported) == "record");
}

TEST_CASE("names can be seen, go one way, and are nobody else's") {
    Pair pair;
    Tabletop& top = pair.top;
    const auto named = [&](const std::string& name) { return top.ask(pair.bob, {{"do", "sit"}, {"name", name}}); };
    for (const char* unseen : {"\u200b", "\u00ad", "B\u202eob", "B\u2066ob", "\u3164", "\u2800", "Bo\u200db",
                               "Bo\ufeffb", "\u0301", "B\U000E0041ob", "\u061cBob", "\u0085"})
        CHECK_MESSAGE(error_of(named(unseen)) == "bad_message", unseen);
    CHECK(error_of(named("\u00a0\u2003 ")) == "bad_message");
    CHECK(error_of(named(std::string(41, 'x'))) == "too_long");
    for (const char* taken : {"Ada", "ADA", " a d a ", "\u0410da", "Ad\u0430", "\uff21da", "Midas", "M1das", "chance",
                              "Le  Hasard", "greedy"})
        CHECK_MESSAGE(error_of(named(taken)) == "not_allowed", taken);
    for (const char* fine :
         {"Bob", "Zo\u00e9", "\u5f20\u4f1f", "\u041e\u043b\u044c\u0433\u0430", "Adam", "\u2764\ufe0f"})
        CHECK_MESSAGE(named(fine)["ok"] == true, fine);
    CHECK(named("  Ann \u00a0 Lee ")["ok"] == true);
    CHECK(top.last(pair.ada, "table")["seats"][1]["name"] == "Ann Lee");
    // Refused before there is a table.
    const std::size_t tables = top.store.tables.size();
    top.post("/api/tables", {{"game", "deus"}, {"seats", {person, greedy_bot}}, {"name", "midas"}}, 400);
    CHECK(top.store.tables.size() == tables);
    CHECK(look_alike("\u00c9va", "\u00e9va"));
    CHECK(!look_alike("Anna", "Hanna"));
}

TEST_CASE("letters of other alphabets, dresses and accents make no other name") {
    // Cherokee, Armenian, full width, mathematical, in circles, small capitals, Greek in both cases, Cyrillic, Lisu,
    // Canadian syllabics, Coptic, accents as letters of their own, strokes, signs in between.
    for (const auto& [one, other] :
         {std::pair{"Ꭺda", "Ada"}, {"Ꮇidas", "Midas"}, {"ꮇidas", "Midas"},     {"Jօhո", "John"},
          {"Տսսո", "Suun"},        {"ａｄａ", "Ada"},  {"𝒜𝓭𝔞", "Ada"},         {"𝐌𝐢𝐝𝐚𝐬", "Midas"},
          {"𝚨da", "Ada"},          {"Ⓑⓞⓑ", "Bob"},     {"🅱🅾🅱", "Bob"},         {"ᴀᴅᴀ", "Ada"},
          {"ΝΟRΑ", "Nora"},        {"νera", "Vera"},   {"Ноrа", "hora"},       {"ꓐꓳꓐ", "Bob"},
          {"ᗷOᗷ", "Bob"},          {"ⲃⲟⲃ", "bob"},     {"Mídas", "Midas"},     {"Mi\u0301das", "Midas"},
          {"Mıdas", "Midas"},      {"Bøb", "Bob"},     {"M.i-d_a's", "Midas"}, {"Ad\u1f70", "Ada"},
          {"bοb", "Bob"},          {"B0b", "Bob"},     {"Amie", "Arnie"},      {"Wim", "VVim"},
          {"Ольга", "ольга"},      {"ΝΙΚΟΣ", "νικοσ"}})
        CHECK_MESSAGE(look_alike(one, other), one << " and " << other);
    for (const auto& [one, other] : {std::pair{"Бова", "Вова"},
                                     {"Шура", "Юра"},
                                     {"张伟", "张强"},
                                     {"★", "☆"},
                                     {"❤", "★"},
                                     {"Ada", "Eda"},
                                     {"Нина", "Инна"},
                                     {"Νίκος", "Νίκη"},
                                     {"משה", "שרה"},
                                     {"...", "!?"}})
        CHECK_MESSAGE(!look_alike(one, other), one << " and " << other);
    Pair pair;
    const auto named = [&](const char* name) { return pair.top.ask(pair.bob, {{"do", "sit"}, {"name", name}}); };
    for (const char* taken : {"Ꭺda", "Mídas", "ᴄʜᴀɴᴄᴇ", "Le Hаsаrd"})
        CHECK_MESSAGE(error_of(named(taken)) == "not_allowed", taken);
    for (const char* colour : {"blue", "Bleu", "RED", "rоuge", "green", "vért", "B l a c k", "noir"}) {
        const Json reply = named(colour);
        CHECK_MESSAGE(error_of(reply) == "not_allowed", colour);
        CHECK(reply["error"] == "a colour is no name: in what is told it means a seat");
    }
    CHECK(named("Redmond")["ok"] == true);
}

TEST_CASE("a line of chat shows what it says") {
    Pair pair;
    Tabletop& top = pair.top;
    const auto said = [&](const std::string& text) {
        CHECK(top.ask(pair.bob, {{"do", "chat"}, {"text", text}})["ok"] == true);
        return top.last(pair.ada, "chat")["text"].get<std::string>();
    };
    CHECK(said("I \u202enever\u202c said \u2066that\u2069") == "I never said that");
    CHECK(said("a\u200bb\u00adc\ufeffd\u2800e\U000E0041f\u2028g") == "abcdefg");
    CHECK(said(" \u00a0 Zoé,  你好 שלום ") == "Zoé,  你好 שלום");
    const std::string family = "\U0001F468\u200d\U0001F469\u200d\U0001F467 \u2764\ufe0f";
    CHECK(said(family) == family);
    for (const char* nothing : {"\u200b\u2060", "\u3164", "\u200d", "\ufe0f\ufe0f", "\u202e \u202c"})
        CHECK_MESSAGE(error_of(top.ask(pair.bob, {{"do", "chat"}, {"text", nothing}})) == "bad_message", nothing);
    CHECK(error_of(top.ask(pair.bob, {{"do", "chat"}, {"text", "a\nb"}})) == "bad_message");
}
