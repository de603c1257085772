#include "service/metrics.hpp"

namespace pantheon {

namespace {

struct Page {
    std::string text;

    void head(const std::string& name, const char* type, const char* help) {
        text += "# HELP pantheon_" + name + " " + help + "\n# TYPE pantheon_" + name + " " + type + "\n";
    }
    template <class Number>
    void line(const std::string& name, Number value) {
        text += "pantheon_" + name + " " + std::to_string(value) + "\n";
    }
    template <class Number>
    void counter(const std::string& name, const char* help, Number value) {
        head(name, "counter", help);
        line(name, value);
    }
    void gauge(const std::string& name, const char* help, std::size_t value) {
        head(name, "gauge", help);
        line(name, value);
    }
};

}  // namespace

std::string Metrics::text(const Now& now) const {
    Page page;
    page.gauge("sockets", "open sockets", now.sockets);
    page.gauge("tables_loaded", "tables in memory", now.tables);
    page.counter("http_requests_total", "requests other than sockets", requests);
    page.counter("messages_total", "messages read from sockets", messages);
    page.head("refusals_total", "counter", "messages refused, by code");
    for (const auto& [code, count] : refusals) page.line("refusals_total{code=\"" + code + "\"}", count);
    page.head("answer_seconds", "summary", "from reading an answer to handing over what is sent");
    page.line("answer_seconds_sum", answer_seconds);
    page.line("answer_seconds_count", answers);
    page.counter("entries_total", "confirmed entries of logs", entries);
    page.counter("bot_answers_total", "answers of bots", bot_answers);
    page.counter("bot_failures_total", "bots that failed or were too slow", bot_failures);
    page.counter("hook_failures_total", "web hooks that could not be delivered", hook_failures);
    page.counter("store_failures_total", "changes that could not be stored", store_failures);
    page.counter("tables_created_total", "new tables", tables_created);
    page.counter("tables_woken_total", "tables read from the store", tables_woken);
    return page.text;
}

}  // namespace pantheon
