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
#include "cli/terminal_table.hpp"
#include "games/deus/deus_game.hpp"
#include "players/player.hpp"
#include "service/listings.hpp"
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
    const Context& context_;
    Session session_;
    std::vector<std::string> seats_;  // human, or a kind of player
    Look look_;
    bool casual_;
    Rng luck_, bots_;
    int columns_ = terminal_columns();
    std::array<std::size_t, max_players> told_{};  // how many events each seat has been told
    Seat at_screen_ = Seat::nobody;
    bool answered_ = false, left_ = false;

    const AnyGame& game() const { return session_.game(); }
    std::string say(const char* english, const char* french) const { return look_.say(english, french); }
    bool is_human(Seat seat) const { return seats_[static_cast<std::size_t>(seat)] == human; }
    auto humans() const { return std::ranges::count(seats_, human); }
    std::string name(Seat seat) const { return in_seat_colour(game().seat_name(seat, look_.language), seat, look_); }

    Sight sight(Seat seat) const {
        const auto& setup = deus::setup_of(game());
        return {*context_.box, setup, deus::view(setup, deus::state_of(game()), seat), seats_, look_, columns_};
    }

    // ---- showing

    void show_news(Seat seat) {
        auto& told = told_[static_cast<std::size_t>(seat)];
        told = std::min(told, session_.events().size());
        std::cout << tell_events(game(), std::span(session_.events()).subspan(told), seat, look_.language, columns_);
        told = session_.events().size();
    }
    void show_board(const deus::RegionSet& marked) const {
        std::cout << '\n' << draw_board(deus::setup_of(game()), deus::state_of(game()).open, marked, look_);
        std::cout << dim(wrap("  " + board_legend(deus::setup_of(game()), look_), columns_, 2), look_) << '\n';
    }
    void show_table(Seat seat) const {
        const Sight now = sight(seat);
        show_board({});
        std::cout << '\n' << draw_header(now) << draw_players(now) << draw_hand(now);
    }
    deus::RegionSet regions_asked_for() const {
        deus::RegionSet marked;
        if (option_kind(game().choice().prompt) != OptionKind::region) return marked;
        for (const Answer option : game().choice().options)
            if (option < deus::max_regions) marked.add(deus::region_at(option));
        return marked;
    }
    // The board again only where it helps; everything at the beginning of a turn.
    void show_for_question(Seat seat) const {
        const Prompt prompt = game().choice().prompt;
        if (prompt == Prompt::turn || prompt == Prompt::start_piece) show_table(seat);
        else if (option_kind(prompt) == OptionKind::region) show_board(regions_asked_for());
        else if (prompt == Prompt::offer_top || prompt == Prompt::god) std::cout << draw_gods(look_);
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
            lines.size() < 7 ? 1 : std::max<std::size_t>(1, static_cast<std::size_t>(columns_) / (widest + 4));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool last = (i + 1) % across == 0 || i + 1 == lines.size();
            std::cout << (i < 9 ? "   " : "  ") << lines[i]
                      << (last ? "\n" : std::string(widest - lines[i].size() + (i < 9), ' '));
        }
    }
    void show_question(Seat seat) {
        show_news(seat);
        show_for_question(seat);
        show_prompt(seat);
    }
    void show_prompt(Seat seat) const {
        std::cout << '\n' << name(seat) << say(": ", " : ") << bold(game().question(look_.language), look_) << '\n';
        show_options();
    }
    void show_end() {
        for (int p = 0; p < game().players(); ++p)
            if (is_human(seat_at(p)) && humans() == 1) show_news(seat_at(p));
        if (humans() != 1) std::cout << tell_events(game(), session_.events(), Seat::nobody, look_.language, columns_);
        show_board({});
        std::cout << '\n' << score_table(game(), session_.events(), look_.language);
    }

    // ---- asking

    std::optional<std::string> read_line(const std::string& prompt) {
        std::cout << prompt << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) {
            left_ = true;
            return {};
        }
        const auto first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
        return first == std::string::npos ? "" : line.substr(first, last - first + 1);
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
        else if (word == "log") std::cout << tell_events(game(), session_.events(), seat, look_.language, columns_);
        else if (word == "save") save(rest);
        else if (word == "board") show_table(seat), show_prompt(seat);
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
    void help(const std::string& card, Seat seat) {
        if (!card.empty()) return help_card(card, seat);
        std::cout << say("Answer with the number of an option, or with its words (\"b3\", \"galley\").\n"
                         "  undo        take back your last answer, as long as nothing new came up since\n"
                         "  redo        give it again\n"
                         "  board       show everything again\n"
                         "  log         what has happened so far\n"
                         "  help CARD   what a card does\n"
                         "  save FILE   write the game to a file\n"
                         "  quit        leave\n"
                         "An offering to a god gives:\n",
                         "Répondez par le numéro d'une option, ou par ses mots (« b3 », « galère »).\n"
                         "  undo         reprendre votre dernière réponse, si rien de nouveau n'est apparu\n"
                         "  redo         la redonner\n"
                         "  board        tout montrer à nouveau\n"
                         "  log          ce qui s'est passé\n"
                         "  help CARTE   ce que fait une carte\n"
                         "  save FICHIER enregistrer la partie\n"
                         "  quit         partir\n"
                         "Une offrande à un dieu donne :\n")
                  << draw_gods(look_);
    }
    void help_card(const std::string& words, Seat seat) const {
        const auto faces = faces_named(*context_.box, std::array{words});
        for (const deus::Face* face : faces)
            std::cout << "  " << card_line(*face, sight(seat), 4) << (is_house(*face) ? " *" : "") << '\n';
        if (faces.empty()) std::cout << say("No card has this name.\n", "Aucune carte ne porte ce nom.\n");
    }

