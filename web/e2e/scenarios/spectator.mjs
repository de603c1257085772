// A spectator sees the board and nobody's hand, and cannot answer.
import assert from 'node:assert/strict';
import { makeTable } from '../together.mjs';

export const needsService = true;

export default async function spectator({ address, person }) {
  const { ada, links } = await makeTable({ address, person });
  const guest = await person();
  await guest.goto(links.spectator);
  await guest.locator('main.table').waitFor();
  assert.equal(await guest.locator('.hand .card').count(), 0);
  await guest.locator('[data-region]').first().click();
  await guest.getByText('You are watching this game.').waitFor();
  assert.ok(await ada.locator('.hand .card').count());
}
