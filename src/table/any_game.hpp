// A running game of any kind, for those who need not know which: terminal, service, bindings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/named_file.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "table/brings.hpp"
#include "table/french.hpp"
#include "table/options.hpp"
#include "table/reasons.hpp"
#include "table/tables.hpp"
#include "table/words.hpp"

namespace pantheon {

class JsonWriter;
struct Look;
enum class Picture : std::uint8_t;

// Something a seat played with that may matter for its chances: what it is, and which one it was.
struct Label {
    std::string heading, name;

    friend auto operator<=>(const Label&, const Label&) = default;
};

// One position of one game, with its setup. Between two calls it always stands at a real question or at the end:
// questions that answer themselves, with one option, have been answered.
class AnyGame {
public:
    virtual ~AnyGame() = default;
    virtual std::unique_ptr<AnyGame> copy() const = 0;

    virtual std::string_view name() const = 0;  // of the kind of game
    virtual const GameTables& tables() const = 0;
    virtual int players() const = 0;
    virtual GameOptions options() const = 0;  // complete: the same options make the same setup, board included

    virtual const Choice& choice() const = 0;
    virtual bool is_over() const = 0;
    // Whether the open question has one option and need not be asked (`answers_itself` in game.hpp).
    virtual bool answers_itself() const = 0;
    // Whose turn it is, also while luck or another seat answers; nobody before the first turn.
    virtual Seat active() const = 0;
    // `answer` must be an option. Events are appended to `events` if given.
    virtual void apply(Answer answer, std::vector<Event>* events = nullptr) = 0;
    // The same without what follows by itself: the next question may have one option. For those who follow every one.
    virtual void step(Answer answer, std::vector<Event>* events = nullptr) = 0;
    virtual int score(Seat seat) const = 0;  // final once the game is over; points so far before that
    // 1 for every winner; only when the game is over. By points, unless a game ranks otherwise.
    virtual int rank(Seat seat) const {
        int better = 0;
        for (int p = 0; p < players(); ++p) better += score(seat_at(p)) > score(seat);
        return better + 1;
    }
    virtual std::uint64_t hash() const = 0;  // equal positions, equal hashes, on every machine

    // Of a finished game: which of its endings it was, and how many turns all players had together.
    virtual int ending() const = 0;
    virtual int turns() const = 0;
    // What a seat of a finished game played with, for statistics: who wins with what.
    virtual std::vector<Label> labels(Seat) const { return {}; }
    // What an event adds to and takes from whose points, and by which source.
    virtual std::vector<Points> points(const Event& event) const = 0;

    // What the open question is about, and what else a game says of an option, as members of a JSON object; and what an
    // option costs in points.
    virtual void write_matter(JsonWriter&) const {}
    virtual void write_option(JsonWriter&, Answer) const {}
    virtual int points_for(Answer) const { return 0; }
    // What an option would bring to the asked seat, as far as it can know.
    virtual Brings brings(Answer option) const = 0;
    // The option of the open question that nobody would think twice about, if there is one.
    virtual std::optional<Answer> obvious() const { return {}; }
    // What would still come to whose points if the game ended now, by source; nothing where points count at once.
    virtual std::vector<Points> late_points() const { return {}; }
    // Where a player would stand if the game ended now.
    virtual Standing standing(Seat seat) const { return {score(seat), {}}; }

    // What speaks for and against a line of the asked seat's answers from here, the most telling first; `other` is
    // what it is compared with, null: nothing.
    virtual std::vector<Reason> reasons(const Tried& line, [[maybe_unused]] const Tried* other,
                                        Language language) const {
        return points_at_once(*this, line, language);
    }

    // In words.
    virtual Words words_for(Answer option, Language language) const = 0;      // an option of the open question
    virtual Words words_of(const Event& event, Language language) const = 0;  // what has happened
    virtual std::string question(Language language) const {                   // the open question itself
        return say(language, prompt().question.en, prompt().question.fr);
    }
    // Whether these English words could answer a question like the open one: what they name exists and is rightly
    // called, whether or not it is an option now.
    virtual bool makes_sense(std::string_view words) const = 0;
    // The same as plain sentences.
    std::string describe(Answer option, Language language) const { return words_for(option, language).text(); }
    std::string tell(const Event& event, Language language) const { return words_of(event, language).text(); }
    std::string seat_name(Seat seat, Language language) const {
        return std::string(tables().seat_names[static_cast<std::size_t>(seat)].in(language));
    }
    const PromptRow& prompt() const { return tables().prompts[choice().prompt.number]; }
    const EventRow& row_of(const Event& event) const { return tables().events[event.what.number]; }
    // The event as a seat may know it (Seat::nobody: a spectator).
    Event seen_by(const Event& event, Seat viewer) const { return pantheon::seen_by(event, row_of(event), viewer); }

