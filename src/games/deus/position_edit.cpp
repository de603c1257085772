#include "games/deus/names.hpp"
#include "games/deus/position.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/rules.hpp"
#include "games/deus/statement.hpp"

namespace pantheon::deus {

namespace {

// Carries out statements on one position.
struct Editor {
    const Box& box;
    const Setup& setup;
    State& state;

    // Cards leave the deck by face, the lowest number first. "Any card" is one of the face with the most copies left,
    // so that those of which there is only one stay for whoever names them.
    CardSet copies_left(int face, const CardSet& among) const {
        CardSet copies, most;
        for (CardId card : among) {
            if (face != any_face && (*setup.deck)[card].face != face) continue;
            copies = among & (*setup.deck)[card].alike;
            if (copies.size() > most.size()) most = copies;
        }
        return most;
    }
    std::optional<Error> take_from_deck(int face, const CardSet& among, CardId& card) {
        const CardSet copies = copies_left(face, among);
        if (!copies && face == any_face) return Error{"there are not so many cards left in the deck"};
        if (!copies)
            return Error{"there is no " + box.faces[static_cast<std::size_t>(face)].name.en + " left in the deck"};
        card = copies.first();
        state.hidden.deck.remove(card);
        return {};
    }
    std::optional<Error> take_from_deck(int face, CardId& card) {
        return take_from_deck(face, state.hidden.deck, card);
    }
    CardSet of_colour(const CardSet& some, int colour) const {
        CardSet cards;
        for (CardId card : some) cards.add_if(card, index((*setup.deck)[card].colour) == colour);
        return cards;
    }

    Player& player(const Statement& s) { return state.open.players[static_cast<std::size_t>(s.seat)]; }

