// A game of Deus Ex Machina in the module: greedy players to the end, the record, the cards, a room.
import assert from 'node:assert/strict';
import { load } from './lib/engine.mjs';

const engine = load(process.argv[2]);
assert.ok(engine.json('games').some((each) => each.name === 'machina' && each.title.en === 'Deus Ex Machina'));
assert.ok(engine.json('cards', 'machina').some((each) => each.id === 'hydra' && each.kind === 'quest' && each.gp === 8));

const game = engine.call('new_game', 'machina', 'players=3\nmini=on', 11n);
assert.ok(game, engine.error());
let questions = 0;
for (let question; !(question = engine.json('choice', game, 'en')).over; ++questions) {
    assert.ok(questions < 5000, 'the game does not end');
    const { choice } = question;
    if (choice.seat === 'luck') {
        assert.ok(engine.call('luck', game) > 0);
        continue;
    }
    const option = engine.call('suggest', game, 'greedy', BigInt(questions));
    assert.ok(choice.options.some((each) => each.option === option), 'a suggestion that is no option');
    assert.equal(engine.call('answer', game, option), 1);
    const spectator = JSON.stringify(engine.json('view', game, -1));
    for (const secret of ['"hand":', '"prospects":', '"given_back":'])
        assert.equal(spectator.includes(secret), false, `a spectator sees ${secret}`);
}
const record = engine.textOf('record', game);
const { result } = engine.json('choice', game, 'en');
const loaded = engine.call('load', record, 1n);
assert.ok(loaded, engine.error());
assert.equal(engine.textOf('record', loaded), record);
assert.deepEqual(engine.json('choice', loaded, 'en').result, result);
for (const each of [game, loaded]) engine.call('free_game', each);

const room = engine.call('room_new', 'machina', 'players=2', 5n, 'Ada\nBob');
assert.ok(room, engine.error());
console.log(`a game of ${questions} questions: ${result.scores.join(' to ')}`);
