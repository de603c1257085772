// The deal of a day: the same for everybody who answers the same, kept once, shared without a word about the game.
import { expect, test } from 'vitest';
import { standingOf } from '../src/shell/daily/begin';
import { dateAfter, dateOf, planOf, seedOf } from '../src/shell/daily/day';
import { dayOf, daysOf, keepBegun, keepResult, streak, type DayResult } from '../src/shell/daily/days';
import { grewOf, resultOf, shareText } from '../src/shell/daily/share';
import { keepLocal } from '../src/shell/table/kept';
import { LocalTable, type LocalPlan } from '../src/shell/table/local';
import { speak } from '../src/shell/words/words.svelte';
import deus from '../src/games/deus/page';
import machina from '../src/games/machina/page';
import { playOn } from './game';
import { engine, Watcher } from './room';

const result: DayResult = { scores: [61, 48, 57], rank: 1, turns: 23, grew: [0, 1, 1, 2, 3, 5, 6, 7] };

async function day(plan: LocalPlan, date: string): Promise<Watcher> {
  const watcher = new Watcher(await LocalTable.open(engine, plan, { seed: seedOf(plan.game, date) }, 'en'));
  await watcher.quiet();
  return watcher;
}
// Bots think between two looks: their answers are waited for.
async function finished(watcher: Watcher): Promise<string> {
  for (let tries = 0; watcher.last.state !== 'over' && tries < 400; ++tries) await playOn(watcher);
  expect(watcher.last.state).toBe('over');
  return watcher.table.record();
}

test.each([['deus', deus], ['machina', machina]] as const)('%s: the same answers are the same game, whatever was left and opened again', async (game, page) => {
  const plan: LocalPlan = { ...planOf(game, '2026-11-18', page.daily!, 'Ada', false), id: `daily ${game}` };
  const first = await day(plan, '2026-11-18');
  const record = await finished(first);
  expect(resultOf(first.last, first.positions.flatMap(({ events }) => events))?.scores).toHaveLength(3);

  // Now and then the page is closed, also while a bot thinks.
  let again = await day(plan, '2026-11-18');
  for (let part = 0; part < 6 && again.last.state !== 'over'; ++part) {
    let answered = 0;
    await playOn(again, () => ++answered === 7);
    const saved = await again.table.save();
    again.table.close();
    again = new Watcher(await LocalTable.open(engine, plan, { saved }, 'en'));
    await again.quiet();
  }
  expect(await finished(again)).toBe(record);

  const other = await day({ ...plan, luck: String(seedOf(game, '2026-11-19')) }, '2026-11-19');
  expect(await finished(other)).not.toBe(record);
});

test('nobody goes back in it', async () => {
  const watcher = await day({ ...planOf('deus', '2026-11-18', deus.daily!, '', false), id: 'daily' }, '2026-11-18');
  expect(watcher.tables.at(-1)?.takebacks).toBe(false);
  expect(await watcher.table.ask({ do: 'takeback', number: 0 })).toMatchObject({ ok: false });
});

test('dates are those of the calendar', () => {
  expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dateAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dateAfter('2027-12-31', 1)).toBe('2028-01-01');
  expect(seedOf('deus', '2026-11-18')).not.toBe(seedOf('machina', '2026-11-18'));
});

test('the first game of a day counts, and only that', () => {
  expect(standingOf('some', '2026-11-18')).toBe('new');
  keepBegun('some', '2026-11-18', 'a');
  expect(standingOf('some', '2026-11-18')).toBe('lost');
  keepLocal({ plan: { id: 'a', game: 'some', options: {}, seats: [] }, saved: '', over: false, updated: 1 });
  expect(standingOf('some', '2026-11-18')).toBe('begun');
  keepBegun('some', '2026-11-18', 'b');
  keepResult('some', '2026-11-18', 'b', result);
  expect(dayOf('some', '2026-11-18')).toEqual({ date: '2026-11-18', table: 'a' });
  keepResult('some', '2026-11-18', 'a', result);
  keepResult('some', '2026-11-18', 'a', { ...result, rank: 3 });
  expect(dayOf('some', '2026-11-18')?.result).toEqual(result);
  expect(standingOf('some', '2026-11-18')).toBe('done');
});

test('days in a row count up to yesterday, and end where one was left out or not finished', () => {
  for (const date of ['2026-11-12', '2026-11-14', '2026-11-15', '2026-11-16']) {
    keepBegun('row', date, date);
    keepResult('row', date, date, result);
  }
  keepBegun('row', '2026-11-17', 'left');
  expect(streak('row', '2026-11-16')).toBe(3);
  expect(streak('row', '2026-11-17')).toBe(3);
  expect(streak('row', '2026-11-18')).toBe(0);
  expect(streak('other', '2026-11-18')).toBe(0);
  expect(daysOf('row').map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-12']);
});

test('what is shared tells the result and nothing else', async () => {
  expect(grewOf([5, 5, 9, 12, 20, 26])).toEqual([0, 0, 0, 1, 2, 5, 5, 7]);
  expect(grewOf([0, 70]).at(0)).toBe(0);
  expect(grewOf([0, 70]).at(-1)).toBe(7);
  expect(shareText('Some Game', '2026-11-18', ['Livia', 'Octavia'], result)).toBe('Pantheon, Some Game, 2026-11-18\n🥇 61 points in 23 moves\nLivia 48 · Octavia 57\n▁▂▂▃▄▆▇█');
  await speak('fr');
  expect(shareText('Some Game', '2026-11-18', ['Livia', 'Octavia'], { ...result, rank: 4 })).toContain('4. 61 points en 23 coups');
  await speak('en');
});
