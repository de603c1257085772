// Nothing on the page jumps: what stands moves neither by itself nor, but for a trifle, with a click.
import assert from 'node:assert/strict';
import { luck, newTable, playNow, settled, step } from '../play.mjs';

export const seconds = 50;

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

export default async function still(table) {
  const desk = await nothingJumps(table, 'desk', {});
  const phone = await nothingJumps(table, 'phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  return `a click moves at most ${desk.toFixed(4)} of a desk and ${phone.toFixed(4)} of a phone`;
}
