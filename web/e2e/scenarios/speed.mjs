// How much is loaded and that nothing jumps, which is checked; how soon the page can be used, how fast an answer shows
// and how smoothly the board moves, which is told.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { luck, newTable, rush, settled, step, playNow } from '../play.mjs';

export const alone = true;
export const seconds = 60;

// What moved by itself, and what moved because of a click, since the last time this was asked.
function watchShifts() {
  let seen = [];
  const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const named = (node) => (node?.closest ? node : node?.parentElement)?.closest('[class]')?.className ?? 'something';
  // Named at once: what is drawn anew is soon gone.
  const note = (entry) => ({ value: entry.value, clicked: entry.hadRecentInput, what: entry.sources.map((source) => `${named(source.node)} from ${rounded(source.previousRect)} to ${rounded(source.currentRect)}`) });
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(note))).observe({ type: 'layout-shift', buffered: true });
  globalThis.pantheonShifts = () => {
    const sum = (list) => list.reduce((all, entry) => all + entry.value, 0);
    const told = { alone: sum(seen.filter((entry) => !entry.clicked)), clicked: sum(seen.filter((entry) => entry.clicked)), moved: seen.flatMap((entry) => entry.what).join('; ') };
    seen = [];
    return told;
  };
}

async function nothingJumps({ address, person }, device, size) {
  const page = await person({ ...size, settings: { speed: 'normal', motion: true } });
  await page.addInitScript(watchShifts);
  let most = 0;
  const still = async (what) => {
    await page.waitForTimeout(250);
    const { alone, clicked, moved } = await page.evaluate(() => globalThis.pantheonShifts());
    assert.ok(alone < 0.0001, `${what}, ${device}: ${alone.toFixed(4)} moves by itself (${moved})`);
    assert.ok(clicked < 0.01, `${what}, ${device}: ${clicked.toFixed(4)} moves with a click (${moved})`);
    most = Math.max(most, clicked);
  };
  for (const screen of ['#/new', '#/tables', '#/cards', '#/rules', '#/replay', '']) {
    await page.goto(address + screen);
    await page.reload();
    await page.waitForTimeout(600);
    await still(screen || 'start');
  }
  await playNow(page);
  await page.locator('.hand .card').first().waitFor();
  await settled(page);
  await still('the first game');
  await newTable(page, address, { seats: ['here', 'greedy', 'greedy'], seed: 31, egypt: true });
  await page.reload();
  await settled(page);
  await still('the table');
  const random = luck(9);
  for (let clicks = 0; clicks < 24; ++clicks) {
    await step(page, random);
    await settled(page);
    await still(`click ${clicks}`);
  }
  return most;
}

// Frames a second while something is done to the board.
async function frames(page, what) {
  await page.evaluate(() => {
    globalThis.pantheonFrames = [];
    const frame = (now) => { globalThis.pantheonFrames?.push(now); if (globalThis.pantheonFrames) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
  });
  await what();
  const times = await page.evaluate(() => { const all = globalThis.pantheonFrames; globalThis.pantheonFrames = null; return all; });
  const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
  return `${Math.round((1000 * gaps.length) / (times.at(-1) - times[0]))} frames a second (the slowest in twenty ${Math.round(gaps[Math.floor(gaps.length * 0.95)])} ms)`;
}

async function smoothness(page) {
  const board = await page.locator('.board').boundingBox();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const dragging = await frames(page, async () => {
    for (let i = 0; i < 120; ++i) await page.mouse.move(x + 120 * Math.sin(i / 6), y + 80 * Math.cos(i / 6));
  });
  await page.mouse.up();
  const zooming = await frames(page, async () => {
    for (let i = 0; i < 24; ++i) await page.mouse.wheel(0, i < 12 ? -60 : 60);
  });
  return `dragging ${dragging}, zooming ${zooming}`;
}

export default async function speed({ address, person }) {
  const dist = new URL('../../dist/', import.meta.url);
  // As they are sent: packed, and fonts as they are.
  const packed = new Map(readdirSync(dist, { recursive: true }).filter((name) => /\.(br|woff2)$/.test(name)).map((name) => [name.replace(/\.br$/, ''), statSync(new URL(name, dist)).size]));
  const page = await person({ settings: { motion: true } });
  let bytes = 0;
  page.on('request', (request) => (bytes += packed.get(new URL(request.url()).pathname.slice(1) || 'index.html') ?? 0));
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Play now' });
  await button.waitFor();
  const ready = await page.evaluate(() => performance.now());
  await playNow(page);
  await page.locator('.hand .card').first().waitFor();
  const first = bytes;
  assert.ok(first > 100000 && first < 260 * 1024, `the first load is ${first} bytes`);
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 5 });
  await rush(page, 3, 40);
  await settled(page);
  const took = await page.evaluate(async () => {
    const table = document.querySelector('main.table');
    const before = table.dataset.hash;
    const thing = document.querySelector('.question .confirm') ?? document.querySelector('.question .offer') ?? document.querySelector('.hand .glows, .board .glows, .question .option:enabled');
    const begun = performance.now();
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    while (table.dataset.hash === before && performance.now() - begun < 3000) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  assert.ok(took < 3000, 'the answer did not show');
  const smooth = await smoothness(page);
  const desk = await nothingJumps({ address, person }, 'desk', {});
  const phone = await nothingJumps({ address, person }, 'phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  return `${Math.round(first / 1024)} KiB, ready after ${Math.round(ready)} ms, an answer shows after ${Math.round(took)} ms, ${smooth}, a click moves at most ${desk.toFixed(4)} of a desk and ${phone.toFixed(4)} of a phone`;
}
