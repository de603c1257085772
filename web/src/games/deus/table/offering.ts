// Offerings: what a god gives, what lies on the pile, and what came of the last one.
import { faceOf, gods, type CardFace } from '../cards/deck.svelte';
import { namedIn, type Words } from '../../../shell/words/said';
import { around, language, saidOf } from '../words';
import type { Colour, GameEvent, Gift, View } from './messages';
import { turnOf, type Turn } from './news';

// What a god gives, as the engine says it; where the reserve has no piece of the god's type left, that too.
export function giftWords(god: Colour, gift: Gift = {}): Words {
  const gives = saidOf('offers', gods[god], { n: gift.gold ?? gift.vp ?? gift.resources ?? gift.cards ?? gift.pieces ?? 0 });
  return gift.piece === false ? around('offers.no_piece', { gives }) : gives;
}

// The cards of the pile, the lowest first: those that whoever looks has laid or sees, and the tops of all offerings, which
// were announced. Where cards were taken from the pile again, their places cannot be counted from the log.
export function knownPile(view: View, log: readonly GameEvent[], faces: readonly CardFace[]): (CardFace | null)[] {
  const seen = view.pile.map((card) => (card ? (faceOf(card.face) ?? null) : null));
  let size = 0;
  const tops = new Map<number, string>();
  for (const { what, n = 1, parts } of log.slice(log.findLastIndex((event) => event.what === 'reshuffled') + 1))
    if (what === 'offered') tops.set((size += n) - 1, namedIn('card', parts)?.[2] ?? '');
  if (size !== view.pile.length) return seen;
  return seen.map((face, i) => face ?? (tops.has(i) ? (faces.find((each) => each.name[language()] === tops.get(i)) ?? null) : null));
}

export function lastOffering(log: readonly GameEvent[], players: number): Turn | null {
  const laid = log.findLastIndex((event) => event.what === 'offered');
  if (laid < 0) return null;
  const begin = log.findLastIndex((event, i) => i < laid && event.begins_turn);
  const next = log.findIndex((event, i) => i > laid && event.begins_turn);
  return turnOf(log.slice(Math.max(0, begin), next < 0 ? log.length : next), players);
}
