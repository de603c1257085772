// Which cards of a game a seat has seen, by face: in its hand, in all columns, among the discards it knows.
import type { Colour, View } from '../table/messages';
import type { CardFace } from './deck.svelte';

// `pile` holds the discards as far as they are known.
export function seenCards(view: View, pile: readonly (CardFace | null)[]): Map<string, number> {
  const cards = new Map<number, string>();
  const add = (list: readonly ({ card: number; face: string } | null)[] | undefined) => {
    for (const each of list ?? []) if (each) cards.set(each.card, each.face);
  };
  add(view.hand);
  add(view.offered);
  if (view.face_down) add([view.face_down]);
  for (const player of view.players) for (const column of Object.values(player.columns)) add(column);
  const counts = new Map<string, number>();
  for (const face of [...cards.values(), ...pile.flatMap((each) => each?.id ?? [])]) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

// The faces that are in the game: each colour comes from one box, temples perhaps from both.
export function facesInPlay(all: readonly CardFace[], options: Record<string, string>): CardFace[] {
  const egypt = options['egypt'] ?? 'none';
  const from = (colour: Colour) => (egypt === 'all' || egypt.split(',').includes(colour) ? 'egypt' : 'base');
  const mixed = options['temples'] === 'mix' && egypt !== 'none';
  return all.filter((face) => face.edition === from(face.colour) || (face.colour === 'temple' && mixed));
}
