// `pantheon play`: a game in the terminal, against players of the program or with friends at one screen.
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>
#include <random>

#include "cli/commands.hpp"
#include "cli/terminal_log.hpp"
#include "core/text.hpp"
#include "players/hint.hpp"
#include "players/seated_player.hpp"
#include "service/listings.hpp"
#include "table/look.hpp"
#include "table/session.hpp"

namespace pantheon {

namespace {

constexpr const char* human = "human";

int terminal_columns() {
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::clamp<int>(size.ws_col, 80, 120) : 96;
}

bool wants_colour(bool plain) {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool dumb = kind && std::string_view(kind) == "dumb";
    return !plain && isatty(STDOUT_FILENO) && !(no_colour && *no_colour) && !dumb;
}

// One game with its people and bots, from the first question to the last.
class TerminalGame {
    const GameKind& kind_;
    Session session_;
    std::vector<std::string> seats_;  // human, or a kind of player
    Look look_;
    bool casual_;
    Rng luck_, bots_;
    std::array<std::optional<SeatedPlayer>, max_players> players_;
    std::array<std::size_t, max_players> told_{};  // how many events each seat has been told
    Seat at_screen_ = Seat::nobody;
    bool answered_ = false, left_ = false;

    const AnyGame& game() const { return session_.game(); }
    std::string say(const char* english, const char* french) const { return look_.say(english, french); }
    bool is_human(Seat seat) const { return seats_[static_cast<std::size_t>(seat)] == human; }
    auto humans() const { return std::ranges::count(seats_, human); }
    std::string name(Seat seat) const { return in_seat_colour(game().seat_name(seat, look_.language), seat, look_); }

    std::string picture(Picture what, Seat seat) const { return kind_.picture(game(), what, seat, look_); }

    // ---- showing

    void show_news(Seat seat) {
        auto& told = told_[static_cast<std::size_t>(seat)];
        told = std::min(told, session_.events().size());
        std::cout << tell_events(game(), std::span(session_.events()).subspan(told), seat, look_.language,
                                 look_.columns);
        told = session_.events().size();
    }
    // Short options stand side by side.
    void show_options() const {
        std::vector<std::string> lines;
        std::size_t widest = 0;
        for (const Answer option : game().choice().options) {
            lines.push_back(std::to_string(lines.size() + 1) + " " + game().describe(option, look_.language));
            widest = std::max(widest, lines.back().size());
        }
        const std::size_t across =
            lines.size() < 7 ? 1 : std::max<std::size_t>(1, static_cast<std::size_t>(look_.columns) / (widest + 4));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool last = (i + 1) % across == 0 || i + 1 == lines.size();
            std::cout << (i < 9 ? "   " : "  ") << lines[i]
                      << (last ? "\n" : std::string(widest - lines[i].size() + (i < 9), ' '));
        }
    }
    void show_question(Seat seat) {
        show_news(seat);
        std::cout << picture(Picture::question, seat);
        show_prompt(seat);
    }
    void show_prompt(Seat seat) const {
        std::cout << '\n' << name(seat) << say(": ", " : ") << bold(game().question(look_.language), look_) << '\n';
        show_options();
    }
    void show_end() {
        for (int p = 0; p < game().players(); ++p)
            if (is_human(seat_at(p)) && humans() == 1) show_news(seat_at(p));
        if (humans() != 1)
            std::cout << tell_events(game(), session_.events(), Seat::nobody, look_.language, look_.columns);
        std::cout << '\n'
                  << picture(Picture::board, Seat::nobody) << '\n'
                  << score_table(game(), session_.events(), look_.language);
    }

    // ---- asking

    std::optional<std::string> read_line(const std::string& prompt) {
        std::cout << prompt << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) {
            left_ = true;
            return {};
        }
        return std::string(trimmed(line));
    }
    // With several people at one screen, nobody sees another's hand.
    void pass_screen(Seat seat) {
        if (humans() < 2 || at_screen_ == seat) return;
        std::cout << (look_.colour ? "\033[H\033[2J\033[3J" : std::string(60, '\n'));
        read_line(name(seat) + say(": the screen is yours; press Enter when nobody else looks. ",
                                   " : l'écran est à vous ; appuyez sur Entrée quand personne d'autre ne regarde. "));
        at_screen_ = seat;
    }
    void ask_human(Seat seat) {
        pass_screen(seat);
        if (left_) return;
        show_question(seat);
        answered_ = false;
        while (!left_ && !answered_)
            if (const auto line = read_line("> ")) obey(*line, seat);
    }

