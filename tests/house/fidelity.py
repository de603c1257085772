"""docs/fidelity.md lists where the facts of every card come from. `fidelity.py --write` makes it anew from the boxes."""

import re
import sys

from house import ROOT, end

PAGE = ROOT / "docs" / "fidelity.md"
BOXES = (("Deus", "deus"), ("Deus: Egypt", "egypt"))
COLOURS = ("maritime", "production", "scientific", "civil", "military", "temple")
# The files of Deus Ex Machina, and the facts of what is in them.
MACHINA = {
    "gods": ("start", "limit", "ability"),
    "heroes": ("strength", "birthplace", "god"),
    "quests": ("area", "needs", "gp"),
    "interventions": ("effect", "copies"),
    "objectives": ("needs",),
    "board": ("points", "gives", "bonus", "gains", "takes"),
}

OPENING = """# How close Pantheon is to the printed games

The rules are the rulebooks'. Not every card is public, though: where nobody could tell us what is printed, we designed
something plausible. Such facts are marked `house`, here, in the card files and in `pantheon cards`. We never claim that
a `house` fact is the printed one. If you own the game, correct the row in `boxes/`: no compiler is needed.

| mark | meaning |
|---|---|
| rulebook | printed in a rulebook |
| public | reported by public pages about the game |
| inferred | one symmetric step from the two above |
| house | designed by this project |

All fourteen tile sides and the shapes of the layouts are `house`; that each side has two seas, one village and one of
each land, and how many tiles there are, is the rulebook's. What the rulebooks leave open is settled by the rulings in
[rules.md](rules.md), each shown by a scene.

Of Deus Ex Machina the rules, the objectives, what the gods of the base game begin with and can do, the effects of the
interventions and of both tracks are the rulebook's; of the cards' numbers only Perseus, Hydra and the colour of the
Chimaera are. The names of the areas and objectives and most heroes and quests are ours.
"""


def faces(box, colour):
    """(name, copies, {fact: marks}) of every card of one colour."""
    text = (ROOT / "boxes" / box / f"{colour}.cards").read_text(encoding="utf-8")
    for block in re.split(r"^card ", text, flags=re.M)[1:]:
        lines = dict(re.findall(r"^    (\w+) +(.+)$", block, flags=re.M))
        marks = {}
        for fact in lines["source"].split(", "):
            words = fact.split()
            known = words[0] in ("effect", "cost", "copies", "needs", "once")
            for name in [words[0]] if known else ["effect", "cost", "copies"]:
                marks[name] = " ".join(words[1:] if known else words)
        yield block.split("\n")[0].strip(), lines["copies"], marks


def blocks(file, facts):
    """(name, {fact: marks}) of every block of a file of Deus Ex Machina that has one of these facts."""
    text = (ROOT / "boxes" / "machina" / f"{file}.cards").read_text(encoding="utf-8")
    for block in re.split(r"^(?=[a-z])", text, flags=re.M)[1:]:
        lines = dict(re.findall(r"^    ([\w-]+) +(.+)$", block, flags=re.M))
        marks = {}
        for part in lines["source"].split(", "):
            words = part.split()
            known = words[0] in facts
            for name in [words[0]] if known else [fact for fact in facts if fact in lines]:
                marks[name] = " ".join(words[1:] if known else words)
        head, _, name = block.split("\n")[0].partition(" ")
        yield (f"{head} {name}" if name.isdigit() else name), marks


def machina():
    parts = ["\n## Deus Ex Machina\n"]
    for file, facts in MACHINA.items():
        parts.append(f"\n### {file}\n\n| name | {' | '.join(facts)} |\n|---|" + "---|" * len(facts))
        for name, marks in blocks(file, facts):
            parts.append(f"| {name} | {' | '.join(marks.get(fact, '–') for fact in facts)} |")
    return parts


def page():
    parts = [OPENING]
    for title, box in BOXES:
        egypt = box == "egypt"
        parts.append(f"\n## {title}\n")
        for colour in COLOURS:
            once = egypt and colour != "temple"
            parts.append(f"\n### {colour}\n\n| card | copies | effect | {'1× effect | ' if once else ''}cost | number of copies |")
            parts.append("|---|---|---|" + ("---|" if once else "") + "---|---|")
            for name, copies, marks in faces(box, colour):
                middle = f"{marks.get('once', '–')} | " if once else ""
                parts.append(f"| {name} | {copies} | {marks['effect']} | {middle}{marks['cost']} | {marks['copies']} |")
    return "\n".join(parts + machina()) + "\n"


if "--write" in sys.argv:
    PAGE.write_text(page(), encoding="utf-8")
current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
end("fidelity", [] if current == page() else [(PAGE, 1, "is not what the boxes say; run tests/house/fidelity.py --write")])
