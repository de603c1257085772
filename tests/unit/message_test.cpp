// The reader of messages: what may be said is read, and everything else is refused with a sentence.
#include <doctest/doctest.h>

#include "service/message.hpp"

using namespace pantheon;

namespace {

Message read(const std::string& text) {
    const Reading reading = read_message(text);
    REQUIRE_MESSAGE(reading.message.has_value(), reading.refusal.sentence);
    return *reading.message;
}

}  // namespace

TEST_CASE("every message is read") {
    const Message hello = read(R"({"do":"hello","token":"abc","lang":"fr","last":12})");
    CHECK(hello.what == Do::hello);
    CHECK(hello.token == "abc");
    CHECK(hello.language == Language::french);
    CHECK(hello.last == std::size_t{12});
    CHECK(!read(R"({"do":"hello","token":"abc"})").last);
    CHECK(read(R"({"do":"sit","name":" Ada ","colour":"blue"})").name == "Ada");
    CHECK(read(R"({"do":"sit","name":"Ада","colour":"#00ff7f"})").colour == "#00ff7f");
    CHECK(read(R"({"do":"leave"})").player.empty());
    CHECK(read(R"({"do":"leave","player":"random"})").player == "random");
    const Message answer = read(R"({"do":"answer","number":7,"hash":"0123","option":127})");
    CHECK(answer.number == 7);
    CHECK(answer.hash == "0123");
    CHECK(answer.option == 127);
    for (const char* step : {"undo", "redo", "restart", "confirm"})
        CHECK(read(R"({"number":3,"hash":"x","do":")" + std::string(step) + "\"}").number == 3);
    CHECK(read(R"({"do":"settings","confirm":"never"})").confirm == Confirm::never);
    CHECK(read(R"({"do":"takeback","number":4})").number == 4);
    CHECK(read(R"({"do":"agree","yes":true,"to":4})").to == std::size_t{4});
    CHECK(!read(R"({"do":"agree","yes":false})").to);
    CHECK(read(R"({"do":"chat","text":"hello"})").text == "hello");
    CHECK(read(R"({"do":"hook","url":"https://example.org/x"})").url == "https://example.org/x");
    CHECK(read(R"({"do":"hook","url":null})").url.empty());
    CHECK(read(R"({"do":"look","at":4,"seat":1})").seat == 1);
    CHECK(read(R"({"do":"ping"})").what == Do::ping);
}

TEST_CASE("an id comes back as it is, if it is short and plain") {
    CHECK(read_message(R"({"do":"ping","id":5})").id == 5);
    CHECK(read_message(R"({"do":"sing","id":"a"})").id == "a");
    CHECK(read_message(R"({"do":"ping"})").id.is_null());
    CHECK(!read_message(R"({"do":"ping","id":[1]})").message);
    CHECK(!read_message(R"({"do":"ping","id":")" + std::string(101, 'x') + "\"}").message);
}

TEST_CASE("what is not a message is refused with a sentence") {
    const std::string deep = "{\"do\":" + std::string(8000, '[');
    const std::string nested = "{\"do\":" + std::string(4000, '[') + std::string(4000, ']') + "}";
    for (const std::string& wrong :
         {std::string{},
          std::string{"hello"},
          std::string{"[]"},
          std::string{"null"},
          deep,
          nested,
          std::string{"{\"do\":\"ping\"} x"},
          std::string{"{\"do\":\"ping\",\"more\":1}"},
          std::string{R"({"do":7})"},
          std::string{R"({"do":"dance"})"},
          std::string{R"({"do":"hello"})"},
          std::string{R"({"do":"hello","token":5})"},
          std::string{R"({"do":"answer","number":1,"hash":"x","option":1,"more":1})"},
          std::string{R"({"do":"hello","token":"a","secret":"b"})"},
          std::string{R"({"do":"hello","token":"a","lang":"de"})"},
          std::string{R"({"do":"hello","token":"a","last":-1})"},
          std::string{R"({"do":"sit"})"},
          std::string{R"({"do":"sit","name":""})"},
          std::string{R"({"do":"sit","name":"   "})"},
          std::string{R"({"do":"sit","name":"a\nb"})"},
          std::string{R"({"do":"sit","name":"a","colour":"BLUE"})"},
          std::string{R"({"do":"answer","option":3})"},
          std::string{R"({"do":"answer","number":1,"hash":"a","option":128})"},
          std::string{R"({"do":"answer","number":1.5,"hash":"a","option":1})"},
          std::string{R"({"do":"answer","number":18446744073709551616,"hash":"a","option":1})"},
          std::string{R"({"do":"settings","confirm":"sometimes"})"},
          std::string{R"({"do":"agree"})"},
          std::string{R"({"do":"agree","yes":1})"},
          std::string{R"({"do":"agree","yes":true})"},
          std::string{R"({"do":"ping","do":"ping"})"},
          std::string{R"({"do":"hello","token":"a","token":"b"})"},
          std::string{R"({"do":"hook","url":"file:///etc"})"},
          std::string{R"({"do":"hook","url":"http://a b"})"},
          std::string{R"({"do":"look","at":1,"seat":4})"},
          std::string{"{\"do\":\"chat\",\"text\":\"\xff\"}"},
          std::string{"{\"do\":\"chat\",\"text\":\"\xc0\xaf\"}"}}) {
        const Reading reading = read_message(wrong);
        CHECK_MESSAGE(!reading.message, wrong.substr(0, 80));
        CHECK(reading.refusal.code == "bad_message");
        CHECK(reading.refusal.sentence.size() > 10);
    }
}

TEST_CASE("lengths are counted in letters") {
    const auto chat = [](std::size_t letters, const std::string& letter) {
        std::string text;
        for (std::size_t i = 0; i < letters; ++i) text += letter;
        return read_message(R"({"do":"chat","text":")" + text + "\"}");
    };
    CHECK(chat(500, "é").message);
    CHECK(chat(501, "é").refusal.code == "too_long");
    CHECK(!chat(500, "\\u0007").message);
    CHECK(read_message(std::string(20'000, ' ')).refusal.code == "too_long");
    CHECK(read_message(R"({"do":"sit","name":")" + std::string(41, 'a') + "\"}").refusal.code == "too_long");
}

TEST_CASE("JSON with more parts than any request has, or deeper, is refused before it is read") {
    const auto refused = [](const std::string& text) {
        try {
            read_json(text);
            return false;
        } catch (const Refusal& refusal) {
            CHECK(refusal.sentence.find("deeper") != std::string::npos);
            return true;
        }
    };
    CHECK(refused(std::string(100'000, '[')));
    CHECK(refused("{\"a\":" + std::string(9, '[') + std::string(9, ']') + "}"));
    std::string members = "{\"a\":1";
    for (int n = 0; n < 600; ++n) members += ",\"b" + std::to_string(n) + "\":1";
    CHECK(refused(members + "}"));
    // What stands in a text is only a text.
    CHECK(!refused(R"({"record":")" + std::string(1000, '[') + R"(\",,\\"})"));
    CHECK(read_json(R"(["\"[[[[[[[[[","\\"])")[0] == "\"[[[[[[[[[");
    CHECK(read_json("[1,").is_discarded());
}

TEST_CASE("a member that is there twice is refused, at any depth") {
    for (const char* twice : {R"({"a":1,"a":1})", R"({"a":1,"b":{"c":1,"c":2}})", R"([{"a":1},{"a":1,"b":2,"a":3}])",
                              R"({"a":1,"\u0061":2})"})
        CHECK_THROWS_AS(read_json(twice), Refusal);
    CHECK(read_json(R"({"a":{"a":1,"b":[{"a":1},{"a":1}]}})").is_object());
    CHECK(read_json(R"({"a":1,"a)").is_discarded());
}
