// axe-core finds nothing on any screen, in both themes, on a desk and on a phone.
import assert from 'node:assert/strict';
import { faults } from '../faults.mjs';
import { luck, newTable, rush, settled, step } from '../play.mjs';
import { invite, sitDown } from '../together.mjs';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

export const needsService = true;
export const seconds = 100;

export default async function access({ address, person }) {
  const found = [];
  // The dark theme changes nothing but colours.
  const run = async (page, name, theme, within) => {
    for (const each of await faults(page, { within, rules: theme === 'dark' ? ['color-contrast'] : undefined })) found.push(`${name}, ${theme}: ${each}`);
  };
  // At a table a phone shows one sheet at a time. What lies on top of a table is looked at by itself.
  const check = async (page, name, { sheets = [], themes = ['light', 'dark'], within } = {}) => {
    await page.waitForTimeout(150);
    // Colours are the same on a phone, except for what only its sheets show.
    for (const [device, size] of Object.entries(sizes))
      for (const theme of device === 'desk' || sheets.length ? themes : ['light']) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
        await run(page, `${name}, ${device}`, theme, within);
        for (const sheet of device === 'phone' ? sheets : []) {
          await page.locator('.tabs').getByRole('button', { name: sheet }).click();
          await run(page, `${name}, ${sheet}`, theme);
        }
      }
    await page.setViewportSize(sizes.desk);
  };
  const menu = (page) => page.getByRole('button', { name: 'Settings and keys' }).click();
  const close = (page) => page.getByRole('button', { name: 'Close' }).click();

  const page = await person();
  for (const screen of ['', '#/new', '#/tables', '#/games', '#/cards', '#/rules', '#/replay']) {
    await page.goto(address + screen);
    await page.waitForTimeout(300);
    await check(page, screen || 'start');
  }
  await newTable(page, address, { seats: ['here', 'greedy', 'greedy'], seed: 31, egypt: true });
  await rush(page, 9, 30);
  await check(page, 'table', { sheets: ['Columns', 'Players', 'Log', 'Hand'] });
  await menu(page);
  await check(page, 'settings', { within: 'dialog[open]' });
  await page.getByRole('button', { name: 'Cards of this game' }).click();
  await check(page, 'cards of this game', { within: 'dialog[open]' });
  await close(page);
  await page.keyboard.press('t');
  await check(page, 'board in words', { within: '.words' });
  await newTable(page, address, { seats: ['here', 'here'], seed: 31 });
  await page.locator('.curtain').waitFor();
  await check(page, 'curtain', { within: '.curtain' });
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 31 });
  await rush(page, 9);
  await check(page, 'after the game', { within: '.after' });
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('30');
  await check(page, 'replay');

  const { ada, links } = await invite({ address, person });
  await check(ada, 'waiting, with a seat');
  const ben = await person();
  await ben.goto(links.ben);
  await ben.getByRole('button', { name: 'Sit down' }).waitFor();
  await check(ben, 'waiting, without a seat');
  await sitDown(ben);
  await ada.getByLabel('Say something').fill('Good luck, Ben!');
  await ada.getByRole('button', { name: 'Send' }).click();
  await ben.locator('.chat').getByText('Good luck, Ben!').waitFor();
  await check(ben, 'table with chat and clock', { sheets: ['Players', 'Log', 'Hand'], themes: ['light'] });
  await menu(ben);
  await check(ben, 'web hook', { within: 'dialog[open]' });
  await ben.getByLabel('Call this address').fill('http://127.0.0.1:9/turn');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('button', { name: 'Stop' }).waitFor();
  await ben.goto(`${address}#/rules`);
  const random = luck(3);
  for (await settled(ada); await ada.locator('.question.mine').count(); await ada.waitForTimeout(60)) await step(ada, random);
  await ben.goto(links.ben);
  await ben.locator('main.table').waitFor();
  await menu(ben);
  await ben.getByText('The last call failed').waitFor();
  await check(ben, 'web hook that failed', { within: 'dialog[open]' });
  const guest = await person();
  await guest.goto(links.spectator);
  await guest.locator('main.table').waitFor();
  await check(guest, 'spectator', { sheets: ['Players', 'Log'], themes: ['light'] });
  // One browser with tables of both kinds.
  await newTable(ben, address, { seats: ['here', 'greedy'], seed: 31 });
  await ben.goto(`${address}#/tables`);
  await ben.locator('.turn').waitFor();
  await check(ben, 'my tables');
  assert.deepEqual(found, []);
}
