// What a table says and is told: the same messages from the service over a socket and from the engine in a worker.

export type Language = 'en' | 'fr';

// Of a player, what every game says.
export interface PlayerView {
  seat: number;
  colour: string;
  // Who sits there, and whether that is whoever looks: the page puts it in.
  name?: string;
  you?: boolean;
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

export interface Option {
  option: number;
  words: string;
  // What a placement costs in points.
  points?: number;
  // What one has more or less of afterwards, and who answers then.
  brings?: Brings;
  next?: 'you' | 'luck' | 'others' | 'nobody';
  // That is not all: before the turn is over, something is asked or drawn whose outcome is still open.
  more?: boolean;
  preview?: string[];
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
  seat?: number | null;
  other?: number | null;
  card?: number;
  region?: number;
  from?: number;
  // By its number; `what` says of what.
  thing?: number;
  n?: number;
  // Of `took_back`: the entry of the log after which the game stands again.
  to?: number;
  // A turn of `seat` begins.
  begins_turn?: boolean;
  // Whose points it brings or costs, and by which of the game's sources.
  points?: { seat: number; source: number; n: number }[];
  words: string;
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
}

export interface PositionMessage<V extends View = View> {
  say: 'position';
  number: number;
  hash: string;
  // Entries of the log: events up to this number are firm.
  log: number;
  state: 'waiting' | 'playing' | 'over';
  view: V;
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
  look?: { at: number; of: number; answer?: string; seat?: number };
}

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

// What a seat is called on the board, until somebody chooses otherwise.
export const seatColours = ['blue', 'red', 'green', 'black'];

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
  confirm: Confirm;
  // What whoever opened the table knew before.
  opened_with?: 'board' | 'seed' | 'record' | null;
  takebacks: boolean;
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

// Something to know at once, in one sentence; only tables in this browser say it.
export interface NoticeMessage {
  say: 'notice';
  text: string;
}

export type Push = NoticeMessage | PositionMessage | TableMessage | ChatMessage | ByeMessage;

export type Request =
  | { do: 'sit'; name: string; colour?: string }
  | { do: 'leave'; player?: string }
  | { do: 'answer'; number: number; hash: string; option: number }
  | { do: 'undo' | 'redo' | 'restart' | 'confirm'; number: number; hash: string }
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
