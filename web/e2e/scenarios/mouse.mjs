// A whole two-player game by mouse against a bot, from the first click on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { luck, playOn } from '../play.mjs';

const [strongest, easier] = JSON.parse(readFileSync(new URL('../../src/games/players.json', import.meta.url), 'utf8')).deus.reverse();

export const seconds = 80;

export default async function mouse({ address, person }) {
  const page = await person();
  await page.goto(address);
  // It is asked once how well one knows the game, and the opponent is told.
  await page.getByRole('button', { name: 'Play now' }).click();
  const question = page.getByRole('group', { name: 'How well do you know Deus?' });
  await question.waitFor();
  assert.match(await question.getByRole('button').last().innerText(), new RegExp(`I play it often\\s+Your opponent: ${strongest.title.en}`));
  assert.equal(await question.getByRole('button').first().evaluate((first) => first === document.activeElement), true);
  await question.getByRole('button').last().click();
  await page.locator('main.table').waitFor();
  // As if the last game had been lost: the second loss in a row brings an easier opponent.
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('ladder')).deus);
  assert.equal((await kept()).level, strongest.name);
  await page.evaluate((level) => localStorage.setItem('ladder', JSON.stringify({ deus: { level, streak: -1 } })), strongest.name);
  const clicks = await playOn(page, luck(11));
  const totals = await page.locator('.after tfoot td').allInnerTexts();
  assert.equal(totals.length, 2);
  await page.getByRole('button', { name: 'Pieces placed' }).click();
  // Card by card the points add up, for everybody.
  await page.getByText('Points card by card').click();
  // However long the list, the ways on are in sight.
  await page.setViewportSize({ width: 820, height: 600 });
  for (const way of await page.locator('.after .ways > *').all()) assert.ok((await way.boundingBox()).y + (await way.boundingBox()).height < 600 * 0.97);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lists = await page.locator('.after .cards > div').evaluateAll((all) => all.map((each) => {
    const numbers = (selector) => [...each.querySelectorAll(selector)].map((one) => Number(one.textContent.replace('−', '-')));
    return { sources: numbers('h3 b').reduce((a, b) => a + b, 0), total: numbers('.all b')[0] };
  }));
  assert.deepEqual(lists.map(({ sources }) => String(sources)), totals);
  assert.deepEqual(lists.map(({ total }) => String(total)), totals);
  assert.match(await page.locator('.after h1').innerText(), /^(You win|Livia wins|A shared victory)/);
  const lost = (await page.locator('.after h1').innerText()).startsWith('Livia');
  const next = lost ? easier : strongest;
  assert.equal((await kept()).level, next.name);
  assert.equal(await page.locator('.after .moved').count(), lost ? 1 : 0);
  if (lost) assert.match(await page.locator('.after .moved').innerText(), new RegExp(`Two losses in a row: next time ${next.title.en}`));
  await page.goto(address);
  await page.getByText(`Your opponent: ${next.title.en}`).waitFor();
  await page.goto(`${address}#/tables`);
  // Who said no name is called by the colour.
  assert.match(await page.locator('li').first().innerText(), /Blue.*Livia.*finished/s);
  // The game is remembered, leaves in a file, and comes back with it.
  await page.getByRole('link', { name: 'My games' }).click();
  const game = page.locator('li.line');
  await game.waitFor();
  assert.match(await game.innerText(), new RegExp(`${totals[lost ? 1 : 0]}.*Livia ${totals[lost ? 0 : 1]}`, 's'));
  assert.match(await page.locator('.sum').innerText(), lost ? /^1 game, 0 won$/ : /^1 game, 1 won$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = await (await download).path();
  await game.getByRole('button', { name: 'Forget' }).click();
  await page.getByText('Forgotten').waitFor();
  await page.reload();
  await page.getByText('No finished games yet').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await page.getByText('1 game is new').waitFor();
  await game.getByRole('button', { name: 'Watch' }).click();
  await page.waitForURL(/#\/replay/);
  return `${clicks} clicks, ${totals.join(' to ')}`;
}
