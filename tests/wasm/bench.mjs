// Random games per second in node: `node tests/wasm/bench.mjs MODULE [SECONDS]`. As a test it only shows that it runs.
import { gzipSync } from 'node:zlib';
import fs from 'node:fs';
import { load } from './lib/engine.mjs';

const [path, seconds = '0.2'] = process.argv.slice(2);
const engine = load(path);
const bytes = fs.readFileSync(path);
console.log(`${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} compressed`);

// Time of the processor, not of the wall: a busy machine disturbs it less.
const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
};

for (const players of [2, 3, 4]) {
    const stretch = 250;
    let best = 0;
    let decisions = 0n;
    const end = clock() + Number(seconds);
    for (let seed = 1n; clock() < end || seed === 1n; ++seed) {
        const begun = clock();
        decisions = engine.call('bench', 'deus', players, stretch, seed);
        best = Math.max(best, stretch / (clock() - begun));
    }
    const each = Number(decisions) / stretch;
    console.log(`${players} players: ${Math.round(best)} games/s, ${((best * each) / 1e6).toFixed(1)} M decisions/s`);
}
