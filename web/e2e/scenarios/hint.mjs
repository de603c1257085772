// A hint by mouse and by key: lines with reasons, their places on the board, a line tried and undone; and none where the
// table says so.
import assert from 'node:assert/strict';
import { faults } from '../faults.mjs';
import { newTable, settled } from '../play.mjs';

export default async function hint({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 21 });
  await settled(page);
  const hash = () => page.locator('main.table').getAttribute('data-hash');
  const before = await hash();

  await page.locator('.question .steps button', { hasText: 'Hint' }).click();
  const lines = page.locator('.hint-panel ol > li');
  await lines.first().waitFor();
  assert.ok((await lines.count()) >= 2);
  assert.match(await lines.first().innerText(), /% to win/);
  assert.match(await page.locator('.log').innerText(), /take a hint/);
  assert.deepEqual(await faults(page), []);

  // Resting on it shows its places; a click tries it, and that can be undone.
  await lines.first().locator('button').hover();
  await lines.first().locator('button').click();
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, before);
  assert.equal(await page.locator('.hint-panel').count(), 0);
  await page.keyboard.press('R');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash === old, before);

  // By keys: open, to the first line, put away, open again, take it.
  await page.keyboard.press('h');
  await lines.first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hint-panel').waitFor({ state: 'detached' });
  assert.equal(await hash(), before);
  await page.keyboard.press('h');
  await lines.first().waitFor();
  while (!(await lines.first().locator('button').evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, before);

  // Two people at one screen have none, unless they agree on it.
  await newTable(page, address, { seats: ['here', 'here'], seed: 21 });
  await page.locator('.curtain button').click();
  await settled(page);
  assert.equal(await page.locator('.question .steps button', { hasText: 'Hint' }).count(), 0);
  await page.keyboard.press('h');
  await page.locator('.notice', { hasText: 'there are no hints' }).waitFor();
}
