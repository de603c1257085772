// Offerings: what one of so many cards gives, and what came of the last one.
import { faceOf, gods } from '../cards/deck.svelte';
import { tOf } from '../words/words.svelte';
import type { Colour, GameEvent, View } from './messages';
import { turnOf, type Turn } from './news';

// Some temples let an offering count more cards than are laid.
export function offeringSize(view: View, laid: number): number {
  const temples = view.players[view.seat ?? -1]?.columns.temple ?? [];
  return temples.reduce((sum, card) => sum + Number(/offerings counts (\d+) card/.exec((card && faceOf(card.face)?.text.en) ?? '')?.[1] ?? 0), laid);
}

export function offeringGives(god: Colour, n: number): string {
  return tOf('offers', gods[god], { n, gold: 2 * n, vp: Math.min(n, 2) });
}

export function lastOffering(log: readonly GameEvent[], players: number): Turn | null {
  const laid = log.findLastIndex((event) => event.what === 'offered');
  if (laid < 0) return null;
  const begin = log.findLastIndex((event, i) => i < laid && event.what === 'turn_begins');
  const next = log.findIndex((event, i) => i > laid && event.what === 'turn_begins');
  return turnOf(log.slice(Math.max(0, begin), next < 0 ? log.length : next), players);
}
