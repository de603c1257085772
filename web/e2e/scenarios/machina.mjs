// Deus Ex Machina: a whole game against a bot by mouse on a desk, and part of one on a phone in French, with axe-core.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { luck, settled } from '../play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const seconds = 30;

async function begin(page, address, seed) {
  const engines = [];
  page.on('request', (request) => { if (request.url().endsWith('.wasm')) engines.push(request.url()); });
  await page.goto(`${address}#/new`);
  await page.locator('form').waitFor();
  // Nobody fetches a game that is not looked at.
  assert.ok(!engines.some((each) => each.includes('machina')), `fetched ${engines.join()}`);
  await page.locator('input[value="machina"]').check({ force: true });
  await page.locator('ol select').nth(1).selectOption('greedy');
  await page.locator('input[inputmode=numeric]').fill(String(seed));
  await page.locator('.go:not(:disabled)').click();
  await page.locator('main.table').waitFor();
  await settled(page);
}

async function check(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map((each) => `${name}: ${each.id} (${each.nodes.length}): ${each.nodes[0].target.join(' ')} ${each.nodes[0].any[0]?.message ?? each.help}`), []);
}

const glowing = '.table .glows[data-option]:visible, .mat .pick:visible';
// One answer by clicking: a thing that glows, or a button. Quests come before other things, so that the game ends.
async function step(page, random) {
  const hash = await page.locator('main.table').getAttribute('data-hash');
  const one = async (list) => {
    const n = await list.count();
    if (!n) return false;
    await page.mouse.move(1, 1);
    await list.nth(Math.floor(random() * n)).click();
    return true;
  };
  const ways = ['.question .confirm', '.quests .glows', '.question .end', '.heroes .glows', glowing, '.question .option:enabled'];
  for (const way of random() < 0.12 ? ['.question .confirm', '.question .free .option', ...ways] : ways) if (await one(page.locator(way))) break;
  await page.waitForFunction((old) => document.querySelector('.after') || document.querySelector('main.table')?.getAttribute('data-hash') !== old || document.querySelector('.marked'), hash, { timeout: 15000 });
  await settled(page);
}

async function hovering(page) {
  await page.locator('.heroes .hero').first().hover();
  await page.waitForFunction(() => [...document.querySelectorAll('.quests .line')].some((line) => /Costs|Needs|Strong enough|taken/.test(line.textContent)));
  // The secret quests say it too.
  assert.ok((await page.locator('.quests .line, .secrets .line').allInnerTexts()).every(Boolean));
  // From a quest's side it is the heroes who say it.
  await page.locator('.quests .face').first().hover();
  await page.locator('.heroes .prospect').first().waitFor();
  assert.equal(await page.locator('.heroes .prospect').count(), await page.locator('.heroes .name').count());
}

export default async function machina({ address, person }) {
  const page = await person();
  const random = luck(4);
  await begin(page, address, 12);
  let clicks = 0;
  while (!(await page.locator('.heroes .glows').count())) await step(page, random).then(() => ++clicks);
  await hovering(page);
  await check(page, 'desk');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await check(page, 'desk, dark');
  // Arrows walk over the board; numbers choose.
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  assert.match(await page.evaluate(() => document.activeElement.dataset.thing), /^space-/);
  // What is gone and what may still come can be looked up.
  await page.getByRole('button', { name: 'Settings and keys' }).click();
  await page.getByRole('button', { name: 'Cards of this game' }).click();
  await page.getByText('Never shown').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  for (; !(await page.locator('.after').isVisible()); ++clicks) {
    assert.ok(clicks < 400, 'the game does not end');
    await step(page, random);
  }
  assert.match(await page.locator('.after .ends').innerText(), /Claimed|No claim/);
  await check(page, 'end');
  // The replay shows the table of every moment, with everybody's secrets.
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('40');
  await page.locator('.picture .mine .objective').waitFor();
  assert.equal(await page.locator('.picture .place').count(), 8);

  const phone = await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true, isMobile: true });
  await begin(phone, address, 7);
  for (let i = 0; i < 14; ++i) await step(phone, random);
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  for (const tab of ['Joueurs', 'Journal', 'Mes secrets']) {
    await phone.locator('.tabs').getByRole('button', { name: tab }).click();
    await check(phone, tab);
  }
  return `${clicks} clicks`;
}
