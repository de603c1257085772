// Going back to one's own turns, and what is told afterwards.
import { expect, test } from 'vitest';
import { standing, turnsBehind, untilNextTurn } from '../src/shell/table/back';
import type { Engine } from '../src/shell/table/engine';
import { LocalTable } from '../src/shell/table/local';
import type { GameEvent, PositionMessage } from '../src/shell/table/messages';
import { pauseHint, pauseWords } from '../src/shell/table/pause';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { engine, plan, Watcher } from './room';

const event = (number: number, what = 'built', to?: number): GameEvent => ({ number, what, words: `${what} ${number}`, ...(what === 'turn_begins' ? { begins_turn: true } : {}), ...(to === undefined ? {} : { to }) });
const numbers = (log: readonly GameEvent[]) => log.map((each) => each.number);

test('what was taken back is told no more, and is told again when that is taken back', () => {
  const log = [event(1), event(2), event(3), event(4), event(5, 'took_back', 2), event(6)];
  expect(numbers(standing(log))).toEqual([1, 2, 5, 6]);
  // Back to before the return: all of it stands again.
  expect(numbers(standing([...log, event(7, 'took_back', 4), event(8)]))).toEqual([1, 2, 3, 4, 7, 8]);
  // Back to after the return.
  expect(numbers(standing([...log, event(7, 'took_back', 5), event(8)]))).toEqual([1, 2, 5, 7, 8]);
  // A return that is itself undone leaves no trace.
  expect(numbers(standing([...log.slice(0, 5), event(6, 'took_back', 4)]))).toEqual([1, 2, 3, 4]);
  expect(standing([])).toEqual([]);
});

test('one goes back to the beginning of a turn of which something was confirmed', () => {
  const log = [event(1, 'turn_begins'), event(2, 'turn_begins'), event(3, 'turn_begins'), event(4, 'drew')].map((each, i) => ({ ...each, seat: i % 2 }));
  expect(turnsBehind(log, 0, 4)).toEqual([1, 3]);
  expect(turnsBehind(log, 0, 3)).toEqual([1]);
  expect(turnsBehind(log, null, 4)).toEqual([]);
  // What was gone back to just now is no way back.
  expect(turnsBehind(standing([...log, event(5, 'took_back', 3)]), 0, 5)).toEqual([1]);
  expect(turnsBehind(standing([...log, event(5, 'took_back', 1)]), 0, 5)).toEqual([]);
});

// Plays turns of the person with the first options until so many have begun.
async function playTurns(watcher: Watcher, turns: number): Promise<void> {
  for (let steps = 0; steps < 400; ++steps) {
    await watcher.quiet();
    const { choice, number, hash, tentative, view } = watcher.last;
    if ((view.round ?? 0) > turns && tentative.answers === 0) return;
    if (tentative.can_confirm) await watcher.table.ask({ do: 'confirm', number, hash });
    else if (choice) await watcher.table.ask({ do: 'answer', number, hash, option: choice.options[0]?.option ?? 0 });
  }
  throw new Error('the turns do not end');
}

test('against bots one takes back a turn and plays on, and nothing of it is told', async () => {
  const table = await LocalTable.open(engine, plan(['person', 'bot']), { seed: 5n }, 'en');
  const sitting = new Sitting(table);
  const watcher = new Watcher(table);
  await playTurns(watcher, 2);
  const before = watcher.last;
  const told = sitting.log.map((each) => each.words);
  const turn = turnsBehind(sitting.log, 0, before.log).at(-1) ?? 0;
  expect((await sitting.ask({ do: 'takeback', number: turn })).ok).toBe(true);
  expect(watcher.last.view.round).toBe(2);
  expect(watcher.last.asked).toEqual([0]);
  expect(sitting.log.filter((each) => each.number > turn).map((each) => each.what)).toEqual(['took_back']);
  // The way back from there, as long as nothing else was done.
  expect((await sitting.ask({ do: 'takeback', number: watcher.last.log - 1 })).ok).toBe(true);
  expect(watcher.last.view).toEqual(before.view);
  expect(sitting.log.map((each) => each.words).slice(0, told.length)).toEqual(told);
  sitting.close();
});

test('a game that goes back while bots answer lets none of them answer for the person', async () => {
  // The wish comes between the question whose turn it is and the answer of the bot.
  let wish: (() => Promise<unknown>) | null = null;
  let wished: Promise<unknown> | null = null;
  const slow: Engine = {
    life: 0,
    call: async (name, ...args) => {
      if (name === 'room_save' && wish) {
        wished = wish();
        wish = null;
        await new Promise((done) => setTimeout(done, 20));
      }
      return engine.call(name, ...args);
    },
  };
  const watcher = new Watcher(await LocalTable.open(slow, plan(['person', 'bot', 'bot']), { seed: 5n }, 'en'));
  await playTurns(watcher, 1);
  const { view, log } = watcher.last;
  for (let steps = 0; steps < 40 && !wished; ++steps) {
    const { choice, number, hash, tentative } = watcher.last;
    if (tentative.can_confirm) wish = () => watcher.table.ask({ do: 'takeback', number: log });
    await watcher.table.ask(tentative.can_confirm ? { do: 'confirm', number, hash } : { do: 'answer', number, hash, option: choice?.options[0]?.option ?? 0 });
  }
  await wished;
  await watcher.quiet();
  expect(watcher.last).toMatchObject({ asked: [0], tentative: { answers: 0 } });
  expect(watcher.last.view).toEqual(view);
});

test('before a turn is confirmed the log does not tell of the next one', () => {
  const log = [event(1, 'turn_begins'), event(2, 'built'), event(3, 'paid'), event(3, 'turn_begins'), event(3, 'drew')];
  expect(untilNextTurn(log, 2).map((each) => each.what)).toEqual(['turn_begins', 'built', 'paid']);
  expect(untilNextTurn(log, 3)).toEqual(log);
});

test('a pause says what comes when it is confirmed', async () => {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 5n }, 'en'));
  await watcher.quiet();
  expect(watcher.tables.at(-1)?.confirm).toBe('always');
  const answer = async (option: number) => {
    await watcher.table.ask({ do: 'answer', number: watcher.last.number, hash: watcher.last.hash, option });
    await watcher.quiet();
  };
  // An offering of one card, and all that its god gives, up to the pause.
  await answer(126);
  while (watcher.last.choice) await answer(watcher.last.choice.options.find((each) => each.option === 127)?.option ?? watcher.last.choice.options[0]?.option ?? 0);
  expect(watcher.last.tentative).toMatchObject({ can_confirm: true, can_undo: true, next: 'luck' });
  expect(pauseWords(watcher.last)).toBe('Confirm: cards will be drawn.');
  const { tentative, events, ...rest } = watcher.last;
  const paused = (next?: number, what?: string): PositionMessage => ({ ...rest, tentative: { ...tentative, ...(next === undefined ? { next: undefined } : { next }) } as PositionMessage['tentative'], events: what ? [event(rest.log + 1, what)] : [] });
  expect(events.length).toBeGreaterThan(0);
  expect(pauseWords(paused(1, 'turn_begins'))).toBe('Your move is complete.');
  expect(pauseWords(paused(1))).toMatch(/^Then .*answers/);
  expect(pauseHint(paused(1)).warning).toBe(false);
  expect(pauseWords(paused())).toBe('Confirm to see what is hidden.');
  expect(pauseHint(paused())).toEqual({ words: 'Once a card or a secret is seen, Undo does not lead back here.', warning: true });
});
