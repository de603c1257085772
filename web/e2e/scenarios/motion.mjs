// What happens is shown in motion: gains with their numbers, a column from the bottom to the top, villages that fall; and
// nothing of it for whoever wants none.
import assert from 'node:assert/strict';
import { newTable, rush, settled } from '../play.mjs';

export const seconds = 70;

// Notes every animation that the page begins by itself.
function watchMotion() {
  globalThis.pantheonMotion = [];
  const begin = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const column = this.closest('.column');
    globalThis.pantheonMotion.push({
      id: how.id, delay: how.delay, text: this.textContent, symbol: this.querySelector('use')?.getAttribute('href') ?? '',
      frame: document.timeline.currentTime, column: column ? column.className : '', top: this.getBoundingClientRect().top,
      region: this.closest('[data-region]')?.dataset.region, clicks: getComputedStyle(this.parentElement).pointerEvents,
    });
    return begin.call(this, frames, how);
  };
}
const moved = (page) => page.evaluate(() => globalThis.pantheonMotion.splice(0));

// An offering to Ceres that takes a stone and a wheat, and draws two cards.
async function offer(page, address) {
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 30 });
  await settled(page);
  await page.waitForTimeout(1500);
  await moved(page);
  await page.locator('.question').getByRole('button', { name: /offer$/i }).click();
  for (const name of ['Brickyard', 'War Elephants']) await page.locator('.hand .card', { hasText: name }).first().click({ position: { x: 20, y: 60 } });
  await page.locator('.question .offer').click();
  await page.getByText('2 more to choose').waitFor();
  await page.locator('.option').nth(3).click();
  await page.getByText('1 more to choose').waitFor();
  await page.locator('.option').nth(0).click();
  // Whoever drew cards cannot take them back; with or without a question about that.
  const next = page.locator('.question .confirm').or(page.getByText('Since your last turn'));
  await next.first().waitFor();
  if (await page.locator('.question .confirm').isVisible()) await page.locator('.question .confirm').click();
  await page.getByText('Since your last turn').waitFor();
  await page.waitForTimeout(300);
}

export default async function motion({ address, person }) {
  const page = await person({ settings: { motion: true } });
  await page.addInitScript(watchMotion);
  await offer(page, address);
  const gains = (await moved(page)).filter((each) => each.id === 'gain');
  const told = gains.map((each) => `${each.text.trim()} ${each.symbol.replace('#s-', '')}`);
  assert.deepEqual(told.slice(0, 4), ['+1 production', '+1 stone', '+1 wheat', '+2 card']);
  assert.ok(gains.every((each) => each.clicks === 'none'), 'a gain can be clicked on');
  assert.ok(await page.locator('.gain').count(), 'no gain is on the screen');

  await newTable(page, address, { seats: ['here', 'greedy'], seed: 5 });
  await settled(page);
  await page.waitForTimeout(1500);
  await rush(page, 3);
  const all = await moved(page);
  // Cards of one column that are lit in one go, by their place on the screen.
  const columns = new Map();
  for (const each of all.filter(({ id }) => id === 'light')) columns.set(each.frame + each.column, [...(columns.get(each.frame + each.column) ?? []), each]);
  const together = [...columns.values()].filter((cards) => cards.length > 1);
  assert.ok(together.length > 2, `only ${together.length} columns of several cards lit up`);
  for (const cards of together)
    for (const [i, card] of cards.entries())
      if (i) assert.ok(card.delay > cards[i - 1].delay && card.top < cards[i - 1].top, `a column did not light up from the bottom to the top: ${JSON.stringify(cards)}`);
  const fell = new Set(all.filter((each) => each.id === 'fall').map((each) => each.region));
  const ruins = await page.locator('.region.fallen').evaluateAll((list) => list.map((each) => each.dataset.region));
  assert.ok(ruins.length, 'no village fell');
  assert.deepEqual([...fell].sort(), ruins.sort());
  assert.ok(all.some((each) => each.id === 'dust'));
  // What flew is gone.
  await page.waitForTimeout(4500);
  assert.equal(await page.locator('.gain, .dust').count(), 0);

  for (const calm of [{ reducedMotion: 'reduce', settings: { motion: true } }, { settings: { motion: false } }]) {
    const still = await person(calm);
    await still.addInitScript(watchMotion);
    await offer(still, address);
    assert.deepEqual(await moved(still), []);
  }

  // Plain signs instead of pictures, and back.
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 5 });
  await page.locator('.hand .picture').first().waitFor();
  const ship = () => page.evaluate(() => document.querySelector('#s-ship').innerHTML);
  const antique = await ship();
  await page.getByRole('button', { name: 'Settings and keys' }).click();
  await page.getByLabel('Antique pictures').uncheck();
  await page.waitForFunction((old) => document.querySelector('#s-ship').innerHTML !== old, antique);
  assert.equal(await page.locator('.picture').count(), 0);
  await page.getByLabel('Antique pictures').check();
  assert.equal(await ship(), antique);
  return `${together.length} columns, ${fell.size} villages`;
}
