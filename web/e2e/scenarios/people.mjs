// Names and colours that people choose are everybody's; a seat's web hook is kept, and its failure shown.
import assert from 'node:assert/strict';
import { luck, settled, step } from '../play.mjs';
import { invite, sitDown } from '../together.mjs';

export const needsService = true;

export default async function people({ address, person }) {
  const { ada, links } = await invite({ address, person });
  await ada.getByRole('radio', { name: 'green' }).check({ force: true });
  await ada.getByRole('button', { name: 'Change' }).click();
  const ben = await person();
  await ben.goto(links.ben);
  await ben.getByRole('radio', { name: /green.*taken/ }).and(ben.locator(':disabled')).waitFor();
  await ben.getByRole('radio', { name: 'blue' }).check({ force: true });
  await sitDown(ben);
  await ada.locator('main.table').waitFor();
  for (const page of [ada, ben]) {
    const marks = await page.locator('.player header').evaluateAll((all) => all.map((each) => [each.querySelector('h2').textContent, each.querySelector('.badge').title].join(' ')));
    assert.deepEqual(marks.sort(), ['Ada green', 'Ben blue']);
  }
  const menu = (page) => page.getByRole('button', { name: 'Settings and keys' }).click();
  await menu(ben);
  const field = ben.getByLabel('Call this address');
  await field.fill('http://127.0.0.1:9/turn');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('button', { name: 'Stop' }).waitFor();
  // The service calls nobody who is connected, and no address of its own network.
  await ben.goto(`${address}#/rules`);
  const random = luck(3);
  for (await settled(ada); await ada.locator('.question.mine').count(); await ada.waitForTimeout(60)) await step(ada, random);
  const log = await ada.locator('.log').innerText();
  assert.match(log, /You (build|offer) /);
  assert.doesNotMatch(log, /\b(blue|red|green)\b/i);
  await ben.goto(links.ben);
  await ben.locator('main.table').waitFor();
  await menu(ben);
  await ben.getByText('The last call failed').waitFor();
  assert.equal(await field.inputValue(), 'http://127.0.0.1:9/turn');
  await ben.getByRole('button', { name: 'Stop' }).click();
  await ben.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  assert.equal(await field.inputValue(), '');
  await ben.goto(`${address}#/tables`);
  const row = ben.locator('li', { hasText: 'Ada' });
  await row.waitFor();
  assert.match(await row.innerText(), /Ada.*Ben.*Your move · Deus · /s);
  assert.deepEqual(await row.locator('.badge').evaluateAll((all) => all.map((each) => each.title)), ['green', 'blue']);
}
