// Words for the things of one game of Deus, in one language: sentences about options, events and reasons are made of
// them.
#pragma once

#include "games/deus/box.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/names.hpp"
#include "games/deus/program.hpp"
#include "games/deus/setup.hpp"
#include "table/speech.hpp"

namespace pantheon::deus {

// French nouns are those of the cards.
inline const words::Word& noun_of(int thing) {
    return card_word(thing < resource_count ? Kind::resource : Kind::price, thing);
}

// Speaks about one game.
struct Speaker : Speech {
    const Box& box;
    const Setup& setup;

    template <std::size_t Size, class Index>
    std::string name(const std::array<Name, Size>& table, Index which) const {
        return std::string(name_in(table, which).in(language));
    }
    Words card(CardId card) const {
        return named("card", index(card), box.face_of(*setup.deck, card).name.in(language));
    }
    Words card(std::uint8_t id) const { return card(card_at(id)); }
    // Cards of one face look alike; only luck, who picks among them, tells them apart.
    Words copy(CardId id) const {
        const CardSet alike = (*setup.deck)[id].alike;
        return alike.has_one() ? card(id) : card(id) + (" #" + std::to_string(index(id) - index(alike.first()) + 1));
    }
    Words region(std::uint8_t id) const { return named("region", id, name_of(setup.board, region_at(id))); }
    // A resource, gold or points: by its name, and counted.
    Words thing(int which, std::string_view word, int n = Segment::uncounted) const {
        return thing_named(name_in(thing_names, which).en, word, n);
    }
    Words thing(int which) const { return thing(which, name(thing_names, which)); }
    Words amount(int n, int which) const {
        const bool french = language == Language::french;
        return thing(which, french ? words::inflect(noun_of(which).french, n > 1, false) : name(thing_names, which), n);
    }
    // One of it: English names it, French counts it.
    Words one(int which) const { return language == Language::french ? amount(1, which) : thing(which); }
    Words vp(int n) const { return amount(n, index(Thing::vp)); }
    // French only: "la colonne civile", "le cours de le blé".
    std::string column(std::size_t colour) const {
        const words::Word& word = card_word(Kind::column, static_cast<int>(colour));
        return "la colonne " + words::inflect(word.french, false, true);
    }
    Words the(int which) const {
        const words::Word& noun = noun_of(which);
        return words::article(noun.gender) + thing(which, words::inflect(noun.french, false, false));
    }
    Words market_value(int which) const { return "le cours de " + the(which); }
};

}  // namespace pantheon::deus
