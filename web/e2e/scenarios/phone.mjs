// A game on a phone: everything is in reach and nothing is wider than the screen.
import assert from 'node:assert/strict';
import { luck, newTable, playOn } from '../play.mjs';

export default async function phone({ address, person }) {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const screen of ['', '#/new', '#/tables', '#/cards', '#/rules', '#/replay']) {
    await page.goto(address + screen);
    await page.waitForTimeout(250);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${screen || 'start'} is too wide`);
  }
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 12 });
  await playOn(page, luck(6), async (clicks) => clicks >= 60);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1), 'the table scrolls');
  for (const tab of ['Columns', 'Players', 'Log', 'Hand']) await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: tab }).click();
}
