// An invitation seats one person: whoever else has it is told so, and the seat shows who looks through it.
import assert from 'node:assert/strict';
import { makeTable } from '../together.mjs';

export const needsService = true;

export default async function invitation({ address, person }) {
  const { ada, ben, links } = await makeTable({ address, person });
  const hand = (page) => page.locator('.hand .card').evaluateAll((all) => all.map((each) => each.getAttribute('data-card') ?? each.textContent));
  const own = ben.url();
  assert.notEqual(own, links.ben);
  const cards = await hand(ben);
  assert.ok(cards.length);
  // Here the invitation still leads to the seat, elsewhere to nobody's.
  for (const link of [own, links.ben]) {
    await ben.goto(`${address}#/`);
    await ben.goto(link);
    await ben.locator('main.table').waitFor();
    assert.deepEqual(await hand(ben), cards);
  }
  const eve = await person();
  for (const page of [eve, ada]) {
    await page.goto(links.ben);
    await page.getByText('Somebody has sat down with this invitation already').waitFor();
    assert.equal(await page.locator('.hand .card').count(), 0);
  }
  // A second device of one's own, with one's own link: the first one shows it.
  await ben.getByRole('button', { name: 'Settings and keys' }).click();
  const copy = await ben.getByRole('button', { name: 'Copy my own link' }).getAttribute('data-link');
  assert.equal(copy, ben.url());
  await ben.keyboard.press('Escape');
  assert.equal(await ben.locator('.devices').count(), 0);
  const phone = await person();
  await phone.goto(copy);
  await phone.locator('main.table').waitFor();
  assert.deepEqual(await hand(phone), cards);
  await ben.locator('.devices.own', { hasText: '2' }).waitFor();
  // Somebody else has it? A new link is for this device alone.
  await ben.getByRole('button', { name: 'Settings and keys' }).click();
  await ben.getByRole('button', { name: 'Give my seat a new link' }).click();
  await ben.getByText('Your seat has a new link').waitFor();
  await phone.getByText('Your seat has a new link, and another device has it').waitFor();
  assert.equal(await phone.locator('.hand .card').count(), 0);
  await ben.locator('.devices').waitFor({ state: 'detached' });
  assert.notEqual(ben.url(), copy);
  await ben.reload();
  await ben.locator('main.table').waitFor();
  assert.deepEqual(await hand(ben), cards);
}
