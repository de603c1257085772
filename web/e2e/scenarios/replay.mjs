// The link of a finished game opens its replay at the moment it names; from there one can play on.
import assert from 'node:assert/strict';
import { newTable, rush, settled } from '../play.mjs';

export const seconds = 60;

export default async function replay({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 33 });
  await rush(page, 4);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const range = page.getByRole('slider');
  await range.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.waitForFunction(() => /step (\d+) of \1$/.test(document.querySelector('.controls .number').textContent.trim()));
  await range.fill('40');
  await page.getByText('step 40 of').waitFor();
  const link = await page.locator('.controls .copy').getAttribute('data-link');
  const other = await person();
  await other.goto(link);
  await other.getByText('step 40 of').waitFor();
  const words = (of) => of.locator('.board [data-region]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(await words(other), await words(page));
  await other.getByRole('button', { name: 'Play from here' }).click();
  await other.locator('main.table').waitFor();
  await settled(other);
}
