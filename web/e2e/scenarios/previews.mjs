// What is said before an answer: on the card, on the region, beside one's points; and what is not asked.
import assert from 'node:assert/strict';
import { doubleClick, luck, newTable, rush, settled, step } from '../play.mjs';

export const seconds = 40;

const handCard = (page, name) => page.locator('.hand .card', { hasText: name });

// A payment with one sensible way is made by itself, undone with the card, and can be made otherwise.
async function payment(page) {
  const question = page.locator('.question h2');
  const pick = async () => {
    await page.mouse.move(700, 300);
    await handCard(page, 'Basilica').click({ position: { x: 20, y: 60 } });
  };
  await handCard(page, 'Basilica').hover({ position: { x: 20, y: 60 } });
  const will = await handCard(page, 'Basilica').locator('.will').innerText();
  assert.match(will, /−1/);
  await pick();
  await question.filter({ hasText: 'where does' }).waitFor();
  assert.match(await page.locator('.path').innerText(), /build Basilica.*paying/is);
  await page.keyboard.press('u');
  await question.filter({ hasText: 'Build a card' }).waitFor();
  await pick();
  await page.getByRole('button', { name: 'Pay otherwise' }).click();
  await question.filter({ hasText: 'how do you pay' }).waitFor();
  await page.locator('.options .option', { hasText: '4' }).first().click();
  await question.filter({ hasText: 'where does' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Pay otherwise' }).count(), 0);
}

// The sum of the chosen region is what one has afterwards.
async function sum(page) {
  const points = () => page.locator('.player').first().locator('.vp').innerText();
  assert.match(await points(), /5\s*→15/);
  await page.locator('.board .glows').first().click();
  await page.locator('.confirm').waitFor();
  assert.match(await page.locator('.so-far').innerText(), /This turn:\s*−/);
}

// A region that costs points is looked at first, by mouse and by keys.
async function price(page, address) {
  const costly = page.locator('.board .glows:has(.costs)');
  // Not every game comes to such a region.
  for (let seed = 22; seed < 32 && !(await costly.count()); ++seed) {
    await newTable(page, address, { seats: ['here', 'greedy'], seed });
    await rush(page, 7, 60);
    for (let i = 0; i < 60; ++i) {
      await settled(page);
      if ((await costly.count()) || (await page.locator('.after').isVisible())) break;
      await step(page, luck(seed + i));
    }
  }
  const hash = () => page.locator('main.table').getAttribute('data-hash');
  const before = await hash();
  await doubleClick(page, costly.first());
  await page.locator('.notice', { hasText: /costs \d VP/ }).waitFor();
  assert.equal(await hash(), before);
  await page.locator('.question .aim').waitFor();
  await costly.last().focus();
  await page.keyboard.press('Enter');
  if ((await costly.count()) > 1) assert.equal(await hash(), before);
  // Beside regions no number means anything.
  await page.keyboard.press('1');
  assert.equal(await hash(), before);
  await page.locator('.question .aim').click();
  await page.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, before);
}

// A card that asks something once it is placed says that more may come; so does its place.
async function openEnd(page) {
  const will = page.locator('.hand .card .will .more');
  const cards = page.locator('.hand .glows');
  for (let i = 0; i < (await cards.count()); ++i) {
    await cards.nth(i).hover({ position: { x: 20, y: 60 } });
    if (!(await will.count())) continue;
    assert.match(await will.getAttribute('title'), /more may come/);
    return true;
  }
  return false;
}

export default async function previews({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 23 });
  await settled(page);
  assert.ok(await openEnd(page));
  await payment(page);
  await sum(page);
  await price(page, address);
}
