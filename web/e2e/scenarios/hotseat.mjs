// Four people at one screen, with a curtain between them; nobody's hand is shown behind it.
import assert from 'node:assert/strict';
import { luck, newTable, playOn } from '../play.mjs';

export default async function hotseat({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'here', 'here', 'here'], seed: 4 });
  await page.locator('.curtain').waitFor();
  assert.equal(await page.locator('.hand .card').count(), 0);
  assert.equal(await page.locator('.heard').textContent(), '');
  const seen = new Set();
  await playOn(page, luck(8), async () => {
    const name = await page.locator('.player h2').first().innerText();
    // Whoever has just sat down hears whose turn it is, and nothing that was said to others.
    if (!seen.has(name)) {
      await page.locator('.heard p').waitFor({ state: 'attached' });
      assert.match(await page.locator('.heard').textContent(), /^(Ada|Ben|Cleo|Round \d+, your move)/);
      assert.equal(await page.locator('.heard p').count(), 1);
    }
    seen.add(name);
    return seen.size === 4;
  });
  assert.deepEqual([...seen], ['Ada', 'Ben', 'Cleo', 'Dora']);
}
