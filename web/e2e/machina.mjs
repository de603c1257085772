// Plays Deus Ex Machina through the page as a person would: by clicking what glows, or by the keys that stand beside it.
import assert from 'node:assert/strict';
import { settled } from './play.mjs';

// Chooses the game in the form of a new table.
export async function choose(page, address) {
  const engines = [];
  page.on('request', (request) => { if (request.url().endsWith('.wasm')) engines.push(request.url()); });
  await page.goto(`${address}#/new`);
  await page.locator('form').waitFor();
  // Nobody fetches a game that is not looked at.
  assert.ok(!engines.some((each) => each.includes('machina')), `fetched ${engines.join()}`);
  // While it is fetched, no table of another game begins.
  const waits = await page.evaluate(async () => {
    document.querySelector('input[value="machina"]').click();
    await Promise.resolve();
    return document.querySelector('.go').disabled;
  });
  assert.ok(waits, 'a table of the game that was shown before could be begun');
}

export async function lay(page, address, { seed, seats = ['here', 'greedy'] }) {
  await choose(page, address);
  await page.locator(`.count input[value="${seats.length}"]`).check({ force: true });
  for (const [i, seat] of seats.entries()) {
    await page.locator('ol select').nth(i).selectOption(seat);
    if (seat === 'here') await page.locator('ol li').nth(i).locator('input').fill(['Ada', 'Ben', 'Cleo', 'Dora'][i]);
  }
  await page.locator('input[inputmode=numeric]').fill(String(seed));
  await page.locator('.go:not(:disabled)').click();
  await page.locator('main.table').waitFor();
  await settled(page);
}

// Quests come before other things, so that the game ends; now and then a free action comes first.
const ways = ['.quests .glows', '.question .end', '.heroes .glows', '.table .glows[data-option], .mat .pick', '.question .option:enabled'];
const waysNow = (random) => (random() < 0.12 ? ['.question .free .option', ...ways] : ways);

// What a click or a key may change: the position, whether it waits to be confirmed (an answer that would show something
// new), the first of two that change places, the end, a curtain.
const stand = (page) => page.evaluate(() => [document.querySelector('main.table')?.dataset.hash, ...['.question .confirm', '.marked', '.after', '.curtain'].map((each) => document.querySelector(each)?.dataset.thing ?? !!document.querySelector(each))].join());
async function changed(page, before) {
  for (const begun = Date.now(); (await stand(page)) === before; await page.waitForTimeout(20))
    if (Date.now() - begun > 15000) throw new Error(`Nothing changed: ${before}; ${await page.locator('.question').innerText()}`);
}

// One answer by clicking a thing that glows, or a button.
export async function click(page, random) {
  const before = await stand(page);
  for (const way of ['.question .confirm', ...waysNow(random)]) {
    const list = page.locator(way).locator('visible=true');
    const n = await list.count();
    if (!n) continue;
    await page.mouse.move(1, 1);
    await list.nth(Math.floor(random() * n)).click();
    await changed(page, before);
    // Whoever says that the round is over need not confirm it once more.
    if (way === '.question .end') assert.equal(await page.locator('.question .confirm').count(), 0);
    return;
  }
}

// What waits to be confirmed; until the page has taken it, the button is still there and could be pressed again.
export async function confirm(page) {
  await page.locator('.question .confirm').click();
  await page.locator('.question .confirm').waitFor({ state: 'detached' });
}

// One answer by a key: the number that stands on a thing, or Enter. What was just pressed must not be pressed again.
export async function press(page, random) {
  const before = await stand(page);
  const keys = await page.evaluate((list) => (document.querySelector('.question .confirm') ? [['Enter']] : list.map((way) => [...document.querySelectorAll(way)].map((each) => each.querySelector('kbd')?.textContent.trim()).filter((key) => /^\d$/.test(key)))), waysNow(random));
  const there = keys.find((some) => some.length) ?? [];
  if (!there.length) throw new Error(`No key answers: ${await page.locator('.question').innerText()}`);
  await page.keyboard.press(there[Math.floor(random() * there.length)]);
  await changed(page, before);
}

// Answers by `answer` until `until` says so or the game is over; lifts the curtain between two people at one screen.
export async function playOn(page, random, answer, until = async () => false) {
  for (let answers = 0; answers < 400; ++answers) {
    await settled(page);
    if (await page.locator('.after').isVisible()) return answers;
    if (await page.locator('.curtain').isVisible()) {
      await page.locator('.curtain button').click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    if (await until(answers)) return answers;
    await answer(page, random);
  }
  throw new Error('The game does not end.');
}
