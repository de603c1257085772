// What keys do at a table, and what is shown to somebody who looks elsewhere.
import { expect, test, vi } from 'vitest';
import { attention } from '../src/shell/table/attention';
import type { Desk } from '../src/shell/table/desk.svelte';
import { press, type Around } from '../src/shell/table/keys';

const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more });
const around = (): Around => ({ toQuestion: vi.fn(), toLog: vi.fn(), sayState: vi.fn(), sayAgain: vi.fn() });

function deskWith(more: object = {}) {
  const options = [{ option: 4, words: 'four' }, { option: 9, words: 'nine' }];
  const sitting = { answer: vi.fn(), turn: vi.fn() };
  const desk = { sitting, position: { tentative: { can_undo: true, can_redo: true } }, byNumber: options, keys: {}, numberKey: () => false, optionFor: (option: number) => options.find((each) => each.option === option) ?? null, undo: vi.fn(), ...more };
  return { desk: desk as unknown as Desk, sitting, undo: desk.undo };
}

test('a number chooses the option that bears it, and nothing that is not on offer', () => {
  const { desk, sitting } = deskWith();
  expect(press(pressed('2'), desk, around())).toBe(true);
  expect(sitting.answer).toHaveBeenCalledWith(9);
  expect(press(pressed('3'), desk, around())).toBe(false);
  const taken = deskWith({ optionFor: () => null });
  expect(press(pressed('1'), taken.desk, around())).toBe(false);
  expect(taken.sitting.answer).not.toHaveBeenCalled();
});

test('a game may use numbers and letters for things of its own', () => {
  const text = vi.fn();
  const { desk, sitting, undo } = deskWith({ numberKey: (number: number) => number === 1, keys: { t: text, u: text } });
  press(pressed('1'), desk, around());
  expect(sitting.answer).not.toHaveBeenCalled();
  press(pressed('t'), desk, around());
  press(pressed('u'), desk, around());
  expect(text).toHaveBeenCalledTimes(2);
  expect(undo).not.toHaveBeenCalled();
});

test('letters go back and forth, to the question and the log, and let the table speak', () => {
  const { desk, sitting, undo } = deskWith();
  const to = around();
  for (const key of ['u', 'Escape', 'r', 'R', 'o', 'l', 's', 'q']) press(pressed(key), desk, to);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(sitting.turn.mock.calls).toEqual([['redo'], ['restart']]);
  for (const each of Object.values(to)) expect(each).toHaveBeenCalledOnce();
  // Escape that has closed something else, and keys of the browser, do nothing here.
  press(pressed('Escape', { defaultPrevented: true }), desk, to);
  press(pressed('u', { ctrlKey: true }), desk, to);
  expect(undo).toHaveBeenCalledTimes(2);
});

test('the window says whose turn it is, and rings once when it becomes yours', () => {
  const on = { sound: true, notify: true, away: true };
  expect(attention(true, false, 'Your turn', on)).toEqual({ title: '● Your turn – Pantheon', icon: './icon-turn.svg', rings: true, notifies: true });
  expect(attention(true, true, 'Your turn', on)).toMatchObject({ rings: false, notifies: false });
  expect(attention(true, false, 'Your turn', { ...on, away: false })).toMatchObject({ rings: true, notifies: false });
  expect(attention(true, false, 'Your turn', { sound: false, notify: false, away: true })).toMatchObject({ rings: false, notifies: false });
  expect(attention(false, true, 'Your turn', on)).toEqual({ title: 'Pantheon', icon: './icon.svg', rings: false, notifies: false });
});
