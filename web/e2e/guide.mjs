// Plays a guided game as somebody would who does what is said, and looks where the ring is.

// What stands above the table: the words, and whether something is to be read, done, or waited for.
export async function said(page) {
  return page.evaluate(() => {
    const guide = document.querySelector('.guide');
    if (!guide) return null;
    const ring = document.querySelector('.veil rect')?.getBoundingClientRect();
    return {
      words: guide.querySelector('.say').textContent,
      count: guide.querySelector('.count').textContent,
      kind: guide.querySelector('.next') ? 'read' : guide.querySelector('.show') ? 'do' : 'wait',
      ring: ring ? { x: ring.x, y: ring.y, width: ring.width, height: ring.height } : null,
      covers: !!ring && ring.top + 8 < guide.getBoundingClientRect().bottom && ring.bottom - 8 > guide.getBoundingClientRect().top,
      hash: document.querySelector('main.table').dataset.hash,
      marked: document.querySelectorAll('.hand .marked').length,
      aim: !!document.querySelector('.question .aim'),
      confirm: !!document.querySelector('.question .confirm'),
    };
  });
}

// Once a step is there with its ring, or the guide is gone.
export async function ready(page) {
  await page.waitForFunction(() => !document.querySelector('.guide') || document.querySelector('.guide .next') || (document.querySelector('.guide .show') && document.querySelector('.veil rect')), null, { timeout: 20000 });
  // Words and ring come a moment after each other.
  for (let before = '', tries = 0; tries < 20; ++tries) {
    const now = await said(page);
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await page.waitForTimeout(50);
  }
  return said(page);
}

// The same when the guide is sure to come.
export async function comes(page) {
  await page.locator('.guide').waitFor();
  return ready(page);
}

const changed = (page, before) =>
  page.waitForFunction((old) => {
    const guide = document.querySelector('.guide');
    return !guide || guide.querySelector('.say').textContent !== old.words || document.querySelector('main.table').dataset.hash !== old.hash || document.querySelectorAll('.hand .marked').length !== old.marked || !!document.querySelector('.question .aim') !== old.aim || !!document.querySelector('.question .confirm') !== old.confirm;
  }, before, { timeout: 8000 });

// Plays to the end of the guide, or until `until` says so of a step; gives all steps, and calls `each` with every one.
export async function follow(page, how, { each = async () => {}, until = () => false } = {}) {
  const steps = [];
  await page.locator('.guide').waitFor();
  for (let tries = 0; tries < 400; ++tries) {
    const step = await ready(page);
    if (!step) return steps;
    if (step.words !== steps.at(-1)?.words) {
      steps.push(step);
      await each(step, steps.length);
    }
    if (until(step)) return steps;
    await how(page, step).catch((problem) => { throw new Error(`${step.count} "${step.words}": ${problem.message}`); });
    await changed(page, step).catch(() => { throw new Error(`Nothing happened at ${step.count}: "${step.words}" (${JSON.stringify(step.ring)})`); });
  }
  throw new Error('The guide does not end.');
}

export async function byMouse(page, step) {
  if (step.kind === 'read') return page.locator('.guide .next').click();
  // A second click at the same place takes nothing.
  await page.mouse.move(1, 1);
  await page.mouse.click(step.ring.x + step.ring.width / 2, step.ring.y + step.ring.height / 2);
}

export async function byFinger(page, step) {
  if (step.kind === 'read') return page.locator('.guide .next').tap();
  // Soon after a change a touch at the same place takes nothing (second_click.ts).
  await page.waitForTimeout(380);
  await page.touchscreen.tap(step.ring.x + step.ring.width / 2, step.ring.y + step.ring.height / 2);
}

export async function byKeys(page, step) {
  await page.keyboard.press('n');
  if (step.kind === 'do') await page.keyboard.press('Enter');
}
