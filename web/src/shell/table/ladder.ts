// Whom "play now" seats opposite: as strong as somebody says they are, then following how they fare.
import { levelsOf, type Level } from './levels';

export type Knows = 'first' | 'some' | 'well';
export const answers: readonly Knows[] = ['first', 'some', 'well'];

interface Standing {
  // The opponent's name.
  level: string;
  // Wins in a row; below 0: losses.
  streak: number;
  // What the last game that counted has changed.
  last?: { table: string; moved: Moved };
}
export type Moved = 'up' | 'down' | null;

// So many in a row, and somebody else sits down.
const enough = 2;

// Chance plays without any plan: where there are more than two, nobody is offered it as an opponent.
export function ladder(all: readonly Level[]): readonly Level[] {
  return all.length > 2 ? all.slice(1) : all;
}

// The opponent that goes with an answer.
export function levelFor(all: readonly Level[], knows: Knows): Level | undefined {
  const steps = ladder(all);
  const share = { first: 0, some: 0.5, well: 1 }[knows];
  return steps[Math.round(share * (steps.length - 1))];
}

// What a game has changed: after two wins in a row the next stronger, after two losses the next weaker.
export function after(all: readonly Level[], before: Standing, won: boolean, table: string): Standing {
  const streak = won ? Math.max(before.streak, 0) + 1 : Math.min(before.streak, 0) - 1;
  const steps = ladder(all);
  const at = steps.findIndex((level) => level.name === before.level);
  const next = Math.abs(streak) < enough ? undefined : steps[at + Math.sign(streak)];
  if (at < 0 || !next) return { ...before, streak, last: { table, moved: null } };
  return { level: next.name, streak: 0, last: { table, moved: won ? 'up' : 'down' } };
}

// ---- what this browser keeps, by game

const read = (): Record<string, Standing> => {
  try {
    return (JSON.parse(localStorage.getItem('ladder') ?? 'null') as Record<string, Standing> | null) ?? {};
  } catch {
    return {};
  }
};
const keep = (game: string, standing: Standing) => localStorage.setItem('ladder', JSON.stringify({ ...read(), [game]: standing }));

// Nobody: it was never asked, or that player is gone.
export function opponent(game: string): Level | undefined {
  return levelsOf(game).find(({ name }) => name === read()[game]?.level);
}

export function seat(game: string, knows: Knows): void {
  const level = levelFor(levelsOf(game), knows);
  if (level) keep(game, { level: level.name, streak: 0 });
}

// Each table counts once.
export function count(game: string, table: string, won: boolean): void {
  const standing = read()[game];
  if (standing && standing.last?.table !== table) keep(game, after(levelsOf(game), standing, won, table));
}

export function movedBy(game: string, table: string): Moved {
  const last = read()[game]?.last;
  return last?.table === table ? last.moved : null;
}
