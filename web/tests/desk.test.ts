// What a person does at a desk: look first, take, go back, mark cards and offer them together; with real games.
import { expect, test, vi } from 'vitest';
import { Dropping } from '../src/games/deus/table/dropping';
import { Marking } from '../src/games/deus/table/marking.svelte';
import type { Choice, PositionMessage } from '../src/games/deus/table/messages';
import { habits } from '../src/games/deus/table/picking';
import { Desk } from '../src/shell/table/desk.svelte';
import { LocalTable } from '../src/shell/table/local';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { engine, plan } from './room';

async function sat(seed = 4n, until: (sitting: Sitting) => boolean = () => true): Promise<{ desk: Desk; sitting: Sitting }> {
  for (let luck = seed; luck < seed + 30n; ++luck) {
    const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed: luck }, 'en');
    table.pace = 0;
    const sitting = new Sitting(table);
    while (!sitting.position?.choice) await new Promise((done) => setTimeout(done, 0));
    if (until(sitting)) return { desk: new Desk(sitting, habits), sitting };
    sitting.close();
  }
  throw new Error('no such game');
}
const asks = (prompt: string) => async (desk: Desk) => {
  for (let wait = 0; desk.choice?.prompt !== prompt && wait < 200; ++wait) await new Promise((done) => setTimeout(done, 0));
  expect(desk.choice?.prompt).toBe(prompt);
};

test('words have keys and are buttons, cards glow in the hand', async () => {
  const { desk } = await sat();
  const options = desk.choice?.options ?? [];
  expect(options.filter((option) => desk.isThing(option)).length).toBe(options.filter((option) => option.option < 125).length);
  expect(desk.byNumber.length).toBe(options.length);
  expect(desk.numbered.get(options[0]?.option ?? -1)).toBe(1);
});

test('what costs points, and what a finger touches, is only looked at, and taken at the second time', () => {
  const options = [{ option: 5, words: 'b3', points: 3 }, { option: 6, words: 'b4' }];
  const sitting = { position: { hash: 'x', tentative: { answers: 0 }, view: { seat: 0, players: [] }, choice: { prompt: 'place', kind: 'region', question: '?', options } }, steps: [], log: [], myTurn: true, answer: vi.fn(), say: vi.fn() };
  const desk = new Desk(sitting as unknown as Sitting, habits);
  desk.take(5, false, ({ points }) => `costs ${points}`);
  expect(desk.aimed).toBe(5);
  expect(desk.looked).toBe(options[0]);
  expect(sitting.say).toHaveBeenCalledWith('costs 3');
  expect(sitting.answer).not.toHaveBeenCalled();
  desk.take(5, false);
  expect(sitting.answer).toHaveBeenCalledWith(5);
  desk.changed(0);
  expect(desk.aimed).toBe(null);
  desk.take(6, true);
  expect([desk.aimed, sitting.answer.mock.calls.length]).toEqual([6, 1]);
  desk.changed(0);
  desk.take(6, false);
  expect(sitting.answer).toHaveBeenLastCalledWith(6);
  // What is not on offer is not taken.
  desk.take(77, false);
  expect(sitting.answer).toHaveBeenCalledTimes(2);
});

test('cards are marked, taken back one by one, and offered together', async () => {
  const { desk, sitting } = await sat();
  await sitting.answer(126);
  await asks('offer_top')(desk);
  await sitting.answer(desk.choice?.options[0]?.option ?? -1);
  await asks('offer_more')(desk);
  const marking = new Marking(desk);
  desk.draft = marking;
  expect(marking.on).toBe(true);
  const [a = -1, b = -1] = ((desk.position as PositionMessage).view.hand ?? []).map((each) => each.card);
  marking.mark(a);
  marking.mark(b);
  desk.undo();
  expect(marking.marked).toEqual([a]);
  marking.mark(b);
  marking.mark(a);
  expect(marking.marked).toEqual([b]);
  // Nothing was answered yet.
  expect(sitting.steps.map((step) => step.choice.prompt)).toEqual(['turn', 'offer_top']);
  await marking.offer();
  expect(sitting.steps.filter((step) => step.choice.prompt === 'offer_more').map((step) => step.option)[0]).toBe(b);
  expect(marking.marked).toEqual([]);
  // A click on it takes it out again, with the rest as it was.
  await marking.again(b);
  expect(desk.choice?.prompt).toBe('offer_more');
  expect(marking.marked).toEqual([]);
});

test('a card that is dropped on a region goes there when it is asked where, and is forgotten otherwise', () => {
  const choice = (prompt: string, ...options: number[]): Choice => ({ prompt, kind: 'region', question: '?', options: options.map((option) => ({ option, words: '' })) });
  const dropping = new Dropping();
  expect(dropping.dropped('17', '5')).toBe(17);
  for (const between of ['turn', 'payment', 'column']) expect(dropping.regionFor(choice(between, 5))).toBe(null);
  expect(dropping.regionFor(choice('place', 4, 5))).toBe(5);
  expect(dropping.regionFor(choice('place', 4, 5))).toBe(null);
  dropping.dropped('17', '5');
  expect(dropping.regionFor(choice('place', 4))).toBe(null);
  dropping.dropped('17', '5');
  expect(dropping.regionFor(choice('choose_region', 5))).toBe(null);
  expect(dropping.regionFor(choice('place', 5))).toBe(null);
  dropping.dropped('17', null);
  expect(dropping.regionFor(choice('place', 5))).toBe(null);
});
