"""Any game is a guest: what all games share holds no word of any of them."""

import re

from house import ROOT, code, committed, end, numbered

# Games, expansions, and what can only be a thing of one of them.
WORDS = """
    deus egypt machina
    wheat clay barque scribe temple village galley forum offering legion
    neptune ceres minerva vesta jupiter god
    hero quest olympus altar intervention cunning zeus hera athena hermes
""".split()
WORD = re.compile(r"(?<![a-z])(" + "|".join(WORDS) + r")(s|es)?(?![a-z])", re.IGNORECASE)
FOLDERS = ["core", "table", "words", "players", "lab", "room", "service", "cli", "bindings"]

files = [file for folder in FOLDERS for file in code(f"src/{folder}")]
# The page's shell: everything that is text.
files += [p for p in committed() if p.is_relative_to(ROOT / "web/src/shell")]

complaints = []
for file in files:
    for line, text in numbered(file):
        for match in WORD.finditer(text):
            complaints.append((file, line, f'"{match[0]}" belongs into the folder of its game'))
end("guests", complaints)
