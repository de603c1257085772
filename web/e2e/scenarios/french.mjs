// French throughout, switched at once, also in the middle of a game.
import assert from 'node:assert/strict';
import { luck, newTable, playOn } from '../play.mjs';

export const seconds = 50;

// All that can be read or heard, and what French print forbids in it.
async function isWellSet(page, where) {
  const said = await page.evaluate(() => {
    const heard = document.querySelectorAll('.heard'); // partly said before the language changed
    for (const each of heard) each.style.display = 'none';
    const texts = [document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label]')].flatMap((each) => [each.title, each.getAttribute('aria-label')])].filter(Boolean).flatMap((text) => text.split('\n'));
    for (const each of heard) each.style.display = '';
    return texts;
  });
  const wrong = said.filter((text) => /'|"|«(?!\u202f)|[^\u202f]»|[^\u00a0\d]:(?!\/)|[^\u202f][;!?](?!\))|(^|[^\p{L}-])(de|le|la|que) [aeiouéê](?!\d)|(^|[^\p{L}])(the|of|and|your|gold|card|cards)(?!\p{L})/u.test(text));
  assert.deepEqual([...new Set(wrong)], [], where);
}

// How wide the space before a question mark is, in ems.
const narrow = (page, font) => page.evaluate(async (name) => {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = `position: absolute; white-space: pre; font: 400 100px var(--${name})`;
  const widths = [];
  for (const text of ['n\u202fn', 'nn']) {
    probe.textContent = text;
    await document.fonts.ready;
    widths.push(probe.getBoundingClientRect().width / 100);
  }
  probe.remove();
  return widths[0] - widths[1];
}, font);

export default async function french({ address, person }) {
  const page = await person();
  await newTable(page, address, { seats: ['here', 'greedy'], seed: 9 });
  await playOn(page, luck(3), async (clicks) => clicks >= 10);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Journal' }).waitFor();
  await page.waitForFunction(() => /Livia pioche/.test(document.querySelector('.log').textContent));
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.match(await page.locator('.question h2').innerText(), /\?|terminé|Confirmez/);
  await isWellSet(page, 'the table');
  for (const font of ['sans', 'serif']) assert.ok((await narrow(page, font)) > 0.08 && (await narrow(page, font)) < 0.15, `a narrow space of the font ${font}: ${await narrow(page, font)}`);
  const other = await person({ locale: 'fr-FR' });
  await other.goto(address);
  await other.getByRole('button', { name: 'Jouer' }).waitFor();
  for (const screen of ['', '#/new', '#/cards', '#/rules']) {
    await other.goto(address + screen);
    await other.waitForTimeout(300);
    await isWellSet(other, `the screen ${screen}`);
  }
  await newTable(other, address, { seats: ['here', 'greedy', 'greedy'], seed: 4, egypt: true });
  await playOn(other, luck(5), async (clicks) => {
    if (clicks % 10 === 0) await isWellSet(other, `Egypt after ${clicks} clicks`);
    return clicks >= 40;
  });
}
