// Undo goes back step by step, what draws cards asks once more, and whole turns are taken back from the log.
import assert from 'node:assert/strict';
import { luck, newTable, playOn, settled, step } from '../play.mjs';

export default async function undo({ address, person }) {
  // Kept by an earlier page, when nobody was asked before cards were drawn.
  const page = await person({ settings: { confirm: 'turn' } });
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
  // An offering draws cards: that is said, and can still be undone; afterwards there is nothing to undo.
  await offer(page);
  await untilAsked(page, random);
  assert.match(await page.locator('.question').innerText(), /cards will be drawn.*Nothing can be undone once cards are drawn/is);
  // Where the turn ends with it, the next one is not told of yet.
  assert.doesNotMatch(await page.locator('.log p').last().innerText(), /round/i);
  await joins(page, random);
  const size = () => page.locator('.hand .card').count();
  const left = await size();
  await button.click();
  await page.locator('.question .confirm').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.locator('.question .confirm').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length > n, left);
  await playOn(page, random, async () => true);
  assert.ok(await button.isDisabled());

  // The turn is taken back from the log, which tells nothing of it any more, nor does the question; and again as it was.
  const told = () => page.locator('.log').innerText();
  const whole = await told();
  assert.match(whole, /You offer 1 card/);
  // It is asked once more.
  await page.locator('.log-box header button').click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  assert.equal(await told(), whole);
  await page.locator('.log-box header button').click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await page.locator('.log', { hasText: 'was taken back' }).waitFor();
  assert.doesNotMatch(await page.locator('.right').innerText(), /You offer 1 card|Since your last turn/);
  assert.equal(await page.locator('.log-box header button').count(), 0);
  await page.locator('.log p button', { hasText: 'Undo' }).click();
  await page.locator('.log', { hasText: 'You offer 1 card' }).waitFor();
  assert.equal((await told()).split('\n')[0], whole.split('\n')[0]);
  // Every turn of one's own has its way back.
  await page.locator('.log .turn button').first().click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await page.waitForFunction(() => !document.querySelector('.log').textContent.includes('You offer 1 card'));

  // Who wants it quicker is not asked before the end of the turn.
  const quick = await person({ settings: { confirm: 'turn', version: 2 } });
  await newTable(quick, address, { seats: ['here', 'greedy'], seed: 21 });
  await settled(quick);
  const hand = await quick.locator('.hand .card').count();
  await offer(quick);
  await quick.waitForFunction((n) => document.querySelectorAll('.hand .card').length === n && document.querySelector('.log')?.textContent.includes('You offer 1 card'), hand);
  assert.equal(await quick.locator('.question .confirm').count(), 0);
}

// One card is offered.
async function offer(page) {
  await page.locator('.option[data-option="126"]').click();
  await page.locator('.hand .glows').first().click({ position: { x: 20, y: 60 } });
  await page.locator('.question .offer').click();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('You offer 1 card'));
}

// A card of the hand joins the offering that waits to be confirmed, and leaves it again.
async function joins(page, random) {
  const click = async (card) => { await page.mouse.move(1, 1); await page.waitForTimeout(400); await card.click({ position: { x: 20, y: 60 } }); };
  const pile = page.locator('.pile > button');
  const size = Number(await pile.locator('b').first().innerText());
  assert.match(await page.locator('.hand .card').first().innerText(), /can still join the offering/);
  await click(page.locator('.hand .card').first());
  await page.locator('.offer', { hasText: 'Offer 2 cards' }).waitFor();
  // The pile keeps its number while cards are laid.
  assert.deepEqual(await pile.locator('b').allInnerTexts(), [String(size - 1), '+2']);
  await click(page.locator('.hand .marked'));
  await page.locator('.offer', { hasText: 'Offer 1 card' }).waitFor();
  assert.equal(await page.locator('.hand .marked').count(), 0);
  await page.locator('.offer').click();
  await untilAsked(page, random);
}

// What the god gives is taken, up to the pause.
async function untilAsked(page, random) {
  for (let steps = 0; steps < 20; ++steps) {
    await settled(page);
    // What was clicked last may not be shown yet: a pause comes within a moment, or not at all.
    if (await page.locator('.question .confirm').waitFor({ timeout: 1500 }).then(() => true, () => false)) return;
    await step(page, random);
  }
}
