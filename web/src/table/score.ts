// Where the points came from, and how they grew: told from the events of a game.
import { things, type GameEvent } from './messages';

export const sources = ['start', 'cards', 'villages', 'temples', 'majorities', 'stolen', 'paid'] as const;
export type Source = (typeof sources)[number];
export type Tally = Record<Source, number>;

const vp = things.indexOf('vp');
export const startingPoints = 5;

// `temples` are the cards of the temple columns: some bring points while the game is played.
export function tally(events: readonly GameEvent[], players: number, temples: ReadonlySet<number> = new Set()): Tally[] {
  const all = Array.from({ length: players }, (): Tally => ({ start: startingPoints, cards: 0, villages: 0, temples: 0, majorities: 0, stolen: 0, paid: 0 }));
  for (const event of events) {
    const mine = event.seat != null ? all[event.seat] : undefined;
    const n = event.n ?? 0;
    if (!mine) continue;
    switch (event.what) {
      case 'gained': if (event.thing === vp) mine[event.card !== undefined && temples.has(event.card) ? 'temples' : 'cards'] += n; break;
      case 'village_won':
      case 'village_taxed': mine.villages += n; break;
      case 'temple_scored': mine.temples += n; break;
      case 'majority': mine.majorities += n; break;
      case 'paid': if (event.thing === vp) mine.paid -= n; break;
      case 'stole':
        if (event.thing === vp) {
          mine.stolen += n;
          const victim = event.other != null ? all[event.other] : undefined;
          if (victim) victim.stolen -= n;
        }
        break;
    }
  }
  return all;
}

export function total(of: Tally): number {
  return sources.reduce((sum, source) => sum + of[source], 0);
}

export interface Moment {
  round: number;
  vp: number[];
  goods: number[];
  pieces: number[];
}

// After each round: points, resources with gold, pieces on the board.
export function history(events: readonly GameEvent[], players: number): Moment[] {
  const points = Array.from({ length: players }, () => startingPoints);
  const goods = Array.from({ length: players }, () => 5 + 4);
  const pieces = Array.from({ length: players }, () => 0);
  const moments: Moment[] = [{ round: 0, vp: [...points], goods: [...goods], pieces: [...pieces] }];
  let round = 1;
  const close = (at: number) => moments.push({ round: at, vp: [...points], goods: [...goods], pieces: [...pieces] });
  for (const event of events) {
    const seat = event.seat ?? -1;
    const n = event.n ?? 0;
    const add = (who: number, thing: number | undefined, amount: number) => {
      const list = thing === vp ? points : goods;
      if (thing !== undefined && who in list) list[who] = (list[who] ?? 0) + amount;
    };
    switch (event.what) {
      case 'turn_begins':
        if (n > round) {
          close(round);
          round = n;
        }
        break;
      case 'gained': add(seat, event.thing, n); break;
      case 'paid':
      case 'gave_back':
      case 'sold': add(seat, event.thing, -n); break;
      case 'village_won':
      case 'village_taxed':
      case 'temple_scored':
      case 'majority': add(seat, vp, n); break;
      case 'stole':
        add(seat, event.thing, n);
        add(event.other ?? -1, event.thing, -n);
        break;
      case 'placed':
      case 'placed_temple': pieces[seat] = (pieces[seat] ?? 0) + 1; break;
    }
  }
  close(round);
  return moments;
}
