// The stage of one scene: its game, what is given, what is played there and what is expected.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "table/any_game.hpp"

namespace pantheon {

using Complaint = std::optional<Error>;

// Cuts the text at the first separator: what stands before it is returned, what follows is left.
std::string_view cut(std::string_view& text, char separator);

// What "with" lines have said so far.
struct Settings {
    std::string game;  // empty: the first on the shelf
    GameOptions options;

    Complaint read(std::string_view setting);
};

// Where games come from; called when the first line needs one.
using FindKind = std::function<Result<GameKind>(const std::string& game)>;

// Each function carries out one line of docs/scenes.md and says what is wrong with it.
class Stage {
    // A question with one option: it was answered without waiting for words, but they may be said.
    struct SelfAnswered {
        std::string who, words;
    };

    FindKind find_;
    Settings settings_;
    std::optional<GameKind> kind_;
    std::unique_ptr<AnyGame> game_;
    std::vector<SelfAnswered> self_answered_;  // since somebody last answered in words
    bool given_ = true;                        // positions may still be described
    bool expected_ = false;                    // something was claimed

    Complaint begin();
    Complaint enter();
    Complaint expect();
    void settle();
    void answer(Answer option);
    void let_luck_choose();
    Complaint answer_next(std::string_view seat, std::string_view& phrases);
    bool skip_self_answered(std::string_view seat, std::string_view& phrases);
    Complaint refuses_setting(std::string_view line);
    std::optional<Seat> seat_named(std::string_view name) const;
    std::string open_question() const;
    bool is_option(std::string_view words) const;
    bool is_known(Seat seat, std::string_view statement) const;

public:
    Stage(FindKind find, const Settings& settings) : find_(std::move(find)), settings_(settings) {}

    bool has_begun() const { return game_ != nullptr; }
    bool has_expected() const { return expected_; }

    Complaint with(std::string_view setting);
    Complaint given(std::string_view statement);
    Complaint when(std::string_view line);
    Complaint asks(std::string_view line);
    Complaint offers(std::string_view words);
    Complaint refuses(std::string_view line);
    Complaint then(std::string_view statement);
    Complaint sees(std::string_view line, bool expected);
};

}  // namespace pantheon
