// What keys do at every table. A game's table adds its own (desk.keys).
import type { Desk } from './desk.svelte';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

// What the screen around the desk can do.
export interface Around {
  // To the first button of the question; to the log.
  toQuestion(): void;
  toLog(): void;
  sayState(): void;
  sayAgain(): void;
}

// True where the key was a number that chose something, which the browser should not use as well.
export function press(pressed: Pressed, desk: Desk, around: Around): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || !desk.position) return false;
  const number = Number(pressed.key);
  if (number >= 1 && number <= 9) return pressNumber(number, desk);
  const own = desk.keys[pressed.key];
  const step = desk.position.tentative;
  if (pressed.key === 'Escape') {
    if (!pressed.defaultPrevented) (own ?? (() => desk.undo()))();
    return false;
  }
  if (own) own();
  else if (pressed.key === 'u') desk.undo();
  else if (pressed.key === 'r' && step.can_redo) void desk.sitting.turn('redo');
  else if (pressed.key === 'R' && step.can_undo) void desk.sitting.turn('restart');
  else if (pressed.key === 'h') desk.hint();
  else if (pressed.key === 'o') around.toQuestion();
  else if (pressed.key === 'l') around.toLog();
  else if (pressed.key === 's') around.sayState();
  else if (pressed.key === 'q') around.sayAgain();
  return false;
}

function pressNumber(number: number, desk: Desk): boolean {
  if (desk.numberKey(number)) return false;
  const option = desk.byNumber[number - 1];
  // What was taken keeps its key, but not its use.
  if (!option || !desk.optionFor(option.option)) return false;
  void desk.sitting.answer(option.option);
  return true;
}

// Enter confirms from anywhere at the table; only what was reached by keys and has a use for Enter keeps it.
export function confirms(target: Element, byPointer: boolean): boolean {
  if (target.closest('dialog, input, textarea, select')) return false;
  return byPointer || target.matches('.question') || !target.closest('header, .question, nav, form, [data-keeps-enter]');
}
