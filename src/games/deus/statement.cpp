#include "games/deus/statement.hpp"

#include <algorithm>
#include <optional>

#include "core/text.hpp"
#include "games/deus/names.hpp"
#include "games/deus/rulebook.hpp"
#include "table/statement_reader.hpp"

namespace pantheon::deus {

namespace {

class Reader : StatementReader {
    const Box& box_;
    const Setup& setup_;

    int number(int most) {
        const auto text = word();
        const int value = number_in(text).value_or(-1);
        if (value < 0 || value > most) fail(text, "a number from 0 to " + std::to_string(most));
        return value;
    }
    // One that ends the statement.
    int last_number(int most) {
        const int value = number(most);
        if (!rest_.empty()) fail(rest_, "nothing more");
        return value;
    }
    Region region(std::string_view text) {
        const Region found = region_named(setup_.board, text);
        if (found == nowhere) fail(text, "a region, like c4");
        return found;
    }
    template <std::size_t Size>
    int one_of(const std::array<Name, Size>& names, std::string_view text, std::string_view expected) {
        const int found = find_name(names, text);
        if (found < 0) fail(text, expected);
        return std::max(found, 0);
    }
    Seat seat(std::string_view text) {
        const Seat found = seat_at(one_of(seat_names, text, "a seat: blue, red, green or black"));
        if (!error_ && place(found) >= setup_.players) fail(text, "a seat that plays");
        return found;
    }
    int face(std::string_view text) {
        for (std::size_t i = 0; i < box_.faces.size(); ++i)
            if (box_.faces[i].name.en == text) return static_cast<int>(i);
        fail(text, "the name of a card");
        return 0;
    }
    void cards(Statement& s) {
        if (rest_ == "empty") return;
        do {
            std::string_view name = word(',');
            if (name.starts_with("face down ")) {
                if (s.face_down >= 0) fail(name, "one card face down at most");
                s.face_down = static_cast<int>(s.faces.size());
                name.remove_prefix(10);
            }
            if (name.starts_with("any ")) some_cards(s, name.substr(4));
            else s.faces.push_back(face(name));
        } while (!rest_.empty());
    }
    // "any card", "any 3 cards".
    void some_cards(Statement& s, std::string_view how_many) {
        const auto blank = std::min(how_many.find(' '), how_many.size());
        const int count = how_many == "card" ? 1 : number_in(how_many.substr(0, blank)).value_or(0);
        const bool said = how_many == "card" || how_many.substr(blank) == " cards" || how_many == "1 card";
        if (!said || count < 1 || count > max_cards) return fail(how_many, "a number and cards, like any 3 cards");
        s.faces.insert(s.faces.end(), static_cast<std::size_t>(count), any_face);
    }
    void pieces(Statement& s) {
        if (rest_ == "nothing") return;
        do
            s.pieces = static_cast<std::uint8_t>(
                s.pieces |
                1 << one_of(piece_names, word(','), "a piece: ship, production, scientific, civil, army or temple"));
        while (!rest_.empty());
    }

    bool yes_or_no() {
        const bool yes = rest_ == "yes";
        if (!yes && rest_ != "no") fail(rest_, "yes or no");
        return yes;
    }
    // What only Egypt has; false if it is none of that.
    bool about_egypt(Statement& s, std::string_view what) {
        if (!setup_.uses_egypt()) return false;
        if (what == "scribe") {
            s.subject = Subject::scribe;
            s.region = rest_ == "nowhere" ? nowhere : region(rest_);
        } else if (what == "tokens") {
            s.subject = Subject::token_stock;
            s.number = last_number(tokens_of_a_player);
        } else if (what == "token" || what == "laid") {
            s.subject = what == "token" ? Subject::token : Subject::laid;
            s.region = region(word());
            s.flag = yes_or_no();
        } else if (what == "barque") {
            s.subject = Subject::barque;
            s.which = std::max(number(barque_sizes), 1) - 1;
            s.number = last_number(9);
        } else if (what == "garrison" || what == "fortress") {
            const bool column = what == "garrison";
            s.subject = column ? Subject::garrison : Subject::fortress;
            s.which =
                column ? one_of(colour_names, word(), "a column") : one_of(piece_names, word(), "a type of piece");
            s.number = rest_ == "nobody" ? 0 : place(seat(rest_)) + 1;
        } else if (what == "gilded") {
            s.subject = Subject::gilded;
            cards(s);
            if (std::find(s.faces.begin(), s.faces.end(), any_face) != s.faces.end()) fail("any card", "its name");
        } else if (what == "temple") {
            s.subject = Subject::temple_tokens;
            s.which = std::max(number(max_column), 1) - 1;
            if (!says("tokens ")) fail(rest_, "tokens and a number");
            s.number = last_number(99);
        } else {
            return false;
        }
        return true;
    }

