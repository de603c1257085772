// The tables of the database, and how a database of an earlier version gets them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>

#include "core/result.hpp"

namespace pantheon {

// What stands in the way of using the database called so, before anything is written to it.
std::optional<Error> unfit(SQLite::Database& database, const std::string& name);

// Brings a database that is new, or of an earlier version, up to date: all of it, or nothing.
void migrate(SQLite::Database& database);

}  // namespace pantheon
