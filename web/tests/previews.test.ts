// What is said before an answer, what need not be asked, and what a first touch does.
import { expect, test } from 'vitest';
import { allGoOn, gainsBesidesPrice, gainsOf, gainWords, goesOn, shared, soFar, special, specialLines } from '../src/games/deus/table/brings';
import { LocalTable } from '../src/shell/table/local';
import type { Choice, GameEvent, Option, PositionMessage } from '../src/games/deus/table/messages';
import { habits, laidUnder } from '../src/games/deus/table/picking';
import { didItself, roundOf, unaskedOffering, unaskedWords } from '../src/games/deus/table/playing';
import { looksFirst } from '../src/shell/table/habits';
import { plainAnswer } from '../src/shell/table/step';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { engine, plan } from './room';

const option = (number: number, more: Partial<Option> = {}): Option => ({ option: number, words: `option ${number}`, ...more });
const lines = (...words: string[]) => words.map((each) => ({ what: 'gained', words: each }));
const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({ number: 2, what, seat: 0, words: what, ...(what === 'turn_begins' ? { begins_turn: true } : {}), ...more });

test('with a card of the column already laid, a region promises what it brings, not twice as much', () => {
  // Wherever it is placed, the lower Forum gives one point; at 5 the new one gives another.
  const options = [option(4, { brings: { wood: -1, vp: 1 }, preview: lines('gains 1 vp') }), option(5, { brings: { wood: -1, vp: 2 }, preview: lines('gains 1 vp', 'gains 1 vp') })];
  expect(gainWords(shared(options))).toBe('−1 wood');
  expect(options.map((each) => gainWords(special(each, options)))).toEqual(['+1 VP', '+2 VP']);
  expect(options.map((each) => specialLines(each, options))).toEqual([[], lines('gains 1 vp')]);
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

test('an offering that nobody was asked about is told, in its tense, until the next turn is over', () => {
  const offered = (number: number, more: Partial<GameEvent> = {}) => event('offered', { number, forced: true, words: '', parts: [['seat', 0, 'You'], ' can build nothing and offer 1 card: ', ['card', 7, 'Forum']], ...more });
  const begins = (number: number, seat = 0) => event('turn_begins', { number, seat });
  const words = (log: GameEvent[], seat = 0) => { const found = unaskedOffering(log, seat); return found && unaskedWords(found); };
  const unasked = [begins(4), offered(4)];
  expect(words(unasked)).toBe('You can build nothing, so your only card is offered: Forum.');
  const passed = [...unasked, begins(5, 1)];
  for (const log of [passed, [...passed, begins(6)]]) expect(words(log)).toBe('Your last turn passed by itself: you could build nothing, so your only card was offered: Forum.');
  expect(words([...passed, begins(6), begins(7, 1)])).toBeNull();
  expect(words(passed, 1)).toBeNull();
  // Who chose the cards knows.
  expect(words([begins(4), offered(5), begins(6, 1), begins(7)])).toBeNull();
});

test('what a question that was not asked brought is said', () => {
  const step = (prompt: string, preview: Option['preview'] = []) => ({ choice: { prompt, kind: 'card', question: '?', options: [option(1, { preview })] }, option: 1, words: 'steal', log: 1 });
  const activated = { what: 'activated', words: 'You activate Raiders' };
  expect(didItself(step('steal_or_not', [activated, ...lines('You steal 2 gold from Livia', 'You draw a card')]))).toEqual(['You steal 2 gold from Livia']);
  expect(didItself(step('payment', lines('You pay 1 wood')))).toEqual(['steal']);
});

test('where more may come than is counted, it is said: of all options once, of one on it', () => {
  const options = [option(4, { more: true }), option(5, { brings: { vp: 1 } })];
  expect(options.map((each) => goesOn(each, options))).toEqual([true, false]);
  expect(allGoOn(options)).toBe(false);
  const all = options.map((each) => ({ ...each, more: true }));
  expect([allGoOn(all), ...all.map((each) => goesOn(each, all))]).toEqual([true, false, false]);
  expect(gainWords(gainsOf({ vp: [0, 3], wood: -1 }), true)).toBe('up to +3 VP, −1 wood, more may come');
  expect(gainWords(gainsBesidesPrice(option(3, { points: 3, brings: { vp: [-3, -1], gold: 2 } })))).toBe('up to +2 VP, +2 gold');
});

test('cards of an offering go in and out again', () => {
  const step = (prompt: string, number: number) => ({ choice: { prompt, kind: 'card', question: '?', options: [] }, option: number, words: '', log: 1 });
  expect(laidUnder([step('turn', 126), step('offer_top', 7), step('offer_more', 8), step('offer_more', 9), step('offer_more', 127), step('take_piece', 2)])).toEqual({ step: 2, cards: [8, 9] });
  expect(laidUnder([step('turn', 126)])).toBeNull();
});

test('a first touch looks at a region, and at a card that would be built without another question', () => {
  const place: Choice = { prompt: 'place', kind: 'region', question: '?', options: [] };
  const turn: Choice = { ...place, prompt: 'turn', kind: 'card' };
  expect(looksFirst(habits, place, option(3), true)).toBe(true);
  expect(looksFirst(habits, place, option(3), false)).toBe(false);
  expect(looksFirst(habits, place, option(3, { points: 3 }), false)).toBe(true);
  expect(looksFirst(habits, turn, option(80, { next: 'others' }), true)).toBe(true);
  expect(looksFirst(habits, turn, option(80, { next: 'others' }), false)).toBe(false);
  expect(looksFirst(habits, turn, option(8, { next: 'you' }), true)).toBe(false);
});

test('numbers choose cards and words, and nothing beside regions', () => {
  const options = [option(3), option(127)];
  expect(habits.hasKeys?.({ prompt: 'choose_region', kind: 'region', question: '?', options })).toBe(false);
  expect(habits.hasKeys?.({ prompt: 'choose_card', kind: 'card', question: '?', options })).toBe(true);
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
  // Who opened the payment again and thinks better of it is where he was.
  await sitting.turn('redo');
  const placing = sitting.position?.hash;
  await sitting.again(1);
  expect(sitting.position?.choice?.prompt).toBe('payment');
  await sitting.turn('undo');
  expect(sitting.position?.hash).toBe(placing);
  await sitting.again(1);
  const other = sitting.position?.choice?.options.find((each) => each.option !== sitting.position?.choice?.obvious);
  await sitting.answer(other?.option ?? -1);
  expect(sitting.steps[1]).toMatchObject({ option: other?.option, byItself: false });
});
