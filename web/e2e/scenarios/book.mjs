// The rules as a book: from a question to its section, along a term, by search and keys, in the other language; axe-core
// finds nothing on its pages.
import assert from 'node:assert/strict';
import { faults } from '../faults.mjs';
import { newTable, settled } from '../play.mjs';

export const seconds = 25;

export default async function book({ address, person }) {
  const page = await person();
  // The section that is open; its address changes a moment before.
  const shows = (name) => page.locator('.book .here h3').getByText(name, { exact: true }).waitFor();
  const clean = async (what) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, colorScheme);
      assert.deepEqual(await faults(page), [], `${what}, ${colorScheme}`);
    }
  };

  // At a table the book lies beside the game.
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 5 });
  await settled(page);
  const table = page.url();
  await page.getByRole('button', { name: 'The rules about this' }).click();
  await shows('Your turn');
  await page.locator('.book .here').getByRole('link', { name: 'offering' }).click();
  await shows('An offering');
  assert.equal(page.url(), table);
  await clean('beside a game');
  await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: 'Close' }).click();

  // A card leads to the sections that it is about.
  await page.goto(`${address}#/cards/deus`);
  await page.locator('[data-face="siege-tower"]').first().click();
  await page.locator('dialog[open]').getByRole('link', { name: 'Villages' }).click();
  await page.waitForURL(/#\/rules\/deus\/villages/);
  await shows('Villages');
  await page.locator('.book svg.board').nth(3).waitFor();
  await clean('a chapter');

  // By keys alone: type, down, Enter.
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('siege');
  await page.locator('.found mark').first().waitFor();
  await clean('what was found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.found'));
  await shows('Red: war');

  // The same section in the other language, with accents or without.
  await page.goto(`${address}#/rules/deus/discards`);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'La défausse' }).waitFor();
  await page.getByRole('searchbox').fill('elephants');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/rules\/deus\/military/);
  await shows('Rouge\u00a0: la guerre');

  // The other game, on a phone: nothing is wider than the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}#/rules/machina/completing`);
  await page.getByRole('heading', { name: 'La récompense' }).waitFor();
  await clean('on a phone');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'too wide for a phone');
}
