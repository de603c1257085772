// What `pantheon engine` says (docs/protocol.md): one of these to each request.
import type * as room from '../room/messages';

// The same as in the request.
type Id = string | number | boolean;

export interface Failed {
  ok: false;
  id?: Id;
  error: string;
}

export interface Answered {
  ok: true;
  id?: Id;
}

interface Bilingual {
  en: string;
  fr: string;
}
interface OptionValue {
  value: string;
  meaning: Bilingual;
}
interface GameOption {
  name: string;
  meaning: Bilingual;
  standard: string;
  values: OptionValue[];
}
interface Game {
  name: string;
  title: Bilingual;
  rules_version: number;
  box: { name: string; changes: string };
  options: GameOption[];
}
export interface Games extends Answered {
  games: Game[];
}

// Each game describes its own.
export interface Cards extends Answered {
  cards: unknown[];
}

interface PlainOption {
  option: number;
  words: string;
}
interface PlainChoice {
  prompt: string;
  seat: number | 'luck';
  name?: string;
  question: string;
  options: PlainOption[];
}
// To `new`, `load`, `choice`, `answer` and `undo`.
export interface Asked extends Answered {
  game?: string;
  rules_version?: number;
  seed?: number;
  options?: Record<string, string>;
  answered?: number;
  luck?: number;
  taken_back?: number;
  events?: string[];
  over: boolean;
  choice?: PlainChoice;
  result?: { scores: number[]; ranks: number[] };
}

export interface Seen extends Answered {
  view: room.View;
}
export interface Position extends Answered {
  position: string;
}
export interface Recorded extends Answered {
  record: string;
}
export interface Suggested extends Answered {
  player: string;
  option: number;
  words: string;
  // What it expects for the asked seat, and the answers that it would give on the way; of players that say so.
  expects?: { win: number; points: number; lead: number };
  line?: number[];
  // The best lines of the turn with what speaks for them, where they were asked for.
  lines?: room.HintLine[];
}
export interface Bye extends Answered {
  bye: true;
}

export type Response = Failed | Games | Cards | Asked | Seen | Position | Recorded | Suggested | Bye;
