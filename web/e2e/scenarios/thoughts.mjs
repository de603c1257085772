// Second thoughts: another card or region instead, Escape, things taken in any order, and Enter that confirms.
import assert from 'node:assert/strict';
import { newTable, settled } from '../play.mjs';

export default async function thoughts({ address, person }) {
  const page = await person();
  const question = page.locator('.question h2');
  const card = (name, n = 0) => page.locator('.hand .card', { hasText: name }).nth(n);
  // A second click at the same place takes nothing (second_click.ts).
  const pick = (name, n) => page.mouse.move(1, 1).then(() => card(name, n).click({ position: { x: 20, y: 60 } }));

  // Both copies of a card glow and stand for it.
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 23 });
  await settled(page);
  assert.equal(await page.locator('.hand .glows', { hasText: 'Ballista' }).count(), 2);
  await pick('Ballista', 1);
  await question.filter({ hasText: 'Ballista: ' }).waitFor();
  // Another card instead of the one that is being built.
  await pick('Basilica');
  await question.filter({ hasText: 'Basilica: ' }).waitFor();
  assert.match(await page.locator('.path').innerText(), /^build Basilica/i);
  assert.match(await page.locator('.hand .chosen').innerText(), /Basilica/);
  await page.keyboard.press('Escape');
  await question.filter({ hasText: 'Build a card' }).waitFor();
  // Another region instead of the one that was chosen.
  await pick('Basilica');
  await question.filter({ hasText: 'where does' }).waitFor();
  const regions = await page.locator('.board .glows').evaluateAll((all) => all.map((each) => each.dataset.region));
  await page.locator(`[data-region="${regions[0]}"]`).hover();
  assert.match(await page.locator('.seen').innerText(), /You place/);
  await page.locator(`[data-region="${regions[0]}"]`).click();
  await page.locator('.confirm').waitFor();
  await page.locator(`[data-region="${regions[1]}"]`).click();
  await page.locator(`[data-region="${regions[1]}"].occupied`).waitFor();
  assert.equal(await page.locator(`[data-region="${regions[0]}"].occupied`).count(), 0);
  // Enter confirms although a button has the focus, which the pointer left there.
  await page.locator('.whose button').last().click();
  await page.keyboard.press('Enter');
  await page.locator('.confirm').waitFor({ state: 'detached' });

  // An offering to Ceres: stone first, then wheat, and so it is told.
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 30 });
  await settled(page);
  await page.getByRole('button', { name: /^\d* ?offer/i }).click();
  await pick('Brickyard');
  await pick('War Elephants');
  assert.match(await page.locator('.question').innerText(), /Ceres: .*draw 2 cards/s);
  await page.locator('.question .offer').click();
  await page.getByText('2 more to choose').waitFor();
  await page.locator('.option').nth(3).click();
  await page.getByText('1 more to choose').waitFor();
  await page.locator('.option').nth(0).click();
  await page.waitForFunction(() => /gain 1 .*gain 1 /s.test(document.querySelector('.log').textContent));
  const log = await page.locator('.log [aria-label]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(log.filter((word) => ['wheat', 'wood', 'clay', 'stone'].includes(word)).slice(0, 2), ['stone', 'wheat']);
}
