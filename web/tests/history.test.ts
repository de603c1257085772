// Finished games are remembered once each, say how one fares, and travel in one file.
import { beforeEach, expect, test } from 'vitest';
import deus from '../src/games/deus/page';
import { exportGames, forgetGame, importGames, keepGame, noteErrorRates, playedGames, type PlayedGame } from '../src/shell/history/history';
import { played } from '../src/shell/history/played';
import { bestGames, byOpponent, errorRates, fare, favourites, isOwn, type OwnGame } from '../src/shell/history/statistics';
import type { TableMessage } from '../src/shell/table/messages';
import { played as playToTheEnd } from './game';

const bot = (player: string) => ({ kind: 'bot' as const, player, name: player });
const person = (name = '') => ({ kind: 'person' as const, player: null, name });
let days = 0;
const game = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  id: `table ${++days}`, ended: days, game: 'deus', options: { players: '2' }, me: 0, seats: [person(), bot('sage')], scores: [40, 30], ranks: [1, 2], cards: [], record: `record ${days}`, ...more,
});
const own = (...games: PlayedGame[]) => games.filter((each): each is OwnGame => isOwn(each));

beforeEach(async () => {
  for (const { id } of await playedGames()) await forgetGame(id);
});

test('a game counts once, however often its end is looked at; another end takes its place', async () => {
  await keepGame(game({ id: 'one', ended: 1, record: 'a' }));
  await keepGame(game({ id: 'one', ended: 2, record: 'a' }));
  expect((await playedGames()).map(({ ended }) => ended)).toEqual([1]);
  await keepGame(game({ id: 'one', ended: 3, record: 'b', ranks: [2, 1] }));
  await keepGame(game({ id: 'two', ended: 4 }));
  expect((await playedGames()).map(({ id, ended }) => [id, ended])).toEqual([['two', 4], ['one', 3]]);
  await forgetGame('two');
  expect((await playedGames()).map(({ id }) => id)).toEqual(['one']);
});

test('a real game is remembered with its points, its opponents and the cards that were built', async () => {
  const { end, record } = await playToTheEnd(2, 7n);
  const seat = (n: number, kind: 'person' | 'bot') => ({ seat: n, kind, player: kind === 'bot' ? 'greedy' : null, name: null, colour: 'blue', joined: true, here: true, stand_in: false });
  const table = (you: number | null, ...kinds: ('person' | 'bot')[]): TableMessage => ({
    say: 'table', table: 'id', game: 'deus', options: { players: '2' }, state: 'over', you, seats: kinds.map((kind, n) => seat(n, kind)), confirm: null, takebacks: true,
  });
  const mine = played(table(0, 'person', 'bot'), end, true, record, deus, 5);
  expect(mine).toMatchObject({ id: 'id', ended: 5, game: 'deus', me: 0, scores: end.result?.scores, ranks: end.result?.ranks, record });
  const columns = Object.values(end.view.players[0]?.columns ?? {}).flat();
  expect(columns.length).toBeGreaterThan(3);
  expect([...(mine?.cards ?? [])].sort()).toEqual(columns.map((card) => card?.face ?? '').sort());
  // At one screen it is nobody's own, at a service the seat's who looks; who only watched has played nothing.
  expect(played(table(0, 'person', 'person'), end, true, record, deus, 5)?.me).toBeNull();
  expect(played(table(1, 'person', 'person'), end, false, record, deus, 5)?.me).toBe(1);
  expect(played(table(null, 'person', 'person'), end, false, record, deus, 5)).toBeNull();
  expect(played(table(null, 'bot', 'bot'), end, true, record, deus, 5)).toBeNull();
  expect(played(table(0, 'person', 'bot'), { ...end, result: null }, true, record, deus, 5)).toBeNull();
});

test('results are told apart by opponent and number of players', () => {
  const games = own(
    game(), game({ scores: [20, 30], ranks: [2, 1] }), game({ scores: [50, 50], ranks: [1, 1] }),
    game({ seats: [bot('pupil'), person()], me: 1, scores: [30, 41] , ranks: [2, 1] }),
    game({ seats: [person(), person('Ada'), person('Bo')], scores: [1, 2, 3], ranks: [3, 2, 1] }),
    game({ seats: [person(), bot('sage'), bot('pupil')], scores: [9, 2, 3], ranks: [1, 3, 2] }),
    game({ me: null }),
  );
  expect(byOpponent(games)).toEqual([
    { players: 2, opponent: { kind: 'bot', player: 'sage' }, games: 3, wins: 2, mean: 110 / 3, best: 50 },
    { players: 2, opponent: { kind: 'bot', player: 'pupil' }, games: 1, wins: 1, mean: 41, best: 41 },
    { players: 3, opponent: { kind: 'people' }, games: 1, wins: 0, mean: 1, best: 1 },
    { players: 3, opponent: { kind: 'mixed' }, games: 1, wins: 1, mean: 9, best: 9 },
  ]);
  expect(fare(games)).toMatchObject({ games: 6, wins: 4, best: 50 });
  expect(fare([])).toEqual({ games: 0, wins: 0, mean: 0, best: 0 });
});

test('the best scores, the favourite cards, and what was given away over time', () => {
  const games = own(
    game({ scores: [44, 1], cards: ['forum', 'forum', 'mill'], errorRate: 0.08 }),
    game({ scores: [60, 70], ranks: [2, 1], cards: ['mill', 'farm'], errorRate: 0.04 }),
    game({ scores: [44, 2], cards: ['mill'] }),
  );
  expect(bestGames(games, 2).map(({ scores }) => scores)).toEqual([[60, 70], [44, 2]]);
  expect(favourites(games, 2)).toEqual([{ card: 'mill', uses: 3, games: 3, wins: 2 }, { card: 'forum', uses: 2, games: 1, wins: 1 }]);
  expect(errorRates([...games].reverse()).map(({ rate, mean }) => [rate, mean])).toEqual([[0.08, 0.08], [0.04, 0.06]]);
});

test('a review notes its error rate with the game it looked at', async () => {
  await keepGame(game({ id: 'a', record: 'same', me: 1 }));
  await keepGame(game({ id: 'b', record: 'other' }));
  await noteErrorRates('same', [0.1, 0.02]);
  expect((await playedGames()).map(({ id, errorRate }) => [id, errorRate]).sort()).toEqual([['a', 0.02], ['b', undefined]]);
});

test('one file takes all games along, twice changes nothing, and another file is refused', async () => {
  await keepGame(game({ id: 'a', errorRate: 0.5 }));
  await keepGame(game({ id: 'b', me: null }));
  const [file, before] = [await exportGames(), await playedGames()];
  for (const { id } of before) await forgetGame(id);
  expect(await importGames(file)).toBe(2);
  expect(await playedGames()).toEqual(before);
  expect(await importGames(file)).toBe(0);
  const odd = (change: object) => JSON.stringify({ what: 'pantheon my games', version: 1, games: [{ ...game(), ...change }] });
  for (const bad of ['', '{', 'null', '[]', '{"games": []}', file.replace('"version": 1', '"version": 2'), odd({ me: 2 }), odd({ me: 0.5 }), odd({ scores: [1] }), odd({ seats: [] }), odd({ seats: [null, null] }), odd({ cards: [1] }), odd({ id: 3 }), odd({ ended: null }), odd({ options: null }), odd({ errorRate: 'x' })])
    expect(await importGames(bad), bad).toBeNull();
  expect(await playedGames()).toEqual(before);
});
