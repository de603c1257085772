// Whom "play now" seats opposite: by what people say of themselves, and by how they fare.
import { beforeEach, expect, test } from 'vitest';
import { after, count, ladder, levelFor, movedBy, opponent, seat } from '../src/shell/table/ladder';
import { levelsOf, type Level } from '../src/shell/table/levels';

const level = (name: string): Level => ({ name, title: { en: name, fr: name }, about: { en: '', fr: '' }, rating: null });
const two = ['random', 'greedy'].map(level);
const seven = ['random', 'one', 'two', 'three', 'four', 'five', 'six'].map(level);

beforeEach(() => localStorage.setItem('ladder', 'null'));

test('an answer seats an opponent, and nobody is offered chance where there are others', () => {
  expect(ladder(seven).map(({ name }) => name)).not.toContain('random');
  expect((['first', 'some', 'well'] as const).map((knows) => levelFor(seven, knows)?.name)).toEqual(['one', 'four', 'six']);
  expect((['first', 'some', 'well'] as const).map((knows) => levelFor(two, knows)?.name)).toEqual(['random', 'greedy', 'greedy']);
  expect(levelFor([level('random')], 'well')?.name).toBe('random');
  expect(levelFor([], 'well')).toBeUndefined();
});

test('two wins in a row bring a stronger opponent, two losses an easier one', () => {
  const fare = (from: string, results: string) => [...results].reduce((now, each, i) => after(seven, now, each === 'w', String(i)), { level: from, streak: 0 });
  expect(fare('two', 'w').level).toBe('two');
  expect(fare('two', 'ww')).toMatchObject({ level: 'three', streak: 0, last: { moved: 'up' } });
  expect(fare('two', 'wlwl').level).toBe('two');
  expect(fare('two', 'wlwll')).toMatchObject({ level: 'one', last: { moved: 'down' } });
  expect(fare('two', 'wwww').level).toBe('four');
  // Beyond the ends there is nobody.
  expect(fare('six', 'wwwww')).toMatchObject({ level: 'six', last: { moved: null } });
  expect(fare('one', 'lll').level).toBe('one');
  expect(fare('one', 'lllww').level).toBe('two');
});

test('the browser remembers it by game, and a table counts once', () => {
  expect(opponent('deus')).toBeUndefined();
  count('deus', 'a', true);
  expect(opponent('deus')).toBeUndefined();
  seat('deus', 'first');
  const first = ladder(levelsOf('deus'))[0]?.name;
  expect(opponent('deus')?.name).toBe(first);
  expect(opponent('machina')).toBeUndefined();
  for (let again = 0; again < 3; ++again) count('deus', 'a', true);
  expect(opponent('deus')?.name).toBe(first);
  expect(movedBy('deus', 'a')).toBeNull();
  count('deus', 'b', true);
  expect(opponent('deus')?.name).toBe(ladder(levelsOf('deus'))[1]?.name);
  expect(movedBy('deus', 'b')).toBe('up');
  expect(movedBy('deus', 'a')).toBeNull();
  localStorage.setItem('ladder', 'broken');
  expect(opponent('deus')).toBeUndefined();
});
