"""A header opens with a sentence that says what it is for, then #pragma once."""

from house import code, end, numbered

complaints = []
for file in code("src", "tests", "bench"):
    if file.suffix == ".cpp":
        continue
    lines = [text for _, text in numbered(file)]
    comment = 0
    while comment < len(lines) and lines[comment].startswith("//"):
        comment += 1
    if comment == 0:
        complaints.append((file, 1, "opens without a // comment that says what the header is for"))
    elif not lines[0].startswith("// ") or not lines[comment - 1].endswith("."):
        complaints.append((file, comment, "the opening comment is not a sentence: `// ` and a full stop"))
    if comment >= len(lines) or lines[comment] != "#pragma once":
        complaints.append((file, comment + 1, "#pragma once must follow the opening comment"))
end("headers", complaints)
