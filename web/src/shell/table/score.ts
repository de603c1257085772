// Where the points came from, and how they grew: the engine says it with its events.
import type { GameEvent, PositionMessage } from './messages';

export interface Points {
  seat: number;
  // By its number: result.sources names it. The first is what one begins with.
  source: number;
  n: number;
  event: GameEvent | null;
}

// What everybody began with, and everything that brought or cost points since.
export function pointsOf(log: readonly GameEvent[], { result }: Pick<PositionMessage, 'result'>): Points[] {
  const began = (result?.began_with ?? []).map((n, seat) => ({ seat, source: 0, n, event: null }));
  return [...began, ...log.flatMap((event) => (event.points ?? []).map((each) => ({ ...each, event })))];
}

// By source and seat, only those sources that brought or cost something.
export function tally(points: readonly Points[], sources: readonly string[], players: number): { source: number; name: string; points: number[] }[] {
  const of = (source: number, seat: number) => points.reduce((sum, each) => (each.source === source && each.seat === seat ? sum + each.n : sum), 0);
  return sources.map((name, source) => ({ source, name, points: Array.from({ length: players }, (_, seat) => of(source, seat)) })).filter((row) => points.some((each) => each.source === row.source && each.n !== 0));
}

// The points of a seat, one line for everything that `named` calls the same, the most first; every source with its sum.
export function itemised(points: readonly Points[], sources: readonly string[], seat: number, named: (points: Points) => string): { name: string; sum: number; lines: [string, number][] }[] {
  return sources.flatMap((name, source) => {
    const lines = new Map<string, number>();
    for (const each of points) if (each.seat === seat && each.source === source && each.n !== 0) lines.set(named(each), (lines.get(named(each)) ?? 0) + each.n);
    const sum = [...lines.values()].reduce((a, b) => a + b, 0);
    return lines.size ? [{ name, sum, lines: [...lines].sort((a, b) => b[1] - a[1]) }] : [];
  });
}

// Something that is counted, at the beginning and after each round: a round is over when whoever began has another turn.
export function growth(log: readonly GameEvent[], begin: readonly number[], change: (event: GameEvent, seat: number) => number): number[][] {
  const now = [...begin];
  const rows = [[...now]];
  const first = log.find((event) => event.begins_turn)?.seat;
  let rounds = 0;
  for (const event of log) {
    if (event.begins_turn && event.seat === first && rounds++ > 0) rows.push([...now]);
    now.forEach((n, seat) => (now[seat] = n + change(event, seat)));
  }
  rows.push(now);
  return rows;
}

export function pointsGrown(log: readonly GameEvent[], position: Pick<PositionMessage, 'result'>): number[][] {
  const begin = pointsOf(log, position).filter(({ event }) => event === null).map(({ n }) => n);
  return growth(log, begin, ({ points = [] }, seat) => points.reduce((sum, each) => (each.seat === seat ? sum + each.n : sum), 0));
}
