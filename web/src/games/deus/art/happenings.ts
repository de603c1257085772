// What just happened, as things to be shown in motion: which cards light up, what flies where, which villages fall.
import { pieceTypes, things, type GameEvent } from '../table/messages';

// The events of `after` that `before` did not tell. An undo tells nothing new, and neither does another language.
export function news(before: readonly GameEvent[], after: readonly GameEvent[]): GameEvent[] {
  const same = (a: GameEvent, b: GameEvent | undefined) =>
    b !== undefined && a.number === b.number && a.what === b.what && a.seat === b.seat && a.card === b.card && a.region === b.region && a.thing === b.thing && a.n === b.n;
  const differs = after.findIndex((event, i) => !same(event, before[i]));
  return differs < 0 ? [] : after.slice(differs);
}

export type Happening =
  | { kind: 'light'; card: number }
  | { kind: 'fall'; region: number }
  // A gain comes from a card or a region, or from another player; `what` is the name of a symbol.
  | { kind: 'gain'; seat: number; what: string; n: number; card: number | undefined; region: number | undefined; from: number | undefined };

function gainOf(event: GameEvent): { what: string; n: number } | null {
  const n = event.n ?? 0;
  switch (event.what) {
    case 'gained':
    case 'stole': return { what: things[event.thing ?? -1] ?? '', n };
    case 'gained_piece': return { what: pieceTypes[event.thing ?? -1] ?? '', n: 1 };
    case 'drew': return { what: 'card', n: 1 };
    case 'village_won':
    case 'village_taxed': return { what: 'vp', n };
    case 'gained_token': return { what: 'token', n };
    case 'gained_barque': return { what: 'barque', n: 1 };
    default: return null;
  }
}

// In the order of the events; equal gains that follow one another are one.
export function happenings(events: readonly GameEvent[]): Happening[] {
  const list: Happening[] = [];
  let card: number | undefined;
  for (const event of events) {
    if (event.begins_turn || event.what === 'invoked') card = undefined;
    if (event.what === 'activated' && event.card !== undefined) list.push({ kind: 'light', card: (card = event.card) });
    if (event.what === 'village_fell' && event.region !== undefined) list.push({ kind: 'fall', region: event.region });
    const gain = gainOf(event);
    if (!gain?.what || gain.n <= 0 || typeof event.seat !== 'number') continue;
    const source = { card: event.what === 'drew' ? card : (event.card ?? card), region: event.region, from: event.other ?? undefined };
    const last = list.at(-1);
    if (last?.kind === 'gain' && last.seat === event.seat && last.what === gain.what && last.card === source.card && last.region === source.region && last.from === source.from) last.n += gain.n;
    else list.push({ kind: 'gain', seat: event.seat, ...gain, ...source });
  }
  return list;
}