    void ask_player(Seat seat) {
        auto& player = players_[static_cast<std::size_t>(seat)];
        if (!player)
            player.emplace(*read_player(game().tables(), seats_[static_cast<std::size_t>(seat)]), session_.beginning(),
                           seat, bots_.next());
        player->follow(session_.record().answers);
        session_.answer(player->think(game(), {.seed = bots_.next()}).answer);
    }

    // An answer, or a command.
    void obey(const std::string& line, Seat seat) {
        const auto blank = line.find(' ');
        const std::string word = lower_case(line.substr(0, blank));
        const std::string rest = blank == std::string::npos ? "" : line.substr(line.find_first_not_of(' ', blank));
        if (line.empty()) return;
        if (word == "quit" || word == "exit") left_ = true;
        else if (word == "undo") undo(seat);
        else if (word == "redo") redo(seat);
        else if (word == "help" || word == "?") help(rest, seat);
        else if (word == "log")
            std::cout << tell_events(game(), session_.events(), seat, look_.language, look_.columns);
        else if (word == "save") save(rest);
        else if (word == "hint") hint(seat);
        else if (word == "board") std::cout << picture(Picture::table, seat), show_prompt(seat);
        else answer(line);
    }
    void answer(const std::string& line) {
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        const bool is_number = error == std::errc{} && end == line.data() + line.size();
        const auto count = static_cast<std::size_t>(game().choice().options.size());
        if (is_number && number >= 1 && number <= count)
            return give(game().choice().options.nth(static_cast<int>(number) - 1));
        if (is_number) {
            std::cout << say("Please say a number from 1 to ", "Un nombre de 1 à ") << count << ".\n";
            return;
        }
        if (const auto option = option_named(game(), line)) give(*option);
        else
            std::cout << option.error() << say("; say its number, or `help`.\n", " ; dites son numéro, ou « help ».\n");
    }
    void give(Answer option) {
        session_.answer(option);
        answered_ = true;
    }

