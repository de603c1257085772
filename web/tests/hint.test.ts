// Hints: what the panel shows of one, and a hint at a real table, taken and undone.
import { expect, test } from 'vitest';
import { habits } from '../src/games/deus/table/picking';
import { shownLines, spoken } from '../src/shell/hint/lines';
import { Desk } from '../src/shell/table/desk.svelte';
import { press } from '../src/shell/table/keys';
import { LocalTable } from '../src/shell/table/local';
import type { HintMessage } from '../src/shell/table/messages';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { numbersIn, type Words } from '../src/shell/words/said';
import { engine, plan } from './room';

const line = (win: number, words: Words) => ({ words: [...words] as HintMessage['lines'][number]['words'], answers: [{ option: 3, words: [] }, { option: 9, words: [] }], win, points: 61.6, lead: 2, reasons: [{ for: true, words: ['+', ['thing', 'gold', 'gold', 6]] }, { for: false, words: ['gives up the village at ', ['region', 4, 'c2']] }] as HintMessage['lines'][number]['reasons'] });

test('lines say what they promise, and how far they are behind the best', () => {
  const hint: HintMessage = { say: 'hint', number: 1, hash: 'x', lines: [line(0.541, ['build ', ['card', 5, 'Mill'], ' at ', ['region', 4, 'c2']]), line(0.539, ['offer']), line(0.5, ['pass'])] };
  const [best, next, last] = shownLines(hint, (words) => words);
  expect([best?.win, best?.points, best?.behind]).toEqual([54.1, 62, null]);
  expect(best?.options).toEqual([3, 9]);
  expect(next?.behind).toBe(null);
  expect(last?.behind).toBe(4.1);
  expect(best?.reasons.map((reason) => reason.speaksFor)).toEqual([true, false]);
  expect(numbersIn('region', best?.words ?? [])).toEqual([4]);
  expect(spoken(best!)).toBe('build Mill at c2. +6 gold. gives up the village at c2');
});

async function sat(hints?: boolean): Promise<{ desk: Desk; sitting: Sitting }> {
  const table = await LocalTable.open(engine, { ...plan(['person', 'bot']), ...(hints === undefined ? {} : { hints }) }, { seed: 4n }, 'en');
  table.pace = 0;
  const sitting = new Sitting(table);
  while (!sitting.position?.choice) await new Promise((done) => setTimeout(done, 0));
  return { desk: new Desk(sitting, habits), sitting };
}

test('a hint comes for the position that is shown, is told in the log, and its line can be tried and undone', async () => {
  const { desk, sitting } = await sat();
  const { number, hash } = sitting.position!;
  expect(desk.mayHint).toBe(true);
  expect((await sitting.ask({ do: 'hint', number, hash })).ok).toBe(true);
  expect(sitting.hint?.hash).toBe(hash);
  expect(sitting.hint?.lines.length).toBeGreaterThan(1);
  expect(sitting.position?.hash).toBe(hash);
  expect(sitting.log.filter((event) => event.what === 'took_hint').length).toBe(1);
  const options = sitting.hint!.lines[0]!.answers.map((answer) => answer.option);
  await sitting.answerAll(options);
  expect(sitting.position?.tentative.answers).toBe(options.length);
  await sitting.turn('restart');
  expect(sitting.position?.hash).toBe(hash);
});

test('where a table has none, the key says so, and the engine refuses', async () => {
  const { desk, sitting } = await sat(false);
  const pressed = { key: 'h', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
  const around = { toQuestion() {}, toLog() {}, sayState() {}, sayAgain() {} };
  press(pressed, desk, around);
  expect([desk.mayHint, desk.hinting]).toEqual([false, false]);
  expect(sitting.notice.text).toBe('At this table there are no hints.');
  const { number, hash } = sitting.position!;
  const reply = await sitting.source.ask({ do: 'hint', number, hash });
  expect(reply).toMatchObject({ ok: false, error: 'at this table there are no hints' });
  expect(sitting.log.some((event) => event.what === 'took_hint')).toBe(false);
});

test('the key shows a hint and puts it away; another position does too', async () => {
  const { desk } = await sat();
  const pressed = { key: 'h', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
  const around = { toQuestion() {}, toLog() {}, sayState() {}, sayAgain() {} };
  press(pressed, desk, around);
  expect(desk.hinting).toBe(true);
  press(pressed, desk, around);
  expect(desk.hinting).toBe(false);
  desk.hint();
  desk.changed(0);
  expect(desk.hinting).toBe(false);
});
