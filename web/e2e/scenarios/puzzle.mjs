// A puzzle: a turn is checked, the best one shown, then solved, and the list knows it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faults } from '../faults.mjs';
import { click } from '../machina.mjs';
import { luck } from '../play.mjs';

export const seconds = 25;

const setOf = (game) => JSON.parse(readFileSync(new URL(`../../src/games/${game}/puzzles.json`, import.meta.url), 'utf8'));

export default async function puzzle({ address, person }) {
  const page = await person();
  const set = setOf('machina');
  await page.goto(address);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Deus Ex Machina' }).click();
  await page.getByText(`0 of ${set.puzzles.length} solved`).waitFor();
  assert.deepEqual(await faults(page), []);
  await page.locator('main ol a').first().click();
  const bar = page.locator('.puzzle');
  await bar.waitFor();
  const first = set.puzzles.find(({ id }) => page.url().endsWith(id));
  const { task } = set.kinds.find(({ key }) => key === first.kind);
  assert.equal(await bar.locator('.say').textContent(), task.en);
  assert.deepEqual(await faults(page), []);

  // A turn that is not the best.
  const check = page.getByRole('button', { name: 'Check this move' });
  for (let clicks = 0; clicks < 20 && !(await check.isVisible()); ++clicks) await click(page, luck(clicks + 3));
  await check.click();
  await page.locator('.puzzle.wrong, .puzzle.right').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await bar.getByText(task.en).waitFor();
  await check.waitFor({ state: 'detached' });

  // The best one is shown.
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('This is the best move').first().waitFor();
  await check.waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await check.waitFor({ state: 'detached' });
  // Somebody else who finds it, in the same browser.
  await page.evaluate(() => localStorage.removeItem('puzzles'));
  for (let steps = 0; steps < 100 && !(await check.isVisible()); ++steps) {
    await page.keyboard.press('r');
    await page.waitForTimeout(100);
  }
  await check.click();
  await page.getByText('Solved!').first().waitFor();
  assert.deepEqual(await faults(page), []);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText(`1 of ${set.puzzles.length} solved`).waitFor();
  assert.equal(await page.locator('main ol a.solved').count(), 1);
}