    // Back to this seat's question before this one. What was learned since cannot be unlearned, unless all agree.
    void undo(Seat seat) {
        std::size_t answer = session_.answers();
        while (answer > 0 && session_.who_answered(answer - 1) != seat) --answer;
        if (answer == 0) {
            std::cout << say("There is nothing to take back.\n", "Il n'y a rien à reprendre.\n");
        } else if (casual_ || answer == session_.answers()) {
            take_back(answer - 1, seat);
        } else if (session_.who_answered(answer) == Seat::luck) {
            std::cout << say(
                "A card has been drawn since your last answer, so it stands (--casual takes back anything).\n",
                "Une carte a été piochée depuis : on ne revient pas (--casual le permet).\n");
        } else {
            std::cout << say(
                "Another player has answered since, so your answer stands (--casual takes back anything).\n",
                "Un autre joueur a répondu depuis : on ne revient pas (--casual le permet).\n");
        }
    }
    void take_back(std::size_t answer, Seat seat) {
        session_.take_back_to(answer);
        std::cout << say("Taken back.\n", "Repris.\n");
        show_question(seat);
    }
    void redo(Seat seat) {
        if (!session_.can_redo()) {
            std::cout << say("There is nothing to do again.\n", "Il n'y a rien à refaire.\n");
            return;
        }
        do session_.redo();
        while (session_.can_redo() && !game().is_over() && game().choice().seat != seat);
        answered_ = true;
    }
    void save(const std::string& path) {
        if (path.empty()) {
            std::cout << say("Say where: save FILE\n", "Dites où : save FICHIER\n");
            return;
        }
        try {
            write_text(path, session_.text());
            std::cout << say("Saved; `pantheon play --load ", "Enregistré ; « pantheon play --load ") << path
                      << say("` goes on with it.\n", " » continue la partie.\n");
        } catch (const Failure& failure) {
            std::cout << failure.what() << '\n';
        }
    }
    // The best lines from here, from what this seat may see.
    void hint(Seat seat) {
        if (!kind_.analyst) {
            std::cout << say("Nobody can give hints in this game.\n", "Personne ne peut conseiller dans ce jeu.\n");
            return;
        }
        const auto analyst = kind_.analyst(session_.beginning());
        session_.note_hint();
        const std::vector<HintLine> lines = hint_for(game(), *analyst, {.seed = bots_.next()}, look_.language);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const HintLine& line = lines[i];
            std::cout << "  "
                      << wrap(std::string(1, static_cast<char>('a' + i)) + ") " + bold(line.said.words.text(), look_) +
                                  "  " + expected(line.expects, lines[0].expects),
                              look_.columns - 4, 5)
                      << '\n';
            for (const Reason& reason : line.reasons)
                std::cout << "     " << (reason.speaks_for ? "+ " : "- ")
                          << wrap(reason.words.text(), look_.columns - 8, 7) << '\n';
        }
        show_prompt(seat);
    }
    // "54.1 % to win, 62 points".
    std::string expected(const Expectation& line, const Expectation& best) const {
        const auto percent = [](int win) {
            char text[16];
            std::snprintf(text, sizeof text, "%.1f %%", 100.0 * win / 65'536);
            return std::string(text);
        };
        const int behind = best.win - line.win;
        return dim(percent(line.win) + say(" to win, ", " de gagner, ") + std::to_string((line.points + 5) / 10) +
                       say(" points", " points") + (behind > 32 ? ", \u2212" + percent(behind) : ""),
                   look_);
    }
    void help(const std::string& card, Seat seat) {
        if (!card.empty()) return help_card(card);
        std::cout << say("Answer with the number of an option, or with its words (the beginning will do).\n"
                         "  undo        take back your last answer, as long as nothing new came up since\n"
                         "  redo        give it again\n"
                         "  board       show everything again\n"
                         "  log         what has happened so far\n"
                         "  help CARD   what a card does\n"
                         "  hint        the best lines from here, and why; the record notes it\n"
                         "  save FILE   write the game to a file\n"
                         "  quit        leave\n",
                         "Répondez par le numéro d'une option, ou par ses mots (le début suffit).\n"
                         "  undo         reprendre votre dernière réponse, si rien de nouveau n'est apparu\n"
                         "  redo         la redonner\n"
                         "  board        tout montrer à nouveau\n"
                         "  log          ce qui s'est passé\n"
                         "  help CARTE   ce que fait une carte\n"
                         "  hint         les meilleurs coups d'ici, et pourquoi ; l'enregistrement le note\n"
                         "  save FICHIER enregistrer la partie\n"
                         "  quit         partir\n")
                  << picture(Picture::help, seat);
    }
    void help_card(const std::string& words) const {
        bool found = false;
        for (const CardEntry& card : kind_.cards(kind_)) {
            if (!is_named(card, std::array{words})) continue;
            found = true;
            std::string text = bold(card.title.in(look_.language), look_) + (card.house ? " *" : "");
            for (const std::string& line : card.lines.in(look_.language)) text += " · " + line;
            std::cout << "  " << wrap(text, look_.columns - 4, 4) << '\n';
        }
        if (!found) std::cout << say("No card has this name.\n", "Aucune carte ne porte ce nom.\n");
    }

public:
    TerminalGame(const GameKind& kind, Session session, std::vector<std::string> seats, Look look, bool casual,
                 std::uint64_t seed)
        : kind_(kind),
          session_(std::move(session)),
          seats_(std::move(seats)),
          look_(std::move(look)),
          casual_(casual),
          luck_(luck_for(seed)),
          bots_(~seed) {
        session_.name_players(seats_);
        session_.let_luck_answer(luck_);
        told_.fill(session_.events().size());
    }

    void run() {
        while (!game().is_over() && !left_) {
            const Seat seat = game().choice().seat;
            if (seat == Seat::luck) session_.let_luck_answer(luck_);
            else if (is_human(seat)) ask_human(seat);
            else ask_player(seat);
        }
        if (game().is_over()) show_end();
        else std::cout << say("\nGoodbye.\n", "\nAu revoir.\n");
    }
};

