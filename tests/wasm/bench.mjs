// Random games, positions judged and simulations per second in node, and how long players think about a turn: `node tests/wasm/bench.mjs MODULE [SECONDS]`. As a test it only shows that it runs.
import assert from 'node:assert/strict';
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

// The program carries its nets, a page brings them.
const nets = new URL('../../nets/', import.meta.url);
for (const name of fs.readdirSync(nets))
    if (name.endsWith('.net')) assert.equal(engine.call('use_net', fs.readFileSync(new URL(name, nets))), 1, engine.error());

// The most in a second, of several stretches.
function perSecond(game, players, what, stretch) {
    let best = 0;
    const end = clock() + Number(seconds);
    do {
        const begun = clock();
        const done = Number(engine.call('bench_thinking', game, players, what, BigInt(stretch)));
        assert.ok(done >= stretch, engine.error());
        best = Math.max(best, done / (clock() - begun));
    } while (clock() < end);
    return best;
}

for (const game of ['deus', 'egypt', 'machina'])
    for (const players of [2, 4]) {
        const anew = perSecond(game, players, 0, 10_000);
        const near = perSecond(game, players, 1, 10_000);
        const simulations = perSecond(game, players, 2, 300);
        console.log(
            `${game}, ${players} players: ${(anew / 1e6).toFixed(2)} M positions/s anew, ` +
                `${(near / 1e6).toFixed(2)} M by difference, ${Math.round(simulations)} simulations/s`,
        );
    }

// How long a player thinks about a turn, in a game among equals: answers of one seat in a row are a turn.
for (const game of ['deus', 'machina'])
    for (const player of ['novice', 'pupil', 'adept', 'veteran', 'greedy', 'sage', 'oracle']) {
        const table = engine.call('new_game', game, '', 5n);
        engine.call('luck', table);
        let spent = 0;
        let turns = 0;
        let last = -1;
        for (let seed = 1n; ; ++seed) {
            const { over, choice } = engine.json('choice', table, 'en');
            if (over || (turns > 3 && spent > Number(seconds))) break;
            if (choice.seat !== last) turns++;
            last = choice.seat;
            const begun = clock();
            const option = engine.call('suggest', table, player, seed);
            spent += clock() - begun;
            assert.equal(engine.call('answer', table, option), 1, engine.error());
            engine.call('luck', table);
        }
        console.log(`${game}, ${player}: ${((spent / turns) * 1e3).toFixed(2)} ms a turn`);
        engine.call('free_game', table);
    }
