"""A commit that touches the rules, the boxes or the players says which signature the game then has.

Looks at the commits since this check is there, as far back as the clone goes; without a history there is nothing to say.
"""

import re
import subprocess

from house import ROOT, end

TOUCHING = ["src/games", "src/words", "src/players", "boxes"]
GOLDEN = "tests/golden/signature.txt"
CHECK = "tests/house/signature.py"
WHERE = ROOT / "CONTRIBUTING.md"  # which asks for the line


def git(*words):
    """What git says; nothing where there is no git, or no such thing in its history."""
    try:
        return subprocess.run(["git", "-C", ROOT, *words], check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def complaint_about(commit):
    """What is wrong with the line of one commit; None if it is as it should be."""
    message = git("show", "--no-patch", "--format=%B", commit)
    lines = re.findall(r"^Signature: *(\S+)\s*$", message, re.MULTILINE)
    title = message.partition("\n")[0]
    golden = git("show", f"{commit}:{GOLDEN}")
    if not lines:
        return f"the commit “{title}” touches rules, boxes or players and has no line “Signature: {golden}”"
    if lines[-1] != golden:
        return f"the commit “{title}” says Signature: {lines[-1]}, but {GOLDEN} had {golden} then"
    return None


# In a shallow clone its first commit seems to have brought every file.
begun = git("log", "--diff-filter=A", "--format=%H", "--", CHECK).split()
commits = git("log", "--no-merges", "--format=%H", f"{begun[-1]}..HEAD", "--", *TOUCHING).split() if begun else []
complaints = [(WHERE, 1, sentence) for commit in commits if (sentence := complaint_about(commit))]
end("signature", complaints)
