// Words for the things of one box of Deus Ex Machina, in one language: sentences about options, events and reasons are
// made of them.
#pragma once

#include "games/machina/box.hpp"
#include "games/machina/names.hpp"
#include "table/speech.hpp"

namespace pantheon::machina {

// French counts points: "2 de force", but "2 PG".
inline Words thing_in(int which, Language language, int n) {
    const Name& names = name_in(thing_names, which);
    const bool points = language == Language::french && n != Segment::uncounted && which != index(Thing::gp);
    return thing_named(names.en, (points ? "de " : "") + std::string(names.in(language)), n);
}

// Speaks about one box.
struct Speaker : Speech {
    const Box& box;

    template <class Thing>
    Words name(std::string_view kind, Thing thing) const {
        return named(kind, index(thing), box[thing].name.in(language));
    }
    Words name(God god) const { return name("god", god); }
    Words name(Hero hero) const { return name("hero", hero); }
    Words name(Quest quest) const { return name("quest", quest); }
    Words name(Intervention face) const { return name("intervention", face); }
    Words name(Objective tile) const { return name("objective", tile); }
    Words name(Space space) const { return name("space", space); }
    Words hero(std::uint8_t number) const { return name(static_cast<Hero>(number)); }
    Words quest(std::uint8_t number) const { return name(static_cast<Quest>(number)); }
    Words face(std::uint8_t number) const { return name(static_cast<Intervention>(number)); }
    Words space(std::uint8_t number) const { return name(static_cast<Space>(number)); }
    // Cards of one face look alike; only luck, who picks among them, tells them apart.
    Words copy(Answer number) const {
        const Intervention which = box.cards.face_of_copy[number];
        const InterventionCard& card = box.cards[which];
        return card.copies == 1 ? name(which) : name(which) + (" #" + std::to_string(number - card.first_copy + 1));
    }
    Words thing(int which) const { return thing_in(which, language, Segment::uncounted); }
    Words amount(int n, int which) const { return thing_in(which, language, n); }
    // A place on a track, counted from 1.
    std::string place(int space) const { return std::to_string(space + 1); }
    Words finished(const Words& words) const { return words.printed(language); }
};

}  // namespace pantheon::machina
