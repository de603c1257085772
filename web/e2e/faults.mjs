// What axe-core finds wrong on a page, in words. `within`: a selector, if not the whole page is meant; `rules`: only these.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function faults(page, { within, rules } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate(([within, options]) => globalThis.axe.run(within ?? document, options), [within, options]);
  return violations.map(({ id, help, nodes }) => `${id} (${nodes.length}): ${nodes[0].target.join(' ')} ${nodes[0].any[0]?.message ?? help}`);
}
