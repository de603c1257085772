// A whole game through the interface: questions, answers, views, going back, records, and bad input on the way.
import assert from 'node:assert/strict';
import { load } from './lib/engine.mjs';

const engine = load(process.argv[2]);

// What must not change when something is refused.
const snapshot = (game) => [
    engine.textOf('choice', game, 'en'),
    engine.textOf('view', game, 0),
    engine.textOf('record', game),
    engine.call('answers', game),
];

function refuses(game, name, ...args) {
    const before = snapshot(game);
    const result = engine.call(name, game, ...args);
    assert.ok(result === 0 || result === -1, `${name}(${args}) was not refused`);
    assert.match(engine.error(), /^.{10,}$/s, `${name}(${args}) was refused without a sentence`);
    assert.deepEqual(snapshot(game), before, `${name}(${args}) was refused, but changed the game`);
}

function refusesAll(game) {
    for (const option of [-1, 128, 1000, 2 ** 31 - 1]) refuses(game, 'answer', option);
    for (const words of ['', 'sing', 'build', '{', 'é'.repeat(200)]) refuses(game, 'answer_words', words);
    for (const seat of [-2, 2, 99]) refuses(game, 'view', seat);
    for (const answers of [-1, 100000]) refuses(game, 'go_back', answers);
    refuses(game, 'events', 100000, 0, 'en');
    refuses(game, 'suggest', 'nobody', 1n);
}

function answerOpenQuestion(game, question, seed) {
    const { choice } = question;
    if (choice.seat === 'luck') return assert.ok(engine.call('luck', game) > 0);
    assert.ok(choice.options.length > 1);
    assert.equal(new Set(choice.options.map((each) => each.words)).size, choice.options.length);
    const option = engine.call('suggest', game, seed % 10 === 0 ? 'greedy' : 'random', BigInt(seed));
    const wanted = choice.options.find((each) => each.option === option);
    assert.ok(wanted, 'a suggestion that is no option');
    if (seed % 2) assert.equal(engine.call('answer', game, option), 1);
    else assert.equal(engine.call('answer_words', game, wanted.words), 1, engine.error());
}

// Bad beginnings.
for (const [game, options] of [['chess', ''], ['deus', 'players=9'], ['deus', '{"players"'], ['deus', 'players'], ['deus', '{"colour": "red"}']]) {
    assert.equal(engine.call('new_game', game, options, 1n), 0);
    assert.match(engine.error(), /^.{10,}$/s);
}
for (const record of ['', 'pantheon record\ngame: chess\n', 'pantheon record\ngame: deus\nrules: 1\nblue: win\n']) {
    assert.equal(engine.call('load', record, 1n), 0);
    assert.match(engine.error(), /^.{10,}$/s);
}
assert.equal(engine.json('games')[0].name, 'deus');

// The same seed begins the same game, however the options are written.
const game = engine.call('new_game', 'deus', '{"players": 2, "wildcard": "on"}', 7n);
const twin = engine.call('new_game', 'deus', 'players=2\nwildcard=on\n', 7n);
assert.ok(game && twin);
assert.deepEqual(snapshot(game), snapshot(twin));

let questions = 0;
for (let question; !(question = engine.json('choice', game, 'en')).over; ++questions) {
    assert.ok(questions < 5000, 'the game does not end');
    if (questions % 50 === 0) refusesAll(game);
    const french = engine.json('choice', game, 'fr').choice;
    assert.deepEqual(french.options.map((each) => each.option), question.choice.options.map((each) => each.option));
    answerOpenQuestion(game, question, questions);
    const view = engine.json('view', game, 0);
    assert.equal(view.players.length, 2);
    assert.equal(JSON.stringify(engine.json('view', game, -1)).includes('"hand":'), false, 'a spectator sees a hand');
}
refusesAll(game);
refuses(game, 'answer', 0);

// The record tells the same game; going back and forth too.
const record = engine.textOf('record', game);
const { result } = engine.json('choice', game, 'en');
assert.equal(result.scores.length, 2);
assert.ok(result.ranks.includes(1));
const loaded = engine.call('load', record, 1n);
assert.ok(loaded, engine.error());
assert.equal(engine.textOf('record', loaded), record);
assert.deepEqual(engine.json('choice', loaded, 'en').result, result);
assert.deepEqual(engine.json('events', loaded, 0, 1, 'en'), engine.json('events', game, 0, 1, 'en'));
const answers = engine.call('answers', game);
assert.equal(engine.call('go_back', game, answers - 5), 1);
assert.equal(engine.call('answers', game), answers - 5);
assert.equal(engine.json('choice', game, 'en').over, false);
assert.equal(engine.call('go_back', game, 0), 1);
assert.deepEqual(snapshot(game), snapshot(twin));
for (const each of [game, twin, loaded]) engine.call('free_game', each);
console.log(`a game of ${questions} questions, ${answers} answers: ${result.scores.join(' to ')}`);
