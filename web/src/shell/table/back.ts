// Going back: what still stands of all that was told, and where one's own turns began.
import type { GameEvent } from './messages';

// Entries of the log are never removed: a return to an earlier one is an entry too, and what it undid is told no more.
export function standing(log: readonly GameEvent[]): GameEvent[] {
  const back = new Map(log.flatMap((event) => (event.what === 'took_back' ? [[event.number, event.to ?? 0] as const] : [])));
  // What happened in the record that the game goes on from has the number 0, and stands.
  const stands = new Set([0]);
  for (let entry = log.at(-1)?.number ?? 0; entry > 0; entry = back.get(entry) ?? entry - 1) stands.add(entry);
  // Whoever goes back to before a return has undone nothing but that return.
  const restores = (entry: number) => Array.from({ length: entry - 1 - (back.get(entry) ?? 0) }, (_, i) => entry - 1 - i).every((between) => back.has(between));
  return log.filter((event) => stands.has(event.number) && !(event.what === 'took_back' && restores(event.number)));
}

// Where the turns of this seat begin in the log; `null`: those of everybody.
export function turnsBegun(log: readonly GameEvent[], seat: number | null): number[] {
  return log.flatMap((event, i) => (event.begins_turn && (seat === null || event.seat === seat) ? [i] : []));
}

// What a turn that is only tried has come to: the beginning of the next one is not told before it is confirmed.
export function untilNextTurn(log: readonly GameEvent[], entries: number): GameEvent[] {
  const next = log.findIndex((event) => event.number > entries && event.begins_turn);
  return next < 0 ? [...log] : log.slice(0, next);
}

// The entries after which turns of this seat began, as far as anything that stands was confirmed since.
export function turnsBehind(log: readonly GameEvent[], seat: number | null, entries: number): number[] {
  const last = log.findLast((event) => event.number <= entries && event.what !== 'took_back')?.number ?? 0;
  return log.filter((event) => event.begins_turn && event.seat === seat && event.number < last).map((event) => event.number);
}
