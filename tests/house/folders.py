"""A folder under src/ may include only itself and the folders above it in this list."""

import re

from house import SRC, code, end, numbered

ORDER = [
    "core",
    "table",
    "words",
    "players",
    "lab",
    "games/deus",
    "games/deus/egypt",
    "games/machina",
    "shelf",
    "room",
    "service",
    "cli",
    "bindings",
]
# The bindings are for other programs: they come last, but do without the programs of this one.
FORBIDDEN = {"bindings": {"service", "cli"}}
# The one place where the base game opens its expansion: what it calls is declared in games/deus/expansion.hpp.
ALLOWED = {("games/deus/rulebook.hpp", "games/deus/egypt/egypt.hpp")}


def folder_of(path):
    """The longest entry of ORDER that holds this path (relative to src/), or None."""
    return max((f for f in ORDER if path.startswith(f + "/")), key=len, default=None)


complaints = []
for file in code("src"):
    here = folder_of(file.relative_to(SRC).as_posix())
    if here is None:
        complaints.append((file, 1, "this folder is not in the list of tests/house/folders.py"))
        continue
    for line, text in numbered(file):
        match = re.match(r'\s*#\s*include\s*"([^"]+)"', text)
        if not match:
            continue
        there = folder_of(match[1])
        if there is None or not (SRC / match[1]).is_file():
            complaints.append((file, line, f'"{match[1]}" is no file under src/: own headers are named from src/ on'))
        elif (file.relative_to(SRC).as_posix(), match[1]) in ALLOWED:
            continue
        elif ORDER.index(there) > ORDER.index(here) or there in FORBIDDEN.get(here, ()):
            complaints.append((file, line, f"{here} may not use {there}: see the order in tests/house/folders.py"))
end("folders", complaints)
