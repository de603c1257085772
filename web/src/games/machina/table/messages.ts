// What the engine says of Deus Ex Machina: the view of a seat, and what its questions are about.
import type * as machina from '../../../../../src/games/machina/messages';
import type * as shell from '../../../shell/table/messages';

export type { GameEvent, Language, Option, TableMessage } from '../../../shell/table/messages';
export { answerDone } from '../../../shell/table/messages';

export type { CardSeen, Colour, HeroSeen, HeroSpace, MapSpace, Need, ObjectiveSeen, Points, Prospect, QuestSeen, QuestSpace } from '../../../../../src/games/machina/messages';

export const colours = ['red', 'green', 'purple', 'blue', 'yellow', 'black'] as const;

export interface PlayerView extends machina.PlayerView, shell.PlayerView {}
export interface View extends machina.View {
  players: PlayerView[];
}
export interface Choice extends Omit<machina.Choice, 'options'>, shell.Choice {
  options: shell.Option[];
}
export interface PositionMessage extends shell.PositionMessage<View> {
  choice: Choice | null;
}
