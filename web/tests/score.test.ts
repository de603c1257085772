// The points at the end: by source and card by card they are the same, and they are the result.
import { expect, test } from 'vitest';
import { LocalTable } from '../src/shell/table/local';
import type { PositionMessage } from '../src/shell/table/messages';
import { history, itemised, pointsOf, tally, total } from '../src/games/deus/table/score';
import { standing } from '../src/shell/table/back';
import { playOn, played, tableWith } from './game';
import { engine, plan, Watcher } from './room';

function addsUp({ events, view, result }: Pick<PositionMessage, 'events' | 'view' | 'result'>, name: string): void {
  const n = view.players.length;
  const temples = new Set(view.players.flatMap((player) => player.columns.temple.flatMap((card) => card?.card ?? [])));
  const parts = tally(events, n, temples);
  expect(parts.map(total), name).toEqual(result?.scores);
  expect(history(events, n).at(-1)?.vp, name).toEqual(result?.scores);
  const points = pointsOf(events, n, temples);
  view.players.forEach((_, seat) => {
    const list = itemised(points, seat, (each) => JSON.stringify(each));
    for (const { source, sum, lines } of list) {
      expect(sum, `${name} ${source}`).toBe(parts[seat]?.[source]);
      expect(lines.reduce((all, [, n]) => all + n, 0), `${name} ${source}`).toBe(sum);
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
        for (const { source } of pointsOf(end.events, players)) found.add(source);
      }
  expect([...found].sort()).toEqual(['cards', 'majorities', 'paid', 'start', 'stolen', 'temples', 'villages']);
}, 120000);

test('points that were paid say what for', () => {
  const event = (what: string, seat: number, more: object) => ({ number: 1, what, seat, words: '', ...more });
  const paid = pointsOf([event('paid', 0, { thing: 5, n: 3 }), event('paid', 0, { thing: 5, n: 2 }), event('gained', 1, { thing: 5, n: 2 }), event('placed', 0, { region: 7 })], 2).filter(({ source }) => source === 'paid');
  expect(paid).toMatchObject([{ n: -3, region: 7 }, { n: -2, other: 1 }]);
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
  expect(tally(watcher.last.events, 2).map(total)).not.toEqual(watcher.last.result?.scores);
});

test('a game that goes on from a record has its whole history', async () => {
  const { record, end } = await played(2, 5n);
  const half = Math.floor((end.look?.of ?? 0) / 2);
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { record, answers: half, seed: 1n }, 'en'));
  await watcher.quiet();
  const turns = (events: PositionMessage['events']) => events.filter((event) => event.what === 'turn_begins').map((event) => event.n);
  expect(turns(watcher.positions[0]?.events ?? []).slice(0, 6)).toEqual(turns(end.events).slice(0, 6));
  await playOn(watcher);
  await watcher.table.ask({ do: 'settings', lang: 'fr' });
  await watcher.quiet();
  addsUp(watcher.last, 'from a record');
  expect(history(watcher.last.events, 2).length).toBe(watcher.last.view.round + 1);
  // And so it is once more after the browser was closed.
  const again = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { saved: await watcher.table.save() }, 'fr'));
  await again.quiet();
  expect(again.positions[0]?.events).toEqual(watcher.last.events);
});

test('points that temples bring while the game is played are theirs', () => {
  const event = { number: 1, seat: 0, words: '' };
  const gained = (card: number, n: number) => ({ ...event, what: 'gained', thing: 5, n, card });
  expect(tally([gained(7, 2), gained(70, 4), { ...gained(70, 3), what: 'temple_scored' }], 2, new Set([70]))[0]).toMatchObject({ cards: 2, temples: 7 });
});
