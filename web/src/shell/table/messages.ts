// What a table says and is told: the same messages from the service over a socket and from the engine in a worker.
import type { Brings } from '../../games/deus/table/brings';

export type Terrain = 'sea' | 'field' | 'forest' | 'swamp' | 'mountain' | 'village';
export type Resource = 'wheat' | 'wood' | 'clay' | 'stone';
export type PieceType = 'ship' | 'production' | 'scientific' | 'civil' | 'army';
export type Colour = 'maritime' | 'production' | 'scientific' | 'civil' | 'military' | 'temple';
export type Language = 'en' | 'fr';

export const resources: readonly Resource[] = ['wheat', 'wood', 'clay', 'stone'];
// Events count these by number.
export const things = ['wheat', 'wood', 'clay', 'stone', 'gold', 'vp'] as const;
export const pieceTypes: readonly PieceType[] = ['ship', 'production', 'scientific', 'civil', 'army'];
export const colours: readonly Colour[] = ['maritime', 'production', 'scientific', 'civil', 'military', 'temple'];

// A card is a number, as in the options of questions about cards, with the face that the card list calls `id`.
export interface CardSeen {
  card: number;
  face: string;
}

export interface RegionView {
  region: number;
  name: string;
  q: number;
  r: number;
  tile: number;
  terrain: Terrain;
  edge?: boolean;
  vp?: number;
  fallen?: boolean;
  temple?: boolean;
  owner?: number;
  pieces?: PieceType[];
  combat_token?: boolean;
  laid_army_of?: number;
}

export interface PlayerView {
  seat: number;
  colour: string;
  // Who sits there, and whether that is whoever looks: the page puts it in.
  name?: string;
  you?: boolean;
  vp: number;
  gold: number;
  resources: Record<Resource, number>;
  stock: Record<PieceType, number>;
  reserve: Record<PieceType, number>;
  hand_size: number;
  columns: Record<Colour, (CardSeen | null)[]>;
  home: string | null;
  wildcard_used: boolean;
  score?: number;
  scribe?: string | null;
  combat_tokens?: number;
  barques?: number[];
  garrisoned_by?: Record<Colour, number | null>;
  besieged_by?: Record<PieceType, number | null>;
  temple_tokens?: number[];
}

export interface View {
  game: string;
  seat: number | null;
  round: number;
  active: number | null;
  over: boolean;
  last_round: number;
  regions: RegionView[];
  players: PlayerView[];
  supply: Record<Resource, number>;
  temples_left: number;
  deck_size: number;
  pile_size: number;
  pile: (CardSeen | null)[];
  market?: Record<Resource, number>;
  barques?: number[];
  gilded?: (CardSeen | null)[];
  hand?: CardSeen[];
  offered?: CardSeen[];
  face_down?: CardSeen | null;
  start?: Record<PieceType, number>;
}

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
  question: string;
  // The card that is built or takes effect; `once` where its one-time effect asks.
  card?: number;
  once?: boolean;
  // The god who gives, or will when the offering is complete.
  god?: number;
  // Things taken one by one and steps of a move: how many are still to come, this one included.
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
  // A resource, gold, points, a piece, a column or a god, by its number; `what` says which.
  thing?: number;
  n?: number;
  // Of `took_back`: the entry of the log after which the game stands again.
  to?: number;
  // An own offering: nothing could be built.
  forced?: boolean;
  words: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
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

export interface PositionMessage {
  say: 'position';
  number: number;
  hash: string;
  // Entries of the log: events up to this number are firm.
  log: number;
  state: 'waiting' | 'playing' | 'over';
  view: View;
  // What one would score if the game ended now, and how much of it each temple card brings.
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

// Options that are not things, the same in every question that has them.
export const answerDone = 127;
export const answerOffering = 126;
export const answerWildcard = 125;

// What the options of a question are: this decides what glows.
const cardPrompts = new Set(['turn', 'wild_card', 'choose_card', 'offer_top', 'offer_more', 'gild']);
const regionPrompts = new Set([
  'place', 'place_temple', 'choose_region', 'choose_village', 'choose_army', 'choose_ship', 'ship_to',
  'place_token', 'move_token', 'regroup', 'move',
]);

export type OptionKind = 'card' | 'region' | 'other';

export function optionKind(prompt: string): OptionKind {
  if (cardPrompts.has(prompt)) return 'card';
  if (regionPrompts.has(prompt)) return 'region';
  return 'other';
}

// The thing an option is, or null where it is words only ("done", "offer", "face down").
export function optionThing(choice: Choice, option: Option): number | null {
  if (optionKind(choice.prompt) === 'other') return null;
  if (option.option >= answerWildcard) return null;
  return option.option;
}
