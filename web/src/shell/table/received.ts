// What comes from the engine or a service, as the page uses it: with its sentences at hand as texts too.
import type * as room from '../../../../src/room/messages';
import { saying, type Words } from '../words/said';
import type { PositionMessage } from './messages';

const said = <T extends { words: Words }>(each: T) => ({ ...each, ...saying(each.words) });

export function received<P extends PositionMessage = PositionMessage>(message: unknown): P {
  const { choice, events, look, ...rest } = message as room.PositionMessage;
  return {
    ...rest,
    choice: choice && { ...choice, options: choice.options.map((option) => ({ ...said(option), ...(option.preview ? { preview: option.preview.map(said) } : {}) })) },
    events: events.map(said),
    ...(look ? { look: { ...look, ...(look.answer ? { answer: saying(look.answer) } : {}) } } : {}),
  } as unknown as P;
}
export const receivedText = <P extends PositionMessage = PositionMessage>(json: string): P => received<P>(JSON.parse(json));
