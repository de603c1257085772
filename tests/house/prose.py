"""The page writes no rule again and finds nothing in prose: what the engine knows, it says (segments, members)."""

import re

from house import ROOT, end, numbered

# A sentence of the engine that is searched or cut: its segments say what it names.
PROSE = re.compile(r"\b(?:words|question|preview)\b\??\)?\.(?:replace|replaceAll|split|match|matchAll|search|startsWith|endsWith|includes|indexOf)\(")
# A number of the rules that is worked into what the view says.
RULE = re.compile(r"[2-9]\s*[-+*/]\s*\(?(?:view|player|me)\b\??\.|\b(?:view|player|me)\b\??\.[\w.?]+(?:\[[^\]]*\])?\s*(?:[*/]\s*\d|[-+]\s*[2-9])")

complaints = []
for path in sorted((ROOT / "web/src").rglob("*")):
    if path.suffix not in (".ts", ".svelte"):
        continue
    for line, text in numbered(path):
        if text.lstrip().startswith("//"):
            continue
        if PROSE.search(text):
            complaints.append((path, line, "looks for something in the engine's prose; its segments say it"))
        if "games" in path.parts and RULE.search(text):
            complaints.append((path, line, "works out what the engine can say"))
end("prose", complaints)
