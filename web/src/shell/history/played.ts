// A finished game at a table, as it is remembered.
import type { GamePage } from '../game_page';
import type { PositionMessage, TableMessage } from '../table/messages';
import type { Table } from '../table/table';
import { keepGame, type PlayedGame } from './history';

// Whose game it was: the seat of the one person here, or at a service of whoever looks. Several people at one screen
// are nobody in particular.
function seatOf(table: TableMessage, position: PositionMessage, local: boolean): number | null {
  if (!local) return table.you;
  const people = table.seats.filter(({ kind }) => kind === 'person');
  return people.length === 1 ? position.view.seat : null;
}

// Nothing where nobody here has played: spectators, and bots among themselves.
export function played(table: TableMessage, position: PositionMessage, local: boolean, record: string, page: GamePage | null, now: number): PlayedGame | null {
  const { result, view } = position;
  const me = seatOf(table, position, local);
  if (!result || (me === null && (!local || table.seats.every(({ kind }) => kind === 'bot')))) return null;
  return {
    id: table.table, ended: now, game: table.game, options: table.options, me,
    seats: table.seats.map(({ kind, player, name }) => ({ kind, player, name: name ?? '' })),
    scores: result.scores, ranks: result.ranks, cards: me === null ? [] : (page?.collected?.(view, me) ?? []), record,
  };
}

// A table has come to its end.
export async function remember(source: Table, table: TableMessage, position: PositionMessage, page: GamePage | null): Promise<void> {
  const game = played(table, position, source.local, await source.record(), page, Date.now());
  if (game) await keepGame(game);
}
