// The plain table, which any game of the engine has: what it shows, what it says, and whole games at it. And the list of
// games that have a table of their own.
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { games } from '../src/games/games';
import players from '../src/games/players.json';
import { openGame, pageOf } from '../src/shell/current.svelte';
import PlainOptions from '../src/shell/panels/PlainOptions.svelte';
import PlainTable from '../src/shell/panels/PlainTable.svelte';
import { Announcer } from '../src/shell/table/announce';
import { Desk } from '../src/shell/table/desk.svelte';
import { best, levelOf } from '../src/shell/table/levels';
import { start, type Engine } from '../src/shell/table/engine';
import { LocalTable } from '../src/shell/table/local';
import { pointsGrown } from '../src/shell/table/score';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { speak } from '../src/shell/words/words.svelte';
import type { GameOption, Wish } from '../src/shell/table/wish';
import { engine } from './room';

interface Listed { name: string; options: GameOption[] }
const known = JSON.parse((await engine.call('games')).text ?? '[]') as Listed[];

async function satAt(game: string, seed: bigint): Promise<Sitting> {
  const seats = ['person', 'bot'].map((kind, i) => ({ kind: kind as 'person' | 'bot', player: kind === 'bot' ? 'random' : null, name: ['Ada', 'Livia'][i] ?? '' }));
  const table = await LocalTable.open(engine, { id: 'plain', game, options: { players: '2' }, seats }, { seed }, 'en');
  table.pace = 0;
  const sitting = new Sitting(table);
  while (!sitting.position?.choice) await new Promise((done) => setTimeout(done, 0));
  return sitting;
}

test.each(known.map(({ name }) => name))('%s is played to its end at the plain table, by its buttons alone', async (game) => {
  await openGame(game, true);
  const sitting = await satAt(game, 3n);
  const desk = new Desk(sitting);
  const announcer = new Announcer();
  let said = 0;
  for (let clicks = 0; sitting.position?.state !== 'over' && clicks < 3000; ++clicks) {
    const { choice, tentative } = sitting.position ?? {};
    if (choice && clicks < 40) {
      const { body } = render(PlainTable, { props: { desk } });
      // Every answer is a button, with its key.
      for (const { option } of choice.options) expect(body).toContain(`data-option="${option}"`);
      expect(body).toContain('>1</kbd>');
      expect(body).toContain('Livia');
    }
    if (sitting.position) said += announcer.tell({ position: sitting.position, log: sitting.log, steps: desk.steps, numbered: desk.numbered, marked: [] }).length;
    if (tentative?.can_confirm) await sitting.turn('confirm');
    else if (choice) await sitting.answer(choice.options[(clicks * 7) % choice.options.length]?.option ?? -1);
    else await new Promise((done) => setTimeout(done, 0));
  }
  expect(sitting.position?.state).toBe('over');
  expect(said).toBeGreaterThan(1000);
  const end = sitting.position;
  if (!end) throw new Error('nothing is shown');
  expect(pointsGrown(sitting.log, end).at(-1)).toEqual(end.result?.scores);
  const { body } = render(PlainTable, { props: { desk } });
  for (const score of end.result?.scores ?? []) expect(body).toContain(`>${score}<`);
  sitting.close();
}, 60000);

test('what the engine says is told to those who do not see the table', async () => {
  const sitting = await satAt(known[0]?.name ?? '', 5n);
  const desk = new Desk(sitting);
  const now = () => ({ position: sitting.position!, log: sitting.log, steps: desk.steps, numbered: desk.numbered, marked: [] });
  const announcer = new Announcer();
  const first = announcer.tell(now());
  const choice = sitting.position?.choice;
  expect(first).toContain(choice?.question);
  expect(first).toContain(`${choice?.options.length} options`);
  await sitting.answer(choice?.options[0]?.option ?? -1);
  expect(announcer.tell(now())).not.toBe('');
  expect(announcer.again(now())).not.toBe('');
  expect(announcer.state(now())).toBe('');
});

test('what can be agreed on is listed as the engine says it', () => {
  for (const { name, options } of known) {
    const wish: Wish = { game: name, all: options, players: 2, chosen: {}, seed: '', preview: null };
    const { body } = render(PlainOptions, { props: { wish, without: ['secret'] } });
    for (const option of options.filter((each) => each.values.length > 1 && each.name !== 'players')) expect(body, option.name).toContain(option.meaning.en.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
    expect(render(PlainOptions, { props: { wish, without: options.map((each) => each.name) } }).body).not.toContain('<select');
  }
});

test('every game of the list is one of the engine, has a page with words, and bots', async () => {
  for (const { name, about } of games) {
    expect(known.map((each) => each.name)).toContain(name);
    expect(Object.keys(players)).toContain(name);
    expect(about.en && about.fr).toBeTruthy();
    const page = await pageOf(name);
    expect(page?.words).toBeDefined();
    expect(levelOf(name, best(name))?.title.en).toBeTruthy();
  }
  expect(await pageOf('no such game')).toBe(null);
  // Every game has the simplest bot.
  expect(best('no such game')).toBe('random');
});

// The tiny game of the engine's own tests, which the page has never heard of: a module with it alone.
test('a game that nobody told the page of is played to its end at the plain table', async () => {
  const call = start(new WebAssembly.Module(readFileSync('../build/wasm/pebbles.wasm')));
  const pebbles: Engine = { life: 0, call: (name, ...args) => Promise.resolve(call(name, args)) };
  expect((JSON.parse((await pebbles.call('games')).text ?? '[]') as Listed[]).map(({ name }) => name)).toEqual(['pebbles']);
  await openGame('pebbles');
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    const seats = [{ kind: 'person' as const, player: null, name: 'Ada' }, { kind: 'bot' as const, player: best('pebbles'), name: 'Livia' }];
    const table = await LocalTable.open(pebbles, { id: 'pebbles', game: 'pebbles', options: { players: '2' }, seats }, { seed: 4n }, language);
    table.pace = 0;
    const sitting = new Sitting(table);
    const desk = new Desk(sitting);
    for (let clicks = 0; sitting.position?.state !== 'over' && clicks < 500; ++clicks) {
      const { choice, tentative } = sitting.position ?? {};
      if (choice) for (const { option } of choice.options) expect(render(PlainTable, { props: { desk } }).body).toContain(`data-option="${option}"`);
      if (tentative?.can_confirm) await sitting.turn('confirm');
      else if (choice) await sitting.answer(choice.options[clicks % choice.options.length]?.option ?? -1);
      else await new Promise((done) => setTimeout(done, 0));
    }
    const end = sitting.position;
    expect(end?.state).toBe('over');
    expect(sitting.log.map(({ words }) => words).join('\n')).toMatch(language === 'en' ? /You take \d[^]*Livia takes \d[^]*You show \d/ : /Vous prenez \d[^]*Livia prend \d[^]*Vous montrez \d/);
    expect(pointsGrown(sitting.log, end ?? { result: null }).at(-1)).toEqual(end?.result?.scores);
    sitting.close();
  }
  await speak('en');
});
