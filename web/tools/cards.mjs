// Writes src/cards/cards.json from the pantheon command: all cards of all boxes.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = process.env.PANTHEON ?? fileURLToPath(new URL('../../build/release/pantheon', import.meta.url));
const cards = ['deus', 'egypt'].flatMap((box) => JSON.parse(execFileSync(command, ['cards', box, '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 })).cards);
writeFileSync(new URL('../src/cards/cards.json', import.meta.url), JSON.stringify(cards));
console.log(`${cards.length} cards`);
