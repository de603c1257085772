// A table of the service with two people, made and joined by the page itself.
// The sockets of a page, so that a test can cut them.
function watchSockets() {
  const Real = globalThis.WebSocket;
  globalThis.pantheonSockets = [];
  globalThis.WebSocket = class extends Real { constructor(...args) { super(...args); globalThis.pantheonSockets.push(this); } };
}

export async function cut(page) {
  await page.context().setOffline(true);
  await page.evaluate(() => globalThis.pantheonSockets.forEach((socket) => socket.close()));
  await page.locator('.lost').waitFor();
}

// Ada lays a table for two and waits.
// `choose` picks another game than the first in the form.
export async function invite({ address, person }, options, choose = async () => {}) {
  const ada = await person(options);
  await ada.addInitScript(watchSockets);
  await ada.goto(`${address}#/new`);
  await choose(ada);
  await ada.locator('ol select').nth(1).locator('option[value=away]').waitFor({ state: 'attached' });
  await ada.locator('ol li').nth(0).locator('input').fill('Ada');
  await ada.locator('ol select').nth(1).selectOption('away');
  await ada.getByLabel('Clock').selectOption('day');
  await ada.locator('input[inputmode=numeric]').fill('17');
  await ada.locator('.go:not(:disabled)').click();
  const copies = ada.locator('.waiting .copy');
  await copies.first().waitFor();
  await ada.getByText('Whoever opened this table chose its seed.').waitFor();
  return { ada, links: { ben: await copies.nth(0).getAttribute('data-link'), spectator: await copies.nth(1).getAttribute('data-link') } };
}

export async function sitDown(ben) {
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.locator('main.table').waitFor();
}

export async function makeTable({ address, person }) {
  const { ada, links } = await invite({ address, person });
  const ben = await person();
  await ben.addInitScript(watchSockets);
  await ben.goto(links.ben);
  await sitDown(ben);
  await ada.locator('main.table').waitFor();
  return { ada, ben, links };
}
