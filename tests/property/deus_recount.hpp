// The final score of Deus counted by hand: from the printed text of the temples and from what lies on the table.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon {
std::span<const NamedFile> deus_box_files();  // generated from boxes/deus
}

namespace pantheon::deus {

// Nothing here calls the rules: a mistake in them must not be repeated.
class Recount {
    const Setup& setup_;
    const State& state_;
    const Box& box_;

    // "gain 4 VP per field you occupy, at most 12", by name of the card.
    static const std::map<std::string, std::string, std::less<>>& printed() {
        static const auto texts = [] {
            std::map<std::string, std::string, std::less<>> result;
            for (const NamedFile& file : deus_box_files()) {
                if (file.name != "temple.cards") continue;
                std::string card;
                std::string_view rest = file.text;
                while (!rest.empty()) {
                    const auto end = std::min(rest.find('\n'), rest.size());
                    std::string_view line = rest.substr(0, end);
                    rest.remove_prefix(std::min(end + 1, rest.size()));
                    constexpr std::string_view effect = "    effect  at the end: ";
                    if (line.starts_with("card ")) card = line.substr(5);
                    else if (line.starts_with(effect)) result[card] = line.substr(effect.size());
                }
            }
            return result;
        }();
        return texts;
    }

    const Player& player(int p) const { return state_.open.players[static_cast<std::size_t>(p)]; }
    Terrain terrain(int region) const {
        for (int kind = 0; kind < 6; ++kind)
            if (setup_.board.of[static_cast<std::size_t>(kind)].contains(region_at(region)))
                return static_cast<Terrain>(kind);
        return Terrain::village;
    }
    bool occupies(int p, int region) const {
        return pieces(p, region) > 0 || player(p).tokens.contains(region_at(region));
    }
    int pieces(int p, int region) const {
        int count = 0;
        for (const RegionSet& type : player(p).on) count += type.contains(region_at(region)) ? 1 : 0;
        if (count > 0 && state_.open.temples.contains(region_at(region))) ++count;
        return count;
    }
    template <class Fits>
    int regions(Fits&& fits) const {
        int count = 0;
        for (int region = 0; region < 7 * setup_.board.tiles; ++region) count += fits(region) ? 1 : 0;
        return count;
    }
    // How often the thing after "per" is there; -1 if this reader does not know it.
    int times(int p, std::string_view what) const {
        constexpr std::array<std::string_view, 4> lands{"field", "forest", "swamp", "mountain"};
        constexpr std::array<std::string_view, 4> goods{"wheat", "wood", "clay", "stone"};
        constexpr std::array<std::string_view, 5> columns{"maritime", "production", "scientific", "civil", "military"};
        if (what == "region you occupy") return regions([&](int r) { return occupies(p, r); });
        if (what == "region where you have 2+ buildings") return regions([&](int r) { return pieces(p, r) >= 2; });
        if (what == "region where you have 3+ buildings") return regions([&](int r) { return pieces(p, r) >= 3; });
        for (std::size_t i = 0; i < 4; ++i) {
            if (what == std::string(lands[i]) + " you occupy")
                return regions([&](int r) { return occupies(p, r) && terrain(r) == static_cast<Terrain>(i); });
            if (what == std::string(goods[i]) + " you own") return player(p).resources[i];
        }
        for (std::size_t i = 0; i < 5; ++i)
            if (what == "card in your " + std::string(columns[i]) + " column") return player(p).columns[i].size();
        return -1;
    }
    int temple(int p, CardId card) const {
        const std::string& name = box_.face_of(*setup_.deck, card).name.en;
        const auto found = printed().find(name);
        if (found == printed().end()) return -1000;
        std::string_view text = found->second;
        constexpr std::string_view gain = "gain ", vp_per = " VP per ", most = ", at most ";
        const auto per = text.find(vp_per), comma = text.find(most);
        if (!text.starts_with(gain) || per == text.npos || comma == text.npos) return -1000;
        const int each = std::stoi(std::string(text.substr(gain.size(), per - gain.size())));
        const int cap = std::stoi(std::string(text.substr(comma + most.size())));
        const int count = times(p, text.substr(per + vp_per.size(), comma - per - vp_per.size()));
        return count < 0 ? -1000 : std::min(each * count, cap);
    }

public:
    Recount(const Box& box, const Setup& setup, const State& state) : setup_(setup), state_(state), box_(box) {}

    int score(int p) const {
        int total = player(p).vp;
        for (int i = 0; i < player(p).columns[5].size(); ++i) {
            const CardId card = player(p).columns[5][i];
            const bool egypt = box_.face_of(*setup_.deck, card).edition == Edition::egypt;
            total += egypt ? player(p).temple_tokens[static_cast<std::size_t>(i)] : temple(p, card);
        }
        for (int what = 0; what < 5; ++what) {
            const auto owned = [&](int q) {
                return what < 4 ? int{player(q).resources[static_cast<std::size_t>(what)]} : int{player(q).gold};
            };
            bool most = owned(p) > 0;
            for (int q = 0; q < setup_.players; ++q) most = most && owned(q) <= owned(p);
            const int worth = what < 4 ? 1 + state_.open.market[static_cast<std::size_t>(what)] : 2;
            total += most ? worth : 0;
        }
        return total;
    }
};

}  // namespace pantheon::deus
