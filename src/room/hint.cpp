#include "room/hint.hpp"

#include "core/json_writer.hpp"

namespace pantheon {

Result<HintQuestion> hint_question(const Room& room, Seat seat, Language language) {
    if (room.is_over()) return Error{"the game is over; nothing is asked"};
    if (!room.is_asked(seat)) return Error{"it is not your turn to answer"};
    if (room.can_confirm(seat)) return Error{"your answers wait to be confirmed"};
    const auto analyst = room.plan().kind->analyst;
    if (!analyst) return Error{"nobody can give hints in this game"};
    return HintQuestion{analyst, room.game().copy(), room.number(seat), room.hash(seat), language};
}

std::string hint_json(const HintQuestion& question, const HintPlan& plan) {
    const auto analyst = question.analyst(*question.game);
    JsonWriter json;
    json.object([&] {
        json.member("say", "hint");
        json.member("number", static_cast<int>(question.number));
        json.member("hash", question.hash);
        json.key("lines");
        write_hint(json, hint_for(*question.game, *analyst, plan, question.language));
    });
    return json.text();
}

}  // namespace pantheon
