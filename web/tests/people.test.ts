// Names and colours of people in the place of the engine's seats.
import { expect, test } from 'vitest';
import cards from '../src/cards/cards.json';
import { LocalTable } from '../src/table/local';
import type { SeatAt } from '../src/table/messages';
import { coloursFor, coloursOf, namesOf, withPeople } from '../src/table/people';
import { engine, plan, Watcher } from './room';

function at(seat: number, more: Partial<SeatAt> = {}): SeatAt {
  return { seat, kind: 'person', player: null, name: '', colour: null, joined: true, here: true, stand_in: false, ...more };
}

test('who chose nothing gives way to who chose', () => {
  expect(coloursOf([at(0), at(1)])).toEqual(['blue', 'red']);
  expect(coloursOf([at(0, { colour: 'red' }), at(1)])).toEqual(['red', 'blue']);
  expect(coloursOf([at(0, { colour: 'green' }), at(1), at(2), at(3)])).toEqual(['green', 'red', 'blue', 'black']);
  expect(coloursOf([at(0, { colour: '#a0ffee' }), at(1, { colour: 'pink' })])).toEqual(['blue', 'red']);
});

test('a colour is free unless somebody sits with it', () => {
  expect(coloursFor([at(0), at(1, { joined: false })], 1)).toEqual(['red', 'green', 'black']);
  expect(coloursFor([at(0, { joined: false }), at(1, { kind: 'bot' })], 0)).toEqual(['blue', 'red', 'green', 'black']);
});

test('two of one name are told apart', () => {
  expect(namesOf([at(0, { name: 'Ada' }), at(1, { name: 'Midas' }), at(2, { name: 'Midas', colour: 'black' }), at(3)])).toEqual(['Ada', 'Midas (red)', 'Midas (black)', 'Green']);
});

test('no card is called by the colour of a seat', () => {
  for (const card of cards) for (const name of Object.values(card.name)) expect(name).not.toMatch(/(?<!\p{L})(blue|bleu|red|rouge|green|vert|black|noir)(?!\p{L})/u);
});

test('sentences tell of people, in both languages', async () => {
  for (const [language, told] of [['en', 'Player 1 draws a card'], ['fr', 'Player 1 pioche une carte']] as const) {
    const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 7n }, language));
    await watcher.quiet();
    const [table, first] = [watcher.tables[0], watcher.positions[0]];
    if (!table || !first) throw new Error('nothing was said');
    const named = withPeople(first, { ...table, seats: table.seats.map((seat) => ({ ...seat, colour: seat.seat === 0 ? 'green' : null })) });
    expect(named.events.map((event) => event.words)).toContain(told);
    expect(named.events.some((event) => /blue|bleu|rouge/.test(event.words))).toBe(false);
    expect(named.view.players.map((player) => [player.name, player.colour])).toEqual([['Player 0', 'green'], ['Player 1', 'red']]);
  }
});
