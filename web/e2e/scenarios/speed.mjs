// How much is loaded, which is checked; how soon the page can be used and how fast an answer shows, which is told.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { luck, newTable, playOn, settled } from '../play.mjs';

export const alone = true;

export default async function speed({ address, person }) {
  const dist = new URL('../../dist/', import.meta.url);
  const packed = new Map(readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.br')).map((name) => [name.replace(/\.br$/, ''), statSync(new URL(name, dist)).size]));
  const page = await person();
  let bytes = 0;
  page.on('request', (request) => (bytes += packed.get(new URL(request.url()).pathname.slice(1) || 'index.html') ?? 0));
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Play now' });
  await button.waitFor();
  const ready = await page.evaluate(() => performance.now());
  await button.click();
  await page.locator('.hand .card').first().waitFor();
  assert.ok(bytes > 100000 && bytes < 250 * 1024, `the first load is ${bytes} bytes`);
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 5 });
  await playOn(page, luck(3), async (clicks) => clicks >= 40);
  await settled(page);
  const took = await page.evaluate(async () => {
    const table = document.querySelector('main.table');
    const before = table.dataset.hash;
    const thing = document.querySelector('.question .confirm') ?? document.querySelector('.question .offer') ?? document.querySelector('.hand .glows, .board .glows, .question .option');
    const begun = performance.now();
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    while (table.dataset.hash === before && performance.now() - begun < 3000) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  assert.ok(took < 3000, 'the answer did not show');
  return `${Math.round(bytes / 1024)} KiB, ready after ${Math.round(ready)} ms, an answer shows after ${Math.round(took)} ms`;
}
