// What the page knows by heart, from the pantheon command: all cards of all boxes, guided games, the examples of the
// rules, puzzles, and the players for a bot's seat.
// With --check it only says whether the files are what the command lists.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { examplesOf } from './examples.mjs';
import { command, service } from './service.mjs';

const checks = process.argv.includes('--check');
let stale = false;

function keep(name, list, text) {
  const file = new URL(`../src/${name}`, import.meta.url);
  if (!checks) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`src/${name} is not what the command lists: npm run lists`);
    stale = true;
  }
  console.log(`${list.length} entries in src/${name}`);
}

for (const [game, boxes] of [['deus', ['deus', 'egypt']], ['machina', ['machina']]]) {
  const cards = boxes.flatMap((box) => JSON.parse(execFileSync(command, ['cards', box, '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 })).cards);
  keep(`games/${game}/cards/cards.json`, cards, JSON.stringify(cards));
}

for (const game of ['deus', 'machina']) {
  const guide = JSON.parse(execFileSync(command, ['guide', `../guides/${game}.guide`, '--json'], { encoding: 'utf8', cwd: new URL('..', import.meta.url) }));
  keep(`games/${game}/guide/script.json`, guide.steps, JSON.stringify(guide));
}

for (const game of ['deus', 'machina']) {
  const examples = examplesOf(command, new URL(`../../book/${game}.scene`, import.meta.url));
  keep(`games/${game}/book/examples.json`, Object.keys(examples), JSON.stringify(examples));
  const puzzles = JSON.parse(execFileSync(command, ['puzzles', game, '--folder', `../puzzles/${game}`, '--json'], { encoding: 'utf8', maxBuffer: 1 << 24, cwd: new URL('..', import.meta.url) }));
  keep(`games/${game}/puzzles.json`, puzzles.puzzles, JSON.stringify(puzzles));
}

const host = await service();
const listed = async (path) => (await fetch(new URL(path, host.address))).json();
const { games } = await listed('api/games');
const players = Object.fromEntries(await Promise.all(games.map(async ({ name }) => [name, (await listed(`api/players?game=${name}`)).players])));
await host.stop();
keep('games/players.json', games, `${JSON.stringify(players, null, 2)}\n`);
if (stale) process.exitCode = 1;
