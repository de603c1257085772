"""Nothing that is committed names a place on someone's machine, a package registry, or work left undone or half merged."""

import re
from pathlib import Path

from house import committed, end, numbered

FORBIDDEN = [
    (re.compile(r"""(?:^|[\s"'`=(:,])/(?:work|root|home|tmp|Users)(?:/|\b(?![-\w]))"""), "a path of one machine"),
    (re.compile(r"https?://[^\s/]*\b(?:registry|deb|security|pypi|crates|mirrors?)\."), "an address of a package registry"),
    (re.compile(r"^(?:<{7}|>{7}) "), "two versions that were not merged"),
    (re.compile(r"\b(?:TODO|FIXME|XXX)\b"), "unfinished work: do it, or open an issue"),
]

complaints = [
    (file, line, f"{sentence}: {match[0].strip()}")
    for file in committed()
    if file != Path(__file__).resolve()
    for line, text in numbered(file)
    for pattern, sentence in FORBIDDEN
    if (match := pattern.search(text))
]
end("words", complaints)
