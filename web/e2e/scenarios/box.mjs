// Another box: at a service that was started with one, and in this browser by choosing or dropping files.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { service } from '../../tools/service.mjs';
import { luck, playNow, playOn } from '../play.mjs';

export const seconds = 15;

const root = fileURLToPath(new URL('../../..', import.meta.url));

// A Galley that buys more, a new name for a card, and no Egypt.
function correctedBox(folder) {
  cpSync(path.join(root, 'tests/box/deus'), folder, { recursive: true });
  const file = path.join(folder, 'maritime.cards');
  const text = readFileSync(file, 'utf8').replace('buy up to 3 resources', 'buy up to 4 resources').replace(/card Barter Ship \(wheat\)/, 'card Swapping Ship');
  writeFileSync(file, text);
  return { file, text };
}

const find = (page, words) => page.getByLabel('Words').fill(words);
const front = (page, id) => page.locator(`li [data-face="${id}"]`);
const sign = (page) => page.getByRole('status').filter({ hasText: 'Another box' });

async function dropFile(page, name, text) {
  const transfer = await page.evaluateHandle(([called, words]) => {
    const held = new DataTransfer();
    held.items.add(new File([words], called));
    return held;
  }, [name, text]);
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

async function atService({ person, folder }) {
  const host = await service('--web', path.join(root, 'web/dist'), '--pace', '0', '--rate', '1000', '--socket-kilobytes', '100000', '--box', folder);
  try {
    const page = await person();
    await page.goto(`${host.address}#/cards`);
    await find(page, 'up to 4');
    await front(page, 'galley').waitFor();
    await find(page, 'Swapping');
    await front(page, 'swapping-ship').waitFor();
    await sign(page).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Back to the printed box' }).count(), 0);
    await page.goto(`${host.address}#/new`);
    await page.locator('form fieldset.board').waitFor();
    assert.equal(await page.locator('.module').count(), 0, 'the box has no Egypt, and none is offered');
    await page.goto(`${host.address}#/`);
    await playNow(page);
    await page.locator('main.table').waitFor();
    await sign(page).waitFor();
    await playOn(page, luck(4), async (clicks) => clicks > 6);
    const reply = await page.request.post(`${host.address}api/tables`, { data: { game: 'deus', seats: [{ kind: 'person' }, { kind: 'bot', player: 'random' }], name: 'Ada', seed: 3 } });
    const { seats } = await reply.json();
    await page.goto(`${host.address}#/t/${seats[0].token}`);
    await page.locator('main.table').waitFor();
    await sign(page).waitFor();
    await page.locator('.hand .front').first().waitFor();
  } finally {
    await host.stop();
  }
}

async function here({ address, person, file, text }) {
  const page = await person();
  page.on('filechooser', () => {});  // from the beginning, so that none is missed
  await page.goto(`${address}#/cards`);
  await page.locator('li .front').first().waitFor();
  assert.equal(await sign(page).count(), 0);
  await dropFile(page, 'maritime.cards', text);
  await sign(page).waitFor();
  await find(page, 'Swapping');
  await front(page, 'swapping-ship').waitFor();

  // What cannot be read is told with its line, and the box in play stays.
  await dropFile(page, 'maritime.cards', text.replace('buy up to 4', 'juggle 4'));
  await page.getByRole('alert').filter({ hasText: /maritime\.cards:\d+:\d+/ }).waitFor();
  assert.equal(await front(page, 'swapping-ship').count(), 1);

  // A game begun with it keeps it, and so does this browser.
  await page.goto(`${address}#/`);
  await playNow(page);
  await page.locator('main.table').waitFor();
  await sign(page).waitFor();
  const table = page.url();
  await page.reload();
  await page.locator('main.table').waitFor();
  await sign(page).waitFor();
  await page.goto(`${address}#/cards`);
  await page.getByRole('banner').getByRole('button', { name: 'Back to the printed box' }).click();
  await sign(page).waitFor({ state: 'detached' });
  await find(page, 'up to 3');
  await front(page, 'galley').waitFor();
  await page.goto(table);
  await page.locator('main.table').waitFor();
  await sign(page).waitFor();

  // The same with the keyboard: a button opens the files to choose from.
  await page.goto(`${address}#/cards`);
  await page.locator('li .front').first().waitFor();
  await sign(page).waitFor({ state: 'detached' });
  const choose = page.getByRole('button', { name: 'Choose files' });
  await page.getByText('A box of your own').focus();
  await page.keyboard.press('Enter');
  await choose.waitFor();
  await page.keyboard.press('Tab');
  assert.ok(await choose.evaluate((button) => button === document.activeElement));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await sign(page).waitFor();
}

export default async function box({ address, person }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pantheon-box-'));
  try {
    const { file, text } = correctedBox(folder);
    await atService({ person, folder });
    await here({ address, person, file, text });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
