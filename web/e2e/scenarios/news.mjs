// What the others did is told by player and marked on the board; the discards open; notices go by
// themselves; what was forgotten can be had back; of a turn that was taken back nothing is told.
import assert from 'node:assert/strict';
import { luck, newTable, playOn, settled, step } from '../play.mjs';

export const seconds = 30;

// To the next turn of one's own, of which nothing is answered yet.
async function nextTurn(page, random) {
  await playOn(page, random, async (clicks) => clicks > 0 && (await page.locator('.path span').count()) === 0 && (await page.locator('.news').count()) > 0);
}

export default async function news({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy', 'greedy', 'greedy'], seed: 5, egypt: true });
  const random = luck(3);
  await nextTurn(page, random);
  const turns = page.locator('.news details');
  assert.equal(await turns.count(), 3);
  const names = await page.locator('.player h2').allInnerTexts();
  const told = await turns.allInnerTexts();
  names.slice(1).forEach((name, i) => assert.match(told[i], new RegExp(`^\\W*\\w?\\s*${name} (builds|offers|lays)`, 'i')));
  assert.ok((await page.locator('.news .sum').first().innerText()).match(/[+−]\d/), told[0]);
  assert.equal(await turns.first().locator('li').first().isVisible(), false);
  await turns.first().locator('summary').click();
  await turns.first().locator('li').first().waitFor();
  // The places stay marked until the next answer, and say what happened there.
  const marks = await page.locator('[data-mark]').evaluateAll((all) => all.map((each) => each.dataset.mark));
  assert.ok(marks.length > 0);
  await page.locator(`[data-region="${marks[0]}"]`).hover();
  const words = await page.locator('.seen .mark').innerText();
  assert.match(words, /places|moves|takes|falls/);
  await page.waitForTimeout(3000);
  assert.equal(await page.locator('[data-mark]').count(), marks.length);

  // What cannot be chosen says why, and the words go by themselves.
  await page.locator('[data-region="0"]').click();
  await page.locator('.notice').waitFor();
  await page.mouse.move(1, 1);
  await page.locator('.notice').waitFor({ state: 'detached', timeout: 12000 });
  await page.locator('[data-region="0"]').click();
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });

  const summaries = () => page.locator('.news summary').allInnerTexts();
  const before = await summaries();
  await step(page, random);
  assert.equal(await page.locator('[data-mark]').count(), 0);
  await nextTurn(page, random);
  assert.notDeepEqual(await summaries(), before);
  await page.getByRole('button', { name: 'Take back my move' }).click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await page.waitForFunction((old) => [...document.querySelectorAll('.news summary')].map((each) => each.innerText).join() === old, before.join());
  await settled(page);

  // My own offering: its god, how many cards, what it will give; then it lies on the pile.
  await page.getByRole('button', { name: /^\d* ?offer/i }).click();
  await page.locator('.hand .glows').first().click({ position: { x: 20, y: 60 } });
  await page.locator('.question .offer').waitFor();
  assert.match(await page.locator('.pile button').first().getAttribute('title'), /^Discards: \d+ cards?, In this offering: 1 card, .*: /);
  const top = (await page.locator('.pile .name').innerText()).trim();
  await page.locator('.question .offer').click();
  await playOn(page, random, async () => (await page.locator('.laying').count()) === 0);
  await page.locator('.pile > button').click();
  const pile = page.getByRole('dialog', { name: 'The discards' });
  await pile.getByText('The last offering').waitFor();
  assert.ok((await pile.locator('ol li').allInnerTexts()).some((name) => name.trim() === top));
  await pile.getByRole('button', { name: 'All cards of this game' }).click();
  await pile.getByText(/How many of each card/).waitFor();

  await page.goto(`${address}#/tables`);
  const row = page.locator('main li').first();
  await row.getByRole('button', { name: 'Forget' }).click();
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name: 'Continue' }).waitFor();
  await row.getByRole('button', { name: 'Forget' }).click();
  await page.reload();
  await page.getByText('No games yet.').waitFor();
}
