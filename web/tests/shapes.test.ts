// Messages are looked at when they come: those of whole games are as described, and what is not is found.
import { expect, test } from 'vitest';
import { mismatch } from '../src/shell/table/mismatch';
import { checked, learnShapes } from '../src/shell/table/checked';
import type { PositionMessage } from '../src/shell/table/messages';
import shapes from '../src/shell/table/shapes.json';
import { engine } from './room';

test('every position of a game of each kind is understood', async () => {
  for (const [game, options] of [['deus', { players: '2', egypt: 'all' }], ['machina', { players: '3', mini: 'on' }]] as const) {
    await learnShapes(game);
    const look = async (seat: number, language: string, since: number) => checked(JSON.parse((await engine.call('room_position', room, seat, language, since)).text ?? '') as { say: string }) as PositionMessage;
    const room = (await engine.call('room_new', game, JSON.stringify(options), 5n, '')).number;
    let looked = 0;
    for (let luck = 1n; ; ++luck) {
      const asked = (await engine.call('room_asked', room)).number;
      if (asked < 0) break;
      if (luck % 5n === 1n) {
        expect((await look(asked, 'fr', 1 << 20)).choice?.options.length).toBeGreaterThan(0);
        ++looked;
      }
      await engine.call('room_bot', room, 'random', luck);
    }
    expect((await look(0, 'en', 0)).state).toBe('over');
    expect(looked).toBeGreaterThan(10);
    await engine.call('room_free', room);
  }
});

test('a message that is not as described says where', () => {
  const wrong = (value: unknown, type: string) => mismatch(value, type, shapes);
  expect(wrong({ say: 'bye', why: 'over', more: 1 }, '@Push')).toBe('');
  expect(wrong({ say: 'bye' }, '@ByeMessage')).toBe('.why is undefined');
  expect(wrong(['a', ['seat', 0, 'blue'], ['thing', 'gold', 'gold', 2]], '@Words')).toBe('');
  expect(wrong([['seat', 0]], '@Words')).toBe('[0] is ["seat",0]');
  expect(wrong({ wheat: [1, 2], wood: 3 }, '@Brings')).toBe('');
  expect(wrong({ wheat: 'much' }, '@Brings')).toBe('.wheat is "much"');
});

test('what a game adds is looked at too', async () => {
  await learnShapes('deus');
  const room = (await engine.call('room_new', 'deus', '{"players":"2"}', 5n, '')).number;
  await engine.call('room_asked', room);
  const position = JSON.parse((await engine.call('room_position', room, -1, 'en', 0)).text ?? '') as { say: string; view: { game: string; supply?: object } };
  expect(() => checked({ ...position, view: { ...position.view, supply: { wheat: 1 } } } as typeof position)).toThrow('.view.supply.wood is undefined');
});
