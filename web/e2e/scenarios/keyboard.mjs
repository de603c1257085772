// A whole game with the keyboard alone: Tab, arrows, Enter, numbers.
import assert from 'node:assert/strict';
import { luck, newTable, settled } from '../play.mjs';

export const seconds = 40;

export default async function keyboard({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 21 });
  const random = luck(5);
  let presses = 0;
  const press = async (key) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  for (let steps = 0; steps < 3000; ++steps) {
    await settled(page);
    if (await page.locator('.after').isVisible()) break;
    const hash = await page.locator('main.table').getAttribute('data-hash');
    const now = await page.evaluate(() => ({
      confirm: !!document.querySelector('.question .confirm'),
      offer: !!document.querySelector('.question .offer'),
      regions: document.querySelectorAll('.board .glows').length,
      keys: [...document.querySelectorAll('.question .option:not(:disabled) kbd, .hand kbd, .columns kbd')].map((key) => key.textContent),
    }));
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    if (now.confirm || now.offer) await press('Enter');
    else if (now.regions > 0) {
      await press('b');
      for (let i = Math.floor(random() * now.regions); i > 0; --i) await press('g');
      await press('Enter');
    } else await press(now.keys[Math.floor(random() * now.keys.length)]);
    await page.waitForFunction((old) => document.querySelector('main.table')?.getAttribute('data-hash') !== old, hash, { timeout: 5000 });
    if (now.offer) await page.locator('.question .offer').waitFor({ state: 'detached' });
  }
  assert.ok(await page.locator('.after').isVisible());
  return `${presses} keys`;
}
