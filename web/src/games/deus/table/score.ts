// Where the points came from, and how they grew: told from the events of a game.
import { things, type GameEvent } from '../../../shell/table/messages';

export const sources = ['start', 'cards', 'villages', 'temples', 'majorities', 'stolen', 'paid'] as const;
export type Source = (typeof sources)[number];
export type Tally = Record<Source, number>;

const vp = things.indexOf('vp');
export const startingPoints = 5;

// Points that came or went: from where, by which card or village, or in exchange with whom.
export interface Points {
  seat: number;
  source: Source;
  n: number;
  card?: number | undefined;
  // The village, or the place that was paid for.
  region?: number | undefined;
  // The resource of a majority.
  thing?: number | undefined;
  other?: number | undefined;
  // A gift of the god Vesta, or what an opponent paid for a place.
  god?: boolean;
}

// `temples` are the cards of the temple columns: some bring points while the game is played.
export function pointsOf(events: readonly GameEvent[], players: number, temples: ReadonlySet<number> = new Set()): Points[] {
  const all: Points[] = Array.from({ length: players }, (_, seat) => ({ seat, source: 'start' as const, n: startingPoints }));
  let active = -1;
  for (const [i, { what, seat, other, card, region, thing, n = 0 }] of events.entries()) {
    if (what === 'turn_begins') active = seat ?? -1;
    if (seat == null || seat >= players) continue;
    const add = (source: Source, more: Partial<Points> = {}) => all.push({ seat, source, n, card, ...more });
    switch (what) {
      case 'gained': if (thing === vp) add(card !== undefined && temples.has(card) ? 'temples' : 'cards', { god: card === undefined && seat === active }); break;
      case 'village_won': add('villages', { region }); break;
      case 'village_taxed': add('villages'); break;
      case 'temple_scored': add('temples'); break;
      case 'majority': add('majorities', { thing }); break;
      case 'paid': if (thing === vp) add('paid', { n: -n, ...paidFor(events, i) }); break;
      case 'stole':
        if (thing !== vp) break;
        add('stolen');
        if (other != null) add('stolen', { seat: other, n: -n, card: undefined, other: seat });
        break;
    }
  }
  return all;
}

// Points are paid to the owner of a token, who gets them at once, or for a place on the edge, where something is placed then.
function paidFor(events: readonly GameEvent[], paid: number): Partial<Points> {
  const [{ seat } = {}, next] = events.slice(paid);
  if (next?.what === 'gained' && next.thing === vp && next.seat !== seat) return { other: next.seat ?? undefined };
  return { region: events.find((event, i) => i > paid && event.what === 'placed' && event.seat === seat)?.region };
}

export function tally(events: readonly GameEvent[], players: number, temples?: ReadonlySet<number>): Tally[] {
  const all = Array.from({ length: players }, (): Tally => ({ start: 0, cards: 0, villages: 0, temples: 0, majorities: 0, stolen: 0, paid: 0 }));
  for (const { seat, source, n } of pointsOf(events, players, temples)) {
    const mine = all[seat];
    if (mine) mine[source] += n;
  }
  return all;
}

// The points of a seat, one line for everything that `named` calls the same, the most first; every source with its sum.
export function itemised(points: readonly Points[], seat: number, named: (points: Points) => string): { source: Source; sum: number; lines: [string, number][] }[] {
  return sources.flatMap((source) => {
    const lines = new Map<string, number>();
    for (const each of points) if (each.seat === seat && each.source === source) lines.set(named(each), (lines.get(named(each)) ?? 0) + each.n);
    const sum = [...lines.values()].reduce((a, b) => a + b, 0);
    return lines.size ? [{ source, sum, lines: [...lines].sort((a, b) => b[1] - a[1]) }] : [];
  });
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
