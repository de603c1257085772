// What the engine says of Deus, besides what it says of every game.
import type * as deus from '../../../../../src/games/deus/messages';
import type { Colour, PieceType, Resource } from '../../../../../src/games/deus/messages';
import type * as room from '../../../../../src/room/messages';
import type * as shell from '../../../shell/table/messages';

export { answerDone } from '../../../shell/table/messages';
export type { Brings, Clock, Language, TableMessage } from '../../../shell/table/messages';

export type { CardSeen, Colour, Gift, PieceType, Promised, Refusal, RegionView, Resource, Terrain } from '../../../../../src/games/deus/messages';

export const resources: readonly Resource[] = ['wheat', 'wood', 'clay', 'stone'];
// Events count these by number.
export const things = ['wheat', 'wood', 'clay', 'stone', 'gold', 'vp'] as const;
export const pieceTypes: readonly PieceType[] = ['ship', 'production', 'scientific', 'civil', 'army'];
export const colours: readonly Colour[] = ['maritime', 'production', 'scientific', 'civil', 'military', 'temple'];

export interface PlayerView extends deus.PlayerView, shell.PlayerView {}
export interface View extends deus.View {
  players: PlayerView[];
}
export interface Option extends Omit<deus.Option, keyof room.Option>, shell.Option {}
export interface Choice extends Omit<deus.Choice, 'options'> {
  options: Option[];
}
export interface GameEvent extends Omit<deus.GameEvent, 'words'>, shell.GameEvent {}
export interface PositionMessage extends shell.PositionMessage<View> {
  choice: Choice | null;
}

// Options of a turn that are not cards.
export const answerOffering = 126;
export const answerWildcard = 125;

export type OptionKind = 'card' | 'region' | 'other';

// What the options of a question are: this decides what glows.
export function optionKind({ kind }: shell.Choice): OptionKind {
  return kind === 'card' || kind === 'region' ? kind : 'other';
}

// The thing an option is, or null where it is words only ("done", "offer", "face down").
export function optionThing(choice: shell.Choice, option: shell.Option): number | null {
  if (optionKind(choice) === 'other') return null;
  if (option.option >= answerWildcard) return null;
  return option.option;
}
