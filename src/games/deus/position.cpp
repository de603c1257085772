#include "games/deus/position.hpp"

#include <algorithm>
#include <vector>

#include "games/deus/names.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/statement.hpp"

namespace pantheon::deus {

namespace {

// Compares a statement with a position.
struct Checker {
    const Box& box;
    const Setup& setup;
    const State& state;

    const Player& player(const Statement& s) const { return state.open.players[static_cast<std::size_t>(s.seat)]; }

    static std::optional<Error> equal(int is, int expected) {
        if (is == expected) return {};
        return Error{"it is " + std::to_string(is) + ", not " + std::to_string(expected)};
    }
    std::string names(const std::vector<int>& faces, int down = -1) const {
        std::string text;
        for (std::size_t i = 0; i < faces.size(); ++i)
            text += (i ? ", " : "") + std::string(down == static_cast<int>(i) ? "face down " : "") +
                    box.faces[static_cast<std::size_t>(faces[i])].name.en;
        return text.empty() ? "empty" : text;
    }
    template <class Cards>
    std::vector<int> faces_of(const Cards& cards, Seat owner) const {
        std::vector<int> faces;
        for (CardId card : cards)
            faces.push_back(
                (*setup.deck)[card == face_down ? state.hidden.face_down[static_cast<std::size_t>(owner)] : card].face);
        return faces;
    }
    // Every card that is named is there, and as many others as there are to be.
    static bool fit(std::vector<int> is, const std::vector<int>& expected, bool ordered) {
        if (is.size() != expected.size()) return false;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (expected[i] == any_face || (ordered && is[i] == expected[i])) continue;
            const auto found = ordered ? is.end() : std::find(is.begin(), is.end(), expected[i]);
            if (found == is.end()) return false;
            *found = any_face;
        }
        return true;
    }
    std::optional<Error> same_cards(const std::vector<int>& is, const std::vector<int>& expected, bool ordered) const {
        if (fit(is, expected, ordered)) return {};
        return Error{"it is: " + names(is)};
    }
    // What everybody's points would be if the game ended now.
    int score_now(std::size_t seat) const {
        State ended = state;
        Quiet play{setup, ended};
        score_game(play);
        return ended.open.score[seat];
    }
    // Cards of the pile that this seat laid there; of nobody: those that no seat did.
    CardSet laid_by(Seat seat) const {
        if (is_player(seat)) return state.hidden.known[static_cast<std::size_t>(seat)];
        CardSet cards;
        for (CardId card : state.hidden.pile) cards.add(card);
        for (const CardSet& known : state.hidden.known) cards -= known;
        return cards;
    }
    // The statement that describes what stands in a region: "ship, army".
    std::string standing(const Player& who, Region region) const {
        std::string text;
        for (std::size_t type = 0; type < piece_types; ++type)
            if (who.on[type].contains(region)) text += (text.empty() ? "" : ", ") + std::string(piece_names[type].en);
        if (!text.empty() && state.open.temples.contains(region)) text += ", temple";
        return text.empty() ? "nothing" : text;
    }
    std::optional<Error> at(const Statement& s) const {
        std::uint8_t there = 0;
        for (std::size_t type = 0; type < piece_types; ++type)
            there = static_cast<std::uint8_t>(there | player(s).on[type].contains(s.region) << type);
        if (there && state.open.temples.contains(s.region)) there |= 1 << piece_types;
        if (there == s.pieces) return {};
        return Error{"there is: " + standing(player(s), s.region)};
    }
    std::optional<Error> village(const Statement& s) const {
        const bool fallen = state.open.fallen.contains(s.region);
        if (fallen != s.flag) return Error{fallen ? "the village has fallen" : "the village has not fallen"};
        return fallen ? std::optional<Error>{}
                      : equal(state.open.village_vp[static_cast<std::size_t>(Board::tile_of(s.region))], s.number);
    }
    int owned(const Statement& s) const {
        const Player& who = player(s);
        if (s.which == index(Thing::gold)) return who.gold;
        if (s.which == index(Thing::vp)) return who.vp;
        return who.resources[static_cast<std::size_t>(s.which)];
    }

    int better_than(int score) const {
        const auto first = state.open.score.begin();
        return static_cast<int>(std::count_if(first, first + setup.players, [&](int other) { return other > score; }));
    }

    CardSet gilded_of(const Player& who) const {
        CardSet cards;
        for (const auto& column : who.columns)
            for (CardId card : column)
                if (state.open.gilded.contains(card)) cards.add(card);
        return cards;
    }

