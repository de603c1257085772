// The store as one SQLite database in a folder that belongs to this process alone.
#pragma once

#include <memory>
#include <string>

#include "service/store.hpp"

namespace pantheon {

class SqliteStore : public Store {
    struct Inside;
    std::unique_ptr<Inside> inside_;

    explicit SqliteStore(std::unique_ptr<Inside> inside);

public:
    // Makes the folder and the database where there is none. What is wrong with them is said in one sentence, and then
    // nothing in the folder has changed.
    static Result<std::unique_ptr<SqliteStore>> open(const std::string& folder);
    ~SqliteStore() override;
    // A copy of the folder's database as a new file, also while another process uses it: it holds all that was stored
    // when this was called.
    static std::optional<Error> back_up(const std::string& folder, const std::string& file);

    Result<bool> add_table(const StoredTable& table) override;
    std::optional<Error> add_move(const std::string& table, const StoredMove& move,
                                  const TableProgress& progress) override;
    std::optional<Error> set_progress(const std::string& table, const TableProgress& progress) override;
    std::optional<Error> rewrite(const StoredTable& table, const std::vector<StoredMove>& moves) override;
    std::optional<Error> set_seat(const std::string& table, const StoredSeat& seat) override;
    std::optional<Error> add_chat(const std::string& table, const StoredChat& chat) override;

    Result<std::optional<StoredTable>> table(const std::string& id) override;
    Result<std::vector<StoredMove>> moves(const std::string& table) override;
    Result<std::vector<StoredChat>> chat(const std::string& table, int most) override;
    Result<std::optional<StoredPlace>> find_token(const std::string& hash) override;
    Result<std::vector<std::string>> tables_in(TableState state) override;
    Result<std::vector<std::string>> tables_due(std::int64_t before) override;

    Result<std::int64_t> time() override;
    std::optional<Error> keep_time(std::int64_t time) override;
    std::optional<Error> trouble() override;
};

}  // namespace pantheon
