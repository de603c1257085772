// Writes src/cards/cards.json from the pantheon command: all cards of all boxes. With --check it only says whether
// the file is what the command lists.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = process.env.PANTHEON ?? fileURLToPath(new URL('../../build/release/pantheon', import.meta.url));
const cards = ['deus', 'egypt'].flatMap((box) => JSON.parse(execFileSync(command, ['cards', box, '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 })).cards);
const file = new URL('../src/cards/cards.json', import.meta.url);
const text = JSON.stringify(cards);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('src/cards/cards.json is not what the command lists: npm run cards');
  process.exit(1);
}
console.log(`${cards.length} cards`);
