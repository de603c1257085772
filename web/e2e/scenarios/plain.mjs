// A game that the page has never heard of, the tiny one of the engine's tests, is played by mouse at the plain table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../../../tests/wasm/lib/engine.mjs';
import { settled } from '../play.mjs';

const module = new URL('../../../build/wasm/pebbles.wasm', import.meta.url);

export default async function plain({ address, person }) {
  const engine = load(module);
  const room = engine.call('room_new', 'pebbles', '{"players":"2"}', 4n, '');
  const plan = { id: 'pebbles', game: 'pebbles', options: { players: '2' }, seats: [{ kind: 'person', player: null, name: 'Ada' }, { kind: 'bot', player: 'random', name: 'Livia' }] };
  const page = await person();
  // A game that is not listed is asked of the first engine there is.
  await page.route(/\/deus-[^/]*\.wasm$/, (route) => route.fulfill({ contentType: 'application/wasm', body: readFileSync(module) }));
  await page.addInitScript((kept) => localStorage.setItem('local tables', kept), JSON.stringify({ pebbles: { plan, saved: engine.textOf('room_save', room), over: false, updated: 0 } }));
  await page.goto(`${address}#/local/pebbles`);
  let answers = 0;
  for (await settled(page); !(await page.locator('.after').isVisible()); await settled(page)) {
    const hash = await page.locator('main.table').getAttribute('data-hash');
    const confirm = page.locator('.question .confirm');
    await page.mouse.move(1, 1);
    if (await confirm.isVisible()) await confirm.click();
    else await page.locator('.question .option:enabled').nth(answers++ % 2).click();
    await page.waitForFunction((old) => document.querySelector('.after') || document.querySelector('main.table')?.getAttribute('data-hash') !== old, hash, { timeout: 15000 });
  }
  const log = await page.locator('.log').innerText();
  assert.match(log, /You take \d/);
  assert.match(log, /Livia takes \d/);
  assert.ok(answers > 1, `${answers} answers`);
  return `${answers} answers`;
}
