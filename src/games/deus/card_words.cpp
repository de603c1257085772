#include "games/deus/card_words.hpp"

#include <array>

#include "games/deus/program.hpp"

namespace pantheon::deus {
namespace {

using words::Gender;
using words::reworded;
using words::row;

constexpr words::Meaning none{};
constexpr Gender m = Gender::masculine, f = Gender::feminine;

// Where several rows of a kind fit, the longest wins. Of two rows with one meaning, the English text tells them apart.
// French is written as one types it: the printer sets apostrophes and spaces, and makes "de argile" into "d’argile".
// clang-format off
constexpr std::array rows{
    row(Kind::effect, 0, "{clauses}",                                    "{clauses}"),
    row(Kind::effect, 1, "at the end: {clauses}",                        "en fin de partie : {clauses}"),
    reworded(row(Kind::effect, 1, "at the end: {clauses}, at most {cap} <vp:VP>", "en fin de partie : {clauses}, {cap} <vp:PV> au maximum"),
             "at the end: {clauses}, at most {cap}"),

    row(Kind::effect, 2, "{top}; {lasting}",                             "{top} ; {lasting}"),

    row(Kind::clauses, none, "{clause}",                                 "{clause}"),
    row(Kind::clauses, none, "{clause}; {clauses}",                      "{clause} ; {clauses}"),

    row(Kind::clause, none,       "{steps}",                             "{steps}"),
    row(Kind::clause, Op::choose, "choose one of your {own:p}: {steps}", "choisissez un[e] de vos {own:p} : {steps}"),
    row(Kind::clause, Op::choose, "choose a {place}: {steps}",           "choisissez un[e] {place} : {steps}"),
    reworded(row(Kind::clause, Op::each, "for each of your {own:p}: {steps}", "pour chacun[e] de vos {own:p} : {steps}"),
             "each of your {own:p}: {steps}"),

    row(Kind::steps, none, "{step}",                                     "{step}"),
    row(Kind::steps, none, "{step}, then {steps}",                       "{step}, puis {steps}"),

    reworded(row(Kind::step, Op::sell, "sell any number of {resource} for {number} {price} each",
                                       "vendez autant de {resource:p} que vous voulez pour {number} {price} chacun[e]"),
             "sell any {resource} for {number} {price} each"),
    row(Kind::step, Op::sell,     "sell up to {limit} {resource} for {number} {price} each",
                                  "vendez jusqu'à {limit} {resource} pour {number} {price} chacun[e]"),
    row(Kind::step, Op::buy,      "buy up to {limit} resource(s) for {number} {price} each",
                                  "achetez jusqu'à {limit} ressource(s) pour {number} {price} chacune"),
    row(Kind::step, Op::trade,    "trade up to {limit} {resource} for {number} other resource(s) each",
                                  "échangez jusqu'à {limit} {resource}, chacun[e] contre {number} autre(s) ressource(s)"),
    row(Kind::step, none,         "{yield}",                             "{yield}"),
    row(Kind::step, none,         "{yield} per {count}",                 "{yield} par {count}"),
    row(Kind::step, Op::take,     "take up to {number} <vp:VP> from it", "prenez-y jusqu'à {number} <vp:PV>"),
    row(Kind::step, Op::move,     "move it up to {number} region(s)",    "déplacez-la de au plus {number} région(s)"),
    row(Kind::step, Op::steal,    "steal {number} {price} from {victims}", "volez {number} {price} à {victims}"),
    row(Kind::step, Op::activate, "activate a card in your {column} column", "activez une carte de votre colonne {column:f}"),

    // Egypt
    row(Kind::step, Op::market_step,
        "{way} the market value of {value} by 1 step",
        "{way} de 1 cran le cours {value}"),
    row(Kind::step, Op::market_swap,
        "swap the market values of two resources",
        "échangez les cours de deux ressources"),
    reworded(row(Kind::step, Op::sell_sets,
        "sell up to {limit} set(s) of {number} {resource}, each set for the resource's market value in <vp:VP>",
        "vendez jusqu'à {limit} lot(s) de {number} {resource}, chaque lot au cours en <vp:PV> de cette ressource"),
        "sell up to {limit} set(s) of {number} {resource}, each set for the market value of one in VP"),
    row(Kind::step, Op::sell_market,
        "sell up to {limit} {ware}, each for its market value in <gold:gold>",
        "vendez jusqu'à {limit} {ware}, chacun[e] à son cours en <gold:or>"),
    row(Kind::step, Op::sell_each_type,
        "sell 1 resource of each type for {number} <vp:VP> in all",
        "vendez 1 ressource de chaque type pour {number} <vp:PV> en tout"),
    row(Kind::step, Op::move_ship,
        "move one of your ships within its ocean",
        "déplacez un de vos bateaux dans son océan"),
    row(Kind::step, Op::buy_market,
        "buy up to {limit} resource(s), each for half its market value in <gold:gold>",
        "achetez jusqu'à {limit} ressource(s), chacune à la moitié de son cours en <gold:or>"),
    row(Kind::step, Op::barque,
        "take a barque of size {number}",
        "prenez une barque de taille {number}"),
    row(Kind::step, Op::harvest,
        "gain 1 resource of each region where you have a production building",
        "gagnez 1 ressource de chaque région où vous avez un bâtiment de production"),
    row(Kind::step, Op::harvest,
        "gain 1 resource of each region where you have {least}+ buildings, one of them for production",
        "gagnez 1 ressource de chaque région où vous avez au moins {least} bâtiment(s), "
        "dont un de production"),
    row(Kind::step, Op::fill_barque,
        "if you have a production building in a {terrain}, fill an empty barque with {resource}",
        "si vous avez un bâtiment de production dans un[e] {terrain}, remplissez de {resource} une barque vide"),
    reworded(row(Kind::step, Op::outsource,
        "for each building in its region, gain 1 resource of any region beside that one",
        "pour chaque bâtiment de sa région, gagnez 1 ressource d'une région voisine de votre choix"),
        "for each building there, gain 1 resource of any region beside it"),
    reworded(row(Kind::step, Op::fill_stock,
        "gain pieces until you have {number} of each type on your board",
        "gagnez des pions jusqu'à en avoir {number} de chaque type sur votre plateau"),
        "fill your board up to {number} piece(s) of each type"),
    reworded(row(Kind::step, Op::take_discards,
        "take {number} card(s) from the top of the discards into your hand",
        "prenez en main {number} carte(s) de la défausse, en partant du dessus"),
        "take {number} card(s) from the top of the discards"),
    row(Kind::step, Op::buy_cards,
        "buy any number of cards for {number} <gold:gold> each",
        "achetez autant de cartes que vous voulez pour {number} <gold:or(s)> chacune"),
    row(Kind::step, Op::activate_any,
        "activate another card in your columns",
        "activez une autre carte de vos colonnes"),
    reworded(row(Kind::step, Op::activate_rank,
        "activate another of your cards that lies as high in its column as this one",
        "activez une autre de vos cartes, placée aussi haut dans sa colonne que celle-ci"),
        "activate another card of the same rank in your columns"),
    reworded(row(Kind::step, Op::return_pieces,
        "return all pieces of one type from your board to your reserve for {number} <vp:VP> each",
        "choisissez un type de pion et rendez à votre réserve tous ceux de votre plateau, pour {number} <vp:PV> chacun"),
        "return all pieces of one type from your board for {number} VP each"),
    row(Kind::step, Op::draw_to,
        "fill your hand up to {number} card(s)",
        "complétez votre main jusqu'à {number} carte(s)"),
    reworded(row(Kind::step, Op::gild,
        "put 1 of your <gold:gold> on another card in your columns, and the next time it is activated, "
        "discard that <gold:gold> and activate it twice",
        "posez 1 de vos <gold:ors> sur une autre carte de vos colonnes, et à sa prochaine activation, "
        "défaussez cet <gold:or> et activez-la deux fois"),
        "put 1 gold on another card in your columns to activate it twice the next time"),
    row(Kind::step, Op::buy_pieces,
        "buy up to {limit} piece(s) for {number} <gold:gold> each",
        "achetez jusqu'à {limit} pion(s) pour {number} <gold:or(s)> chacun"),
    row(Kind::step, Op::token,
        "gain {number} combat token(s)",
        "gagnez {number} jeton(s) de combat"),
    reworded(row(Kind::step, Op::archers,
        "spend {number} combat token(s) to lay one of your armies down on a village beside it, "
        "where it is lost for good, and take the village's <vp:VP>",
        "dépensez {number} jeton(s) de combat pour coucher une de vos armées sur un village voisin, "
        "où elle est perdue pour de bon, et prendre les <vp:PV> de ce village"),
        "spend {number} combat token(s) to lay one of your armies down on a village beside it and take its VP"),
    row(Kind::step, Op::barracks,
        "put 1 combat token in an empty region beside one of your armies, "
        "and an opponent must pay you 3 <vp:VP> to build in its place",
        "posez 1 jeton de combat dans une région vide à côté d'une de vos armées, "
        "et un adversaire doit vous payer 3 <vp:PV> pour construire à sa place"),
    reworded(row(Kind::step, Op::camels,
        "move one of your armies any distance through your regions and empty land, "
        "and for 1 combat token also through opponents' land and villages",
        "déplacez une de vos armées aussi loin que vous voulez par vos régions et les terres vides, "
        "et pour 1 jeton de combat aussi par les terres adverses et les villages"),
        "move one of your armies any distance through your regions and empty land, "
        "for 1 combat token also through opponents' land and villages"),
    row(Kind::step, Op::chariots,
        "spend 1 combat token to place your armies anew, in or beside regions you occupy",
        "dépensez 1 jeton de combat pour replacer vos armées dans des régions que vous occupez ou à côté de celles-ci"),
    reworded(row(Kind::step, Op::fortress,
        "put 1 combat token on a stack of pieces of an opponent beside one of your armies, "
        "destroy 1 of them, and from then on gain 1 piece of that type whenever that opponent gains one",
        "posez 1 jeton de combat sur une pile de pions d'un adversaire voisin d'une de vos armées, "
        "détruisez-en 1, et gagnez désormais 1 pion de ce type chaque fois que cet adversaire en gagne un"),
        "put 1 combat token on a stack of pieces of an opponent beside one of your armies, "
        "destroy 1 of them, and from then on gain as many of them as that opponent gains"),
    reworded(row(Kind::step, Op::garrison,
        "put 1 combat token on a column of an opponent beside one of your armies, "
        "and from then on that opponent must pay you 2 <gold:gold> for each card they add there",
        "posez 1 jeton de combat sur une colonne d'un adversaire voisin d'une de vos armées, "
        "et cet adversaire doit désormais vous payer 2 <gold:ors> pour chaque carte qu'il y ajoute"),
        "put 1 combat token on a column of an opponent beside one of your armies, "
        "who must pay you 2 gold to add a card there"),

    row(Kind::yield, Op::gain,    "gain {number} {thing}",               "gagnez {number} {thing}"),
    row(Kind::yield, Op::draw,    "draw {number} card(s)",               "piochez {number} carte(s)"),
    row(Kind::yield, Op::pieces,  "gain {number} piece(s)",              "gagnez {number} pion(s)"),

    row(Kind::count, 1, "{unit}",                                        "{unit}"),
    row(Kind::count, 2, "pair of {unit:p}",                              "paire de {unit:p}"),

    row(Kind::unit, Count::region,              "region(s) you occupy",  "région(s) que vous occupez"),
    row(Kind::unit, Count::region_of_terrain,   "{terrain} you occupy",  "{terrain} que vous occupez"),
    row(Kind::unit, Count::region_with,         "region(s) where you have {least}+ buildings",
                                                "région(s) où vous avez au moins {least} bâtiment(s)"),
    row(Kind::unit, Count::production_in,       "production building(s) you have in a {terrain}",
                                                "bâtiment(s) de production que vous avez dans un[e] {terrain}"),
    row(Kind::unit, Count::building_there,      "building(s) there",     "bâtiment(s) qui s'y trouve(nt)"),
    row(Kind::unit, Count::village_beside_army, "village(s) with <vp:VP> beside one of your armies",
                                                "village(s) avec des <vp:PV> à côté d'une de vos armées"),
    row(Kind::unit, Count::owned,               "{resource} you own",    "{resource} que vous possédez"),
    row(Kind::unit, Count::card_in_column,      "card(s) in your {column} column", "carte(s) de votre colonne {column:f}"),

    // Egypt
    reworded(row(Kind::unit, Count::rank,       "card(s) in this column from the bottom up to this one",
                                                "carte(s) de cette colonne, du bas jusqu'à celle-ci"), "rank(s) of this card"),
    row(Kind::unit, Count::piece_on_board,      "piece(s) on your board", "pion(s) sur votre plateau"),
    row(Kind::unit, Count::card_of_colour,      "{colour} card(s) in your columns",
                                                "carte(s) {colour:f} de vos colonnes"),
    row(Kind::unit, Count::region_like_scribe,  "region(s) you occupy of the same terrain as your scribe's",
                                                "région(s) que vous occupez, de même terrain que celle de votre scribe"),
    row(Kind::unit, Count::ocean,               "ocean(s) beside one of your land regions",
                                                "océan(s) à côté d'une de vos régions terrestres"),
    row(Kind::unit, Count::tile,                "tile(s) where you have a building",
                                                "tuile(s) où vous avez un bâtiment"),
    row(Kind::unit, Count::empty_beside_scribe, "empty land region(s) beside your scribe's",
                                                "région(s) terrestre(s) vide(s) à côté de celle de votre scribe"),
    row(Kind::unit, Count::building_at_scribe,  "building(s) in your scribe's region",
                                                "bâtiment(s) dans la région de votre scribe"),

    row(Kind::own, Target::production, "production building(s)",         "bâtiment(s) de production", m),
    row(Kind::own, Target::own_army,       "arm(y/ies)",                     "armée(s)", f),

    row(Kind::place, Target::production_in_terrain, "{terrain} where you have a production building",
                                                    "{terrain} où vous avez un bâtiment de production"),
    row(Kind::place, Target::village_beside_army,   "village with <vp:VP> beside one of your armies",
                                                    "village avec des <vp:PV> à côté d'une de vos armées", m),

    row(Kind::victims, Victims::each_beside_army,      "each opponent beside one of your armies",
                                                       "chaque adversaire voisin d'une de vos armées"),
    reworded(row(Kind::victims, Victims::each_ship_beside_army,
                                                       "each opponent who has a ship beside one of your armies",
                                                       "chaque adversaire qui a un bateau à côté d'une de vos armées"),
                                                       "each opponent with a ship beside one of your armies"),
    row(Kind::victims, Victims::one_beside_it,         "one opponent beside it",
                                                       "un adversaire voisin de cette armée"),

    row(Kind::thing, none,                      "{resource}",                    "{resource}"),
    row(Kind::thing, none,                      "{price}",                       "{price}"),
    row(Kind::thing, Thing::resource_of_region, "resource(s) of its region",     "ressource(s) de sa région", f),
    row(Kind::thing, Thing::any_resource,       "resource(s) of your choice",    "ressource(s) de votre choix", f),

    row(Kind::ware, none,                "{resource}",     "{resource}"),
    row(Kind::ware, Thing::any_resource, "resource(s)",    "ressource(s)", f),

    // In French, what follows "le cours".
    row(Kind::value, none,                "{resource}",    "{resource:d}"),
    row(Kind::value, Thing::any_resource, "one resource",  "d'une ressource"),

    row(Kind::way, Way::up,     "raise",                   "augmentez"),
    row(Kind::way, Way::down,   "lower",                   "baissez"),
    row(Kind::way, Way::either, "raise or lower",          "augmentez ou baissez"),

    row(Kind::top, 0, "gain {number} <vp:VP>",             "gagnez {number} <vp:PV>"),
    row(Kind::top, 1, "put {number} <vp:VP> on this card", "posez {number} <vp:PV> sur cette carte"),

    row(Kind::lasting, none, "lasting: {rule}",            "effet permanent : {rule}"),

    reworded(row(Kind::rule, LastingKind::stand_in,
        "whenever the cost of a card you build includes {resource}, either this temple pays 1 of it or you gain 1 <vp:VP>",
        "chaque fois que le coût d'une carte que vous construisez demande {resource:d}, "
        "soit ce temple en paie 1, soit vous gagnez 1 <vp:PV>"),
        "may pay 1 {resource} of each building's cost, else gain 1 VP"),
    row(Kind::rule, none,
        "whenever {event}, take 1 <vp:VP> from this card and gain 3 <vp:VP> more",
        "chaque fois que {event}, prenez 1 <vp:PV> de cette carte et gagnez 3 <vp:PV> de plus"),
    row(Kind::rule, LastingKind::offering_draw,
        "after each of your offerings, fill your hand up to {number} card(s)",
        "après chacune de vos offrandes, complétez votre main jusqu'à {number} carte(s)"),
    row(Kind::rule, LastingKind::offering_bonus,
        "each of your offerings counts {number} card(s) more",
        "chacune de vos offrandes compte {number} carte(s) de plus"),
    row(Kind::rule, LastingKind::foreign_column,
        "each of your other columns, save that of the temples, may hold 1 {colour} card",
        "chacune de vos autres colonnes, sauf celle des temples, peut recevoir 1 carte {colour:f}"),

    row(Kind::event, LastingKind::village_falls, "a village is attacked",     "un village est attaqué"),
    row(Kind::event, LastingKind::temple_built,  "another temple is built",   "un autre temple est construit"),
    row(Kind::event, LastingKind::nth_building,  "you build the {ordinal} building of a region",
                                                 "vous construisez le {ordinal} bâtiment d'une région"),

    row(Kind::resource, Thing::wheat, "<wheat:wheat>", "<wheat:blé(s)>",    m),
    row(Kind::resource, Thing::wood,  "<wood:wood>",   "<wood:bois>",       m),
    row(Kind::resource, Thing::clay,  "<clay:clay>",   "<clay:argile(s)>",  f),
    row(Kind::resource, Thing::stone, "<stone:stone>", "<stone:pierre(s)>", f),

    row(Kind::price, Thing::gold,     "<gold:gold>",   "<gold:or(s)>",      m),
    row(Kind::price, Thing::vp,       "<vp:VP>",       "<vp:PV>",           m),

    // Terrains and columns are numbered as the games number them.
    row(Kind::terrain, 0, "field(s)",    "champ(s)",     m),
    row(Kind::terrain, 1, "forest(s)",   "forêt(s)",     f),
    row(Kind::terrain, 2, "swamp(s)",    "marécage(s)",  m),
    row(Kind::terrain, 3, "mountain(s)", "montagne(s)",  f),

    row(Kind::column, 0, "maritime",    "maritime"),
    row(Kind::column, 1, "production",  "de production"),
    row(Kind::column, 2, "scientific",  "scientifique"),
    row(Kind::column, 3, "civil",       "civil[e]"),
    row(Kind::column, 4, "military",    "militaire"),
    row(Kind::column, 5, "temple",      "des temples"),

    // The same of a card.
    row(Kind::colour, 0, "maritime",    "maritime(s)"),
    row(Kind::colour, 1, "production",  "de production"),
    row(Kind::colour, 2, "scientific",  "scientifique(s)"),
    row(Kind::colour, 3, "civil",       "civil[e](s)"),
    row(Kind::colour, 4, "military",    "militaire(s)"),
    row(Kind::colour, 5, "temple",      "de temple"),

    row(Kind::ordinal, 2, "second",     "deuxième"),
    row(Kind::ordinal, 3, "third",      "troisième"),
    row(Kind::ordinal, 4, "fourth",     "quatrième"),
    row(Kind::ordinal, 5, "fifth",      "cinquième"),
};
// clang-format on

constexpr std::array<std::string_view, 29> kind_names{
    "effect",  "clauses", "clause", "steps",  "step",    "yield",  "count",   "unit",  "own",   "place",
    "victims", "thing",   "ware",   "value",  "way",     "top",    "lasting", "rule",  "event", "resource",
    "price",   "terrain", "column", "colour", "ordinal", "number", "limit",   "least", "cap"};

constexpr words::Vocabulary vocabulary{.words = rows,
                                       .kind_names = kind_names,
                                       .sentence = Kind::effect,
                                       .first_numeral = Kind::number,
                                       .counted = Kind::yield};

Words sentence(const words::Phrase& phrase, Language language) {
    return words::say_sentence(vocabulary, phrase, language);
}

}  // namespace

const words::Vocabulary& card_words() { return vocabulary; }

// Each clause is a sentence of its own, so that the scope of "each" and "choose" is plain.
Words say_effect(const words::Phrase& effect, Language language) {
    if (const words::Phrase* top = effect.part(Kind::top))
        return sentence(*top, language) + " " + sentence(*effect.part(Kind::lasting), language);
    if (effect.word->meaning != 0) return sentence(effect, language);
    Words text;
    for (const words::Phrase* rest = effect.part(Kind::clauses); rest; rest = rest->part(Kind::clauses)) {
        if (!text.empty()) text += " ";
        text += sentence(*rest->part(Kind::clause), language);
    }
    return text;
}

const words::Word& card_word(Kind kind, int meaning) { return words::word_meaning(vocabulary, kind, meaning); }

}  // namespace pantheon::deus
