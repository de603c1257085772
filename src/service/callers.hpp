// Who is connected, by address: how many connections, and what each address may still ask for.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

#include "service/budget.hpp"

namespace pantheon {

struct Caller {
    int connections = 0;
    Budget requests;
    Budget bytes;  // sent to this address
};

class Callers {
    std::unordered_map<std::string, Caller> all_;
    int connections_ = 0;

public:
    int connections() const { return connections_; }
    int connections_of(const std::string& address) const {
        const auto found = all_.find(address);
        return found == all_.end() ? 0 : found->second.connections;
    }
    // Those who have nothing open and have spent nothing need not be remembered.
    void forget_idle(const Rate& requests, const Rate& bytes, std::int64_t now) {
        std::erase_if(all_, [&](const auto& each) {
            const Caller& caller = each.second;
            return caller.connections == 0 && caller.requests.left(requests, now) >= requests.at_once &&
                   caller.bytes.left(bytes, now) >= bytes.at_once;
        });
    }

    // Counts a connection for as long as it is there. One from a proxy belongs to whoever asked last through it.
    class Guest {
        Callers& callers_;
        std::string address_;
        Caller* caller_;

        void count(std::string address) {
            address_ = std::move(address);
            caller_ = &callers_.all_[address_];
            ++caller_->connections;
        }

    public:
        Guest(Callers& callers, std::string address) : callers_(callers) {
            ++callers_.connections_;
            count(std::move(address));
        }
        ~Guest() {
            --callers_.connections_;
            --caller_->connections;
        }
        Guest(const Guest&) = delete;
        Guest& operator=(const Guest&) = delete;

        const std::string& address() const { return address_; }
        Caller& caller() const { return *caller_; }
        void is_now(std::string address) {
            if (address == address_) return;
            --caller_->connections;
            count(std::move(address));
        }
    };
};

}  // namespace pantheon
