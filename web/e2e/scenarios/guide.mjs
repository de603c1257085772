// The guided first games to their ends: Deus by mouse, by keys and ears, and by finger in French; Deus Ex Machina by mouse.
// Every ring lies on something that is not covered, other answers are declined, and it goes on where it was left.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faults } from '../faults.mjs';
import { byFinger, byKeys, byMouse, comes, follow, ready, said } from '../guide.mjs';

export const seconds = 65;

const stepsOf = (game) => JSON.parse(readFileSync(new URL(`../../src/games/${game}/guide/script.json`, import.meta.url), 'utf8')).steps;
const wordsOf = (game, language) => stepsOf(game).map((step) => step[language]);
const isAllSaid = (steps, game, language = 'en') => assert.deepEqual(steps.map(({ words }) => words).filter((words) => !/ is playing …$| joue…$/.test(words)), wordsOf(game, language));
const nothingCovered = (steps) => assert.deepEqual(steps.filter(({ covers }) => covers).map(({ words }) => words), []);

async function byMouseAlone({ address, person }) {
  const page = await person();
  await page.goto(address);
  await page.getByRole('button', { name: 'Learn Deus', exact: true }).click();
  const all = [];
  const first = await follow(page, byMouse, { until: ({ count }) => count.startsWith('9 ') });
  all.push(...first.slice(0, -1));
  // Another card, or another region, is declined, and nothing is lost.
  const before = await said(page);
  await page.locator('.board [data-region].glows').last().click();
  if (await page.locator('.question .aim').isVisible()) await page.locator('.question .aim').click();
  await page.getByText('Later you may.').first().waitFor();
  assert.equal((await said(page)).words, before.words);
  // One's own step back is as always, and the step before is asked for again.
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match((await ready(page)).words, /Choose the Galley/);
  // Whoever comes back goes on there.
  await page.goto(address);
  await page.getByRole('link', { name: 'Continue your game' }).click();
  assert.match((await comes(page)).words, /Choose the Galley/);
  assert.deepEqual(await faults(page), []);
  const rest = await follow(page, byMouse);
  all.push(...rest.filter(({ words }) => !all.some((step) => step.words === words)));
  isAllSaid(all, 'deus');
  nothingCovered(all);
  assert.deepEqual(all.filter(({ ring, kind }) => !ring && kind === 'do'), []);
  // The table is a table like any other now.
  assert.equal(await page.locator('.guide').count(), 0);
  assert.ok((await page.locator('.hand .glows').count()) > 1);
  await page.reload();
  await page.locator('.hand .glows').first().waitFor();
  assert.equal(await page.locator('.guide').count(), 0);
  // It is found again, from its beginning.
  await page.getByRole('button', { name: 'Settings and keys' }).click();
  await page.getByRole('button', { name: 'Guided game, from the beginning' }).click();
  await page.locator('.say', { hasText: 'Welcome!' }).waitFor();
  await page.getByRole('button', { name: 'Play without guidance' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  return all.length;
}

// With the keyboard alone; what is said above is heard, too.
async function byKeysAlone({ address, person }) {
  const page = await person();
  await page.addInitScript(() => {
    globalThis.pantheonHeard = [];
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => node.nodeName === 'P' && node.parentElement?.matches('.heard') && globalThis.pantheonHeard.push(node.textContent)))).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Learn Deus', exact: true }).focus();
  await page.keyboard.press('Enter');
  const steps = await follow(page, byKeys, {
    each: async () => assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus is lost'),
  });
  isAllSaid(steps, 'deus');
  await page.waitForTimeout(200);
  const heard = await page.evaluate(() => globalThis.pantheonHeard);
  assert.deepEqual(wordsOf('deus', 'en').filter((words) => !heard.includes(words)), [], 'not heard');
}

async function onAPhone({ address, person }) {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Apprendre Deus', exact: true }).tap();
  const steps = await follow(page, byFinger);
  isAllSaid(steps, 'deus', 'fr');
  nothingCovered(steps);
}

async function machina({ address, person }) {
  const page = await person();
  await page.goto(address);
  await page.getByRole('button', { name: 'Learn Deus Ex Machina' }).click();
  const steps = await follow(page, byMouse);
  isAllSaid(steps, 'machina');
  nothingCovered(steps);
  // The result comes after the last word.
  await page.locator('.after').waitFor();
}

export default async function guide(world) {
  const [steps] = await Promise.all([byMouseAlone(world), byKeysAlone(world), onAPhone(world), machina(world)]);
  return `${steps} steps`;
}
