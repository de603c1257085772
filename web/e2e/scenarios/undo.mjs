// Undo goes back step by step, and never behind a card that was drawn.
import assert from 'node:assert/strict';
import { luck, newTable, playOn, settled, step } from '../play.mjs';

export default async function undo({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 21 });
  await settled(page);
  const button = page.locator('.question .steps button').first();
  const hashes = [await page.locator('main.table').getAttribute('data-hash')];
  assert.ok(await button.isDisabled());
  const random = luck(2);
  while (hashes.length < 4 && !(await page.locator('.question .confirm').isVisible())) {
    await step(page, random);
    await settled(page);
    hashes.push(await page.locator('main.table').getAttribute('data-hash'));
  }
  for (let i = hashes.length - 2; i >= 0 && (await button.isEnabled()); --i) {
    await page.keyboard.press('u');
    await page.waitForFunction((hash) => document.querySelector('main.table').dataset.hash === hash, hashes[i]);
  }
  assert.ok(await button.isDisabled());
  // An offering draws cards: afterwards there is nothing to undo.
  await page.getByRole('button', { name: /^\d* ?offer/i }).click();
  await page.locator('.hand .glows').first().click({ position: { x: 20, y: 60 } });
  await page.locator('.question .offer').click();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('offers 1 card'));
  await playOn(page, random, async () => true);
  assert.ok(await button.isDisabled());
}
