// What messages look like, as `npm run shapes` writes it from the descriptions in TypeScript: for tests that look at
// all that is said. The names of its types are explained in web/tools/shapes.mjs.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "source_folder.hpp"

namespace pantheon {

class Shapes {
    using Json = nlohmann::json;
    Json types_ = Json::object();

    static std::string found(const std::string& where, const Json& value) {
        return where + ": " + value.dump().substr(0, 80);
    }

    std::string list_mismatch(const Json& value, const Json& type, const std::string& where) const {
        const bool tuple = type[0] == "tuple";
        const std::size_t most = tuple ? type.size() - 2 : value.size();
        if (!value.is_array() || value.size() > most || (tuple && value.size() < type[1].get<std::size_t>()))
            return found(where, value);
        for (std::size_t i = 0; i < value.size(); ++i) {
            const auto wrong = mismatch(value[i], tuple ? type[i + 2] : type[1], where + "[" + std::to_string(i) + "]");
            if (!wrong.empty()) return wrong;
        }
        return {};
    }
    std::string member_mismatch(const Json& value, const Json& type, const std::string& where) const {
        if (!value.is_object()) return found(where, value);
        for (const auto& [name, content] : value.items()) {
            const auto known = type.find(name), optional = type.find(name + "?");
            if (known == type.end() && optional == type.end()) return where + " has a member too many: " + name;
            const auto wrong = mismatch(content, known == type.end() ? *optional : *known, where + "." + name);
            if (!wrong.empty()) return wrong;
        }
        for (const auto& [name, content] : type.items())
            if (name.back() != '?' && !value.contains(name)) return where + " lacks " + name;
        return {};
    }

public:
    // Types of later files, which are those of a game, replace those of the same name.
    explicit Shapes(const std::vector<std::string>& files) {
        for (const std::string& file : files) types_.update(Json::parse(std::ifstream(source_folder() + "/" + file)));
    }
    static Shapes of(const std::string& game) {
        return Shapes({"web/src/shell/table/shapes.json", "web/src/games/" + game + "/table/shapes.json"});
    }

    // In what way a value is not of a type; nothing where it is.
    std::string mismatch(const Json& value, const Json& type, const std::string& where = "it") const {
        if (type.is_object()) return member_mismatch(value, type, where);
        if (type.is_string()) {
            const auto name = type.get<std::string>();
            if (name[0] == '@') return mismatch(value, types_.at(name.substr(1)), where);
            const bool fits = name == "*" || (name == "string" && value.is_string()) ||
                              (name == "number" && value.is_number()) || (name == "boolean" && value.is_boolean()) ||
                              (name == "null" && value.is_null());
            return fits ? "" : found(where, value);
        }
        const auto kind = type[0].get<std::string>();
        if (kind == "[]" || kind == "tuple") return list_mismatch(value, type, where);
        std::string wrong = found(where, value);
        if (kind == "{}") {
            if (!value.is_object()) return wrong;
            for (const auto& [name, content] : value.items())
                if (const auto inner = mismatch(content, type[1], where + "." + name); !inner.empty()) return inner;
            return {};
        }
        // One of these values or types; what is wrong with the last is told.
        for (std::size_t i = 1; i < type.size(); ++i) {
            if (kind == "=" && value == type[i]) return {};
            if (kind == "=") continue;
            wrong = mismatch(value, type[i], where);
            if (wrong.empty()) return {};
        }
        return wrong;
    }
};

}  // namespace pantheon
