// Deus Ex Machina with others: two browsers at one table and a spectator who sees no secret, two people at one screen;
// and a whole game by keys, in French.
import assert from 'node:assert/strict';
import { choose, click, lay, playOn, press } from '../machina.mjs';
import { luck, settled } from '../play.mjs';
import { invite, sitDown } from '../together.mjs';

export const needsService = true;
export const seconds = 25;

const secrets = '.mine .secrets .card, .mine .objective, .mine .hand .card';

async function online({ address, person }) {
  const { ada, links } = await invite({ address, person }, {}, (page) => choose(page, address));
  const ben = await person();
  await ben.goto(links.ben);
  await sitDown(ben);
  await ada.locator('main.table').waitFor();
  const guest = await person();
  await guest.goto(links.spectator);
  await guest.locator('main.table').waitFor();
  const random = luck(3);
  for (let answers = 0; answers < 24; ++answers) {
    const page = await Promise.race([ada, ben].map((each) => each.locator('.question.mine').waitFor().then(() => each)));
    await settled(page);
    await click(page, random);
  }
  // Each sees what is his own; the spectator sees the table and nobody's secrets.
  for (const page of [ada, ben]) assert.ok((await page.locator(secrets).count()) >= 2);
  assert.equal(await guest.locator(secrets).count(), 0);
  assert.equal(await guest.locator('.question .option, .glows').count(), 0);
  assert.match(await guest.locator('.log').innerText(), /sends/);
  const names = await ada.locator('.mine .secrets .card .name').allInnerTexts();
  assert.ok(names.length > 0);
  const seen = await guest.locator('main.table').innerText();
  assert.deepEqual(names.filter((name) => seen.includes(name)), [], 'the spectator reads secret quests');
}

async function oneScreen(page, address) {
  await lay(page, address, { seed: 5, seats: ['here', 'here'] });
  await page.locator('.curtain').waitFor();
  assert.equal(await page.locator(secrets).count(), 0);
  const seen = new Set();
  await playOn(page, luck(8), click, async () => seen.add(await page.locator('.mat h2, .mat .who').first().innerText()) && seen.size === 2);
}

export default async function machinaPeople({ address, person }) {
  await online({ address, person });
  await oneScreen(await person(), address);
  const page = await person({ locale: 'fr-FR' });
  await lay(page, address, { seed: 21 });
  const keys = await playOn(page, luck(5), press);
  assert.match(await page.locator('.after .ends').innerText(), /Revendique/);
  return `${keys} keys`;
}
