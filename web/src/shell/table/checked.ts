// What a service says is looked at once, by what the description of messages says: it may be of another day than the page.
import { pageOf } from '../current.svelte';
import type { Push } from './messages';
import { mismatch, type Shapes } from './mismatch';
import { received } from './received';
import shapes from './shapes.json';

// A message that is not as it should be is no use to anybody.
export class NotUnderstood extends Error {}

const ofGames = new Map<string, Shapes>();

// What the messages of a game say besides those of every game; before it is here, only those are looked at.
export async function learnShapes(game: string): Promise<void> {
  const found = await (await pageOf(game))?.shapes?.();
  if (found) ofGames.set(game, found.default);
}

export function checked(message: { say: string; view?: { game?: string } }): Push {
  const wrong = mismatch(message, message.say === 'position' ? '@PositionMessage' : '@Push', { ...shapes, ...ofGames.get(message.view?.game ?? '') });
  if (wrong) throw new NotUnderstood(wrong);
  return message.say === 'position' ? received(message) : (message as Push);
}
