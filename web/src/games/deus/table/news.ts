// "Since your last turn": what each of the others did, with what came of it in sum, and where on the board.
import { partsOf, saying, type Saying, type Words } from '../../../shell/words/said';
import { around, t, tOf } from '../words';
import { pieceTypes, things, type GameEvent } from './messages';

// Something that became more or less; `thing` is also the name of its symbol.
export interface Change {
  thing: string;
  n: number;
}

export interface Turn {
  seat: number;
  // The card that was built, or the offering; with the region where it is known, and the god.
  deed: GameEvent | undefined;
  region: number | undefined;
  god: number | undefined;
  // What a sum cannot say: villages that fall, tokens on others, the market, the end.
  also: GameEvent[];
  // By seat.
  sums: Change[][];
  events: GameEvent[];
}

const deeds = new Set(['built', 'built_face_down', 'offered']);
const placing = new Set(['placed', 'placed_temple']);
const besides = new Set(['village_fell', 'besieged', 'garrisoned', 'tolled', 'market_moved', 'end_triggered', 'last_round']);
const taking = new Set(['paid', 'gave_back', 'sold']);
const winning = new Set(['village_won', 'village_taxed']);
const order = ['vp', 'gold', 'wheat', 'wood', 'clay', 'stone', 'card', ...pieceTypes, 'barque', 'token'];

// Combat tokens that are spent or laid somewhere.
const tokens = new Set(['spent_tokens', 'placed_token', 'besieged', 'garrisoned']);

export function sumOf(events: readonly GameEvent[], seat: number): Change[] {
  const sum = new Map<string, number>();
  const add = (thing: string, n: number) => sum.set(thing, (sum.get(thing) ?? 0) + n);
  for (const { what, seat: who, other, thing = -1, n = 0 } of events) {
    const good = things[thing] ?? '';
    if (what === 'stole' && other === seat) add(good, -n);
    if (who !== seat) continue;
    if (what === 'gained' || what === 'stole') add(good, n);
    else if (taking.has(what)) add(good, -n);
    else if (winning.has(what)) add('vp', n);
    else if (what === 'gained_piece') add(pieceTypes[thing] ?? '', 1);
    else if (what === 'drew') add('card', 1);
    else if (what === 'lost_piece') add(pieceTypes[thing] ?? '', -1);
    else if (what === 'gained_barque') add('barque', 1);
    else if (what === 'gained_token') add('token', n);
    else if (tokens.has(what)) add('token', -(n || 1));
  }
  return order.flatMap((thing) => (sum.get(thing) ? [{ thing, n: sum.get(thing) ?? 0 }] : []));
}

export function turnOf(events: GameEvent[], players: number): Turn {
  const deed = events.findIndex((event) => deeds.has(event.what));
  const region = events[deed]?.what.startsWith('built') ? events.find((event, i) => i > deed && placing.has(event.what))?.region : undefined;
  return {
    seat: events[0]?.seat ?? 0,
    deed: events[deed],
    region,
    god: events.find((event) => event.what === 'invoked')?.thing,
    also: events.filter((event) => besides.has(event.what)),
    sums: Array.from({ length: players }, (_, seat) => sumOf(events, seat)),
    events: events.slice(1),
  };
}

// The turns of the others since the last one of this seat, as far as they have gone. A spectator sees one turn of each.
export function turnsSince(log: readonly GameEvent[], seat: number | null, players: number): Turn[] {
  const begins = log.flatMap((event, i) => (event.begins_turn ? [i] : []));
  const mine = (i: number | undefined) => i !== undefined && log[i]?.seat === seat;
  // One's own turn that is under way is none of them.
  const until = seat !== null && mine(begins.at(-1)) ? begins.pop() : log.length;
  const since = seat === null ? begins.length - players : begins.findLastIndex(mine) + 1;
  const from = begins.slice(Math.max(0, since));
  return from.map((begin, i) => turnOf(log.slice(begin, from[i + 1] ?? until), players)).filter((turn) => turn.events.length);
}

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
export const nameOfThing = (thing: string) => tOf(pieceTypes.some((piece) => piece === thing) ? 'piece' : 'thing', thing);

// In one sentence, as the log would say it.
export function deedWords({ deed, region, god }: Turn, regionName: (region: number) => string, godName: (god: number) => string): Words {
  const words = deed ? partsOf(deed) : [t('news.nothing')];
  if (region !== undefined) return around('news.at', { deed: words, region: regionName(region) });
  return god === undefined ? words : around('news.to', { deed: words, god: godName(god) });
}

const there = new Set(['placed', 'placed_temple', 'moved', 'village_fell', 'village_taxed', 'placed_token', 'token_moved']);

// Where something happened, in whose turn, and what, in words.
export function marksOf(turns: readonly Turn[]): Map<number, { seat: number } & Saying> {
  const marks = new Map<number, { seat: number } & Saying>();
  for (const { seat, events } of turns)
    for (const event of events) {
      const { what, region } = event;
      if (region === undefined || !there.has(what)) continue;
      const before = marks.get(region);
      marks.set(region, { seat, ...saying([...(before ? [...partsOf(before), '; '] : []), ...partsOf(event)]) });
    }
  return marks;
}