    std::optional<Error> amount(const Statement& s) {
        Player& who = player(s);
        if (s.which == index(Thing::gold)) who.gold = static_cast<std::int16_t>(s.number);
        else if (s.which == index(Thing::vp)) who.vp = static_cast<std::int16_t>(s.number);
        else {
            auto& owned = who.resources[static_cast<std::size_t>(s.which)];
            auto& supply = state.open.supply[static_cast<std::size_t>(s.which)];
            if (s.number > owned + supply)
                return Error{"only " + std::to_string(supply) + " " +
                             std::string(thing_names[static_cast<std::size_t>(s.which)].en) +
                             " are left in the supply"};
            supply = static_cast<std::uint8_t>(supply + owned - s.number);
            owned = static_cast<std::uint8_t>(s.number);
        }
        return {};
    }
    std::optional<Error> stock(const Statement& s) {
        const auto type = static_cast<std::size_t>(s.which);
        Player& who = player(s);
        const int laid = s.which == index(army) ? who.laid.size() : 0;
        const int rest = pieces_of_a_type - s.number - who.on[type].size() - laid;
        if (rest < 0) return Error{"a player has only 5 pieces of a type"};
        who.stock[type] = static_cast<std::uint8_t>(s.number);
        who.reserve[type] = static_cast<std::uint8_t>(rest);
        return {};
    }
    std::optional<Error> hand(const Statement& s) {
        CardSet& cards = state.hidden.hand[static_cast<std::size_t>(s.seat)];
        state.hidden.deck |= cards;
        cards.clear();
        for (const int face : s.faces) {
            CardId card{};
            if (auto error = take_from_deck(face, card)) return error;
            cards.add(card);
        }
        player(s).hand_size = static_cast<std::uint8_t>(cards.size());
        if (cards.size() > hand_limit) return Error{"a hand has at most 10 cards"};
        return {};
    }
    std::optional<Error> column(const Statement& s) {
        auto& cards = player(s).columns[static_cast<std::size_t>(s.which)];
        CardId& hidden = state.hidden.face_down[static_cast<std::size_t>(s.seat)];
        for (CardId card : cards) {
            if (card != face_down) state.hidden.deck.add(card);
            else state.hidden.deck.add(hidden), hidden = no_card;
        }
        cards.clear();
        if (s.face_down >= 0 && hidden != no_card) return Error{"another column has a card face down already"};
        if (static_cast<int>(s.faces.size()) > max_column) return Error{"a column has at most 9 cards"};
        for (std::size_t i = 0; i < s.faces.size(); ++i) {
            CardId card{};
            const CardSet& left = state.hidden.deck;
            if (auto error = take_from_deck(s.faces[i], s.faces[i] == any_face ? of_colour(left, s.which) : left, card))
                return error;
            const bool down = s.face_down == static_cast<int>(i);
            const Colour colour = (*setup.deck)[card].colour;
            const bool foreign = index(colour) != s.which;
            const bool temple = colour == Colour::temple || s.which == index(Colour::temple);
            if (!down && foreign && (temple || !setup.uses_egypt()))
                return Error{box.face_of(*setup.deck, card).name.en + " does not belong in the " +
                             std::string(colour_names[static_cast<std::size_t>(s.which)].en) + " column"};
            if (!down && colour == Colour::temple)
                player(s).temple_tokens[i] = setup.deck->program(card).lasting.tokens;
            if (down && s.which == index(Colour::temple)) return Error{"no card lies face down in the temple column"};
            cards.push_back(down ? face_down : card);
            if (down) hidden = card, player(s).wildcard_used = true;
        }
        return {};
    }
    std::optional<Error> at(const Statement& s) {
        Player& who = player(s);
        const Terrain terrain = setup.board.terrain(s.region);
        const std::string where = name_of(setup.board, s.region);
        for (int p = 0; p < setup.players; ++p)
            if (p != place(s.seat) && state.open.players[static_cast<std::size_t>(p)].regions().contains(s.region))
                return Error{where + " belongs to " + std::string(seat_names[static_cast<std::size_t>(p)].en)};
        if (s.pieces != 0 && terrain == Terrain::village)
            return Error{where + " is a village: nothing can stand there"};
        for (std::size_t type = 0; type < piece_types; ++type) {
            const bool wanted = s.pieces >> type & 1, there = who.on[type].contains(s.region);
            const auto colour = static_cast<Colour>(type);
            if (wanted && colour != army && (terrain == Terrain::sea) != (colour == ship))
                return Error{std::string(piece_names[type].en) + " cannot stand at " + where + ", which is " +
                             std::string(name_in(terrain_names, terrain).en)};
            if (wanted == there) continue;
            auto& reserve = who.reserve[type];
            if (wanted && reserve == 0)
                return Error{"no " + std::string(piece_names[type].en) +
                             " is left in the reserve; lower the stock first"};
            reserve = static_cast<std::uint8_t>(wanted ? reserve - 1 : reserve + 1);
            if (wanted) who.on[type].add(s.region);
            else who.on[type].remove(s.region);
        }
        if (who.standing(army).contains(s.region) && terrain == Terrain::sea && !who.standing(ship).contains(s.region))
            return Error{"an army at sea needs a ship of its own"};
        return temple(s, who);
    }
    std::optional<Error> temple(const Statement& s, Player& who) {
        const bool wanted = s.pieces >> piece_types & 1, there = state.open.temples.contains(s.region);
        if (wanted && (!who.regions().contains(s.region) || !setup.board.land.contains(s.region)))
            return Error{"a temple stands with another piece on land"};
        if (wanted && !there) {
            if (state.open.temples_left == 0) return Error{"no temple is left in the supply"};
            --state.open.temples_left;
            state.open.temples.add(s.region);
        } else if (!wanted && there) {
            ++state.open.temples_left;
            state.open.temples.remove(s.region);
        }
        if (who.home == nowhere && s.pieces != 0) who.home = s.region;
        return {};
    }
    std::optional<Error> village(const Statement& s) {
        state.open.village_vp[static_cast<std::size_t>(Board::tile_of(s.region))] =
            static_cast<std::uint8_t>(s.flag ? 0 : s.number);
        if (s.flag || s.number == 0) state.open.fallen.add(s.region);
        else state.open.fallen.remove(s.region);
        return {};
    }
    std::optional<Error> deck(const Statement& s) {
        CardSet kept;
        for (const int face : s.faces) {
            CardId card{};
            if (auto error = take_from_deck(face, card)) return error;
            kept.add(card);
        }
        if (s.rest_on_pile) {
            for (CardId card : state.hidden.deck) lay_on_pile(card, Seat::nobody);
            state.hidden.deck.clear();
        }
        if (setup.temple_mix) state.hidden.aside = state.hidden.deck - CardSet::below(first_temple);
        state.hidden.deck = kept;
        return {};
    }
    std::optional<Error> pile(const Statement& s) {
        for (const int face : s.faces) {
            CardId card{};
            if (auto error = take_from_deck(face, card)) return error;
            lay_on_pile(card, s.seat);
        }
        return {};
    }
    void lay_on_pile(CardId card, Seat by) {
        state.hidden.pile.push_back(card);
        if (is_player(by)) state.hidden.known[static_cast<std::size_t>(by)].add(card);
        state.open.top = card;
        state.open.pile_size = static_cast<std::uint8_t>(state.hidden.pile.size());
    }

