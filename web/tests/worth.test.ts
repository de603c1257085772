// Egypt’s market where one buys and sells, what an offering gives, and previews in one line.
import { expect, test } from 'vitest';
import { oneLine } from '../src/games/deus/table/brings';
import { resources } from '../src/games/deus/table/messages';
import { giftWords } from '../src/games/deus/table/offering';
import { priceOf } from '../src/games/deus/table/worth';
import { engine } from './room';
import type { PositionMessage, TableMessage } from '../src/games/deus/table/messages';
import { withPeople } from '../src/shell/table/people';
import { receivedText } from '../src/shell/table/received';
import { plain } from '../src/shell/words/said';
import { speak } from '../src/shell/words/words.svelte';

const table = { seats: [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, colour: null })) } as unknown as TableMessage;

test('what is bought or sold at the market says its price, in both languages', async () => {
  let [bought, sold] = [0, 0];
  for (let seed = 1n; seed < 40n && (bought < 4 || sold < 4); ++seed) {
    const room = (await engine.call('room_new', 'deus', '{"players":"2","egypt":"maritime"}', seed, '')).number;
    for (let luck = seed; ; ++luck) {
      const asked = (await engine.call('room_asked', room)).number;
      if (asked < 0) break;
      for (const language of ['en', 'fr'] as const) {
        await speak(language);
        const { choice, view } = withPeople(receivedText((await engine.call('room_position', room, asked, language, 1 << 20)).text ?? ''), table, asked) as PositionMessage;
        if (!choice || !view.market || !['buy', 'sell_mix'].includes(choice.prompt)) continue;
        for (const option of choice.options) {
          const resource = resources[option.option];
          if (!resource) continue;
          const { gold, vp } = view.market[resource];
          expect(priceOf(option)).toBe(choice.prompt === 'buy' ? -vp : gold);
          if (choice.prompt === 'buy') bought += 1; else sold += 1;
        }
      }
      await engine.call('room_bot', room, 'random', luck);
    }
    await engine.call('room_free', room);
  }
  await speak('en');
  expect(Math.min(bought, sold)).toBeGreaterThan(3);
}, 120000);

test('an offering says what the god gives, and promises no piece that the reserve has not got', () => {
  expect(plain(giftWords('maritime', { piece: false, gold: 4 }))).toBe('a ship, 4 gold (but the reserve has no piece of this type left)');
  expect(plain(giftWords('civil', { piece: true, vp: 2 }))).toBe('a civil piece, 2 VP');
  expect(plain(giftWords('military', { pieces: 2 }))).toBe('2 pieces of your choice');
  expect(plain(giftWords('temple'))).toBe('stands for any other god');
});

test('a preview in one line goes on in small letters', () => {
  const you = ['seat', 0, 'You'] as [string, number, string];
  const lines = [[you, ' pay 2 gold'], [you, ' gain 1 wood'], [['seat', 1, 'Livia'] as [string, number, string], ' loses 1 VP']].map((parts) => ({ words: '', parts }));
  expect(plain(oneLine(lines))).toBe('You pay 2 gold; you gain 1 wood; Livia loses 1 VP');
});
