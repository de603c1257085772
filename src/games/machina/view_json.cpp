#include "games/machina/view_json.hpp"

#include "core/json_writer.hpp"
#include "games/machina/claim.hpp"
#include "games/machina/names.hpp"
#include "games/machina/outcome.hpp"
#include "games/machina/outlook.hpp"

namespace pantheon::machina {

namespace {

constexpr std::array<std::string_view, 4> hindrance_names{"none", "reserved", "area_taken", "no_quest_space"};
std::string_view name_of(Colour colour) { return colour_names[static_cast<std::size_t>(colour)].en; }

struct ViewWriter {
    const Box& box;
    const Setup& setup;
    const View& view;
    JsonWriter json{};

    const Cards& cards() const { return box.cards; }
    const Player& player(int p) const { return view.open.players[static_cast<std::size_t>(p)]; }

    void seat(std::string_view key, Seat who) {
        if (is_player(who)) json.member(key, place(who));
        else json.key(key).null();
    }
    // A thing of the box by its number and id; null if there is none.
    template <class Thing>
    void thing(std::string_view key, Thing which, Thing none) {
        if (which == none) json.key(key).null();
        else {
            json.member(key, index(which));
            json.member("id", box[which].id);
        }
    }
    void points(std::string_view key, int might, int cunning) {
        json.key(key).object([&] {
            json.member("might", might);
            json.member("cunning", cunning);
        });
    }
    // Objects with the members of each thing of a set.
    template <class Set, class Body>
    void list(std::string_view key, const Set& set, Body&& body) {
        json.key(key).array([&] {
            for (const auto each : set) json.object([&] { body(each); });
        });
    }

    // Who plays the god of a legendary hero.
    Seat patron_of(const HeroCard& card) const {
        for (int p = 0; p < setup.players; ++p)
            if (card.god != no_god && player(p).god == card.god) return seat_at(p);
        return Seat::nobody;
    }

    void write_hero(Hero hero) {
        const HeroCard& card = cards()[hero];
        json.member("hero", index(hero));
        json.member("id", box[hero].id);
        json.member("might", int{card.might});
        json.member("cunning", int{card.cunning});
        json.member("birthplace", name_of(card.birthplace));
        if (card.god == no_god) return;
        json.member("god", index(card.god));
        seat("patron", patron_of(card));
    }
    void write_hero_space(int space) {
        const Hero hero = view.open.heroes[static_cast<std::size_t>(space)];
        json.object([&] {
            json.member("place", space);
            json.member("bonus", int{cards().hero_bonus[static_cast<std::size_t>(space)]});
            if (view.open.closed == space) seat("closed_by", view.open.closer);
            if (hero == no_hero) return json.key("hero").null();
            write_hero(hero);
            if (view.open.reserved == hero) seat("reserved_by", view.open.reserver);
        });
    }

    void write_quest(Quest quest, int less_might = 0, int less_cunning = 0) {
        const QuestCard& card = cards()[quest];
        json.member("quest", index(quest));
        json.member("id", box[quest].id);
        json.member("colour", name_of(card.colour));
        json.member("gp", int{card.gp});
        json.member("legendary", card.legendary);
        json.member("might", std::max(0, card.might - less_might));
        json.member("cunning", std::max(0, card.cunning - less_cunning));
    }
    void write_quest_space(int space) {
        const QuestSpace& at = view.open.quests[static_cast<std::size_t>(space)];
        json.object([&] {
            json.member("place", space);
            json.member("gains", int{cards().quest_gain[static_cast<std::size_t>(space)]});
            json.member("takes", int{cards().quest_loss[static_cast<std::size_t>(space)]});
            if (at.quest == no_quest) return json.key("quest").null();
            write_quest(at.quest, at.less_might, at.less_cunning);
            if (at.less_might > 0) json.member("less_might", int{at.less_might});
            if (at.less_cunning > 0) json.member("less_cunning", int{at.less_cunning});
            if (at.quest == view.open.laid) json.member("laid_by", place(view.open.active));
        });
    }

    void write_space(Space space) {
        json.object([&] {
            json.member("space", index(space));
            json.member("id", box[space].id);
            json.member("kind", is_area(space) ? "area" : space == Space::olympus ? "temple" : "altar");
            if (is_area(space)) {
                const AreaPoints& gives = cards()[colour_of(space)];
                json.member("colour", name_of(colour_of(space)));
                points("points", gives.might, gives.cunning);
            } else if (space == Space::altar) json.member("any_points", int{cards().altar_points});
            seat("token", view.open.map[static_cast<std::size_t>(space)]);
        });
    }