struct PlayWish {
    std::string game, seats, file, language = "en";
    std::vector<std::string> options, more_options;
    std::optional<int> players;
    std::optional<std::uint64_t> seed;
    bool plain = false, casual = false;
};

bool can_sit(const AnyGame& game, const std::string& name) { return name == human || read_player(game.tables(), name); }

void check_seats(const AnyGame& game, const std::vector<std::string>& seats) {
    for (const std::string& seat : seats)
        if (!can_sit(game, seat)) fail(read_player(game.tables(), seat).error() + ", and " + human);
    if (static_cast<int>(seats.size()) != game.players())
        fail(std::to_string(game.players()) + " play, but --seats names " + std::to_string(seats.size()));
}

// Nothing said: you against the strongest players.
std::vector<std::string> usual_seats(const AnyGame& game) {
    const std::string strongest(game.tables().players.back().name);
    std::vector<std::string> seats(static_cast<std::size_t>(game.players()), strongest);
    seats.front() = human;
    return seats;
}

Session begin(const PlayWish& wish, const Context& context, std::uint64_t seed) {
    if (wish.game.empty()) fail("say which game: pantheon play " + context.shelf.front().name);
    GameOptions options = options_from(wish.options);
    options.merge(options_from(wish.more_options));
    const std::size_t seats = split_names(wish.seats).size();
    if (wish.players) options["players"] = std::to_string(*wish.players);
    else if (seats > 0 && !options.contains("players")) options["players"] = std::to_string(seats);
    auto session = Session::begin(context.shelf, game_named(context, wish.game), options, seed, {});
    if (!session) fail(session.error());
    return std::move(*session);
}

Session load(const PlayWish& wish, const Context& context) {
    auto record = read_record(read_text(wish.file), context.shelf);
    if (!record) fail(wish.file + ": " + record.error());
    auto session = Session::resume(context.shelf, std::move(*record));
    if (!session) fail(wish.file + ": " + session.error());
    return std::move(*session);
}

void run(const PlayWish& wish, const Context& context) {
    Look look{.colour = wants_colour(wish.plain), .language = language_named(wish.language)};
    look.columns = terminal_columns();
    const std::uint64_t seed = wish.seed.value_or(std::random_device{}());
    Session session = wish.file.empty() ? begin(wish, context, seed) : load(wish, context);
    const AnyGame& game = session.game();
    std::vector<std::string> seats = split_names(wish.seats);
    const auto& names = session.record().players;  // of a loaded game
    if (seats.empty() && static_cast<int>(names.size()) == game.players() &&
        std::ranges::all_of(names, [&](const std::string& name) { return can_sit(game, name); }))
        seats = names;
    if (seats.empty()) seats = usual_seats(game);
    check_seats(game, seats);
    look.players = seats;
    const GameKind& kind = game_named(context, std::string(game.name()));
    TerminalGame{kind, std::move(session), std::move(seats), std::move(look), wish.casual, seed}.run();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<PlayWish>();
    Command command(app, "play", "A game in the terminal");
    command.takes("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--option", wish->more_options, "NAME=VALUE", "The same; may be said again");
    command.takes("--players", wish->players, "N", "How many play");
    command.takes("--seats", wish->seats, "A,B,...",
                  "Who plays, by seat: human, or a player of the program; nothing said: you against the strongest");
    command.takes("--seed", wish->seed, "N", "The same number gives the same board and the same luck");
    command.takes("--load", wish->file, "FILE", "Go on with a saved game");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--plain", wish->plain, "No colours, only letters");
    command.flag("--casual", wish->casual, "Undo takes back anything, drawn cards included");
    command.example(
        "Examples:\n  pantheon play GAME\n  pantheon play GAME --players 3\n"
        "  pantheon play GAME --seats human,human --seed 7");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
