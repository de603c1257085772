// What rooms and services say: the one description of their messages. The page takes its types from here, its guards and
// the tests of the engine what `npm run shapes` makes of it. A game says more of some of them (src/games/GAME/messages.d.ts).

export type Language = 'en' | 'fr';

// ---- words

// A sentence: texts, and what it names.
export type Words = Segment[];
export type Segment = string | Thing | Named;
// What is counted: which one, its word, and how many.
export type Thing = ['thing', string, string, number?];
// A seat, or what it does ("form"): its number, the text, and what that seat itself is told; or what a game names.
export type Named = [string, number, string, string?];

// ---- a position

// Of a player, what every game says.
export interface PlayerView {
  seat: number;
  colour: string;
}

// What a seat may know of a position; each game says more of its own.
export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  players: PlayerView[];
  round?: number;
}

// More of a thing than before, or less: a number, or from the least to the most where that is still open.
export type Brings = Record<string, number | [number, number]>;

export interface Line {
  what: string;
  words: Words;
}

export interface Option {
  option: number;
  words: Words;
  // What a placement costs in points.
  points?: number;
  // What one has more or less of afterwards, and who answers then.
  brings?: Brings;
  next?: 'you' | 'luck' | 'others' | 'nobody';
  // That is not all: before the turn is over, something is asked or drawn whose outcome is still open.
  more?: boolean;
  // What would happen, up to the next question, draw or turn.
  preview?: Line[];
}

export interface Choice {
  prompt: string;
  // What its options are: "card", "region", "number", …
  kind: string;
  // Things are taken one after the other, in any order.
  one_by_one?: boolean;
  question: string;
  // Things taken one by one: how many are still to come, this one included.
  more?: number;
  // The option that hardly anybody would think twice about.
  obvious?: number;
  options: Option[];
}

export interface GameEvent {
  number: number;
  what: string;
  seat?: number;
  other?: number;
  card?: number;
  region?: number;
  from?: number;
  // By its number; `what` says of what.
  thing?: number;
  n?: number;
  flag?: boolean;
  // Of `took_back`: the entry of the log after which the game stands again.
  to?: number;
  // A turn of `seat` begins.
  begins_turn?: boolean;
  // Whose points it brings or costs, and by which of the game's sources.
  points?: { seat: number; source: number; n: number }[];
  words: Words;
}

export interface Result {
  scores: number[];
  ranks: number[];
  // Points before anything had happened, by seat.
  began_with: number[];
  // What points come from, in words; the first is what one begins with.
  sources: string[];
}

// In milliseconds: what a move and a whole game may take, what each seat has used, since when the asked seat thinks.
export interface Clock {
  move: number | null;
  game: number | null;
  used: number[];
  since: number;
  now: number;
}

export interface Tentative {
  answers: number;
  can_undo: boolean;
  can_redo: boolean;
  can_confirm: boolean;
  // Who answers when this is confirmed; nobody is said where the last answer shows something new.
  next?: number | 'luck';
  // The answers, where there are any.
  path?: Words[];
}

export interface PositionMessage {
  say: 'position';
  number: number;
  hash: string;
  // Entries of the log: events up to this number are firm.
  log: number;
  state: 'waiting' | 'playing' | 'over';
  view: View;
  // What one would score if the game ended now, and how much of it each card brings that counts only then.
  now?: { score: number; cards: { card: number; points: number }[] };
  asked: number[];
  choice: Choice | null;
  tentative: Tentative;
  events: GameEvent[];
  clock?: Clock | null;
  result?: Result | null;
  // Of a finished game: after how many of its answers this position stood.
  // The answer that led here, in words, and whose it was: nobody's where luck gave it.
  look?: { at: number; of: number; answer?: Words; seat?: number };
}

// ---- a hint

// A line of the asked seat's turn, as an adviser judges it from what that seat may know.
export interface HintLine {
  // All of it as one sentence, and answer by answer.
  words: Words;
  answers: { option: number; words: Words }[];
  // What it promises: the chance to win from 0 to 1, own points at the end, and how many more than the best of the others.
  win: number;
  points: number;
  lead: number;
  // What speaks for it and against it, compared with the best line; of the best, with the next.
  reasons: { for: boolean; words: Words }[];
}

// To the seat that asked; the position that it is meant for.
export interface HintMessage {
  say: 'hint';
  number: number;
  hash: string;
  // Best first.
  lines: HintLine[];
}

// ---- a table

export interface SeatAt {
  seat: number;
  kind: 'person' | 'bot';
  player: string | null;
  name: string | null;
  colour: string | null;
  joined: boolean;
  here: boolean;
  // How many look through this seat at once; only a service counts them.
  devices?: number;
  stand_in: boolean;
}

export type Confirm = 'always' | 'turn' | 'never';

export interface TableMessage {
  say: 'table';
  table: string;
  game: string;
  title?: string;
  rules_version?: number;
  options: Record<string, string>;
  state: 'waiting' | 'playing' | 'over' | 'broken';
  you: number | null;
  seats: SeatAt[];
  // Why it cannot be played on, where it is broken.
  why?: string;
  confirm: Confirm | null;
  // What whoever opened the table knew before.
  opened_with?: 'board' | 'seed' | 'record' | null;
  takebacks: boolean;
  // Whether people may ask for hints; left out: no.
  hints?: boolean;
  clock?: { move: number | null; game: number | null } | null;
  hook?: { url: string | null; error: string | null } | null;
  takeback?: { by: number; to: number; needed: number[]; agreed: number[] } | null;
}

export interface ChatMessage {
  say: 'chat';
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ByeMessage {
  say: 'bye';
  why: string;
}

// Something to know at once, in one sentence; only tables in a browser say it.
export interface NoticeMessage {
  say: 'notice';
  text: string;
}

export type Push = NoticeMessage | PositionMessage | TableMessage | ChatMessage | HintMessage | ByeMessage;

// ---- replies, of a service

// To the request with this id; what it asked for, where it asked.
export interface Done {
  re: string | number | boolean | null;
  ok: true;
  table?: string;
  you?: number | null;
  // Of the seat that somebody sat down at.
  token?: string;
  position?: PositionMessage;
}
export interface Refused {
  re: string | number | boolean | null;
  ok: false;
  code: string;
  error: string;
}

export type Said = Push | Done | Refused;
