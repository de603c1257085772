// What is shown in motion follows from the events alone.
import { expect, test } from 'vitest';
import { happenings, news } from '../src/games/deus/art/happenings';
import type { GameEvent } from '../src/games/deus/table/messages';

let number = 0;
const event = (what: string, more: Partial<GameEvent> = {}): GameEvent => ({ number: ++number, what, words: what, ...more });

test('only what is new is shown, and an undo or another language shows nothing', () => {
  const before = [event('turn_begins', { seat: 0 }), event('built', { seat: 0, card: 7 })];
  const gained = event('gained', { seat: 0, thing: 1, n: 2 });
  expect(news(before, [...before, gained])).toEqual([gained]);
  expect(news([...before, gained], before)).toEqual([]);
  expect(news(before, before.map((each) => ({ ...each, words: 'en français' })))).toEqual([]);
  // Another answer instead: the same number, another event.
  const other = { ...gained, thing: 3 };
  expect(news([...before, gained], [...before, other])).toEqual([other]);
});

test('cards light up in the order in which they take effect, with what they bring', () => {
  const list = happenings([
    event('built', { seat: 0, card: 9 }),
    event('paid', { seat: 0, thing: 4, n: 2 }),
    event('activated', { seat: 0, card: 4 }),
    event('gained', { seat: 0, thing: 1, n: 2, card: 4 }),
    event('activated', { seat: 0, card: 9 }),
    event('drew', { seat: 0, card: 77 }),
    event('drew', { seat: 0, card: 78 }),
  ]);
  expect(list).toMatchObject([
    { kind: 'light', card: 4 },
    { kind: 'gain', seat: 0, what: 'wood', n: 2, card: 4 },
    { kind: 'light', card: 9 },
    // Cards drawn one by one are one gain, and come from the card that made them be drawn.
    { kind: 'gain', seat: 0, what: 'card', n: 2, card: 9 },
  ]);
});

test('a village falls, then its points come from there', () => {
  const list = happenings([event('village_fell', { region: 12, n: 4 }), event('village_won', { seat: 1, region: 12, n: 4 }), event('village_won', { seat: 0, region: 12, n: 0 })]);
  expect(list).toMatchObject([{ kind: 'fall', region: 12 }, { kind: 'gain', seat: 1, what: 'vp', n: 4, region: 12 }]);
});

test('what is stolen comes from its owner', () => {
  expect(happenings([event('stole', { seat: 0, other: 1, thing: 4, n: 3 })])).toMatchObject([{ kind: 'gain', seat: 0, what: 'gold', n: 3, from: 1 }]);
});
