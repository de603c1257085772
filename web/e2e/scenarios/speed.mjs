// How much is loaded, which is checked; how soon the page can be used, how fast an answer shows and how smoothly the
// board moves, which is told.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { newTable, playNow, rush, settled } from '../play.mjs';

export const alone = true;

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
  return `${Math.round(first / 1024)} KiB, ready after ${Math.round(ready)} ms, an answer shows after ${Math.round(took)} ms, ${smooth}`;
}
