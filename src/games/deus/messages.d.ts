// What Deus and Deus: Egypt say, besides what every game says (src/room/messages.d.ts).
import type * as room from '../../room/messages';

export type Terrain = 'sea' | 'field' | 'forest' | 'swamp' | 'mountain' | 'village';
export type Resource = 'wheat' | 'wood' | 'clay' | 'stone';
export type PieceType = 'ship' | 'production' | 'scientific' | 'civil' | 'army';
export type Colour = 'maritime' | 'production' | 'scientific' | 'civil' | 'military' | 'temple';

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
  // A village that stands: how many regions beside it nobody occupies yet, and who would get its points if there were none.
  open?: number;
  leaders?: number[];
  temple?: boolean;
  owner?: number;
  pieces?: PieceType[];
  combat_token?: boolean;
  laid_army_of?: number;
}

export interface PlayerView extends room.PlayerView {
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
  // For how many resources the barques have room.
  room?: number;
  garrisoned_by?: Record<Colour, number | null>;
  besieged_by?: Record<PieceType, number | null>;
  temple_tokens?: number[];
}

export interface View extends room.View {
  round: number;
  active: number | null;
  last_round: number;
  regions: RegionView[];
  players: PlayerView[];
  supply: Record<Resource, number>;
  temples_left: number;
  deck_size: number;
  pile_size: number;
  pile: (CardSeen | null)[];
  // What a resource is worth: gold when it is replaced or sold, points for having the most of it at the end.
  market?: Record<Resource, { gold: number; vp: number }>;
  barques?: number[];
  gilded?: (CardSeen | null)[];
  hand?: CardSeen[];
  offered?: CardSeen[];
  face_down?: CardSeen | null;
  start?: Record<PieceType, number>;
}

// What a god gives: whether a piece of the god's own type, and one of the others.
export interface Gift {
  piece?: boolean;
  gold?: number;
  resources?: number;
  cards?: number;
  vp?: number;
  pieces?: number;
}

// With how many cards are drawn then to fill the hand.
export interface Promised extends Gift {
  draws: number;
}

export interface Refusal {
  why: string;
  // How many of something it would take.
  n?: number;
  columns?: number[];
  things: number[];
}

export interface Option extends room.Option {
  // Where a god is named: what that god would give.
  gives?: Gift;
  // Where the market moves: what resources would be worth, in gold.
  market?: Partial<Record<Resource, number>>;
}

export interface Choice extends room.Choice {
  // The card that is built or takes effect; `once` where its one-time effect asks.
  card?: number;
  once?: boolean;
  // The god who gives, or will when the offering is complete.
  god?: number;
  // While cards are laid: what the offering would bring with 0, 1, 2, … more of them.
  offering?: Promised[];
  // Cards in hand and regions that are no options, by what is in the way.
  refused?: Refusal[];
  options: Option[];
}

export interface GameEvent extends room.GameEvent {
  // An own offering: nothing could be built.
  forced?: boolean;
}
