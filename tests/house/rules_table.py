"""Every rule, ruling, variant, example and card has a scene, and docs/rules.md names only what there is."""

import re

from house import ROOT, SRC, end, numbered

SCENES = ROOT / "tests" / "scenes"
TABLE = ROOT / "docs" / "rules.md"
RULINGS = [str(n) for n in range(1, 33)] + [f"E{n}" for n in range(1, 53)] + [f"D{n}" for n in range(1, 50)]
CODE_FOLDERS = [SRC / "games" / "deus", SRC / "games", SRC]
# What a box is made of: each of these does something and needs a scene; of the others, numbers are all there is to say.
NEED_SCENES = ("card ", "god ", "intervention ", "objective ")
MAY_BE_SHOWN = ("hero ", "quest ")

complaints = []


def slug(name):
    """How the box makes a card's id from its name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def tag_of(text):
    """`rule hand limit` and `rule hand-limit` are one tag."""
    kind, _, name = text.strip().partition(" ")
    return f"{kind} {name if kind == 'ruling' else slug(name)}"


def read_scenes():
    """Title → (file, line, tags)."""
    scenes = {}
    for file in sorted(SCENES.glob("*.scene")):
        title = None
        for line, text in numbered(file):
            word, _, rest = text.strip().partition(" ")
            if word == "scene":
                title = rest.strip()
                if title in scenes:
                    complaints.append((file, line, f"there is another scene with this title: {title}"))
                scenes[title] = (file, line, set())
            elif word == "shows" and title:
                scenes[title][2].update(tag_of(t) for t in rest.split(",") if t.strip())
    return scenes


def read_table():
    """(line, tags, code, titles) of each row that begins with a tag: | `rule payment` words | `file.hpp: name` | “title” |"""
    rows = []
    for line, text in numbered(TABLE):
        cells = [c.strip() for c in text.strip().strip("|").split("|")]
        tags = re.findall(r"`((?:rule|ruling|variant|example|card) [^`]+)`", cells[0])
        if not text.startswith("|") or not tags:
            continue
        if len(cells) != 3:
            complaints.append((TABLE, line, "a row has three cells: what, code, scenes"))
            continue
        rows.append((line, [tag_of(t) for t in tags], re.findall(r"`([^`]+)`", cells[1]), re.findall("“([^”]+)”", cells[2])))
    return rows


def check_code(line, place):
    """`build.hpp: payments, can_pay`: the file exists and holds these names."""
    name, _, functions = place.partition(":")
    file = next((folder / name for folder in CODE_FOLDERS if (folder / name).is_file()), None)
    if file is None:
        complaints.append((TABLE, line, f"there is no file {name} under src/"))
        return
    text = file.read_text(encoding="utf-8")
    for function in filter(None, (f.strip() for f in functions.split(","))):
        if not re.search(rf"\b{re.escape(function)}\b", text):
            complaints.append((TABLE, line, f"{name} has no {function}"))


def check_row(line, tags, code, titles):
    if not code:
        complaints.append((TABLE, line, f"{tags[0]}: no code is named"))
    if not titles:
        complaints.append((TABLE, line, f"{tags[0]}: no scene is named"))
    for place in code:
        check_code(line, place)
    for title in titles:
        if title not in scenes:
            complaints.append((TABLE, line, f"there is no scene “{title}”"))
        elif not any(covers(tag, shown) for tag in tags for shown in scenes[title][2]):
            complaints.append((TABLE, line, f"“{title}” does not show {tags[0]}"))


def covers(tag, shown):
    """A card's family stands for its faces: small-port for small-port-wheat."""
    return shown == tag or (tag.startswith("card ") and shown.startswith(tag + "-"))


faces, others = {}, set()
for file in sorted((ROOT / "boxes").glob("*/*.cards")):
    for line, text in numbered(file):
        tag = "card " + slug(text.partition(" ")[2])
        if text.startswith(NEED_SCENES):
            faces[tag] = (file, line)
        elif text.startswith(MAY_BE_SHOWN):
            others.add(tag)
scenes = read_scenes()
rows = read_table()
listed = {tag: line for line, tags, _, _ in rows for tag in tags}
shown = {tag for _, _, tags in scenes.values() for tag in tags}
for row in rows:
    check_row(*row)

for file, line, tags in scenes.values():
    if not tags:
        complaints.append((file, line, "this scene shows nothing: tag it with `shows`"))
    for tag in sorted(tags):
        if tag not in others and not any(covers(known, tag) or covers(tag, known) for known in listed):
            complaints.append((file, line, f"{tag} is not in docs/rules.md"))

wanted = [f"ruling {n}" for n in RULINGS] + [tag for tag in listed if not tag.startswith("card ")]
for tag in dict.fromkeys(wanted):
    if tag not in shown:
        complaints.append((TABLE, listed.get(tag, 1), f"{tag} has no scene"))
    if tag not in listed:
        complaints.append((TABLE, 1, f"{tag} has no row"))

for face, (file, line) in faces.items():
    if not any(covers(tag, face) for tag in shown):
        complaints.append((file, line, f"{face} has no scene"))
    if not any(covers(tag, face) for tag in listed):
        complaints.append((file, line, f"{face} is not in docs/rules.md"))
for tag, line in listed.items():
    if tag.startswith("card ") and tag not in others and not any(covers(tag, face) for face in faces):
        complaints.append((TABLE, line, f"{tag} is in no box"))
for file, line, tags in scenes.values():
    for tag in sorted(tags):
        if tag.startswith("card ") and tag not in others and not any(covers(tag, face) for face in faces):
            complaints.append((file, line, f"{tag} is in no box"))

end("rules_table", complaints)
