// The link of a finished game opens its replay at the moment it names; from there one can play on.
import assert from 'node:assert/strict';
import { newTable, rush, settled } from '../play.mjs';

export const seconds = 45;

export default async function replay({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 33 });
  await rush(page, 4);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const range = page.getByRole('slider');
  await range.waitFor();
  // It begins with the deal, which tells of no turn yet; what was drawn is open.
  await page.getByRole('heading', { name: 'The cards are dealt' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.turns li').length > 9);
  assert.doesNotMatch(await page.locator('.log').innerText(), /draws a card/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.waitForFunction(() => /step (\d+) of \1$/.test(document.querySelector('.controls .number').textContent.trim()));
  // Everything fits, every hand is open, and every turn can be gone to.
  const seen = await page.evaluate(() => ({ page: document.documentElement.scrollHeight - innerHeight, low: ['.controls', '.board', '.hands', '.columns-box', '.turns'].filter((each) => document.querySelector(each).getBoundingClientRect().bottom > innerHeight) }));
  assert.deepEqual(seen, { page: 0, low: [] });
  await page.locator('.turns button').nth(5).click();
  await page.getByRole('heading', { name: /^Move 6/ }).waitFor();
  assert.match(await page.locator('.turns [aria-current]').innerText(), /^6\b/);
  const hands = page.locator('.hands .hand');
  assert.equal(await hands.count(), 2);
  for (const i of [0, 1]) assert.ok((await hands.nth(i).locator('button').count()) > 0);
  // Every step says what it was: what happened, or what was chosen.
  for (const at of [30, 31, 32, 33, 34, 35, 36]) {
    await range.fill(String(at));
    await page.getByText(`step ${at} of`).waitFor();
    await page.waitForFunction(() => /\S/.test(document.querySelector('.events .told')?.textContent ?? '') || /builds|offers/.test(document.querySelector('.events h2').textContent));
  }
  await page.getByLabel('Speed').selectOption('5×');
  const at = await range.inputValue();
  await page.getByRole('button', { name: 'Let it run' }).click();
  await page.waitForFunction((old) => Number(document.querySelector('[type=range]').value) > Number(old) + 3, at);
  await page.getByRole('button', { name: 'Pause' }).click();
  await range.fill('40');
  await page.getByText('step 40 of').waitFor();
  const link = await page.locator('.controls .copy').getAttribute('data-link');
  const other = await person();
  await other.goto(link);
  await other.getByText('step 40 of').waitFor();
  const words = (of) => of.locator('.board [data-region]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(await words(other), await words(page));
  await other.getByRole('button', { name: 'Play from here' }).click();
  await other.locator('main.table').waitFor();
  await settled(other);
  // What came before is in the log.
  assert.match(await other.locator('.log').innerText(), /Round 1: /i);
}
