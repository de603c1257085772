// The points at the end: by source and card by card they are the same, and they are the result.
import { expect, test } from 'vitest';
import type { PositionMessage } from '../src/games/deus/table/messages';
import { goodsGrown, piecesGrown } from '../src/games/deus/table/score';
import { standing } from '../src/shell/table/back';
import { LocalTable } from '../src/shell/table/local';
import { itemised, pointsGrown, pointsOf, tally } from '../src/shell/table/score';
import { playOn, played, tableWith } from './game';
import { engine, plan, Watcher } from './room';

type End = Pick<PositionMessage, 'events' | 'view'> & { result?: PositionMessage['result'] };

function addsUp({ events, view, result = null }: End, name: string): void {
  const [n, sources] = [view.players.length, result?.sources ?? []];
  const points = pointsOf(events, { result });
  const rows = tally(points, sources, n);
  expect(view.players.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)), name).toEqual(result?.scores);
  expect(pointsGrown(events, { result }).at(-1), name).toEqual(result?.scores);
  // Nobody begins with more than another, and nothing else was forgotten.
  expect(new Set(rows[0]?.points), name).toEqual(new Set([5]));
  view.players.forEach((_, seat) => {
    const list = itemised(points, sources, seat, (each) => JSON.stringify(each));
    for (const { name: source, sum, lines } of list) {
      expect(sum, `${name} ${source}`).toBe(rows.find((row) => row.name === source)?.points[seat]);
      expect(lines.reduce((all, [, each]) => all + each, 0), `${name} ${source}`).toBe(sum);
    }
    expect(list.reduce((all, { sum }) => all + sum, 0), name).toBe(result?.scores[seat]);
  });
}

test('points by source and card by card are the result, in every kind of game', async () => {
  const kinds: Record<string, string>[] = [{}, { egypt: 'all' }, { egypt: 'military,civil' }, { egypt: 'temple', temples: 'mix' }];
  const found = new Set<string>();
  for (const options of kinds)
    for (const players of [2, 3, 4])
      for (const bot of ['greedy', 'random']) {
        const { end } = await played(players, BigInt(players), options, bot);
        addsUp(end, `${JSON.stringify(options)} ${players} ${bot}`);
        for (const { source } of pointsOf(end.events, end)) found.add(end.result?.sources[source] ?? '');
      }
  expect([...found].sort()).toEqual(['cards', 'edge placements', 'majorities', 'offerings', 'start', 'temples', 'thefts', 'villages']);
}, 120000);

test('sources are named in the language of the table', async () => {
  expect((await played(2, 3n, {}, 'greedy', 0, 'fr')).end.result?.sources).toContain('majorités');
});

test('goods and pieces grow round by round to what is there', async () => {
  const { end } = await played(3, 4n, { egypt: 'all' });
  const goods = end.view.players.map((player) => player.gold + Object.values(player.resources).reduce((a, b) => a + b, 0));
  const rows = goodsGrown(end.events, end.view);
  expect(rows.at(-1)).toEqual(goods);
  expect(rows[0]).toEqual([9, 9, 9]);
  expect(rows.length).toBe(end.view.round + 1);
  expect(piecesGrown(end.events, end.view)[0]).toEqual([0, 0, 0]);
});

test('turns that were taken back bring no points', async () => {
  const watcher = await tableWith(['person', 'bot'], 3n);
  const mine = () => watcher.last.events.length > 0 && watcher.last.asked[0] === 0 && watcher.last.tentative.answers === 0;
  for (let turn = 0; turn < 3; ++turn) await playOn(watcher, mine);
  expect((await watcher.table.ask({ do: 'takeback', number: 3 })).ok).toBe(true);
  await watcher.quiet();
  await playOn(watcher);
  await watcher.table.ask({ do: 'settings', lang: 'fr' });
  await watcher.quiet();
  expect(watcher.last.events.some((event) => event.what === 'took_back')).toBe(true);
  addsUp({ ...watcher.last, events: standing(watcher.last.events) }, 'taken back');
});

test('a game that goes on from a record has its whole history', async () => {
  const { record, end } = await played(2, 5n);
  const half = Math.floor((end.look?.of ?? 0) / 2);
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { record, answers: half, seed: 1n }, 'en'));
  await watcher.quiet();
  const turns = (events: PositionMessage['events']) => events.filter((event) => event.begins_turn).map((event) => event.n);
  expect(turns(watcher.positions[0]?.events ?? []).slice(0, 6)).toEqual(turns(end.events).slice(0, 6));
  await playOn(watcher);
  await watcher.table.ask({ do: 'settings', lang: 'fr' });
  await watcher.quiet();
  addsUp(watcher.last, 'from a record');
  expect(pointsGrown(watcher.last.events, watcher.last).length).toBe(watcher.last.view.round + 1);
  // And so it is once more after the browser was closed.
  const again = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { saved: await watcher.table.save() }, 'fr'));
  await again.quiet();
  expect(again.positions[0]?.events).toEqual(watcher.last.events);
});
