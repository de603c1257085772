"""The code looks as .clang-format says; `cmake --build --preset dev --target format` makes it so."""

import subprocess
import sys

from house import ROOT, code

files = code("src", "tests", "bench")
sys.exit(subprocess.run(["clang-format-22", "--dry-run", "-Werror", *files], cwd=ROOT).returncode)
