// Two browsers at one table: seats fill up, one of them loses its connection, comes back, and nothing is lost.
import assert from 'node:assert/strict';
import { luck, settled, step } from '../play.mjs';
import { cut, makeTable } from '../together.mjs';

export const needsService = true;

export default async function together({ address, person }) {
  const { ada, ben } = await makeTable({ address, person });
  const random = luck(3);
  const turn = async (page) => {
    for (let i = 0; i < 60 && (await page.locator('.question.mine').count()); ++i) {
      await settled(page);
      if (!(await page.locator('.question.mine').count())) break;
      await step(page, random);
      await page.waitForTimeout(30);
    }
  };
  for (let round = 0; round < 3; ++round) {
    await ada.locator('.question.mine').waitFor();
    await turn(ada);
    await ben.locator('.question.mine').waitFor();
    await turn(ben);
  }
  await ada.locator('.question.mine').waitFor();
  const before = await ben.locator('.log').innerText();
  await cut(ben);
  await turn(ada);
  await ben.context().setOffline(false);
  await ben.locator('.question.mine').waitFor({ timeout: 20000 });
  // A click that is made while the connection is lost is not lost with it.
  await cut(ben);
  const hash = await ben.locator('main.table').getAttribute('data-hash');
  await ben.locator('.question .option, .hand .glows').first().click({ position: { x: 16, y: 16 } });
  await ben.context().setOffline(false);
  await ben.waitForFunction((old) => document.querySelector('main.table').dataset.hash !== old, hash, { timeout: 20000 });
  const after = await ben.locator('.log').innerText();
  assert.ok(after.length > before.length);
  await ada.getByLabel('Say something').fill('Well played!');
  await ada.getByRole('button', { name: 'Send' }).click();
  await ben.getByText('Well played!').waitFor();
}