    // How far a player has come with an objective. Legendary quests that stand for their colour are not counted twice.
    void write_objective(Objective tile, const Player& owner) {
        const ObjectiveTile& needs = cards()[tile];
        json.member("objective", index(tile));
        json.member("id", box[tile].id);
        json.member("fulfilled", is_fulfilled(cards(), needs, owner));
        int legendary = 0;
        for (std::size_t c = 0; c < colour_count; ++c) {
            const QuestSet done = owner.done & cards().of_colour[c];
            legendary += std::clamp(done.size() - needs.of_colour[c], 0, (done & cards().legendary).size());
        }
        json.key("needs").array([&] {
            const auto need = [&](std::string_view what, int wanted, int have) {
                if (wanted == 0) return;
                json.object([&] {
                    json.member("what", what);
                    json.member("needed", wanted);
                    json.member("have", have);
                });
            };
            need("gp", needs.gp, owner.gp);
            need("legendary", needs.legendary, legendary);
            for (std::size_t c = 0; c < colour_count; ++c)
                need(colour_names[c].en, needs.of_colour[c], (owner.done & cards().of_colour[c]).size());
        });
    }

    int tokens_left(int p) const {
        int left = view.open.turn == 0 ? 0 : setup.rounds();
        for (const Seat owner : view.open.map) left -= owner == seat_at(p);
        return left;
    }
    void write_done(const Player& owner) {
        list("done", owner.done, [&](Quest quest) { write_quest(quest); });
        json.key("done_by_colour").object([&] {
            for (std::size_t c = 0; c < colour_count; ++c)
                json.member(colour_names[c].en, (owner.done & cards().of_colour[c]).size());
        });
        json.member("areas_done", areas_done(cards(), owner));
    }
    void write_player(int p) {
        const Player& owner = player(p);
        const auto at = static_cast<std::size_t>(p);
        json.object([&] {
            json.member("seat", p);
            json.member("colour", seat_names[at].en);
            thing("god", owner.god, no_god);
            json.member("gp", int{owner.gp});
            json.member("might", int{owner.might});
            json.member("cunning", int{owner.cunning});
            json.member("charged", owner.charged);
            json.member("hand_size", int{owner.hand_size});
            if (owner.god != no_god) json.member("hand_limit", int{cards()[owner.god].limit});
            json.member("secrets", int{owner.secrets});
            json.member("tokens_left", tokens_left(p));
            write_done(owner);
            if (!view.known[at].empty())
                list("known", view.known[at], [&](Intervention face) { thing("intervention", face, no_intervention); });
            if (view.open.over) write_end(p);
        });
    }
    // What comes to light at the end.
    void write_end(int p) {
        const auto at = static_cast<std::size_t>(p);
        json.member("rank", int{view.open.rank[at]});
        json.member("claim", claim_names[static_cast<std::size_t>(view.open.claims[at])]);
        if (view.objectives[at] != no_objective)
            json.key("objective").object([&] { write_objective(view.objectives[at], player(p)); });
        list("secret_quests", view.secrets[at], [&](Quest quest) { write_quest(quest); });
    }

    void write_amount(Intervention face, int n) {
        if (n == 0) return;
        json.object([&] {
            json.member("intervention", index(face));
            json.member("id", box[face].id);
            json.member("n", n);
        });
    }
    // Card counting: what is known to lie where, and what is nowhere to be seen.
    void write_decks() {
        const Public& open = view.open;
        list("hero_deck", open.hero_deck, [&](Hero hero) { write_hero(hero); });
        list("hero_discards", open.hero_discards, [&](Hero hero) { write_hero(hero); });
        json.member("quest_deck_size", int{open.quest_deck_size});
        QuestSet visible;
        for (const QuestSpace& space : open.quests)
            if (space.quest != no_quest) visible.add(space.quest);
        for (const Player& each : open.players) visible |= each.done;
        if (open.laid != no_quest) visible.add(open.laid);
        QuestSet secrets;
        for (const QuestSet& known : view.secrets) secrets |= known;
        list("quests_in_deck", open.shown - visible, [&](Quest quest) { write_quest(quest); });
        list("quests_unseen", setup.quests() - open.shown - secrets, [&](Quest quest) { write_quest(quest); });
        write_interventions();
    }
    void write_interventions() {
        const auto count = [&](auto&& n) {
            for (int i = 0; i < cards().intervention_count; ++i)
                write_amount(static_cast<Intervention>(i), n(static_cast<Intervention>(i)));
        };
        const auto discards = [&](Intervention face) -> int {
            return view.open.discards[static_cast<std::size_t>(face)];
        };
        int deck = 0;
        for (int i = 0; i < cards().intervention_count; ++i)
            deck += setup.copies(static_cast<Intervention>(i)) - discards(static_cast<Intervention>(i));
        for (int p = 0; p < setup.players; ++p) deck -= player(p).hand_size;
        json.member("intervention_deck_size", deck);
        json.key("intervention_discards").array([&] { count(discards); });
        json.key("interventions_unseen").array([&] {
            count([&](Intervention face) {
                int left = setup.copies(face) - discards(face);
                for (const Held& card : view.hand) left -= card.card == face;
                for (const KnownCards& known : view.known)
                    left -= static_cast<int>(std::count(known.begin(), known.end(), face));
                return left;
            });
        });
    }

