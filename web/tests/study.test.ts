// A game looked at again, and thinking aloud: what is asked of the engine, what is kept, and the way back and forth.
import { expect, test } from 'vitest';
import { course, keepReview, keptReview, lookAt, luckOf, mistakesIn, turnAt, type Review } from '../src/shell/study/review';
import { arrived } from '../src/shell/study/think';
import { percent } from '../src/shell/study/words';
import { LocalTable, type LocalPlan } from '../src/shell/table/local';
import type { Engine } from '../src/shell/table/engine';
import { engine, plan, Watcher } from './room';

const never = new AbortController().signal;
const machina = (kinds: ('person' | 'bot')[]): LocalPlan => ({ ...plan(kinds), game: 'machina', seats: kinds.map((kind, i) => ({ kind, player: kind === 'bot' ? 'random' : null, name: `Player ${i}` })) });

async function finished(): Promise<string> {
  const watcher = new Watcher(await LocalTable.open(engine, machina(['bot', 'bot']), { seed: 5n }, 'en'));
  while (watcher.positions.at(-1)?.state !== 'over') await watcher.quiet();
  return watcher.table.record();
}
const record = await finished();

test('a review tells of every turn what was hoped for, what luck gave and what was given away', async () => {
  const shares: number[] = [];
  const review = (await lookAt(engine, record, (share) => shares.push(share), never, 2)) as Review;
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  for (const { start, luck, play, result } of review.players) expect(start + luck + play).toBeCloseTo(result, 7);
  expect(course(review, 'win')).toHaveLength(review.turns.length + 1);
  for (const row of course(review, 'win')) expect((row[0] ?? 0) + (row[1] ?? 0)).toBeCloseTo(1, 6);
  for (const turn of review.turns) {
    expect(luckOf(turn.parts, turn.seat)).toBeCloseTo(turn.luck, 6);
    expect(turnAt(review, turn.at)).toBe(turn);
  }
  expect(turnAt(review, -1)).toBeUndefined();
  // The largest mistake first, each with answers that can be given there.
  const mistakes = mistakesIn(review);
  expect(mistakes.length).toBeGreaterThan(3);
  expect(mistakes.map(({ error }) => error)).toEqual(mistakes.map(({ error }) => error).sort((a, b) => b - a));
  for (const { at, better, seat } of mistakes.slice(0, 3)) {
    const watcher = new Watcher(await LocalTable.open(engine, { ...machina(['person', 'person']), thinks: { back: '', imagined: false } }, { record, answers: at, seed: 1n }, 'en'));
    await watcher.quiet();
    expect(watcher.last.asked).toEqual([seat]);
    expect(watcher.last.choice?.options.map(({ option }) => option)).toContain(better[0]?.option);
    watcher.table.close();
  }
});

test('whoever has had enough of a review gets none, and a record that is none says why', async () => {
  const stop = new AbortController();
  expect(await lookAt(engine, record, () => stop.abort(), stop.signal, 2)).toBeNull();
  await expect(lookAt(engine, 'nothing', () => {}, never)).rejects.toThrow(/.{10}/);
});

test('a review is kept with its game, for the last thirty', () => {
  const review = (turns: number): Review => ({ players: [], deal: { win: [turns], points: [], parts: [] }, turns: [], end: { win: [], points: [] }, moments: [] });
  expect(keptReview('game 0')).toBeNull();
  for (let i = 0; i <= 30; ++i) keepReview(`game ${i}`, review(i));
  keepReview('game 1', review(100));
  expect(keptReview('game 30')).toEqual(review(30));
  expect(keptReview('game 1')).toEqual(review(100));
  expect(keptReview('game 0')).toBeNull();
  expect(keptReview('another game')).toBeNull();
});

test('shares are said in per cent, with tenths where they are small', () => {
  expect([percent(0.614), percent(0.0616, true), percent(-0.0616), percent(-0.0001, true), percent(0)]).toEqual(['61\u00a0%', '+6.2\u00a0%', '−6.2\u00a0%', '+0.0\u00a0%', '0\u00a0%']);
});

