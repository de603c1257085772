#include "words/parser.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <optional>

#include "core/text.hpp"

namespace pantheon::words {
namespace {

constexpr std::size_t longest_sentence = 400;

// ---- Letters and words ----------------------------------------------------------------------------------------------

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t'; }
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

// A word, a number or a single mark, with its place in the text.
struct Token {
    std::string_view text;
    std::size_t at = 0;
};

std::size_t token_length(std::string_view text) {
    std::size_t length = 1;
    const auto grow = [&](auto belongs) {
        while (length < text.size() && belongs(text[length])) ++length;
    };
    if (is_digit(text[0])) grow(is_digit);
    else if (is_letter(text[0])) grow(is_letter);
    return length;
}

std::vector<Token> tokens_of(std::string_view text) {
    std::vector<Token> tokens;
    for (std::size_t at = 0; at < text.size();) {
        if (is_space(text[at])) {
            ++at;
            continue;
        }
        const std::size_t length = token_length(text.substr(at));
        tokens.push_back({text.substr(at, length), at});
        at += length;
    }
    return tokens;
}

// ---- The grammar ----------------------------------------------------------------------------------------------------

// What a pattern wants next: a part, or a literal word in singular or plural.
struct Element {
    std::optional<Kind> slot;
    std::string singular, plural;
};

struct Rule {
    const Word* word = nullptr;
    std::vector<Element> elements;
};

void add_literal(std::vector<Element>& elements, std::string_view text) {
    const std::string singular = inflect(text, false, false), plural = inflect(text, true, false);
    const std::vector<Token> one = tokens_of(singular), many = tokens_of(plural);
    for (std::size_t i = 0; i < one.size(); ++i)
        elements.push_back({std::nullopt, std::string(one[i].text), std::string(many[i].text)});
}

Rule rule_of(const Vocabulary& vocabulary, const Word& word, std::string_view english) {
    Rule rule{&word, {}};
    for (const Piece& piece : pieces(vocabulary, english)) {
        if (piece.slot) rule.elements.push_back({piece.slot, {}, {}});
        else add_literal(rule.elements, piece.text);
    }
    return rule;
}

using Grammar = std::vector<Rule>;

Grammar made_from(const Vocabulary& vocabulary) {
    Grammar all;
    for (const Word& word : vocabulary.words) all.push_back(rule_of(vocabulary, word, word.english));
    for (const Word& word : vocabulary.words)
        if (!word.formerly.empty()) all.push_back(rule_of(vocabulary, word, word.formerly));
    return all;
}

struct Known {
    const Word* words;
    Grammar grammar;
    const Known* next;
};

// Each vocabulary is looked through once. A list that only grows needs no lock: WebAssembly has none. Where two threads
// come at once, both look, and what they find is the same.
const Grammar& grammar_of(const Vocabulary& vocabulary) {
    static std::atomic<const Known*> first{nullptr};
    for (const Known* each = first; each; each = each->next)
        if (each->words == vocabulary.words.data()) return each->grammar;
    auto* made = new Known{vocabulary.words.data(), made_from(vocabulary), first};
    while (!first.compare_exchange_weak(made->next, made)) {
    }
    return made->grammar;
}

bool is_said_somewhere(const Grammar& grammar, const std::string& word) {
    for (const Rule& rule : grammar)
        for (const Element& element : rule.elements)
            if (!element.slot && (lower_case(element.singular) == word || lower_case(element.plural) == word))
                return true;
    return false;
}

// ---- What was expected ----------------------------------------------------------------------------------------------

// How many letters must be changed, added or dropped to turn one word into the other.
std::size_t difference(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row[b.size()];
}

// The words of the grammar that differ least from this one: in one letter, or in two of a long word.
std::vector<std::string> words_like(const Grammar& grammar, const std::string& said) {
    std::vector<std::string> alike;
    std::size_t least = said.size() < 5 ? 0 : said.size() < 9 ? 1 : 2;
    const auto look_at = [&](const std::string& word) {
        const std::size_t changes = difference(said, word);
        if (changes > least || std::find(alike.begin(), alike.end(), word) != alike.end()) return;
        if (changes < least) alike.clear();
        least = changes;
        alike.push_back(word);
    };
    for (const Rule& rule : grammar)
        for (const Element& element : rule.elements) {
            if (element.slot) continue;
            look_at(lower_case(element.singular));
            look_at(lower_case(element.plural));
        }
    return alike;
}

// Words much like the one that was said come first, the others keep their order.
void put_likely_first(std::vector<std::string>& expected, std::string_view said) {
    std::vector<std::pair<std::size_t, std::size_t>> ranks;  // how unlike, which
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const std::size_t changes = difference(lower_case(said), lower_case(expected[i]));
        ranks.emplace_back(changes * 2 > said.size() ? said.size() : changes, i);
    }
    std::sort(ranks.begin(), ranks.end());
    std::vector<std::string> sorted;
    for (const auto& [unlike, which] : ranks) sorted.push_back(std::move(expected[which]));
    expected = std::move(sorted);
}

// "a", "a or b", "a, b or c".
std::string one_of(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? " or " : ", ";
        text += items[i];
    }
    return text;
}

