// Pictures of every screen, both themes, desk and phone: `npm run screenshots`; they go to web/screenshots/.
// `npm run screenshots -- egypt dark` makes only those whose names hold one of the words.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { open, page as newPage, serve } from './browser.mjs';
import { luck, newTable, playOn, rush } from './play.mjs';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const host = await serve();
const browser = await open();
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const problems = [];

for (const [device, viewport] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en-GB', ...(device === 'phone' ? { hasTouch: true, isMobile: true } : {}) });
    await context.addInitScript(() => { if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify({ speed: 'fast', motion: false })); });
    const page = await newPage(context, problems);
    const shoot = async (name) => {
      if (wanted.length && !wanted.some((each) => `${name}-${device}-${theme}`.includes(each))) return;
      await page.mouse.move(1, 1);
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${folder}${name}-${device}-${theme}.png` });
    };
    for (const [name, address] of [['start', ''], ['new', '#/new'], ['cards', '#/cards'], ['rules', '#/rules'], ['puzzles', '#/puzzles'], ['daily', '#/daily']]) {
      await page.goto(host.address + address);
      await page.waitForTimeout(400);
      await shoot(name);
    }
    const game = async (name, wish, moments, seed) => {
      await newTable(page, host.address, wish);
      await playOn(page, luck(seed), async (clicks) => {
        if (moments[clicks]) await shoot(`${name}-${moments[clicks]}`);
        return clicks >= Math.max(...Object.keys(moments).map(Number));
      });
    };
    await game('deus', { seats: ['here', 'greedy'], seed: 5 }, { 2: 'early', 45: 'middle', 80: 'late' }, 3);
    if (device === 'phone') for (const tab of ['Columns', 'Players', 'Log']) {
      await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: tab }).click();
      await shoot(`sheet-${tab.toLowerCase()}`);
    }
    await game('egypt', { seats: ['here', 'greedy', 'greedy', 'greedy'], seed: 5, egypt: true }, { 60: 'middle' }, 3);
    await newTable(page, host.address, { seats: ['here', 'here'], seed: 5 });
    await page.locator('.curtain').waitFor();
    await shoot('curtain');
    await newTable(page, host.address, { seats: ['here', 'greedy'], seed: 33 });
    await rush(page, 4);
    await shoot('after');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').fill('90');
    await shoot('replay');
    await page.goto(`${host.address}#/tables`);
    await shoot('tables');
    await context.close();
  }
}
await browser.close();
await host.stop();
if (problems.length) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}
