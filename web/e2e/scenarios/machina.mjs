// Deus Ex Machina: a whole game against a bot by mouse on a desk with its replay, another on a phone in French, with
// axe-core.
import assert from 'node:assert/strict';
import { faults } from '../faults.mjs';
import { click, lay, playOn } from '../machina.mjs';
import { luck } from '../play.mjs';

export const seconds = 40;

const check = async (page, name) => assert.deepEqual(await faults(page), [], name);

async function hovering(page) {
  await page.locator('.heroes .hero:not(.empty)').first().hover();
  await page.waitForFunction(() => [...document.querySelectorAll('.quests .line')].some((line) => /Costs|Needs|Strong enough|ability|taken|reserved/.test(line.textContent)));
  // The secret quests say it too.
  assert.ok((await page.locator('.quests .line, .secrets .line').allInnerTexts()).every(Boolean));
  // From a quest's side it is the heroes who say it.
  await page.locator('.quests .face').first().hover();
  await page.locator('.heroes .prospect').first().waitFor();
  assert.equal(await page.locator('.heroes .prospect').count(), await page.locator('.heroes .name').count());
}

// A list that is scrolled down stays where it is while a finger comes down on it.
async function steady(page) {
  const [before, after] = await page.evaluate(async () => {
    const ask = document.querySelector('.question .ask');
    const option = ask.querySelector('.free .option');
    const frame = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await frame();
    const before = ask.scrollHeight;
    option.dispatchEvent(new PointerEvent('pointerenter'));
    await frame();
    const after = ask.scrollHeight;
    option.dispatchEvent(new PointerEvent('pointerleave'));
    return [before, after];
  });
  assert.ok(after >= before, `the question shrinks from ${before} to ${after} under the pointer`);
}

export default async function machina({ address, person }) {
  const page = await person();
  const random = luck(4);
  await lay(page, address, { seed: 12 });
  let clicks = await playOn(page, random, click, async () => (await page.locator('.heroes .glows').count()) > 0);
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
  clicks += await playOn(page, random, click);
  assert.match(await page.locator('.after .ends').innerText(), /Claimed|No claim/);
  await check(page, 'end');
  // The replay shows the table of every moment, with everybody's secrets.
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('40');
  await page.locator('.picture .mine .objective').waitFor();
  assert.equal(await page.locator('.picture .place').count(), 8);

  const phone = await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true, isMobile: true });
  await lay(phone, address, { seed: 7, seats: ['here', 'greedy', 'greedy', 'greedy'] });
  await playOn(phone, random, click, async () => (await phone.locator('.question .news').count()) > 0 && (await phone.locator('.question .free .option').count()) > 0);
  await steady(phone);
  await playOn(phone, random, click, async (answers) => answers >= 14);
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390);
  for (const tab of ['Joueurs', 'Journal', 'Mes secrets']) {
    await phone.locator('.tabs').getByRole('button', { name: tab }).click();
    await check(phone, tab);
  }
  const touches = await playOn(phone, random, click);
  assert.match(await phone.locator('.after .ends').innerText(), /Revendique|Pas de revendication/);
  assert.equal(await phone.locator('.after thead th:not(:first-child)').count(), 4);
  const beyond = await phone.evaluate(() => document.querySelector('.after table').getBoundingClientRect().right - document.querySelector('.after .told').getBoundingClientRect().right);
  assert.ok(beyond <= 0, `who got what is ${beyond} px wider than its panel`);
  return `${clicks} clicks, ${touches} touches`;
}
