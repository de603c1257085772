// A store that forgets everything when it is gone, and that fails when a test wants it to.
#pragma once

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "service/store.hpp"

namespace pantheon {

class MemoryStore : public Store {
public:
    struct Shelf {
        StoredTable row;
        std::vector<StoredMove> moves;
        std::vector<StoredChat> chat;
    };
    std::map<std::string, Shelf> tables;
    bool fails = false;
    std::string throws_at;  // this table's progress cannot be written, in a way that nobody expects
    std::int64_t kept_time = 0;
    int writes = 0;

    Result<bool> add_table(const StoredTable& table) override {
        if (fails) return full();
        return tables.try_emplace(table.id, Shelf{table, {}, {}}).second;
    }
    std::optional<Error> add_move(const std::string& table, const StoredMove& move,
                                  const TableProgress& progress) override {
        if (fails) return full();
        Shelf& shelf = tables.at(table);
        if (move.number == static_cast<std::int64_t>(shelf.moves.size())) shelf.moves.push_back(move);
        shelf.row.progress = progress;
        return {};
    }
    std::optional<Error> set_progress(const std::string& table, const TableProgress& progress) override {
        if (fails) return full();
        if (table == throws_at) throw std::runtime_error("an accident");
        ++writes;
        tables.at(table).row.progress = progress;
        return {};
    }
    std::optional<Error> rewrite(const StoredTable& table, const std::vector<StoredMove>& moves) override {
        if (fails) return full();
        Shelf& shelf = tables.at(table.id);
        shelf.row.rules_version = table.rules_version;
        shelf.row.begins_with = table.begins_with;
        shelf.row.progress = table.progress;
        shelf.moves = moves;
        return {};
    }
    std::optional<Error> set_seat(const std::string& table, const StoredSeat& seat) override {
        if (fails) return full();
        tables.at(table).row.seats[static_cast<std::size_t>(seat.seat)] = seat;
        return {};
    }
    std::optional<Error> add_chat(const std::string& table, const StoredChat& chat) override {
        if (fails) return full();
        tables.at(table).chat.push_back(chat);
        return {};
    }

    Result<std::optional<StoredTable>> table(const std::string& id) override {
        const auto found = tables.find(id);
        if (found == tables.end()) return std::optional<StoredTable>{};
        return std::optional{found->second.row};
    }
    Result<std::vector<StoredMove>> moves(const std::string& table) override { return tables.at(table).moves; }
    Result<std::vector<StoredChat>> chat(const std::string& table, int most) override {
        const auto& all = tables.at(table).chat;
        return std::vector(all.end() - std::min<std::ptrdiff_t>(most, std::ssize(all)), all.end());
    }
    Result<std::optional<StoredPlace>> find_token(const std::string& hash) override {
        for (const auto& [id, shelf] : tables) {
            if (shelf.row.spectator_hash == hash) return std::optional{StoredPlace{id, -1}};
            for (const StoredSeat& seat : shelf.row.seats)
                if (seat.token_hash == hash || seat.invitation_hash == hash)
                    return std::optional{StoredPlace{id, seat.seat, seat.token_hash != hash}};
        }
        return std::optional<StoredPlace>{};
    }
    Result<std::vector<std::string>> tables_in(TableState state) override {
        std::vector<std::string> ids;
        for (const auto& [id, shelf] : tables)
            if (shelf.row.progress.state == state) ids.push_back(id);
        return ids;
    }
    Result<std::vector<std::string>> tables_due(std::int64_t before) override {
        std::vector<std::string> ids;
        for (const auto& [id, shelf] : tables)
            if (shelf.row.progress.state == TableState::playing && shelf.row.progress.deadline > 0 &&
                shelf.row.progress.deadline < before)
                ids.push_back(id);
        return ids;
    }
    Result<std::int64_t> time() override {
        std::int64_t time = kept_time;
        for (const auto& [id, shelf] : tables) time = std::max(time, shelf.row.progress.asked_since);
        return time;
    }
    std::optional<Error> keep_time(std::int64_t time) override {
        if (fails) return full();
        kept_time = time;
        return {};
    }
    std::optional<Error> trouble() override { return fails ? std::optional(full()) : std::nullopt; }

private:
    static Error full() { return {"the disk is full"}; }
};

}  // namespace pantheon