// `words` are quoted, `others` stand as they are; a long list of words is cut to the first three.
std::string expectation(std::vector<std::string> words, const std::vector<std::string>& others) {
    constexpr std::size_t many = 6, few = 3;
    const bool cut = words.size() > many;
    if (cut) words.resize(few);
    for (std::string& word : words) word = in_quotes(word);
    if (!cut) words.insert(words.end(), others.begin(), others.end());
    return std::string("expected ") + (cut ? "a word like " : "") + one_of(words);
}

// ---- The parser -----------------------------------------------------------------------------------------------------

struct Match {
    Phrase phrase;
    std::size_t end = 0;
};

class Parser {
    const Vocabulary& vocabulary_;
    const Grammar& grammar_;
    std::string_view text_;
    std::vector<Token> tokens_;
    std::map<std::pair<std::uint8_t, std::size_t>, std::optional<Match>> known_;  // so that nothing is read twice

    // The furthest point that any reading reached, and what could have stood there.
    std::size_t furthest_ = 0;
    std::vector<std::string> expected_words_, expected_others_;

public:
    Parser(const Vocabulary& vocabulary, std::string_view text)
        : vocabulary_(vocabulary), grammar_(grammar_of(vocabulary)), text_(text), tokens_(tokens_of(text)) {
        if (!tokens_.empty() && tokens_.back().text == ".") tokens_.pop_back();
    }

    std::variant<Phrase, Misreading> run() {
        if (text_.size() > longest_sentence)
            return Misreading{1, "this sentence is too long; expected at most 400 letters"};
        std::optional<Match> match = read(vocabulary_.sentence, 0);
        if (match && match->end == tokens_.size()) return std::move(match->phrase);
        if (match) miss_other(match->end, "the end");
        return misreading();
    }

private:
    std::optional<Match> read(Kind kind, std::size_t at) {
        if (vocabulary_.is_numeral(kind)) return read_numeral(kind, at);
        const std::pair key{kind.number, at};
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        std::optional<Match> longest;
        for (const Rule& rule : grammar_) {
            if (!(rule.word->kind == kind)) continue;
            std::optional<Match> match = read_rule(rule, at);
            if (match && (!longest || match->end > longest->end)) longest = std::move(match);
        }
        known_.emplace(key, longest);
        return longest;
    }

    std::optional<Match> read_rule(const Rule& rule, std::size_t at) {
        Match match{{.kind = rule.word->kind, .word = rule.word, .number = 0, .parts = {}}, at};
        for (const Element& element : rule.elements) {
            if (element.slot) {
                std::optional<Match> part =
                    is_article(rule, *element.slot, match.end) ? one(match.end) : read(*element.slot, match.end);
                if (!part) return std::nullopt;
                match.end = part->end;
                match.phrase.parts.push_back(std::move(part->phrase));
            } else {
                const std::size_t length = said_length(element, match.end);
                if (length == 0) return std::nullopt;
                match.end += length;
            }
        }
        return match;
    }

