// Messages are looked at when they come: those of whole games are as described, and what is not is found.
import { afterAll, expect, test } from 'vitest';
import { openGame } from '../src/shell/current.svelte';
import { mismatch } from '../src/shell/table/mismatch';
import { receivedText } from '../src/shell/table/received';
import shapes from '../src/shell/table/shapes.json';
import { engine } from './room';

afterAll(() => openGame('', true));

test('every position of a game of each kind is understood', async () => {
  for (const [game, options] of [['deus', { players: '2', egypt: 'all' }], ['machina', { players: '3', mini: 'on' }]] as const) {
    await openGame(game);
    const room = (await engine.call('room_new', game, JSON.stringify(options), 5n, '')).number;
    let looked = 0;
    for (let luck = 1n; ; ++luck) {
      const asked = (await engine.call('room_asked', room)).number;
      if (asked < 0) break;
      if (luck % 5n === 1n) {
        expect(receivedText((await engine.call('room_position', room, asked, 'fr', 1 << 20)).text ?? '').choice?.options.length).toBeGreaterThan(0);
        ++looked;
      }
      await engine.call('room_bot', room, 'random', luck);
    }
    expect(receivedText((await engine.call('room_position', room, 0, 'en', 0)).text ?? '').state).toBe('over');
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
