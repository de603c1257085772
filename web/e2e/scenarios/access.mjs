// axe-core finds nothing on any screen, in both themes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { luck, newTable, playOn } from '../play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const seconds = 100;

export default async function access({ address, person }) {
  const page = await person();
  const check = async (name) => {
    await page.waitForTimeout(150);
    await page.evaluate(axe);
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      const words = violations.map((each) => `${each.id} (${each.nodes.length}): ${each.nodes[0].target.join(' ')} ${each.nodes[0].any[0]?.message ?? each.help}`);
      assert.deepEqual(words, [], `${name}, ${theme}`);
    }
  };
  for (const screen of ['', '#/new', '#/tables', '#/cards', '#/rules', '#/replay']) {
    await page.goto(address + screen);
    await page.waitForTimeout(300);
    await check(screen || 'start');
  }
  await newTable(page, address, { seats: ['here', 'greedy', 'greedy'], seed: 31, egypt: true });
  await playOn(page, luck(9), async (clicks) => clicks >= 30);
  await check('table');
  await page.getByRole('button', { name: 'Settings and keys' }).click();
  await check('settings');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('t');
  await check('board in words');
  await page.keyboard.press('t');
  await newTable(page, address, { seats: ['here', 'here'], seed: 31 });
  await page.locator('.curtain').waitFor();
  await check('curtain');
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 31 });
  await playOn(page, luck(9));
  await check('after the game');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('30');
  await check('replay');
}
