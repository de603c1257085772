// Egypt's market where one buys and sells.
import { expect, test } from 'vitest';
import { resources } from '../src/table/messages';
import { priceOf, worthOf } from '../src/table/worth';
import { engine } from './room';
import type { PositionMessage, TableMessage } from '../src/table/messages';
import { withPeople } from '../src/table/people';
import { speak } from '../src/words/words.svelte';

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
        const { choice, view } = withPeople(JSON.parse((await engine.call('room_position', room, asked, language, 1 << 20)).text ?? '') as PositionMessage, table, asked);
        if (!choice || !view.market || !['buy', 'sell_mix'].includes(choice.prompt)) continue;
        for (const option of choice.options) {
          const resource = resources[option.option];
          if (!resource) continue;
          const { gold, vp } = worthOf(view.market, resource);
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