    // "draw a card", "gain a VP": what is gained may be counted by an article.
    bool is_article(const Rule& rule, Kind slot, std::size_t at) const {
        return rule.word->kind == vocabulary_.counted && slot == vocabulary_.first_numeral &&
               (says(at, "a") || says(at, "an"));
    }
    Match one(std::size_t at) const {
        return {{.kind = vocabulary_.first_numeral, .word = nullptr, .number = 1, .parts = {}}, at + 1};
    }

    std::optional<Match> read_numeral(Kind kind, std::size_t at) {
        if (at < tokens_.size() && is_digit(tokens_[at].text[0]) && tokens_[at].text.size() <= 2) {
            int number = 0;
            for (char digit : tokens_[at].text) number = 10 * number + (digit - '0');
            if (number >= 1 && number <= vocabulary_.largest_number)
                return Match{{.kind = kind, .word = nullptr, .number = number, .parts = {}}, at + 1};
        }
        miss_other(at, "a number from 1 to " + std::to_string(vocabulary_.largest_number));
        return std::nullopt;
    }

    bool says(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && lower_case(tokens_[at].text) == lower_case(word);
    }

    // How many tokens say this word here; 0 if it is not said.
    std::size_t said_length(const Element& element, std::size_t at) {
        if (says(at, element.singular) || says(at, element.plural)) return 1;
        if (element.singular == "per" && says(at, "for") && says(at + 1, "each")) return 2;
        if (reach(at)) note(expected_words_, after_one(at) ? element.singular : element.plural);
        return 0;
    }

    bool after_one(std::size_t at) const {
        return at == 0 || !is_digit(tokens_[at - 1].text[0]) || tokens_[at - 1].text == "1";
    }

    void miss_other(std::size_t at, const std::string& what) {
        if (reach(at)) note(expected_others_, what);
    }

    // True if this point is as far as any reading came; a new record makes what was expected before moot.
    bool reach(std::size_t at) {
        if (at > furthest_) {
            furthest_ = at;
            expected_words_.clear();
            expected_others_.clear();
        }
        return at == furthest_;
    }

    // The words of the language most like this one, if they are not among those that are expected anyway.
    std::string suggestion(const Token& token) const {
        std::vector<std::string> alike = words_like(grammar_, lower_case(token.text));
        for (const std::string& word : expected_words_)
            if (std::find(alike.begin(), alike.end(), lower_case(word)) != alike.end()) return "";
        for (std::string& word : alike) word = in_quotes(word);
        return alike.empty() ? "" : ", did you mean " + one_of(alike) + "?";
    }

    static void note(std::vector<std::string>& list, std::string item) {
        if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
    }

    bool is_unknown(const Token& token) const {
        return is_letter(token.text[0]) && !is_said_somewhere(grammar_, lower_case(token.text));
    }

    // A word that no sentence has is what is wrong, wherever it stands.
    Misreading misreading() const {
        const auto stranger =
            std::find_if(tokens_.begin(), tokens_.end(), [&](const Token& token) { return is_unknown(token); });
        if (stranger != tokens_.end() && stranger != tokens_.begin() + static_cast<std::ptrdiff_t>(furthest_))
            return {column_of(text_, stranger->at),
                    "I do not know " + in_quotes(stranger->text) + suggestion(*stranger)};
        if (furthest_ == tokens_.size())
            return {column_of(text_, text_.size()),
                    "the sentence stops too early; " + expectation(expected_words_, expected_others_)};
        const Token& token = tokens_[furthest_];
        std::vector<std::string> words = expected_words_;
        put_likely_first(words, token.text);
        const std::string complaint = is_unknown(token) ? "I do not know " + in_quotes(token.text) + suggestion(token)
                                                        : in_quotes(token.text) + " does not fit here";
        return {column_of(text_, token.at), complaint + "; " + expectation(std::move(words), expected_others_)};
    }
};

}  // namespace

std::variant<Phrase, Misreading> parse(const Vocabulary& vocabulary, std::string_view text) {
    return Parser{vocabulary, text}.run();
}

std::string unknown_word(std::string_view word, std::vector<std::string> expected) {
    put_likely_first(expected, word);
    return "I do not know " + in_quotes(word) + "; " + expectation(std::move(expected), {});
}

}  // namespace pantheon::words
