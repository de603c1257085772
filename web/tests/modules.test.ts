// Panels show what the modules of Egypt in play bring, and nothing of the others.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Players from '../src/games/deus/panels/Players.svelte';
import Purse from '../src/games/deus/panels/Purse.svelte';
import Supply from '../src/games/deus/panels/Supply.svelte';
import { LocalTable } from '../src/shell/table/local';
import { engine, plan, Watcher } from './room';

async function panels(egypt: string): Promise<string> {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot'], { egypt }), { seed: 3n }, 'en'));
  await watcher.quiet();
  const { view } = watcher.last;
  const player = view.players[0];
  if (!player) throw new Error('nobody plays');
  return [
    render(Supply, { props: { view } }).body,
    render(Purse, { props: { player } }).body,
    render(Players, { props: { view, table: watcher.tables.at(-1) ?? null, local: true, asked: [0], clock: null, shown: 0, onshow: () => {} } }).body,
  ].join('\n');
}

test('without production there are no barques, without ships no market', async () => {
  const civil = await panels('civil');
  expect(civil).not.toMatch(/barque|Worth/i);
  const production = await panels('production');
  expect(production).toMatch(/4 of 5 places on the barques/);
  expect(production).not.toMatch(/Worth/);
  const maritime = await panels('maritime');
  expect(maritime).toMatch(/Worth 4 gold or 2 VP/);
  expect(maritime).not.toMatch(/barque/i);
});
