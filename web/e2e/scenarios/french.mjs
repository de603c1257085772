// French throughout, switched at once, also in the middle of a game.
import assert from 'node:assert/strict';
import { luck, newTable, playOn } from '../play.mjs';

export default async function french({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 9 });
  await playOn(page, luck(3), async (clicks) => clicks >= 10);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Journal' }).waitFor();
  await page.waitForFunction(() => /Livia pioche/.test(document.querySelector('.log').textContent));
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.match(await page.locator('.question h2').innerText(), /\?|complet/);
  const other = await person({ locale: 'fr-FR' });
  await other.goto(address);
  await other.getByRole('button', { name: 'Jouer' }).waitFor();
}