    std::optional<Error> check(const Statement& s) const {
        const Public& open = state.open;
        const auto which = static_cast<std::size_t>(s.which), seat = static_cast<std::size_t>(s.seat);
        switch (s.subject) {
            case Subject::amount: return equal(owned(s), s.number);
            case Subject::stock: return equal(player(s).stock[which], s.number);
            case Subject::reserve: return equal(player(s).reserve[which], s.number);
            case Subject::hand: return same_cards(faces_of(state.hidden.hand[seat], s.seat), s.faces, false);
            case Subject::hand_size: return equal(player(s).hand_size, s.number);
            case Subject::column: return same_cards(faces_of(player(s).columns[which], s.seat), s.faces, true);
            case Subject::at: return at(s);
            case Subject::home:
                if (player(s).home == s.region) return {};
                return Error{"it is " + name_of(setup.board, player(s).home)};
            case Subject::wildcard: return equal(player(s).wildcard_used, s.flag);
            case Subject::score: return equal(open.score[seat], s.number);
            case Subject::score_now: return equal(score_now(seat), s.number);
            case Subject::rank: return equal(1 + better_than(open.score[seat]), s.number);
            case Subject::village: return village(s);
            case Subject::supply: return equal(open.supply[which], s.number);
            case Subject::temples: return equal(open.temples_left, s.number);
            case Subject::deck: return same_cards(faces_of(state.hidden.deck, s.seat), s.faces, false);
            case Subject::deck_size: return equal(open.deck_size, s.number);
            case Subject::pile: return same_cards(faces_of(laid_by(s.seat), s.seat), s.faces, false);
            case Subject::pile_size: return equal(open.pile_size, s.number);
            case Subject::top:
                return same_cards(
                    open.top == no_card ? std::vector<int>{} : std::vector<int>{(*setup.deck)[open.top].face}, s.faces,
                    true);
            case Subject::scribe:
                if (player(s).scribe == s.region) return {};
                return Error{"it is " + name_of(setup.board, player(s).scribe)};
            case Subject::token_stock: return equal(player(s).token_stock, s.number);
            case Subject::token: return equal(player(s).tokens.contains(s.region), s.flag);
            case Subject::laid: return equal(player(s).laid.contains(s.region), s.flag);
            case Subject::barque: return equal(player(s).barques[which], s.number);
            case Subject::garrison: return equal(player(s).garrison[which], s.number);
            case Subject::fortress: return equal(player(s).fortress[which], s.number);
            case Subject::temple_tokens: return equal(player(s).temple_tokens[which], s.number);
            case Subject::market: return equal(2 + 2 * open.market[which], s.number);
            case Subject::gilded: return same_cards(faces_of(gilded_of(player(s)), s.seat), s.faces, false);
            case Subject::turn:
                if (open.active == s.seat) return {};
                return Error{"it is " + std::string(name_in(seat_names, open.active).en)};
            case Subject::round: return equal(open.round, s.number);
            case Subject::last_round: return equal(open.last_round, s.number);
            case Subject::built_round: return equal(open.built_round, s.number);
            case Subject::over:
                if (open.over == s.flag) return {};
                return Error{open.over ? "the game is over" : "the game is not over"};
        }
        return {};
    }
};

}  // namespace

std::optional<Error> check_position(const Box& box, const Setup& setup, const State& state,
                                    std::string_view statement) {
    const auto read = read_statement(box, setup, statement);
    if (!read) return read.failure();
    return Checker{box, setup, state}.check(*read);
}

