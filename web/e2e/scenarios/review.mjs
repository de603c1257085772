// A finished game is looked at again: chances over the turns, what decided it, mistakes that can be shown and tried; and
// whoever thinks aloud has a board of their own, and comes back to where they were.
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { faults } from '../faults.mjs';
import { load } from '../../../tests/wasm/lib/engine.mjs';
import { newTable, settled } from '../play.mjs';

export const seconds = 25;

// A whole game, as a link.
function finishedGame() {
  const engine = load(fileURLToPath(new URL('../../../build/wasm/pantheon.wasm', import.meta.url)));
  const game = engine.call('new_game', 'machina', 'players=2', 5n);
  for (let seed = 1n; ; ++seed) {
    engine.call('luck', game);
    if (engine.json('choice', game, 'en').over) break;
    engine.call('answer', game, engine.call('suggest', game, 'greedy', seed));
  }
  return `#/replay?game=${deflateRawSync(engine.textOf('record', game)).toString('base64url')}`;
}

// Nothing is wider than the page.
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function reviews({ address, person }, link) {
  const page = await person();
  await page.goto(`${address}${link}&review=1`);
  await page.getByRole('heading', { name: 'What decided the game' }).waitFor({ timeout: 120000 });
  assert.equal(await page.locator('.moments li').count(), 3);
  assert.equal(await page.locator('.players tbody tr').count(), 2);
  assert.ok((await page.locator('.mistakes li').count()) > 3);
  assert.deepEqual(await faults(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(await faults(page), []);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Expected points' }).click();
  // What decided it is shown on the board, with what is said of that turn.
  await page.locator('.moments button').first().click();
  await page.locator('.this').waitFor();
  assert.deepEqual(await faults(page), []);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.moments').waitFor();
  // It is kept: after a reload it is there at once.
  await page.reload();
  await page.locator('.moments').waitFor({ timeout: 5000 });
  return page;
}

async function triesAMistake(page) {
  await page.locator('.mistakes').getByRole('button', { name: 'Let me try' }).first().click();
  const bar = page.getByRole('region', { name: 'Think aloud' });
  await bar.waitFor();
  await settled(page);
  await page.waitForFunction(() => /\d+\s%/.test(document.querySelector('.hopes')?.textContent ?? ''));
  const answers = bar.getByRole('button', { name: /^Let .* answer$/ });
  const [first, who] = [await page.locator('main.table').getAttribute('data-hash'), await answers.innerText()];
  await bar.getByLabel('as').selectOption({ label: 'Novice' });
  await answers.click();
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, first);
  await page.waitForFunction(() => !document.querySelector('.think .answer button').disabled);
  const second = await page.locator('main.table').getAttribute('data-hash');
  const asked = await answers.innerText();
  // Back to where it began, and forth again: whoever was asked is asked.
  await bar.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, second);
  await bar.getByText(who, { exact: true }).waitFor();
  await bar.getByRole('button', { name: 'Forth' }).click();
  await bar.getByText(asked, { exact: true }).waitFor();
  assert.deepEqual(await faults(page), []);
  await bar.getByRole('link', { name: 'Back to the game' }).click();
  await page.locator('.moments').waitFor();
  // The better line plays itself.
  await page.locator('.mistakes').getByRole('button', { name: 'Show me' }).first().click();
  await page.getByText('This is the better line.').waitFor();
  await bar.getByRole('link', { name: 'Back to the game' }).click();
  await page.locator('.moments').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/tables'));
  await page.getByRole('heading', { name: 'My tables' }).waitFor();
  assert.equal(await page.locator('a[href^="#/local/"], a[href^="#/think/"]').count(), 0);
}

async function thinksInTheirTurn({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 7 });
  await settled(page);
  const [table, hash] = [page.url(), await page.locator('main.table').getAttribute('data-hash')];
  await page.getByRole('button', { name: 'Settings and keys' }).click();
  await page.getByRole('button', { name: 'Think aloud' }).click();
  const bar = page.getByRole('region', { name: 'Think aloud' });
  await bar.getByText('What you cannot see was imagined.').waitFor();
  await settled(page);
  await bar.getByRole('button', { name: 'Let Ada answer' }).click();
  await bar.getByRole('button', { name: /^Let (?!Ada)/ }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(await faults(page), []);
  await bar.getByRole('link', { name: 'Back to the game' }).click();
  await page.waitForFunction((old) => document.querySelector('main.table')?.dataset.hash === old, hash);
  assert.equal(page.url(), table);
}

export default async function review(host) {
  const page = await reviews(host, finishedGame());
  await triesAMistake(page);
  await thinksInTheirTurn(host);
}
