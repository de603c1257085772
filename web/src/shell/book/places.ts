// Which sections explain what: book/GAME.index has lines like "prompt payment: paying".
export function parseIndex(text: string): ReadonlyMap<string, readonly string[]> {
  const rows = text.split('\n').flatMap((line) => {
    const row = /^(\w+ [\w-]+): (.*)$/.exec(line.trim());
    return row ? [[row[1] ?? '', (row[2] ?? '').split(', ')] as const] : [];
  });
  return new Map(rows);
}

// By its own name, or by the longest beginning of it.
export function placesOf(index: ReadonlyMap<string, readonly string[]>, what: string): readonly string[] {
  const fitting = [...index.keys()].filter((key) => what === key || what.startsWith(key)).sort((a, b) => b.length - a.length);
  return index.get(fitting[0] ?? '') ?? [];
}