test('back and forth: what was ahead is gone once something else is answered', () => {
  let trail = { moments: [4], at: 0 } as ReturnType<typeof arrived>;
  trail = arrived(trail, 4, null);
  trail = arrived(arrived(trail, 5, null), 6, null);
  expect(trail).toEqual({ moments: [4, 5, 6], at: 2 });
  // Back is an entry of its own, after which the earlier moment stands.
  trail = arrived(trail, 7, 1);
  expect(trail).toEqual({ moments: [4, 7, 6], at: 1 });
  trail = arrived(trail, 8, 2);
  expect(trail).toEqual({ moments: [4, 7, 8], at: 2 });
  trail = arrived(arrived(trail, 9, 0), 10, null);
  expect(trail).toEqual({ moments: [9, 10], at: 1 });
});

test('who thinks aloud answers for everybody, may let others answer, and goes back and forth', async () => {
  const table = await LocalTable.open(engine, { ...plan(['person', 'person']), thinks: { back: '', imagined: false } }, { seed: 3n }, 'en');
  const watcher = new Watcher(table);
  await watcher.quiet();
  const first = watcher.last;
  const seat = first.asked[0] ?? -1;
  expect(first.view.seat).toBe(seat);
  expect(first.choice).not.toBeNull();
  const hopes = await table.hopes();
  expect((hopes?.win[0] ?? 0) + (hopes?.win[1] ?? 0)).toBeCloseTo(1, 6);
  await table.letAnswer('random');
  await watcher.quiet();
  // The other one is asked, and sees its own hand; no curtain falls.
  const second = watcher.last;
  expect(second.asked).toEqual([1 - seat]);
  expect(second.view.seat).toBe(1 - seat);
  expect(second.choice).not.toBeNull();
  expect(watcher.curtains).toEqual([]);
  await table.ask({ do: 'takeback', number: first.log });
  await watcher.quiet();
  expect(watcher.last.view).toEqual(first.view);
  await table.ask({ do: 'takeback', number: second.log });
  await watcher.quiet();
  expect(watcher.last.view).toEqual(second.view);
  table.close();
});

test('in a running game one thinks from what one knows, and the game goes on as it was', async () => {
  const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed: 11n }, 'en');
  const watcher = new Watcher(table);
  await watcher.quiet();
  const saved = await table.save();
  const mine = watcher.last.view;
  const hands = new Set<string>();
  for (const seed of [1n, 2n, 3n]) {
    const thought = await LocalTable.open(engine, { ...plan(['person', 'person']), thinks: { back: '', imagined: true } }, { saved: await table.imagined(seed) }, 'en');
    const thinker = new Watcher(thought);
    await thinker.quiet();
    expect(thinker.last.view).toEqual(mine);
    await thought.letAnswer('random');
    await thinker.quiet();
    hands.add(JSON.stringify(thinker.last.view.hand?.map((card) => card.face)));
    // Who answers for the other seat is told nothing that the first one could not know.
    const drawn = thinker.last.events.filter((event) => event.number === 0 && event.seat === 1);
    for (const event of drawn) expect(event.card).toBeUndefined();
    thought.close();
  }
  expect(hands.size).toBeGreaterThan(1);
  expect(await table.save()).toBe(saved);
  table.close();
});

test('a computer player has its net before it answers', async () => {
  const called: string[] = [];
  const watched: Engine = { life: 0, call: (name, ...args) => (called.push(name), engine.call(name, ...args)), bringNet: async () => void called.push('net') };
  const watcher = new Watcher(await LocalTable.open(watched, plan(['bot', 'bot']), { seed: 2n }, 'en'));
  while (!called.includes('room_bot')) await watcher.quiet();
  expect(called.indexOf('net')).toBeGreaterThan(0);
  expect(called.indexOf('net')).toBeLessThan(called.indexOf('room_bot'));
  watcher.table.close();
});
