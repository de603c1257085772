// A room in the browser's module: people try, undo and confirm, bots answer, and the game comes back from its text.
import assert from 'node:assert/strict';
import { load } from './lib/engine.mjs';

const engine = load(process.argv[2]);
const position = (room, seat, since = 0) => engine.json('room_position', room, seat, 'en', since);

assert.equal(engine.call('room_new', 'chess', '', 1n, ''), 0);
let room = engine.call('room_new', 'deus', 'players=2\negypt=all', 5n, 'Ada\nBob');
assert.ok(room, engine.error());

// Ada tries, thinks again, and confirms; Bob sees nothing of it before.
const first = position(room, 0);
const seen = position(room, 1);
assert.equal(engine.call('room_setting', room, 0, 'always'), 1);
while (position(room, 0).choice) {
    const { options } = position(room, 0).choice;
    assert.equal(engine.call('room_answer', room, 0, options[0].option), 1, engine.error());
}
assert.deepEqual(position(room, 1), seen);
assert.equal(position(room, 0).tentative.can_confirm, true);
assert.equal(engine.call('room_restart', room, 0), 1);
assert.deepEqual(position(room, 0).view, first.view);
while (position(room, 0).tentative.can_redo) assert.equal(engine.call('room_redo', room, 0), 1);
assert.equal(engine.call('room_confirm', room, 0), 1, engine.error());
assert.ok(position(room, 1, seen.log).events.length > 0);

// Bots play on, through a text.
let answers = 0;
while (engine.call('room_asked', room) >= 0) {
    assert.ok(engine.call('room_bot', room, 'random', BigInt(++answers)) >= 0, engine.error());
    if (answers !== 40) continue;
    const before = position(room, 1);
    const saved = engine.textOf('room_save', room);
    engine.call('room_free', room);
    room = engine.call('room_resume', saved);
    assert.ok(room, engine.error());
    assert.deepEqual(position(room, 1), before);
}
const end = position(room, 0);
assert.equal(end.state, 'over');
const record = engine.textOf('room_record', room);
const replay = engine.call('room_load', record, -1, 1n);
assert.deepEqual(position(replay, 0).result, end.result);
assert.equal(engine.json('room_look', replay, 10, 1, 'fr').look.at, 10);
for (const each of [room, replay]) engine.call('room_free', each);
console.log(`a room of ${end.log} entries: ${end.result.scores.join(' to ')}`);