    // What a seat may know (Seat::nobody: a spectator).
    virtual std::string view_json(Seat seat) const = 0;
    // The same position with everything that `seat` cannot see drawn anew.
    virtual std::unique_ptr<AnyGame> imagine(Seat seat, Rng& rng) const = 0;

    // The position as text, one statement a line, in the language of scenes; only when a turn begins.
    virtual Result<std::string> position() const = 0;
    // Makes one such statement true, and says what prevents it. The first edit of a new game clears the table: no
    // hands, all cards in the deck, the first turn about to begin. Call `settle` after the last edit.
    virtual std::optional<Error> edit(std::string_view statement) = 0;
    virtual void settle() = 0;
    // Says in what way a statement is not true, if it is not.
    virtual std::optional<Error> check(std::string_view statement) const = 0;
};

// How luck answers in a game that was begun with this seed; the seed itself lays the board.
constexpr Rng luck_for(std::uint64_t seed) { return Rng{seed ^ 0x6c75636b}; }

// What a game is played with, as its record names it.
struct BoxLabel {
    std::string name;     // "game 5c0ffee…": the same name, the same games; empty in old records: whatever fits
    std::string changes;  // what differs from the box that comes with the program, as text; empty: nothing

    friend bool operator==(const BoxLabel&, const BoxLabel&) = default;
};

class Upgrade;  // table/upgrade.hpp

// A card, tile or anything else that a game shows among "all cards".
struct CardEntry {
    std::string id;
    std::string edition;  // the game's name, or its expansion's
    Bilingual<std::string> name;
    Bilingual<std::string> heading;             // what it is listed under
    Bilingual<std::string> title;               // its name with what stands beside it: copies, cost
    Bilingual<std::vector<std::string>> lines;  // what it does, and where that is known from
    bool house = false;                         // this project designed part of it: it need not be as printed
    std::string json;
};

// What there is to say about a box.
struct BoxReport {
    std::string counts;   // "87 faces of the base game, …"
    std::string warning;  // what is missing in it, if something is
};
struct BoxFile {
    std::string name;
    std::string text;
};

class Analyst;     // table/analyst.hpp
struct BenchCase;  // lab/bench_case.hpp
struct Material;   // table/material.hpp

// A game on the shelf: what it is called, what can be agreed on, how to begin, and what else it brings. What a page in
// the browser has no use for may be missing there.
struct GameKind {
    std::string name;
    Bilingual<std::string> title;
    int rules_version = 1;
    std::vector<OptionInfo> options;
    // `seed` decides what the options leave to chance (the board). Errors name the option.
    Result<std::unique_ptr<AnyGame>> (*begin)(const GameKind& kind, const GameOptions& options,
                                              std::uint64_t seed) = nullptr;
    const GameTables* tables = nullptr;

    // What is printed, for `begin`; its games share it.
    std::shared_ptr<const void> box{};
    BoxLabel label{};
    // The same game with what comes with the program, changed as this text says. Null: there is only this box.
    Result<GameKind> (*with_changes)(const std::string& changes) = nullptr;
    // What came with the program before, each as changes of what comes with it now; null where nothing did.
    std::span<const NamedFile> (*earlier_boxes)() = nullptr;
    // The same game with the box of a folder or file. Null: it has no such boxes.
    Result<GameKind> (*with_box_of)(const std::string& folder) = nullptr;
    BoxReport (*report_box)(const GameKind& kind) = nullptr;
    std::vector<BoxFile> (*box_files)(const GameKind& kind) = nullptr;
    // For scenes about single cards: the same game with a box of stand-ins in which only `cards` are from the box of
    // `kind`; it has no label.
    Result<GameKind> (*with_stand_ins)(const GameKind& kind, const GameKind& stand_ins,
                                       std::span<const std::string> cards) = nullptr;

    // Reads answers that were given to an older version of the rules; null where that version cannot be read.
    std::unique_ptr<Upgrade> (*upgrade_from)(int version) = nullptr;

    // All cards as a list in JSON, and as people read them.
    std::string (*cards_json)(const GameKind& kind) = nullptr;
    std::vector<CardEntry> (*cards)(const GameKind& kind) = nullptr;
    // A picture for the terminal, as `viewer` may see it.
    std::string (*picture)(const AnyGame& game, Picture picture, Seat viewer, const Look& look) = nullptr;

    // Judges the games of this kind for people; of the game only the setup is looked at. Null: nobody can.
    std::unique_ptr<Analyst> (*analyst)(const AnyGame& game) = nullptr;

    // For the laboratory: one number for all rules, by so many seeded random games of each sort; the ways to answer the
    // next `depth` real questions; what is measured.
    std::uint64_t (*signature)(const GameKind& kind, int games) = nullptr;
    std::uint64_t (*perft)(const AnyGame& game, int depth) = nullptr;
    std::vector<BenchCase> (*bench)(const GameKind& kind) = nullptr;
    const Material* material = nullptr;  // for the laboratory too; null: it does not know what the game is made of
};

}  // namespace pantheon
