import { expect, test } from 'vitest';
import { LocalTable } from '../src/shell/table/local';
import type { GameEvent } from '../src/shell/table/messages';
import { goodsGrown } from '../src/games/deus/table/score';
import { pointsGrown, pointsOf, tally } from '../src/shell/table/score';
import { partsOf, saying } from '../src/shell/words/said';
import players from '../src/games/players.json';
import { engine, FragileEngine, plan, Watcher } from './room';

async function answerAnything(watcher: Watcher): Promise<void> {
  const { choice, number, hash, tentative } = watcher.last;
  if (tentative.can_confirm) await watcher.table.ask({ do: 'confirm', number, hash });
  else if (choice) {
    const option = choice.options[(number * 7) % choice.options.length];
    await watcher.table.ask({ do: 'answer', number, hash, option: option?.option ?? 0 });
  }
  await watcher.quiet();
}

test('a whole game against a bot, with points that add up', async () => {
  for (const [seed, options] of [[3n, {}], [4n, { egypt: 'all' }]] as const) {
    const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot'], options), { seed }, 'en'));
    await watcher.quiet();
    let steps = 0;
    while (watcher.last.state !== 'over' && ++steps < 4000) await answerAnything(watcher);
    expect(watcher.last.state).toBe('over');
    const all = whole(watcher);
    const rows = tally(pointsOf(all, watcher.last), watcher.last.result?.sources ?? [], 2);
    expect([0, 1].map((seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))).toEqual(watcher.last.result?.scores);
    expect(pointsGrown(all, watcher.last).at(-1)).toEqual(watcher.last.result?.scores);
    const goods = watcher.last.view.players.map((player) => player.gold + Object.values(player.resources).reduce((a, b) => a + b, 0));
    expect(goodsGrown(all, watcher.last.view).at(-1)).toEqual(goods);
    // Everybody begins with the same.
    expect(new Set(goodsGrown(all, watcher.last.view)[0]).size).toBe(1);
    watcher.table.close();
  }
});

test('a wrong or late answer changes nothing', async () => {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 1n }, 'en'));
  await watcher.quiet();
  const { number, hash, view } = watcher.last;
  expect((await watcher.table.ask({ do: 'answer', number: number + 1, hash, option: 126 })).ok).toBe(false);
  const refused = await watcher.table.ask({ do: 'answer', number, hash, option: 124 });
  expect(refused.ok).toBe(false);
  await watcher.quiet();
  expect(watcher.last.view).toEqual(view);
});

test('two answers to one question at once are one answer', async () => {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 1n }, 'en'));
  await watcher.quiet();
  // Cards to offer are named one by one: the second answer would fit the next question too.
  const offer = watcher.last.choice!.options.find((option) => /^offer/i.test(saying(partsOf(option)).words))!;
  await watcher.table.ask({ do: 'answer', number: watcher.last.number, hash: watcher.last.hash, option: offer.option });
  await watcher.quiet();
  const { number, hash, view, choice } = watcher.last;
  const twice = await Promise.all(choice!.options.slice(0, 2).map(({ option }) => watcher.table.ask({ do: 'answer', number, hash, option })));
  expect(twice.map((reply) => reply.ok)).toEqual([true, false]);
  await watcher.quiet();
  await watcher.table.ask({ do: 'undo', number: watcher.last.number, hash: watcher.last.hash });
  expect(watcher.last.view).toEqual(view);
});

test('undo, redo and restart stay within the turn', async () => {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 1n }, 'en'));
  await watcher.quiet();
  const before = watcher.last.view;
  await answerAnything(watcher);
  expect(watcher.last.tentative.can_undo).toBe(true);
  await watcher.table.ask({ do: 'undo', number: watcher.last.number, hash: watcher.last.hash });
  expect(watcher.last.view).toEqual(before);
  expect(watcher.last.tentative).toMatchObject({ can_undo: false, can_redo: true });
});

test('a curtain falls between people at one screen, and nobody sees a hand behind it', async () => {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'person', 'person', 'bot']), { seed: 2n }, 'en'));
  await watcher.quiet();
  expect(watcher.curtains.at(-1)).toBe(0);
  expect(watcher.last.view.hand).toBeUndefined();
  watcher.table.liftCurtain();
  await watcher.quiet();
  expect(watcher.last.view.seat).toBe(0);
  let steps = 0;
  while (watcher.curtains.at(-1) !== 1 && ++steps < 200) await answerAnything(watcher);
  expect(watcher.curtains.at(-1)).toBe(1);
  expect(watcher.last.view.hand).toBeUndefined();
});

