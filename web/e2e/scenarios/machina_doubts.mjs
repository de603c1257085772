// What somebody who knows only the rulebook wants to see: nothing is cut off or lies on something else on a desk with three
// players and on a phone in French, the goal stays in sight, and free actions say whether they can wait.
import assert from 'node:assert/strict';
import { clipped } from '../clipped.mjs';
import { click, confirm, lay, playOn } from '../machina.mjs';
import { luck } from '../play.mjs';

export const seconds = 25;

const atSecrets = (page) => async () => (await page.locator('.secrets .card.glows').count()) === 3;
const atHeroes = (page) => async () => (await page.locator('.heroes .glows').count()) > 0;

// Places of the map that lie on each other.
const overlapping = (page) => page.evaluate(() => {
  const places = [...document.querySelectorAll('.map .place')].map((each) => ({ name: each.querySelector('.name').textContent, box: each.getBoundingClientRect() }));
  const on = ({ box: a }, { box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return places.flatMap((one, i) => places.slice(i + 1).filter((other) => on(one, other)).map((other) => `${one.name} and ${other.name}`));
});
// Whether all of something can be seen without scrolling.
const inSight = (page, what) => page.evaluate((what) => [...document.querySelectorAll(what)].every((each) => {
  const box = each.getBoundingClientRect();
  const sheet = each.closest('.bottom').getBoundingClientRect();
  return box.height > 0 && box.top >= sheet.top - 1 && box.bottom <= sheet.bottom + 1;
}), what);

// Quests that lie on what is below them, and birthplaces that lie on a hero's values.
const covering = (page) => page.evaluate(() => {
  const bottom = document.querySelector('.mine').getBoundingClientRect().top;
  const quests = [...document.querySelectorAll('.quests .quest')].filter((each) => each.getBoundingClientRect().bottom > bottom + 1);
  const wide = [...document.querySelectorAll('.heroes .from span')].filter((each) => each.getBoundingClientRect().right > each.closest('.hero').querySelector('.values').getBoundingClientRect().left + 1);
  return [...quests, ...wide].map((each) => each.textContent.trim());
});

async function looksWell(page, where) {
  assert.deepEqual(await clipped(page), [], where);
  assert.deepEqual(await overlapping(page), [], where);
}

export default async function doubts({ address, person }) {
  const random = luck(3);
  const desk = await person({ viewport: { width: 1440, height: 900 } });
  await lay(desk, address, { seed: 41, seats: ['here', 'greedy', 'greedy'] });
  assert.equal(await desk.locator('.mat').count(), 3);
  // Athena, whose ability helps only before the hero is sent.
  await desk.locator('.question .option').nth(1).click();
  await playOn(desk, random, click, atSecrets(desk));
  await looksWell(desk, 'secret quests on a desk');
  await playOn(desk, random, click, atHeroes(desk));
  await looksWell(desk, 'heroes on a desk');
  const before = desk.locator('.question .free').filter({ hasText: 'Only before the hero' });
  assert.match(await before.innerText(), /use the ability/i);

  // Hermes, who begins with two interventions and may hold three, on a smaller desk.
  const small = await person({ viewport: { width: 1280, height: 800 } });
  await lay(small, address, { seed: 43 });
  await small.locator('.question .option').nth(2).click();
  await playOn(small, random, click, atSecrets(small));
  await looksWell(small, 'secret quests and interventions on a small desk');
  await small.locator('.secrets .card.glows').first().click();
  await confirm(small);
  for (let round = 0; round < 4; ++round) {
    await playOn(small, random, click, atHeroes(small));
    const ability = small.locator('.question .free .option').filter({ hasText: 'ability' });
    if (round === 0) {
      await ability.click();
      await confirm(small);
      await playOn(small, random, click, atHeroes(small));
      assert.equal(await small.locator('.hand .card').count(), 3);
    }
    await small.locator('.heroes .hero:not(.empty)').first().hover();
    await looksWell(small, `heroes on a small desk, ${round}`);
    assert.deepEqual(await covering(small), [], `on a small desk, ${round}`);
    await click(small, random);
  }

  const phone = await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true, isMobile: true });
  await lay(phone, address, { seed: 42 });
  await playOn(phone, random, click, atSecrets(phone));
  await looksWell(phone, 'secret quests on a phone');
  assert.ok(await inSight(phone, '.mine .objective, .secrets .card'), 'the objective and all three quests are in sight');
  for (let round = 0; round < 4; ++round) {
    await playOn(phone, random, click, atHeroes(phone));
    await looksWell(phone, `heroes on a phone, ${round}`);
    assert.ok(await inSight(phone, '.mine .objective'), 'the objective is in sight');
    await click(phone, random);
  }
}
