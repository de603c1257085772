// The deal of the day without a network: begun, left, continued and played to its end. Then there is a text to share that
// tells nothing of the deal, and the next game of this day is practice.
import assert from 'node:assert/strict';
import * as machina from '../machina.mjs';
import { luck, offlineReady } from '../play.mjs';

export const seconds = 60;

export default async function daily({ address, stop, person }) {
  const page = await person();
  await page.goto(address);
  await offlineReady(page);
  await stop();
  const days = async () => {
    await page.goto(`${address}#/daily/machina`);
    await page.getByRole('heading', { name: 'Your days' }).waitFor();
  };
  await days();
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await page.locator('main.table').waitFor();
  await days();
  await page.getByRole('button', { name: 'Continue today’s game' }).click();
  await page.locator('main.table').waitFor();
  await machina.playOn(page, luck(7), machina.click, async () => page.locator('.after').isVisible());
  const shared = await page.locator('.day pre').innerText();
  assert.match(shared, /^Pantheon, Deus Ex Machina, \d{4}-\d\d-\d\d\n.* points? in \d+ moves?\n/);
  await days();
  assert.equal(await page.locator('.today pre').innerText(), shared);
  await page.getByRole('button', { name: 'for practice' }).waitFor();
}
