// Which puzzles were solved, as this browser keeps it.
import type { Puzzle, PuzzleSet } from '../../../../src/room/puzzle';

// `shown`: looked up before it was solved.
export type Fate = 'solved' | 'shown';
type Fates = Record<string, Record<string, Fate>>;

const key = 'puzzles';

function read(): Fates {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Fates | null) ?? {};
  } catch {
    return {};
  }
}

export const fates = (game: string): Readonly<Record<string, Fate>> => read()[game] ?? {};

// What came first stands: who has looked it up has not found it.
export function keepFate(game: string, id: string, fate: Fate): void {
  const all = read();
  if (all[game]?.[id]) return;
  localStorage.setItem(key, JSON.stringify({ ...all, [game]: { ...all[game], [id]: fate } }));
}

// In the order of the list: kind by kind, the easier ones first.
export function inOrder({ kinds, puzzles }: PuzzleSet): Puzzle[] {
  const place = (puzzle: Puzzle) => kinds.findIndex(({ key }) => key === puzzle.kind);
  return [...puzzles].sort((a, b) => place(a) - place(b) || a.difficulty - b.difficulty);
}

// After this one, the next that was not tried yet; where all were, the next.
export function nextAfter(set: PuzzleSet, id: string): Puzzle | undefined {
  const all = inOrder(set);
  const at = all.findIndex((puzzle) => puzzle.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return others.find((puzzle) => !fates(set.game)[puzzle.id]) ?? others[0];
}
