// A whole game, and much of another, with the keyboard alone (Tab, arrows, Enter, numbers), and with the ears: after each step something has the
// focus, and what was said tells what the step changed. What was said is left in the temp folder, to be read.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { luck, newTable, settled } from '../play.mjs';

export const seconds = 130;

// Keeps what the live region is given to say.
function listen() {
  globalThis.pantheonHeard = [];
  const hear = (nodes) => nodes.forEach((node) => node.nodeName === 'P' && node.parentElement?.matches('.heard') && globalThis.pantheonHeard.push(node.textContent));
  new MutationObserver((changes) => changes.forEach((change) => hear(change.addedNodes))).observe(document, { childList: true, subtree: true });
}

const languages = {
  en: { undone: /^(Undone: |Back to the beginning)/, goesOn: /^(Taken|Bought|Sold|Given back|Armies|Offering to \w+): /, from: (a, b) => new RegExp(`from ${a} to ${b}\\b| of ${a}\\b`), end: /Game over\. You \d+, Livia \d+: / },
  fr: { undone: /^(Annulé\s: |Retour au début)/, goesOn: /^(Pris|Achetés|Vendus|Rendus|Armées|Offrande à .+)\s: /, from: (a, b) => new RegExp(`de ${a} à ${b}\\b| sur ${a}\\b`), end: /Partie finie\. Vous \d+, .+\s: / },
};

