// Pieces from Mars are taken from a list that needs no scrolling and stays where it is; a double click takes one.
import assert from 'node:assert/strict';
import { doubleClick, newTable, settled } from '../play.mjs';

export default async function pieces({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 2 });
  await settled(page);
  await page.locator('.question .option').filter({ hasText: /offer/i }).click();
  await page.locator('.hand .card:has(.military)').first().click({ position: { x: 20, y: 60 } });
  const more = page.locator('.hand .glows');
  for (const i of [0, 1]) await more.nth(i).click({ position: { x: 20, y: 60 } });
  await page.locator('.question .offer').click();
  const list = page.locator('.question .option:enabled');
  await list.nth(4).waitFor();
  const places = () => page.locator('.question .option').evaluateAll((all) => all.slice(0, 5).map((each) => Math.round(each.getBoundingClientRect().top)));
  const scrolls = () => page.locator('.question .ask').evaluate((ask) => ask.scrollHeight - ask.clientHeight);
  const before = await places();
  assert.ok((await scrolls()) <= 1, `the list needs ${await scrolls()} px more`);
  // What was taken so far, in numbers.
  const taken = (n) => page.waitForFunction((n) => [...(document.querySelector('.so-far')?.textContent ?? '').matchAll(/\+(\d)/g)].reduce((sum, found) => sum + Number(found[1]), 0) === n, n);
  await doubleClick(page, list.nth(3));
  await taken(1);
  await page.waitForTimeout(450);
  await taken(1).catch(() => assert.fail('a double click takes one piece'));
  assert.deepEqual(await places(), before, 'the list has moved');
  assert.ok((await scrolls()) <= 1, 'the list needs scrolling after a click');
  // After a moment the same place may be clicked again.
  await list.nth(3).click();
  await taken(2);
  // Steps back may be clicked fast.
  await page.locator('.steps button').first().dblclick();
  await taken(0);
}