    void about_player(Statement& s) {
        const auto what = word();
        if (what == "stock" || what == "reserve") {
            s.subject = what == "stock" ? Subject::stock : Subject::reserve;
            const auto type = word();
            s.which = one_of(piece_names, type, "a type of piece");
            if (s.which >= piece_types) fail(type, "a type of piece: ship, production, scientific, civil or army");
            s.number = last_number(pieces_of_a_type);
        } else if (what == "hand") {
            s.subject = says("size ") ? Subject::hand_size : Subject::hand;
            if (s.subject == Subject::hand) cards(s);
            else s.number = last_number(hand_limit);
        } else if (what == "column") {
            s.subject = Subject::column;
            s.which = one_of(colour_names, word(':'),
                             "a column: maritime, production, scientific, civil, military or temple");
            cards(s);
        } else if (what == "at") {
            s.subject = Subject::at;
            s.region = region(word(':'));
            pieces(s);
        } else if (what == "home") {
            s.subject = Subject::home;
            s.region = rest_ == "nowhere" ? nowhere : region(rest_);
        } else if (what == "wildcard") {
            s.subject = Subject::wildcard;
            s.flag = rest_ == "used";
            if (!s.flag && rest_ != "free") fail(rest_, "used or free");
        } else if (about_egypt(s, what)) {
            return;
        } else if (what == "score" || what == "rank") {
            s.subject = what == "rank" ? Subject::rank : says("now ") ? Subject::score_now : Subject::score;
            s.number = last_number(999);
        } else {
            s.subject = Subject::amount;
            s.which = one_of(thing_names, what,
                             "gold, vp, a resource, stock, reserve, hand, column, at, home, wildcard, score or rank");
            s.number = last_number(999);
        }
    }
    void about_deck(Statement& s) {
        constexpr std::string_view rest = "; rest on the pile";
        s.subject = Subject::deck;
        s.rest_on_pile = rest_.ends_with(rest);
        if (s.rest_on_pile) rest_.remove_suffix(rest.size());
        cards(s);
    }
    void about_pile(Statement& s) {
        const auto whose = word(':');
        s.subject = Subject::pile;
        s.seat = whose == "nobody" ? Seat::nobody : seat(whose);
        cards(s);
    }
    void about_table(Statement& s, std::string_view what) {
        if (what == "village") {
            s.subject = Subject::village;
            s.region = region(word());
            s.flag = rest_ == "fallen";
            if (!s.flag) s.number = last_number(6);
            if (s.region != nowhere && setup_.board.terrain(s.region) != Terrain::village)
                fail(name_of(setup_.board, s.region), "a village");
        } else if (what == "supply") {
            s.subject = Subject::supply;
            const auto thing = word();
            s.which = one_of(thing_names, thing, "a resource");
            if (s.which >= resource_count) fail(thing, "a resource: wheat, wood, clay or stone");
            s.number = last_number(99);
        } else if (what == "temples") {
            s.subject = Subject::temples;
            if (!says("left ")) fail(rest_, "left and a number");
            s.number = last_number(max_tiles);
        } else if (what == "deck" || what == "pile") {
            const bool deck = what == "deck";
            if (says("size ")) {
                s.subject = deck ? Subject::deck_size : Subject::pile_size;
                s.number = last_number(max_cards);
            } else if (deck) {
                about_deck(s);
            } else {
                about_pile(s);
            }
        } else if (what == "top") {
            s.subject = Subject::top;
            cards(s);
        } else if (what == "turn") {
            s.subject = Subject::turn;
            s.seat = seat(rest_);
        } else if (what == "round" || what == "last" || what == "built") {
            s.subject = what == "round" ? Subject::round : what == "last" ? Subject::last_round : Subject::built_round;
            if (what != "round" && !says("round ")) fail(rest_, "round and a number");
            s.number = last_number(999);
        } else if (what == "over") {
            s.subject = Subject::over;
            s.flag = yes_or_no();
        } else if (what == "market" && setup_.uses_egypt()) {
            s.subject = Subject::market;
            s.which = one_of(thing_names, word(), "a resource");
            s.number = last_number(6);
            if (s.which >= resource_count || s.number % 2 != 0 || s.number == 0)
                fail("this value", "2, 4 or 6 gold for a resource");
        } else {
            fail(what,
                 "a seat, village, supply, temples, deck, pile, top, turn, round, last round, built round or over");
        }
    }

public:
    Reader(const Box& box, const Setup& setup, std::string_view text)
        : StatementReader(text), box_(box), setup_(setup) {}

    Result<Statement> read() {
        Statement s;
        const auto first = word();
        if (const int found = find_name(seat_names, first); found >= 0) {
            s.seat = seat(first);
            if (!error_) about_player(s);
        } else {
            about_table(s, first);
        }
        if (error_) return *error_;
        return s;
    }
};

}  // namespace

Result<Statement> read_statement(const Box& box, const Setup& setup, std::string_view text) {
    return Reader{box, setup, text}.read();
}

}  // namespace pantheon::deus
