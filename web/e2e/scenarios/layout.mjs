// Nothing is cut off, outside its panel or on top of something else: in all games, both languages, at six sizes, with the
// page's own letters and with much wider ones, and with letters of twice the size.
import assert from 'node:assert/strict';
import { clipped } from '../clipped.mjs';
import { open } from '../browser.mjs';
import { newTable, rush } from '../play.mjs';

export const seconds = 100;

const sizes = [[390, 844], [820, 1180], [1024, 768], [1366, 768], [1440, 900], [2560, 1440]];
// The emptiest and the fullest table with wide letters, too; those between where there is the least room.
const both = ['own letters', 'wide letters'];
const tight = sizes.filter(([width]) => width < 1200);
const games = {
  'base with two': { seats: ['here', 'greedy'], seed: 5, fonts: both },
  'base with four': { seats: ['here', 'greedy', 'greedy', 'greedy'], seed: 5, fonts: ['own letters'], windows: tight },
  'Egypt with two': { seats: ['here', 'greedy'], seed: 5, egypt: true, fonts: ['own letters'], windows: tight },
  'Egypt with four': { seats: ['here', 'greedy', 'greedy', 'greedy'], seed: 5, egypt: true, fonts: both },
};
const wide = '* { font-family: "DejaVu Sans", Verdana, sans-serif !important; }';

// Two frames: what follows from a new size has happened.
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Every sheet that this window shows one at a time.
async function lookAt(page, name, wishes) {
  const found = [];
  await drawn(page);
  const note = async (sheet) => found.push(...(await clipped(page, wishes)).map((what) => ({ where: name + sheet, what })));
  const tabs = page.locator('.tabs button:visible');
  const n = await tabs.count();
  if (!n) await note('');
  for (let i = 0; i < n; ++i) {
    await page.evaluate((i) => [...document.querySelectorAll('.tabs button')][i].click(), i);
    await drawn(page);
    await note(`, ${await tabs.nth(i).innerText()}`);
  }
  return found;
}

async function game({ address, person }, name, { fonts, windows = sizes, ...wish }) {
  const page = await person();
  const found = [];
  await newTable(page, address, wish);
  await rush(page, 7, 50);
  for (const lang of ['English', 'French']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (lang === 'French') {
      await page.getByRole('button', { name: 'Français' }).click();
      await page.waitForFunction(() => document.documentElement.lang === 'fr');
    }
    for (const font of fonts) {
      const style = font === 'own letters' ? null : await page.addStyleTag({ content: wide });
      // Wide letters matter where there is little room.
      for (const [width, height] of windows.filter(([width]) => !style || width < 1400)) {
        await page.setViewportSize({ width, height });
        found.push(...(await lookAt(page, `${name}, ${lang}, ${font}, ${width} × ${height}`, { fits: font === 'wide letters' ? '' : width > 1000 ? '.left, .front .text' : '.front .text' })));
      }
      await style?.evaluate((element) => element.remove());
    }
  }
  return found;
}

// Somebody whose browser shows all letters at twice their size.
async function large({ address }) {
  const browser = await open('--blink-settings=defaultFontSize=32');
  const found = [];
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ speed: 'fast', motion: false })));
    await newTable(page, address, games['Egypt with two']);
    await rush(page, 7, 60);
    for (const [width, height] of [[1440, 900], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      found.push(...(await lookAt(page, `letters of twice the size, ${width} × ${height}`)));
    }
  } finally {
    await browser.close();
  }
  return found;
}

export default async function layout(table) {
  const found = [];
  for (const [name, wish] of Object.entries(games)) found.push(...(await game(table, name, wish)));
  found.push(...(await large(table)));
  const places = new Map();
  for (const { where, what } of found) places.set(what, [...(places.get(what) ?? []), where]);
  const told = [...places].map(([what, all]) => `${what} (${all.length} times; ${all[0]})`);
  assert.equal(told.length, 0, `${found.length} things are cut off or in the way:\n${told.slice(0, 60).join('\n')}`);
}
