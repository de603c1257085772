// What is said before an answer, what need not be asked, and what a first touch does.
import { expect, test } from 'vitest';
import { gainsOf, gainWords, shared, soFar, special, specialLines } from '../src/table/brings';
import { LocalTable } from '../src/table/local';
import type { Choice, GameEvent, Option, PositionMessage } from '../src/table/messages';
import { keyed, looksFirst } from '../src/table/picking';
import { forcedOffering, plainAnswer, roundOf } from '../src/table/playing';
import { Sitting } from '../src/table/sitting.svelte';
import { engine, plan } from './room';

const option = (number: number, more: Partial<Option> = {}): Option => ({ option: number, words: `option ${number}`, ...more });
const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({ number: 2, what, seat: 0, words: what, ...more });

test('with a card of the column already laid, a region promises what it brings, not twice as much', () => {
  // Wherever it is placed, the lower Forum gives one point; at 5 the new one gives another.
  const options = [option(4, { brings: { wood: -1, vp: 1 }, preview: ['gains 1 vp'] }), option(5, { brings: { wood: -1, vp: 2 }, preview: ['gains 1 vp', 'gains 1 vp'] })];
  expect(gainWords(shared(options))).toBe('−1 wood');
  expect(options.map((each) => gainWords(special(each, options)))).toEqual(['+1 VP', '+2 VP']);
  expect(options.map((each) => specialLines(each, options))).toEqual([[], ['gains 1 vp']]);
});

test('sums are said in words, with what is still open', () => {
  expect(gainWords(gainsOf({ stone: -1, vp: [1, 3], cards: 2, ship: 1 }))).toBe('+1…+3 VP, +1 ship, +2 cards, −1 stone');
});

test('what a turn has brought so far is the sum of its events', () => {
  const events = [event('paid', { thing: 1, n: 2 }), event('gained', { thing: 1, n: 1 }), event('gained_piece', { thing: 4 }), event('gained', { seat: 1, thing: 4, n: 9 }), event('stole', { seat: 1, other: 0, thing: 5, n: 1 }), event('village_won', { n: 3 })];
  expect(gainWords(soFar(events, 0))).toBe('+2 VP, +1 army, −1 wood');
});

test('a round begins when the turn before it is confirmed', () => {
  const tried = { view: { round: 4 }, log: 9, events: [event('turn_begins', { number: 10, seat: 0, n: 4 })] } as unknown as PositionMessage;
  expect(roundOf(tried)).toBe(3);
  expect(roundOf({ ...tried, log: 10 })).toBe(4);
  expect(roundOf({ ...tried, events: [event('turn_begins', { number: 10, seat: 1, n: 4 })] })).toBe(4);
});

test('an offering that was forced is told until the next turn is over', () => {
  const log = [event('turn_begins'), event('offered', { forced: true }), event('turn_begins', { seat: 1 }), event('turn_begins')];
  expect(forcedOffering(log, 0)?.what).toBe('offered');
  expect(forcedOffering(log, 1)).toBeNull();
  expect(forcedOffering([...log, event('turn_begins', { seat: 1 }), event('turn_begins')], 0)).toBeNull();
});

test('a first touch looks at a region, and at a card that would be built without another question', () => {
  const place: Choice = { prompt: 'place', question: '?', options: [] };
  const turn: Choice = { ...place, prompt: 'turn' };
  expect(looksFirst(place, option(3), true)).toBe(true);
  expect(looksFirst(place, option(3), false)).toBe(false);
  expect(looksFirst(place, option(3, { points: 3 }), false)).toBe(true);
  expect(looksFirst(turn, option(80, { next: 'others' }), true)).toBe(true);
  expect(looksFirst(turn, option(80, { next: 'others' }), false)).toBe(false);
  expect(looksFirst(turn, option(8, { next: 'you' }), true)).toBe(false);
});

test('numbers choose cards and words, and nothing beside regions', () => {
  const options = [option(3), option(127)];
  expect(keyed({ prompt: 'choose_region', question: '?', options }, options)).toEqual([]);
  expect(keyed({ prompt: 'choose_card', question: '?', options }, options)).toEqual(options);
});

test('what could not be taken back is asked for', () => {
  const position = { choice: { prompt: 'take_piece', question: '?', obvious: 1, options: [option(1, { next: 'luck' }), option(127)] } } as unknown as PositionMessage;
  expect(plainAnswer(position)).toBeNull();
  expect(plainAnswer({ ...position, choice: { ...(position.choice as Choice), options: [option(1, { next: 'you' })] } })).toBe(1);
});

// Plays seeds until a card can be chosen whose payment needs no thought.
async function atPlainPayment(): Promise<{ sitting: Sitting; turn: string; card: number }> {
  for (let seed = 1n; seed < 20n; ++seed) {
    const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed }, 'en');
    table.pace = 0;
    const sitting = new Sitting(table);
    while (!sitting.now?.choice) await new Promise((done) => setTimeout(done, 0));
    const turn = sitting.now.hash;
    for (const { option: card } of sitting.now.choice.options.filter((each) => each.option < 100)) {
      await sitting.answer(card);
      if (sitting.steps[1]?.choice.prompt === 'payment') return { sitting, turn, card };
      await sitting.turn('restart');
    }
  }
  throw new Error('no such game');
}

test('a payment with one sensible way is made by itself, undone with the card, and can be made otherwise', async () => {
  const { sitting, turn, card } = await atPlainPayment();
  expect(sitting.steps.map((step) => [step.option, step.byItself])).toEqual([[card, false], [sitting.steps[1]?.option, true]]);
  expect(sitting.position?.choice?.prompt).toMatch(/^place/);
  await sitting.turn('undo');
  expect(sitting.position?.hash).toBe(turn);
  await sitting.turn('redo');
  expect(sitting.position?.choice?.prompt).toMatch(/^place/);
  await sitting.together(() => sitting.goBack(1));
  expect(sitting.position?.choice?.prompt).toBe('payment');
  const other = sitting.position?.choice?.options.find((each) => each.option !== sitting.position?.choice?.obvious);
  await sitting.answer(other?.option ?? -1);
  expect(sitting.steps[1]).toMatchObject({ option: other?.option, byItself: false });
});