async function game(page, address, { seed, egypt, language, most = Infinity }) {
  const words = languages[language];
  await page.addInitScript(listen);
  await page.goto(address);
  await page.reload();
  await newTable(page, address, { seats: egypt ? ['here', 'random', 'random'] : ['here', 'greedy'], seed, egypt });
  const random = luck(5);
  const steps = [];
  let presses = 0;
  const press = async (key) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const look = () => page.evaluate(() => ({
    hash: document.querySelector('main.table').dataset.hash,
    focus: document.activeElement === document.body || !document.activeElement ? 'body' : document.activeElement.className?.baseVal ?? document.activeElement.className,
    mine: !!document.querySelector('.question.mine'),
    confirm: !!document.querySelector('.question .confirm'),
    offer: !!document.querySelector('.question .offer'),
    undo: !document.querySelector('.question .steps button')?.disabled,
    hand: document.querySelectorAll('.hand .glows').length,
    regions: document.querySelectorAll('.board .glows').length,
    options: document.querySelectorAll('.question .option:not(:disabled)').length,
    keys: [...document.querySelectorAll('.question .option:not(:disabled) kbd, .hand kbd, .columns kbd')].map((key) => key.textContent),
    goods: [...document.querySelectorAll('.purse-box li')].slice(0, 6).map((good) => Number(good.textContent.match(/\d+/)?.[0])),
    heard: globalThis.pantheonHeard.length,
  }));
  // What was said since, once something was.
  const said = async (count, what) => {
    await page.waitForFunction((before) => globalThis.pantheonHeard.length > before, count, { timeout: 3000 }).catch(() => assert.fail(`nothing was said after ${what}`));
    await page.waitForTimeout(20);
    return page.evaluate((before) => globalThis.pantheonHeard.slice(before), count);
  };
  await settled(page);
  await said(0, 'the beginning');
  let taking = false;
  for (let turns = 0; turns < 3000; ++turns) {
    await settled(page);
    if (steps.length >= most || (await page.locator('.after').isVisible())) break;
    const before = await look();
    if (!before.mine) continue;
    let did;
    const marks = before.offer && random() < 0.5 && before.hand > 0;
    if (before.undo && !before.offer && random() < 0.06) {
      did = 'undo';
      await press('u');
    } else if (marks) {
      did = 'a mark';
      await press('c');
      for (let i = Math.floor(random() * before.hand); i > 0; --i) await press('ArrowRight');
      await press('Space');
    } else if (before.offer) {
      did = 'the offering';
      await press('o');
      await press('Enter');
    } else if (before.confirm) {
      did = 'confirm';
      await press('Enter');
    } else if (before.regions > 0) {
      did = 'a region';
      await press('b');
      for (let i = Math.floor(random() * before.regions); i > 0; --i) await press('g');
      await press('Enter');
      // One that costs points is looked at first.
      const taken = await page.waitForFunction((old) => (document.querySelector('main.table')?.dataset.hash !== old ? 'yes' : document.querySelector('.board .aimed') && 'no'), before.hash, { timeout: 5000 });
      if ((await taken.jsonValue()) === 'no') await press('Enter');
    } else if (before.options > 0 && before.hand === 0 && random() < 0.5) {
      did = 'an option';
      await press('o');
      await press('Enter');
    } else {
      did = 'a number';
      await press(before.keys[Math.floor(random() * before.keys.length)]);
    }
    if (!marks) await page.waitForFunction((old) => document.querySelector('main.table')?.dataset.hash !== old, before.hash, { timeout: 5000 });
    const [first] = await said(before.heard, did);
    steps.push([before.heard, did]);
    await settled(page);
    await page.waitForTimeout(90);
    const after = await look();
    const more = after.heard - before.heard > 1;
    assert.notEqual(after.focus, 'body', `the focus is lost after ${did}: ${first}`);
    if (did === 'undo') {
      assert.match(first, words.undone);
      assert.doesNotMatch(first, /Livia (built|offered|a construit|a offert)/);
    } else if (!words.goesOn.test(first)) {
      const lines = (await page.evaluate((from) => globalThis.pantheonHeard.slice(from), before.heard)).join(' ');
      const changed = before.goods.flatMap((good, i) => (good === after.goods[i] ? [] : [[good, after.goods[i]]]));
      // Of things that were taken one by one the sum is told; what the others changed comes on top, and the scoring is not told.
      if (!words.end.test(lines)) for (const [a, b] of changed) assert.match(lines, words.from(taking || more ? '\\d+' : a, b), `${did} changed ${a} to ${b}: ${lines}`);
    }
    taking = words.goesOn.test(first);
  }
  await page.waitForTimeout(200);
  const all = await page.evaluate(() => globalThis.pantheonHeard);
  if (steps.length < most) {
    assert.ok(await page.locator('.after').isVisible());
    assert.match(all.at(-1), words.end);
  }
  assert.deepEqual(all.filter((line, i) => i > 0 && line === all[i - 1] && !/:/.test(line)), [], 'said twice');
  const transcript = all.map((line, i) => steps.filter(([at]) => at === i).map(([, did]) => `(${did})\n`).join('') + line);
  writeFileSync(path.join(tmpdir(), `pantheon-heard-${language}.txt`), transcript.join('\n'));
  return `${presses} keys, ${all.length} announcements`;
}

// Sheets that open and close give the focus back.
async function sheets(page, address) {
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 21 });
  await settled(page);
  // Whoever came with a pointer looks at nothing yet.
  assert.ok(await page.locator('.question:focus').count());
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-region') ?? document.activeElement?.className);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  const region = await focused();
  await page.keyboard.press('t');
  await page.locator('.words .scroll:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.words.sheet'));
  assert.equal(await focused(), region);
  await page.getByRole('button', { name: 'Settings and keys' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Settings and keys');
  // Over the edge of the board nothing moves, and that is said.
  await page.keyboard.press('b');
  for (let i = 0; i < 9; ++i) await page.keyboard.press('ArrowLeft');
  await page.locator('.heard', { hasText: 'The board ends here.' }).waitFor({ state: 'attached' });
  await page.keyboard.press('s');
  await page.locator('.heard', { hasText: /You have \d+ VP/ }).waitFor({ state: 'attached' });
}

export default async function keyboard({ address, person }) {
  const page = await person();
  await sheets(page, address);
  const base = await game(page, address, { seed: 21, language: 'en' });
  const egypt = await game(await person({ locale: 'fr-FR' }), address, { seed: 7, egypt: true, language: 'fr', most: 60 });
  return `${base}; with Egypt, in French, ${egypt}`;
}
