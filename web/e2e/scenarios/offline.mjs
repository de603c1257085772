// With the server stopped the page still starts and plays.
import * as machina from '../machina.mjs';
import { luck, offlineReady, playNow, playOn } from '../play.mjs';

export const seconds = 20;

export default async function offline({ address, stop, person }) {
  const page = await person();
  await page.goto(address);
  await offlineReady(page);
  await stop();
  await page.reload();
  await playNow(page);
  await page.locator('main.table').waitFor();
  await playOn(page, luck(7), async (clicks) => clicks > 12);
  await page.goto(`${address}#/cards`);
  await page.locator('li .front').first().waitFor();
  await machina.lay(page, address, { seed: 22 });
  await machina.playOn(page, luck(7), machina.click, async (answers) => answers >= 6);
}
