"""What the documents name is there: files, tests, options of `pantheon`, addresses of the service."""

import re

from house import ROOT, SRC, end, numbered

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("docs/deploy/*"), ROOT / "web/README.md"])
# A path from the project's folder or the document's own, in backticks.
PATH = re.compile(r"`((?:src|tests|docs|boxes|bench|cmake|tools|web)/[\w./-]+)`")
MADE = ("web/dist", "web/screenshots", "web/node_modules")  # by a build
TEST = re.compile(r"ctest\b[^`#]* -R (\S+)")
OPTION = re.compile(r"\bpantheon (\w+)((?:[^`#]|#(?! ))*)")
ADDRESS = re.compile(r"(?<![\w.])(/api/[a-z/]+|/healthz|/metrics)")

code = {command.stem: command.read_text(encoding="utf-8") for command in SRC.glob("cli/*.cpp")}
service = "".join(file.read_text(encoding="utf-8") for file in sorted(SRC.glob("service/*.cpp")))
complaints = []


def is_there(folder, path):
    """NAME and GAME stand for any name, and a name without its ending for one or more files."""
    pattern = path.rstrip("/").replace("NAME", "*").replace("GAME", "*")
    return any(True for ending in ("", ".*") for _ in folder.glob(pattern + ending))


def check(file, line, text):
    def complain(sentence):
        complaints.append((file, line, sentence))

    for path in PATH.findall(text):
        if not is_there(file.parent, path) and not is_there(ROOT, path) and not path.startswith(MADE):
            complain(f"there is no {path}")
    for test in TEST.findall(text):
        if not list((ROOT / "tests").glob(f"{test}*")):
            complain(f"there is no test {test}")
    for command, words in OPTION.findall(text):
        for option in re.findall(r"(?<!\S)(--[a-z-]+)", words) if command in code else []:
            if f'"{option}"' not in code[command] + code["command_line"] and option not in ("--help", "--version"):
                complain(f"pantheon {command} has no {option}")
    for address in ADDRESS.findall(text):
        if f'"{address}"' not in service and f'"{address.rstrip("/")}/"' not in service:
            complain(f"the service has nothing at {address}")


for document in DOCUMENTS:
    for line, text in numbered(document):
        check(document, line, text)
kinds = re.search(r"enum class OptionKind[^{]*{(.*?)}", (SRC / "games/deus/prompts.hpp").read_text(encoding="utf-8"), re.DOTALL)[1]
for kind in re.findall(r"^ +(\w+),", kinds, re.MULTILINE):
    if kind != "none" and f"| `{kind}` |" not in (ROOT / "docs/protocol.md").read_text(encoding="utf-8"):
        complaints.append((ROOT / "docs/protocol.md", 1, f"the options of kind {kind} are not explained"))
for sample in ("nginx.conf", "Caddyfile"):
    text = (ROOT / "docs/deploy" / sample).read_text(encoding="utf-8")
    for needed in ("X-Forwarded-For", "Forwarded", "--trusted-proxy", "/api/socket", "127.0.0.1:8080"):
        if needed not in text:
            complaints.append((ROOT / "docs/deploy" / sample, 1, f"{needed} is missing, without which limits count the proxy"))
for header in ("Forwarded", "X-Forwarded-For"):
    if f'"{header}"' not in service:
        complaints.append((ROOT / "docs/deploy/nginx.conf", 1, f"the service does not read {header}"))
if "std::uint16_t port = 8080;" not in code["serve"] or 'host = "127.0.0.1"' not in code["serve"]:
    complaints.append((ROOT / "docs/deploy/nginx.conf", 1, "the service listens elsewhere than at 127.0.0.1:8080"))
end("names", complaints)