    static std::optional<Error> mark(RegionSet& set, const Statement& s) {
        if (s.flag) set.add(s.region);
        else set.remove(s.region);
        return {};
    }
    // Five tokens a player, on the player board, in regions, on columns and on pieces; none on what is one's own.
    std::optional<Error> count_tokens(std::optional<Error> error = {}) {
        Quiet play{setup, state};
        for (int p = 0; p < setup.players && !error; ++p)
            if (spare_tokens(play, seat_at(p)) < 0) error = Error{"a player has only 5 combat tokens"};
        return error;
    }
    std::optional<Error> token(const Statement& s) {
        for (int p = 0; p < setup.players; ++p)
            if (s.flag && p != place(s.seat) &&
                state.open.players[static_cast<std::size_t>(p)].regions().contains(s.region))
                return Error{name_of(setup.board, s.region) + " belongs to " + std::string(name_in(seat_names, p).en)};
        if (s.flag && setup.board.terrain(s.region) == Terrain::village)
            return Error{"no combat token lies on a village"};
        return count_tokens(mark(player(s).tokens, s));
    }
    std::optional<Error> guard(std::uint8_t& whose, const Statement& s) {
        if (s.number == place(s.seat) + 1) return Error{"nobody's combat token lies on what is their own"};
        whose = static_cast<std::uint8_t>(s.number);
        return count_tokens();
    }
    // The army comes out of the reserve, or goes back there.
    std::optional<Error> lay_down(const Statement& s) {
        auto& reserve = player(s).reserve[index(army)];
        if (setup.board.terrain(s.region) != Terrain::village) return Error{"an army is laid down on a village"};
        if (s.flag == player(s).laid.contains(s.region)) return {};
        if (s.flag && reserve == 0) return Error{"no army is left in the reserve; lower the stock first"};
        reserve = static_cast<std::uint8_t>(s.flag ? reserve - 1 : reserve + 1);
        return mark(player(s).laid, s);
    }
    std::optional<Error> barque(const Statement& s) {
        auto& owned = player(s).barques[static_cast<std::size_t>(s.which)];
        auto& supply = state.open.barques[static_cast<std::size_t>(s.which)];
        if (s.number > owned + supply) return Error{"there are not so many barques of this size"};
        supply = static_cast<std::uint8_t>(supply + owned - s.number);
        owned = static_cast<std::uint8_t>(s.number);
        return {};
    }
    std::optional<Error> fortress(const Statement& s) {
        if (s.which >= piece_types) return Error{"a temple is no stack of pieces"};
        return guard(player(s).fortress[static_cast<std::size_t>(s.which)], s);
    }
    // Cards of this player's tableau; of several alike, the one that lies lowest.
    std::optional<Error> gilded(const Statement& s) {
        CardSet own, chosen;
        for (const auto& column : player(s).columns)
            for (CardId card : column)
                if (card != face_down) own.add(card);
        for (const int face : s.faces) {
            CardId found = no_card;
            for (const auto& column : player(s).columns)
                for (CardId card : column)
                    if (found == no_card && card != face_down && (*setup.deck)[card].face == face &&
                        !chosen.contains(card))
                        found = card;
            if (found == no_card)
                return Error{"this player has not laid " + box.faces[static_cast<std::size_t>(face)].name.en};
            chosen.add(found);
        }
        state.open.gilded = (state.open.gilded - own) | chosen;
        return {};
    }

    std::optional<Error> carry_out(const Statement& s) {
        Public& open = state.open;
        switch (s.subject) {
            case Subject::amount: return amount(s);
            case Subject::stock: return stock(s);
            case Subject::hand: return hand(s);
            case Subject::column: return column(s);
            case Subject::at: return at(s);
            case Subject::home: player(s).home = s.region; return {};
            case Subject::wildcard: player(s).wildcard_used = s.flag; return {};
            case Subject::village: return village(s);
            case Subject::temples: open.temples_left = static_cast<std::uint8_t>(s.number); return {};
            case Subject::deck: return deck(s);
            case Subject::pile: return pile(s);
            case Subject::scribe: player(s).scribe = s.region; return {};
            case Subject::token_stock:
                player(s).token_stock = static_cast<std::uint8_t>(s.number);
                return count_tokens();
            case Subject::token: return token(s);
            case Subject::laid: return lay_down(s);
            case Subject::barque: return barque(s);
            case Subject::garrison: return guard(player(s).garrison[static_cast<std::size_t>(s.which)], s);
            case Subject::fortress: return fortress(s);
            case Subject::temple_tokens:
                player(s).temple_tokens[static_cast<std::size_t>(s.which)] = static_cast<std::uint8_t>(s.number);
                return {};
            case Subject::market:
                open.market[static_cast<std::size_t>(s.which)] = static_cast<std::uint8_t>(s.number / 2 - 1);
                return {};
            case Subject::gilded: return gilded(s);
            case Subject::turn: open.active = s.seat; return {};
            case Subject::round: open.round = static_cast<std::uint16_t>(s.number); return {};
            case Subject::last_round: open.last_round = static_cast<std::uint16_t>(s.number); return {};
            case Subject::built_round: open.built_round = static_cast<std::uint16_t>(s.number); return {};
            default: return Error{"this can only be checked: it follows from the rest of the position"};
        }
    }
};

// The question at the beginning of a turn, asked for the position as it now is.
void ask_turn(const Setup& setup, State& state) {
    state.open.deck_size = static_cast<std::uint8_t>(state.hidden.deck.size());
    state.open.tasks.clear();
    state.open.tasks.push_back(TurnTask{.step = turn_step::act});
    go_on(setup, state);
}

}  // namespace

void clear_table(const Setup& setup, State& state) {
    Setup plain = setup;
    plain.start_pieces = {};
    state = begin(plain);
    ask_turn(setup, state);
}

std::optional<Error> edit_position(const Box& box, const Setup& setup, State& state, std::string_view statement) {
    const auto read = read_statement(box, setup, statement);
    if (!read) return read.failure();
    State edited = state;
    if (auto error = Editor{box, setup, edited}.carry_out(*read)) return error;
    ask_turn(setup, edited);
    state = edited;
    return {};
}

}  // namespace pantheon::deus
