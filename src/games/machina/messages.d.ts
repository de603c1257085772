// What Deus Ex Machina says, besides what every game says (src/room/messages.d.ts).
import type * as room from '../../room/messages';

export type Colour = 'red' | 'green' | 'purple' | 'blue' | 'yellow' | 'black';

export interface Points {
  might: number;
  cunning: number;
}

export interface HeroSeen extends Points {
  hero: number;
  id: string;
  birthplace: Colour;
  // Of a legendary hero: his god, and who plays that god.
  god?: number;
  patron?: number | null;
}
interface HeroPlace {
  place: number;
  bonus: number;
  closed_by?: number | null;
}
interface NoHero extends HeroPlace {
  hero: null;
}
interface HeroThere extends HeroPlace, HeroSeen {
  reserved_by?: number | null;
}
export type HeroSpace = NoHero | HeroThere;

// What it needs now: a quest that was made easier needs less than its card says.
export interface QuestSeen extends Points {
  quest: number;
  id: string;
  colour: Colour;
  gp: number;
  legendary: boolean;
}
interface QuestPlace {
  place: number;
  gains: number;
  // From an opponent.
  takes: number;
}
interface NoQuest extends QuestPlace {
  quest: null;
}
interface QuestThere extends QuestPlace, QuestSeen {
  less_might?: number;
  less_cunning?: number;
  laid_by?: number;
}
export type QuestSpace = NoQuest | QuestThere;

export interface MapSpace {
  space: number;
  id: string;
  kind: 'area' | 'temple' | 'altar';
  colour?: Colour;
  points?: Points;
  any_points?: number;
  token: number | null;
}

export interface Need {
  what: Colour | 'gp' | 'legendary';
  needed: number;
  have: number;
}
export interface ObjectiveSeen {
  objective: number;
  id: string;
  fulfilled: boolean;
  needs: Need[];
}
export interface CardSeen {
  intervention: number;
  id: string;
  // Drawn in this round: not to be played yet.
  fresh?: boolean;
  n?: number;
}

// What a hero on the track would need for a quest, as the rules say it.
export interface Prospect {
  hero_place: number;
  quest: number;
  secret?: boolean;
  can: boolean;
  hindrance?: 'reserved' | 'area_taken' | 'no_quest_space';
  // Points that are not there, even with the whole mat.
  missing: Points;
  with_ability?: boolean;
  payments: Points[];
  cheapest?: Points;
}

export interface PlayerView extends room.PlayerView, Points {
  god: number | null;
  id?: string;
  gp: number;
  charged: boolean;
  hand_size: number;
  hand_limit?: number;
  secrets: number;
  tokens_left: number;
  done: QuestSeen[];
  done_by_colour: Record<Colour, number>;
  areas_done: number;
  // Cards in this hand that one has seen.
  known?: CardSeen[];
  rank?: number;
  claim?: 'none' | 'six-areas' | 'objective' | 'both';
  objective?: ObjectiveSeen;
  secret_quests?: QuestSeen[];
}

export interface View extends room.View {
  turn: number;
  round: number;
  rounds: number;
  active: number | null;
  first: number | null;
  first_player: number | null;
  last_turn: boolean;
  // How far might and cunning go, and how many areas there are to complete a quest in.
  track_end: number;
  areas: number;
  ending?: string;
  map: MapSpace[];
  heroes: HeroSpace[];
  quests: QuestSpace[];
  players: PlayerView[];
  hero_deck: HeroSeen[];
  hero_discards: HeroSeen[];
  quest_deck_size: number;
  quests_in_deck: QuestSeen[];
  quests_unseen: QuestSeen[];
  intervention_deck_size: number;
  intervention_discards: CardSeen[];
  interventions_unseen: CardSeen[];
  placement: { placed: boolean; played: boolean; hero_place?: number; space?: number; quest_place?: number; presence?: boolean; points_taken?: boolean; strength?: number; laid?: number };
  hand?: CardSeen[];
  objective?: ObjectiveSeen | null;
  secret_quests?: QuestSeen[];
  // The quest that one gave back at the beginning.
  given_back?: { quest: number; id: string };
  prospects?: Prospect[];
}

export interface Choice extends room.Choice {
  // What the question is about, by number.
  hero?: number;
  space?: number;
  quest?: number;
  god?: number;
  intervention?: number;
  // Glory that somebody is to lose.
  loss?: number;
  // Free actions that do nothing once the hero has been sent.
  only_before?: number[];
}