    // What this placement has come to.
    void write_placement() {
        const Public& open = view.open;
        json.key("placement").object([&] {
            json.member("placed", open.placed);
            json.member("played", open.played);
            if (open.sent != no_space) json.member("hero_place", int{open.sent});
            if (open.at != nowhere) json.member("space", index(open.at));
            if (open.doing != no_space) json.member("quest_place", int{open.doing});
            if (open.presence) json.member("presence", true);
            if (open.points_taken) json.member("points_taken", true);
            if (open.strength > 0) json.member("strength", int{open.strength});
            if (open.laid != no_quest) json.member("laid", index(open.laid));
        });
    }

    // What only this seat knows.
    void write_own() {
        const auto own = static_cast<std::size_t>(view.seat);
        list("hand", view.hand, [&](const Held& card) {
            json.member("intervention", index(card.card));
            json.member("id", box[card.card].id);
            json.member("fresh", card.fresh);
        });
        json.key("objective");
        if (view.objectives[own] == no_objective) json.null();
        else json.object([&] { write_objective(view.objectives[own], player(place(view.seat))); });
        list("secret_quests", view.secrets[own], [&](Quest quest) { write_quest(quest); });
        if (view.returned != no_quest) json.key("given_back").object([&] { thing("quest", view.returned, no_quest); });
        json.key("prospects").array([&] {
            for (const Prospect& each : prospects(setup, view)) write_prospect(each);
        });
    }
    void write_prospect(const Prospect& each) {
        json.object([&] {
            json.member("hero_place", each.hero_space);
            json.member("quest", index(each.quest));
            if (each.secret) json.member("secret", true);
            json.member("can", each.hindrance == Hindrance::none && !each.payments.empty());
            if (each.hindrance != Hindrance::none)
                json.member("hindrance", hindrance_names[static_cast<std::size_t>(each.hindrance)]);
            points("missing", each.missing.might, each.missing.cunning);
            if (each.with_ability) json.member("with_ability", true);
            json.key("payments").array([&] {
                for (const Payment& way : each.payments)
                    json.object([&] {
                        json.member("might", way.might);
                        json.member("cunning", way.cunning);
                    });
            });
            if (!each.payments.empty()) points("cheapest", each.cheapest().might, each.cheapest().cunning);
        });
    }

    std::string write() {
        const Public& open = view.open;
        json.object([&] {
            json.member("game", "machina");
            seat("seat", view.seat);
            json.member("turn", int{open.turn});
            json.member("round", open.turn == 0 ? 0 : open.round + 1);
            json.member("rounds", setup.rounds());
            seat("active", open.over ? Seat::nobody : open.active);
            seat("first", open.first);
            seat("first_player", open.token);
            json.member("track_end", track_end);
            json.member("areas", colour_count);
            json.member("last_turn", open.last_turn);
            json.member("over", open.over);
            if (open.over) json.member("ending", ending_names[static_cast<std::size_t>(open.ending) - 1]);
            json.key("map").array([&] {
                for (int space = 0; space < space_count; ++space) write_space(static_cast<Space>(space));
            });
            json.key("heroes").array([&] {
                for (int space = 0; space < hero_spaces; ++space) write_hero_space(space);
            });
            json.key("quests").array([&] {
                for (int space = 0; space < quest_spaces; ++space) write_quest_space(space);
            });
            json.key("players").array([&] {
                for (int p = 0; p < setup.players; ++p) write_player(p);
            });
            write_decks();
            write_placement();
            if (is_player(view.seat)) write_own();
        });
        return json.text();
    }
};

}  // namespace

std::string view_json(const Box& box, const Setup& setup, const View& view) {
    return ViewWriter{box, setup, view}.write();
}

}  // namespace pantheon::machina
