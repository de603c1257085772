// What a table says and is told: the same messages from the service over a socket and from the engine in a worker.
// Their description is src/room/messages.d.ts, and what a game adds src/games/GAME/messages.d.ts.
import type * as room from '../../../../src/room/messages';
import type { Saying, Words } from '../words/said';
import type { Confirm, Language } from '../../../../src/room/messages';

export type { Brings, ByeMessage, ChatMessage, Clock, Confirm, HintLine, HintMessage, Language, NoticeMessage, Result, SeatAt, TableMessage } from '../../../../src/room/messages';

// The engine's words as the page has them: as a sentence and in segments.
export interface PlayerView extends room.PlayerView {
  // Who sits there, and whether that is whoever looks: the page puts it in.
  name?: string;
  you?: boolean;
}
export interface View extends room.View {
  players: PlayerView[];
}
export interface Option extends Omit<room.Option, 'words' | 'preview'>, Saying {
  preview?: (Omit<room.Line, 'words'> & Saying)[];
}
export interface Choice extends Omit<room.Choice, 'options'> {
  options: Option[];
}
export interface GameEvent extends Omit<room.GameEvent, 'words'>, Saying {}
export interface Tentative extends Omit<room.Tentative, 'path'> {
  path?: Words[];
}
export interface PositionMessage<V extends View = View> extends Omit<room.PositionMessage, 'view' | 'choice' | 'tentative' | 'events' | 'look'> {
  view: V;
  choice: Choice | null;
  tentative: Tentative;
  events: GameEvent[];
  look?: { at: number; of: number; answer?: Saying; seat?: number };
}

// What a seat is called on the board, until somebody chooses otherwise.
export const seatColours = ['blue', 'red', 'green', 'black'];

export type Push = Exclude<room.Push, room.PositionMessage> | PositionMessage;

export type Request =
  | { do: 'sit'; name: string; colour?: string; secret?: string }
  | { do: 'leave'; player?: string }
  | { do: 'answer'; number: number; hash: string; option: number }
  | { do: 'undo' | 'redo' | 'restart' | 'confirm' | 'hint'; number: number; hash: string }
  | { do: 'settings'; confirm?: Confirm; lang?: Language }
  | { do: 'takeback'; number: number }
  | { do: 'agree'; yes: boolean; to: number }
  | { do: 'chat'; text: string; line?: string }
  | { do: 'hook'; url: string | null }
  | { do: 'look'; at: number; seat?: number }
  | { do: 'ping' };

export type Reply = { ok: true; [member: string]: unknown } | { ok: false; code: string; error: string };

// Enough, none: the same in every question that has it.
export const answerDone = 127;
