// Players answer in the module as they do natively: tests/golden/players.txt says what that was.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { load } from './lib/engine.mjs';

const engine = load(process.argv[2]);
// The program carries its nets, a page brings them.
const nets = new URL('../../nets/', import.meta.url);
for (const name of fs.readdirSync(nets))
    if (name.endsWith('.net')) assert.equal(engine.call('use_net', fs.readFileSync(new URL(name, nets))), 1, engine.error());
const told = fs.readFileSync(new URL('../golden/players.txt', import.meta.url), 'utf8').trim().split('\n');

// The first answers of a game that a player plays with itself; as in tests/unit/bindings_test.cpp.
function answers(game, player) {
    const table = engine.call('new_game', game, '', 5n);
    assert.ok(table, engine.error());
    const options = [];
    engine.call('luck', table);
    while (options.length < 40) {
        const option = engine.call('suggest', table, player, BigInt(options.length));
        assert.equal(engine.call('answer', table, option), 1, engine.error());
        options.push(option);
        engine.call('luck', table);
    }
    engine.call('free_game', table);
    return options.join(' ');
}

for (const line of told) {
    const [game, player] = line.split(' ');
    assert.equal(`${game} ${player} ${answers(game, player)}`, line);
}
console.log(`${told.length} players answer as they do natively`);