namespace {

// What Egypt adds to a player.
std::string write_egypt(const Checker& c, const Player& who, const std::string& name) {
    std::string text;
    const auto line = [&](const std::string& statement) { text += name + " " + statement + "\n"; };
    const auto whose = [](int owner) {
        return std::string(owner == 0 ? "nobody" : seat_names[static_cast<std::size_t>(owner - 1)].en);
    };
    line("scribe " + name_of(c.setup.board, who.scribe));
    line("tokens " + std::to_string(who.token_stock));
    for (Region region : who.tokens) line("token " + name_of(c.setup.board, region) + " yes");
    for (std::size_t size = 0; size < barque_sizes; ++size)
        line("barque " + std::to_string(size + 1) + " " + std::to_string(who.barques[size]));
    for (std::size_t i = 0; i < colour_count; ++i)
        if (who.garrison[i]) line("garrison " + std::string(colour_names[i].en) + " " + whose(who.garrison[i]));
    for (std::size_t i = 0; i < piece_types; ++i)
        if (who.fortress[i]) line("fortress " + std::string(piece_names[i].en) + " " + whose(who.fortress[i]));
    if (const CardSet gilded = c.gilded_of(who)) line("gilded " + c.names(c.faces_of(gilded, Seat::nobody)));
    for (int i = 0; i < who.column(Colour::temple).size(); ++i)
        line("temple " + std::to_string(i + 1) + " tokens " +
             std::to_string(who.temple_tokens[static_cast<std::size_t>(i)]));
    return text;
}

// Everything of one player, in an order that can be read back.
std::string write_player(const Checker& c, int p) {
    const Player& who = c.state.open.players[static_cast<std::size_t>(p)];
    const std::string name{seat_names[static_cast<std::size_t>(p)].en};
    std::string text;
    const auto line = [&](const std::string& statement) { text += name + " " + statement + "\n"; };
    line("vp " + std::to_string(who.vp));
    line("gold " + std::to_string(who.gold));
    for (std::size_t t = 0; t < piece_types; ++t) line("stock " + std::string(piece_names[t].en) + " 0");
    for (Region region : who.laid) line("laid " + name_of(c.setup.board, region) + " yes");
    for (Region region : who.built()) line("at " + name_of(c.setup.board, region) + ": " + c.standing(who, region));
    for (std::size_t t = 0; t < piece_types; ++t)
        line("stock " + std::string(piece_names[t].en) + " " + std::to_string(who.stock[t]));
    line("home " + name_of(c.setup.board, who.home));
    for (std::size_t column = 0; column < colour_count; ++column) {
        const auto& cards = who.columns[column];
        if (cards.empty()) continue;
        const auto down = std::find(cards.begin(), cards.end(), face_down);
        line("column " + std::string(colour_names[column].en) + ": " +
             c.names(c.faces_of(cards, seat_at(p)), down == cards.end() ? -1 : static_cast<int>(down - cards.begin())));
    }
    if (who.wildcard_used) line("wildcard used");
    if (c.setup.uses_egypt()) text += write_egypt(c, who, name);
    line("hand " + c.names(c.faces_of(c.state.hidden.hand[static_cast<std::size_t>(p)], seat_at(p))));
    return text;
}

// Everybody's resources, the smallest amounts first: what one seat has too many of a cleared table must be back in the
// supply before another takes it.
std::string write_resources(const Checker& c) {
    std::string text;
    for (std::size_t r = 0; r < resource_count; ++r) {
        const auto owned = [&](int p) -> int { return c.state.open.players[static_cast<std::size_t>(p)].resources[r]; };
        std::vector<int> seats;
        for (int p = 0; p < c.setup.players; ++p) seats.push_back(p);
        std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return owned(a) < owned(b); });
        for (const int p : seats)
            text += std::string(seat_names[static_cast<std::size_t>(p)].en) + " " + std::string(thing_names[r].en) +
                    " " + std::to_string(owned(p)) + "\n";
    }
    return text;
}

}  // namespace

Result<std::string> write_position(const Box& box, const Setup& setup, const State& state) {
    if (state.choice.prompt != Prompt::turn) return Error{"a position can be written only when a turn begins"};
    const Checker c{box, setup, state};
    const Public& open = state.open;
    std::string text;
    for (int p = 0; p < setup.players; ++p) text += write_player(c, p);
    text += write_resources(c);
    for (std::size_t t = 0; t < setup.board.tiles; ++t) {
        const Region village = setup.board.villages[t];
        text += "village " + name_of(setup.board, village) + " " +
                (open.fallen.contains(village) ? "fallen" : std::to_string(open.village_vp[t])) + "\n";
    }
    if (setup.uses_egypt()) {
        for (std::size_t r = 0; r < resource_count; ++r)
            text += "market " + std::string(thing_names[r].en) + " " + std::to_string(2 + 2 * open.market[r]) + "\n";
    }
    text += "temples left " + std::to_string(open.temples_left) + "\n";
    for (CardId card : state.hidden.pile) {
        std::string_view whose = "nobody";
        for (int p = 0; p < setup.players; ++p)
            if (state.hidden.known[static_cast<std::size_t>(p)].contains(card)) whose = name_in(seat_names, p).en;
        text += "pile " + std::string(whose) + ": " + box.face_of(*setup.deck, card).name.en + "\n";
    }
    text += "deck " + c.names(c.faces_of(state.hidden.deck, Seat::nobody)) + "\n";
    text += "round " + std::to_string(open.round) + "\n";
    if (open.last_round) text += "last round " + std::to_string(open.last_round) + "\n";
    text += "built round " + std::to_string(open.built_round) + "\n";
    text += "turn " + std::string(name_in(seat_names, open.active).en) + "\n";
    return text;
}

}  // namespace pantheon::deus
