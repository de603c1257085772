import { expect, test } from 'vitest';
import { SecondClick } from '../src/shell/panels/second_click';

const click = (timeStamp: number, clientX = 100, clientY = 100, detail = 1) => ({ timeStamp, clientX, clientY, detail });

test('the second half of a double click takes nothing', () => {
  const guard = new SecondClick();
  expect(guard.isStray(click(1000))).toBe(false);
  guard.changed(1030);
  expect(guard.isStray(click(1150, 103, 99))).toBe(true);
  expect(guard.isStray(click(1300))).toBe(true);
  expect(guard.isStray(click(1400))).toBe(false);
});

test('where nothing has changed, every click counts', () => {
  const guard = new SecondClick();
  guard.changed(0);
  expect(guard.isStray(click(1000))).toBe(false);
  expect(guard.isStray(click(1100))).toBe(false);
});

test('a pointer that has moved has a new aim, and a key was pressed on purpose', () => {
  const guard = new SecondClick();
  guard.isStray(click(1000));
  guard.changed(1030);
  expect(guard.isStray(click(1100, 0, 0, 0))).toBe(false);
  expect(guard.isStray(click(1150, 300, 100))).toBe(false);
  guard.changed(1180);
  guard.moved({ clientX: 10, clientY: 10 });
  expect(guard.isStray(click(1250, 300, 100))).toBe(false);
});
