"""What the checks of the house share: the project's files, and how a check ends."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


def code(*folders):
    """The C++ files below these folders of the project."""
    return sorted(p for f in folders for p in (ROOT / f).rglob("*") if p.suffix in (".hpp", ".cpp", ".h"))


def committed():
    """Every file that is in git, or that git would add."""
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted(ROOT / n for n in set(names) if n and (ROOT / n).is_file())


def numbered(path):
    """(line number, line) of a text file; nothing of a binary one."""
    try:
        return list(enumerate(path.read_text(encoding="utf-8").split("\n"), 1))
    except UnicodeDecodeError:
        return []


def end(what, complaints):
    """Prints the complaints as file:line: sentence, and leaves with the matching exit status."""
    for path, line, sentence in complaints:
        print(f"{path.relative_to(ROOT)}:{line}: {sentence}")
    print(f"{what}: {len(complaints) or 'no'} complaint{'' if len(complaints) == 1 else 's'}")
    sys.exit(1 if complaints else 0)