test('a game that was kept goes on where it stood', async () => {
  const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed: 9n }, 'en');
  const watcher = new Watcher(table);
  await watcher.quiet();
  for (let i = 0; i < 12; ++i) await answerAnything(watcher);
  const again = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { saved: await table.save() }, 'en'));
  await again.quiet();
  expect(again.last.view).toEqual(watcher.last.view);
  expect(again.last.choice).toEqual(watcher.last.choice);
});

test('for a bot that breaks the engine a simpler one answers, and the game goes on from where it stood', async () => {
  let turns = 0;
  const fragile = new FragileEngine((name, args) => name === 'room_bot' && args[1] === 'greedy' && ++turns === 9);
  const watcher = new Watcher(await LocalTable.open(fragile, plan(['person', 'bot']), { seed: 9n }, 'en'));
  await watcher.quiet();
  let steps = 0;
  while (watcher.last.state !== 'over' && ++steps < 4000) await answerAnything(watcher);
  expect(watcher.last.state).toBe('over');
  expect(fragile.life).toBe(1);
  expect(watcher.notices).toHaveLength(1);
  expect(watcher.tables.at(-1)?.seats[1]?.player).toBe('greedy');
  expect(turns).toBeGreaterThan(20);
  expect(pointsGrown(whole(watcher), watcher.last).at(-1)).toEqual(watcher.last.result?.scores);
});

test('a bot that breaks the engine again and again is not asked any more', async () => {
  let turns = 0;
  const fragile = new FragileEngine((name, args) => name === 'room_bot' && args[1] === 'greedy' && ++turns > 8);
  const watcher = new Watcher(await LocalTable.open(fragile, plan(['person', 'bot']), { seed: 9n }, 'en'));
  await watcher.quiet();
  let steps = 0;
  while (watcher.last.state !== 'over' && ++steps < 4000) await answerAnything(watcher);
  expect(watcher.last.state).toBe('over');
  expect(fragile.life).toBe(3);
  expect(watcher.notices).toHaveLength(1);
});

test('an engine that breaks at any call loses no answer, and the record is never empty', async () => {
  for (const breaking of ['room_position', 'room_answer', 'room_answers', 'room_record', 'room_log', 'room_save', 'room_asked']) {
    let calls = 0;
    const fragile = new FragileEngine((name) => name === breaking && ++calls % 7 === 0);
    const table = await LocalTable.open(fragile, plan(['person', 'bot']), { seed: 9n }, 'en');
    const watcher = new Watcher(table);
    await watcher.quiet();
    const before = watcher.last.number;
    for (let i = 0; i < 20; ++i) await answerAnything(watcher);
    for (let i = 0; i < 8; ++i) expect(await table.record(), breaking).toContain('pantheon');
    expect(watcher.last.log, breaking).toBeGreaterThan(before);
    expect(watcher.last.choice ?? watcher.last.tentative.can_confirm, breaking).toBeTruthy();
  }
});

test('a bot that the engine does not know is replaced too', async () => {
  const seats = plan(['bot', 'person']);
  seats.seats[0] = { kind: 'bot', player: 'nobody', name: 'Marcus' };
  const watcher = new Watcher(await LocalTable.open(engine, seats, { seed: 9n }, 'en'));
  await watcher.quiet();
  expect(watcher.notices[0]).toContain('Marcus');
  expect(watcher.last.asked).toEqual([1]);
});

test('every player of the list plays in the browser', async () => {
  for (const [game, list] of Object.entries(players))
    for (const { name } of list) {
      const room = (await engine.call('room_new', game, '{"players":"2"}', 1n, '')).number;
      expect((await engine.call('room_bot', room, name, 1n)).number, name).toBeGreaterThanOrEqual(0);
      expect((await engine.call('room_bot', room, name, 2n, 50)).number, `${name} with a clock`).toBeGreaterThanOrEqual(0);
    }
  expect((await engine.call('room_bot', (await engine.call('room_new', 'deus', '{}', 1n, '')).number, 'nobody', 1n)).number).toBe(-1);
});

// Everything that happened, from what was said bit by bit.
function whole(watcher: Watcher): GameEvent[] {
  let log: GameEvent[] = [];
  for (const position of watcher.positions) {
    const first = position.events[0];
    log = [...log.filter((event) => event.number <= position.log && (!first || event.number < first.number)), ...position.events];
  }
  return log;
}
