// A game on a phone: everything is in reach and nothing is wider than the screen.
import assert from 'node:assert/strict';
import { luck, newTable, playOn, settled, step } from '../play.mjs';

export const seconds = 40;

// A finger sees nothing before it touches: the first touch shows what a region brings, the second takes it.
async function aimAndChoose(page) {
  const random = luck(6);
  for (await settled(page); (await page.locator('.board .glows').count()) < 2; await settled(page)) await step(page, random);
  const [first, second] = [page.locator('.board .glows').nth(0), page.locator('.board .glows').nth(1)];
  const asked = await page.locator('.question h2').innerText();
  await first.tap();
  await second.tap();
  const name = (await second.getAttribute('aria-label')).split(',')[0];
  await page.getByRole('button', { name: /^Choose / }).waitFor();
  assert.match(await page.locator('.seen').innerText(), new RegExp(name));
  assert.equal(await page.locator('.question h2').innerText(), asked);
  // A touch within a moment of a change takes nothing.
  await page.waitForTimeout(400);
  await second.tap();
  await page.waitForFunction(() => !document.querySelector('.aim'));
  assert.notEqual(await page.locator('.question h2').innerText(), asked);
}

export default async function phone({ address, person }) {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const screen of ['', '#/new', '#/tables', '#/games', '#/cards', '#/rules', '#/replay']) {
    await page.goto(address + screen);
    await page.waitForTimeout(250);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${screen || 'start'} is too wide`);
  }
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 12 });
  await aimAndChoose(page);
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 12 });
  await playOn(page, luck(6), async (clicks) => clicks >= 60);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1), 'the table scrolls');
  for (const tab of ['Columns', 'Players', 'Log', 'Hand']) await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: tab }).click();
}
