// Questions, options and events of Deus Ex Machina in words.
#pragma once

#include <string>

#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"
#include "table/event.hpp"
#include "table/language.hpp"
#include "table/words.hpp"

namespace pantheon::machina {

// An option of the open question. The English words of two options of one question always differ: records are read by
// them.
Words describe(const Box& box, const State& state, Answer option, Language language);

Words tell(const Box& box, const Setup& setup, const Event& event, Language language);

// What a card says, as people read it: "5 might, 3 cunning; born in …".
Words hero_words(const Box& box, Hero hero, Language language);
Words quest_words(const Box& box, Quest quest, Language language);
Words god_words(const Box& box, God god, Language language);
Words intervention_words(const Box& box, Intervention face, Language language);
Words objective_words(const Box& box, Objective tile, Language language);
Words space_words(const Box& box, Space space, Language language);

// "2 might, 1 cunning"; "nothing".
std::string points_text(int might, int cunning, Language language);

}  // namespace pantheon::machina
