// Plays through the page as a person would: by clicking what glows.

// The first time it is asked how well one knows the game.
export async function playNow(page) {
  const often = page.getByRole('button', { name: 'I play it often' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main.table').or(often).waitFor();
  if (await often.isVisible()) await often.click();
}

// One click on the table; false when there is nothing to do. `random` gives numbers from 0 to 1.
export async function step(page, random) {
  const hash = await page.locator('main.table').getAttribute('data-hash');
  const clicked = await click(page, random);
  // What costs points is chosen twice.
  if (clicked && (await page.locator('.question .aim').isVisible())) await page.locator('.question .aim').click();
  if (clicked) await page.waitForFunction((old) => document.querySelector('main.table')?.getAttribute('data-hash') !== old, hash, { timeout: 30000 });
  return clicked;
}

async function click(page, random) {
  const confirm = page.locator('.question .confirm');
  if (await confirm.isVisible()) {
    // A second click at the same place takes nothing (second_click.ts).
    await page.mouse.move(1, 1);
    await confirm.click();
    return true;
  }
  const pick = async (selector) => {
    const all = page.locator(selector);
    const n = await all.count();
    if (n === 0) return false;
    await page.mouse.move(1, 1);
    await all.nth(Math.floor(random() * n)).click({ position: selector.includes('hand') ? { x: 20, y: 60 } : undefined });
    return true;
  };
  const offer = page.locator('.question .offer');
  if (await offer.isVisible()) {
    const all = page.locator('.hand .glows');
    // On a busy machine the question may be another one before a card is reached.
    const mark = (i) => page.mouse.move(1, 1).then(() => all.nth(i).click({ position: { x: 20, y: 60 }, timeout: 5000 })).then(() => true, () => false);
    for (let i = await all.count(); random() < 0.6 && i > 0 && (await mark(i - 1)); --i);
    await page.mouse.move(1, 1);
    if (await offer.isVisible()) await offer.click();
    await offer.waitFor({ state: 'detached' });
    return true;
  }
  const ways = ['.hand .glows', '.board .glows', '.columns .glows', '.question .option:enabled'];
  const counts = await page.evaluate((list) => list.map((each) => document.querySelectorAll(each).length), ways);
  const onThings = counts[0] + counts[1] + counts[2] > 0;
  // Words such as "offer" or "enough" are chosen less often than things.
  if (onThings && (counts[3] === 0 || random() > 0.2)) for (const way of ways.slice(0, 3)) if (await pick(way)) return true;
  return pick(ways[3]);
}

export function luck(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('.question.mine, .after, .curtain') !== null, null, { timeout: 60000 });
}

// Lays a new table by the form. `seats`: "here" or the name of a bot, one a player.
export async function newTable(page, address, { seats, seed, egypt = false }) {
  await page.goto(`${address}#/new`);
  await page.locator('form').waitFor();
  await page.locator(`.count input[value="${seats.length}"]`).check({ force: true });
  for (let i = 0; i < seats.length; ++i) {
    await page.locator('ol select').nth(i).selectOption(seats[i]);
    if (seats[i] === 'here') await page.locator('ol li').nth(i).locator('input').fill(['Ada', 'Ben', 'Cleo', 'Dora'][i]);
  }
  if (egypt) await page.locator('fieldset button').click();
  await page.locator('.picks input').fill(String(seed));
  await page.locator('.go:not(:disabled)').click();
  await page.locator('main.table').waitFor();
}

// Plays on until `until` says so or the game is over; gives the number of clicks.
export async function playOn(page, random, until = async () => false, most = 3000) {
  for (let clicks = 0; clicks < most; ++clicks) {
    await settled(page);
    if (await page.locator('.after').isVisible()) return clicks;
    if (await page.locator('.curtain').isVisible()) {
      await page.locator('.curtain button').click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    if (await until(clicks)) return clicks;
    if (await step(page, random)) continue;
    // The end may have come between two looks.
    const over = await page.locator('.after').waitFor({ timeout: 10000 }).then(() => true, () => false);
    if (!over) throw new Error(`Nothing to click: ${await page.locator('.question').innerText()}`);
  }
  throw new Error('The game does not end.');
}

// The same inside the page, ten times as fast, for scenarios that only need a game that is far on. Plays so many clicks,
// or to the end.
export async function rush(page, seed, clicks = Infinity) {
  await settled(page);
  const stuck = await page.evaluate(async ({ seed, clicks }) => {
    let state = seed;
    const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const one = (list) => list[Math.floor(random() * list.length)];
    const until = async (done) => {
      for (const begun = performance.now(); !done(); await new Promise((next) => setTimeout(next, 4))) if (performance.now() - begun > 30000) return false;
      return true;
    };
    for (let i = 0; i < clicks; ++i) {
      if (!(await until(() => all('.question.mine, .after').length))) return 'nobody is asked';
      if (all('.after').length) return null;
      const things = all('.hand .glows, .board .glows, .columns .glows');
      const words = all('.question .option:not(:disabled)');
      const next = all('.question .confirm, .question .offer')[0] ?? one(things.length && (!words.length || random() > 0.2) ? things : words);
      if (!next) {
        if (await until(() => all('.after').length)) return null;
        return document.querySelector('.question').textContent;
      }
      const hash = document.querySelector('main.table').dataset.hash;
      next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await until(() => document.querySelector('main.table').dataset.hash !== hash || all('.question .aim').length);
      all('.question .aim')[0]?.click();
      if (!(await until(() => document.querySelector('main.table').dataset.hash !== hash))) return `a click on "${next.textContent}" changed nothing: ${document.querySelector(".question").textContent}`;
    }
    return null;
  }, { seed, clicks: Math.min(clicks, 3000) });
  if (stuck) throw new Error(stuck);
  await settled(page);
}

// A double click as a hand does it: 90 ms from press to press, whatever the page has to do meanwhile.
export async function doubleClick(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const hand = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const press = (type, clickCount, after) => hand.send('Input.dispatchMouseEvent', { type, x: x + width / 2, y: y + height / 2, button: 'left', clickCount, timestamp: begun + after });
  await Promise.all([press('mousePressed', 1, 0), press('mouseReleased', 1, 0.03), press('mousePressed', 2, 0.09), press('mouseReleased', 2, 0.12)]);
  await hand.detach();
}

// Waits until the page could do without a network.
export async function offlineReady(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).some((n) => n > 10));
}