public:
    TerminalGame(const Context& context, Session session, std::vector<std::string> seats, Look look, bool casual,
                 std::uint64_t seed)
        : context_(context),
          session_(std::move(session)),
          seats_(std::move(seats)),
          look_(look),
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
            else session_.answer(ask_player(seats_[static_cast<std::size_t>(seat)], game(), bots_));
        }
        if (game().is_over()) show_end();
        else std::cout << say("\nGoodbye.\n", "\nAu revoir.\n");
    }
};

struct Wish {
    std::string game, seats, file, language = "en";
    std::vector<std::string> options, more_options;
    std::optional<int> players;
    std::optional<std::uint64_t> seed;
    bool plain = false, casual = false;
};

bool can_sit(const std::string& name) { return name == human || find_player(name); }

void check_seats(const std::vector<std::string>& seats, int players) {
    std::string known = human;
    for (const PlayerKind& kind : player_kinds()) known += ", " + std::string(kind.name);
    for (const std::string& seat : seats)
        if (!can_sit(seat)) fail("nobody is called \"" + seat + "\"; a seat is one of " + known);
    if (static_cast<int>(seats.size()) != players)
        fail(std::to_string(players) + " play, but --seats names " + std::to_string(seats.size()));
}

// Nothing said: you against greedy players.
std::vector<std::string> usual_seats(int players) {
    std::vector<std::string> seats(static_cast<std::size_t>(players), "greedy");
    seats.front() = human;
    return seats;
}

Session begin(const Wish& wish, const Context& context, std::uint64_t seed) {
    if (wish.game.empty()) fail("say which game: pantheon play deus");
    GameOptions options = options_from(wish.options);
    options.merge(options_from(wish.more_options));
    const std::size_t seats = split_names(wish.seats).size();
    if (wish.players) options["players"] = std::to_string(*wish.players);
    else if (seats > 0 && !options.contains("players")) options["players"] = std::to_string(seats);
    auto session = Session::begin(context.shelf, game_named(context, wish.game), options, seed, {});
    if (!session) fail(session.error());
    return std::move(*session);
}

Session load(const Wish& wish, const Context& context) {
    auto record = read_record(read_text(wish.file), context.shelf);
    if (!record) fail(wish.file + ": " + record.error());
    auto session = Session::resume(context.shelf, std::move(*record));
    if (!session) fail(wish.file + ": " + session.error());
    return std::move(*session);
}

void run(const Wish& wish, const Context& context) {
    const Look look{wants_colour(wish.plain), language_named(wish.language)};
    const std::uint64_t seed = wish.seed.value_or(std::random_device{}());
    Session session = wish.file.empty() ? begin(wish, context, seed) : load(wish, context);
    const int players = session.game().players();
    std::vector<std::string> seats = split_names(wish.seats);
    const auto& names = session.record().players;  // of a loaded game
    if (seats.empty() && static_cast<int>(names.size()) == players && std::ranges::all_of(names, can_sit))
        seats = names;
    if (seats.empty()) seats = usual_seats(players);
    check_seats(seats, players);
    TerminalGame{context, std::move(session), std::move(seats), look, wish.casual, seed}.run();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "play", "A game in the terminal");
    command.takes("game", wish->game, "GAME", "The game, such as deus");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--option", wish->more_options, "NAME=VALUE", "The same; may be said again");
    command.takes("--players", wish->players, "N", "How many play");
    command.takes("--seats", wish->seats, "A,B,...",
                  "Who plays, by seat: human, or a player of the program; standard: human,greedy");
    command.takes("--seed", wish->seed, "N", "The same number gives the same board and the same luck");
    command.takes("--load", wish->file, "FILE", "Go on with a saved game");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--plain", wish->plain, "No colours, only letters");
    command.flag("--casual", wish->casual, "Undo takes back anything, drawn cards included");
    command.example(
        "Examples:\n  pantheon play deus\n  pantheon play deus --players 3 wildcard=on\n"
        "  pantheon play deus --seats human,human --seed 7");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
