import { plain } from '../src/shell/words/said';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { boxText, holdsBox } from '../src/shell/box/box_files';
import { faceOf, fillDeck, isOtherBox, type CardFace } from '../src/games/deus/cards/deck.svelte';
import cards from '../src/games/deus/cards/cards.json';
import { LocalTable } from '../src/shell/table/local';
import { engine, plan } from './room';

const maritime = readFileSync('../tests/box/deus/maritime.cards', 'utf8');
const better = maritime.replace('buy up to 3 resources', 'buy up to 4 resources').replace('card Galley', 'card Galleon');

afterEach(() => engine.call('use_box', 'deus', ''));

async function galleon(): Promise<CardFace | undefined> {
  const { text } = await engine.call('cards', 'deus');
  return (JSON.parse(text ?? '[]') as CardFace[]).find((face) => face.id === 'galleon');
}

test('one file, a folder and a file of changes are one text for the engine', async () => {
  for (const files of [
    [{ name: 'maritime.cards', text: better }],
    [{ name: 'mine/deus/maritime.cards', text: better }, { name: 'mine/README.md', text: 'in order to …' }],
    [{ name: 'maritime.cards', text: better.trimEnd() }, { name: 'mine.box', text: 'in tiles\n1A field village forest sea sea mountain swamp house' }],
  ]) {
    expect(await engine.call('use_box', 'deus', boxText(files))).toMatchObject({ number: 1 });
    expect(plain((await galleon())?.text.en ?? [])).toBe('Buy up to 4 resources for 1 gold each.');
  }
});

test('what is dropped counts only if part of it is a box', () => {
  expect(holdsBox([{ name: 'photo.jpg' }, { name: 'game.txt' }])).toBe(false);
  expect(holdsBox([{ name: 'photo.jpg' }, { name: 'mine/egypt/civil.cards' }])).toBe(true);
  for (const name of ['tiles', 'mine/layouts', 'my own.box']) expect(holdsBox([{ name }])).toBe(true);
});

test('what does not fit is told with its line, and the box in play stays', async () => {
  await engine.call('use_box', 'deus', boxText([{ name: 'maritime.cards', text: better }]));
  const { number, error } = await engine.call('use_box', 'deus', boxText([{ name: 'maritime.cards', text: better.replace('buy up to', 'juggle') }]));
  expect(number).toBe(0);
  const line = better.split('\n').findIndex((each) => each.includes('buy up to')) + 1;
  expect(error).toMatch(new RegExp(`^maritime.cards:${line}:`));
  expect((await engine.call('use_box', 'deus', boxText([{ name: 'sheep.cards', text: '' }]))).error).toMatch(/sheep\.cards/);
  expect(await galleon()).toBeDefined();
});

test('a game that was begun with a box goes on with it where another is in play', async () => {
  await engine.call('use_box', 'deus', boxText([{ name: 'maritime.cards', text: better }]));
  const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed: 3n }, 'en');
  const saved = await table.save();
  await engine.call('use_box', 'deus', '');
  const again = await LocalTable.open(engine, plan(['person', 'bot']), { saved }, 'en');
  const { text } = await engine.call('room_cards', again.room);
  const shown = JSON.parse(text ?? '{}') as { printed: boolean; cards: CardFace[] };
  expect(shown.printed).toBe(false);
  expect(shown.cards.some((face) => face.id === 'galleon')).toBe(true);
});

test('the engine tells the printed cards as the page knows them by heart', async () => {
  const { text } = await engine.call('cards', 'deus');
  expect(JSON.parse(text ?? '[]')).toEqual(cards);
});

test('a card that no list tells of still has its name', () => {
  expect(faceOf('galley')).toBeUndefined();
  fillDeck(cards as unknown as CardFace[], true);
  expect(isOtherBox()).toBe(true);
  expect(faceOf('galley')?.name.fr).toBe('Galère');
  expect(faceOf('temple-of-bastet')?.name.en).toBe('Temple Of Bastet');
  fillDeck([], false);
});
