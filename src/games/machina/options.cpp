#include "games/machina/options.hpp"

#include "core/text.hpp"
#include "table/switches.hpp"

namespace pantheon::machina {

namespace {

std::span<const Switch<Setup>> switches() {
    static const std::vector<Switch<Setup>> table{
        {"mini",
         &Setup::mini,
         {"off", {"no", "non"}},
         {"on",
          {"two more gods, an intervention, three objectives",
           "deux dieux, une intervention et trois objectifs de plus"}},
         {"Mini expansion", "Mini extension"}},
        {"gods",
         &Setup::gods_by_luck,
         {"choice", {"chosen in the order of the seats", "choisis dans l'ordre des sièges"}},
         {"luck", {"dealt by luck", "tirés au sort"}},
         {"How players come to their gods", "Comment les joueurs reçoivent leur dieu"}},
        {"tribute",
         &Setup::user_pays_tribute,
         {"bank", {"nobody: they are a bonus", "personne : c'est un bonus"}},
         {"user", {"whoever used the hero", "celui qui a utilisé le héros"}},
         {"Who pays the glory points for another god's hero",
          "Qui paie les points de gloire pour le héros d'un autre dieu"}},
        {"reduction",
         &Setup::reductions_stay,
         {"round", {"until the end of the round", "jusqu'à la fin de la manche"}},
         {"track", {"as long as it lies on the track, for everybody", "tant qu'elle est sur la piste, pour tous"}},
         {"How long a quest stays easier", "Combien de temps une quête reste plus facile"}},
        {"standstill",
         &Setup::standstill_ends,
         {"play-on", {"the game goes on", "la partie continue"}},
         {"end", {"the game ends", "la partie s'arrête"}},
         {"After ten turns without a completed quest", "Après dix tours sans quête accomplie"}},
    };
    return table;
}

}  // namespace

std::vector<OptionInfo> option_list() {
    std::vector<OptionInfo> list;
    list.push_back({"players",
                    {"Number of players", "Nombre de joueurs"},
                    "2",
                    {{"2", {"two", "deux"}}, {"3", {"three", "trois"}}, {"4", {"four", "quatre"}}}});
    list_switches(switches(), list);
    return list;
}

Result<Setup> make_setup(const Box& box, const GameOptions& options) {
    if (const auto error = unknown_option(option_list(), options)) return *error;
    Setup setup;
    setup.cards = &box.cards;
    if (const auto players = options.find("players"); players != options.end()) {
        setup.players = number_in(players->second).value_or(-1);
        if (setup.players < 2 || setup.players > 4)
            return Error{"option players: Deus Ex Machina is for 2, 3 or 4 players"};
    }
    if (const auto error = read_switches(switches(), options, setup)) return *error;
    return setup;
}

GameOptions options_of(const Setup& setup) {
    GameOptions options;
    options["players"] = std::to_string(setup.players);
    write_switches(switches(), setup, options);
    return options;
}

}  // namespace pantheon::machina
