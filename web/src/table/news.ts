// "Since your last turn": what the others did, the important things only.
import { things, type GameEvent } from './messages';

const telling = new Set(['built', 'built_face_down', 'offered', 'invoked', 'placed', 'placed_temple', 'village_won', 'village_taxed', 'stole', 'end_triggered', 'last_round', 'besieged', 'garrisoned']);

export function newsFor(log: readonly GameEvent[], seat: number | null): string[] {
  // From the end back to the last turn of this seat that somebody else's turn followed.
  let end = log.length;
  const lastTurn = log.findLastIndex((event) => event.what === 'turn_begins');
  if (lastTurn >= 0 && seat !== null && log[lastTurn]?.seat === seat) end = lastTurn;
  const before = log.slice(0, end).findLastIndex((event) => event.what === 'turn_begins' && event.seat === seat);
  const since = log.findIndex((event, i) => i > before && event.what === 'turn_begins');
  return log
    .slice(since < 0 ? end : since, end)
    // Whatever happens to oneself in the turn of another is important.
    .filter((event) => (event.seat === seat ? event.what !== 'drew' : telling.has(event.what) || (event.what === 'paid' && event.thing === things.indexOf('vp'))))
    .map((event) => event.words);
}
