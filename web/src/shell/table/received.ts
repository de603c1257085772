// What comes from the engine or a service: looked at once, and with its sentences at hand as texts too.
import type * as room from '../../../../src/room/messages';
import { saying, type Words } from '../words/said';
import { gameShapes } from '../current.svelte';
import { mismatch } from './mismatch';
import type { PositionMessage, Push } from './messages';
import shapes from './shapes.json';

const said = <T extends { words: Words }>(each: T) => ({ ...each, ...saying(each.words) });

// A message that is not as it should be is no use to anybody: the page and the service are of different days, or broken.
export class NotUnderstood extends Error {}

function looked(message: unknown, type: string, game = ''): void {
  const wrong = mismatch(message, type, { ...shapes, ...gameShapes(game) });
  if (wrong) throw new NotUnderstood(wrong);
}

export function received<P extends PositionMessage = PositionMessage>(message: unknown): P {
  looked(message, '@PositionMessage', (message as Partial<room.PositionMessage>).view?.game);
  const { choice, events, look, ...rest } = message as room.PositionMessage;
  return {
    ...rest,
    choice: choice && { ...choice, options: choice.options.map((option) => ({ ...said(option), ...(option.preview ? { preview: option.preview.map(said) } : {}) })) },
    events: events.map(said),
    ...(look ? { look: { ...look, ...(look.answer ? { answer: saying(look.answer) } : {}) } } : {}),
  } as unknown as P;
}
export const receivedText = <P extends PositionMessage = PositionMessage>(json: string): P => received<P>(JSON.parse(json));

// Whatever a service says of its own accord.
export function receivedPush(message: { say: string }): Push {
  if (message.say === 'position') return received(message);
  looked(message, '@Push');
  return message as Push;
}
