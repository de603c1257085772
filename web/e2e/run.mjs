// The table in a real browser: `npm run e2e`, or `npm run e2e -- mouse keyboard` for some of it.
// What needs a service looks for the pantheon command: PANTHEON=/path/to/pantheon, or the release build.
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { service } from '../tools/service.mjs';
import { open, page, serve } from './browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(path.join(here, 'scenarios')).map((name) => name.replace('.mjs', '')).filter((name) => wanted.length === 0 || wanted.includes(name)).sort();

const browser = await open();
let failed = 0;

async function play(name, scenario) {
  const host = scenario.needsService ? await service('--web', path.join(here, '../dist'), '--pace', '0', '--rate', '1000', '--socket-kilobytes', '100000') : await serve();
  const problems = [];
  const contexts = [];
  // A browser of its own, with bots that answer at once.
  const person = async (options = {}) => {
    const { settings = {}, ...rest } = options;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...rest });
    contexts.push(context);
    await context.addInitScript((taste) => { if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(taste)); }, { speed: 'fast', motion: false, ...settings });
    return page(context, problems);
  };
  const begun = Date.now();
  try {
    const said = await scenario.default({ address: host.address, stop: host.stop, person });
    if (problems.length) throw new Error(`The page reported: ${problems.join('; ')}`);
    console.log(`  passed   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED   ${name}: ${error.stack ?? error.message}${problems.length ? `\n           the page reported: ${problems.join('; ')}` : ''}`);
    for (const [i, context] of contexts.entries()) await context.pages()[0]?.screenshot({ path: path.join(tmpdir(), `pantheon-e2e-${name}-${i}.png`) }).catch(() => {});
  }
  for (const context of contexts) await context.close();
  await host.stop().catch(() => {});
}

// Three at a time on two cores, as each waits for a third of its time; the long ones first, and what measures time alone.
const scenarios = await Promise.all(names.map(async (name) => [name, await import(`./scenarios/${name}.mjs`)]));
const length = ([, scenario]) => scenario.seconds ?? 10;
const crowd = scenarios.filter(([, scenario]) => !scenario.alone).sort((a, b) => length(b) - length(a));
const next = async () => { for (let each = crowd.shift(); each; each = crowd.shift()) await play(...each); };
await Promise.all([next(), next(), next()]);
for (const each of scenarios.filter(([, scenario]) => scenario.alone)) await play(...each);
await browser.close();
process.exitCode = failed ? 1 : 0;
