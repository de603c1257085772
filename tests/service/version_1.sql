-- A database as the first released service left it: its tables, and one game under way.
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, options TEXT NOT NULL,
    seed INTEGER NOT NULL, created INTEGER NOT NULL, settings TEXT NOT NULL, spectator_hash TEXT NOT NULL,
    begins_with BLOB NOT NULL, state TEXT NOT NULL, tentative BLOB NOT NULL, asked INTEGER NOT NULL,
    asked_since INTEGER NOT NULL, deadline INTEGER NOT NULL, updated INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline > 0;
CREATE INDEX tables_by_spectator ON tables (spectator_hash);
CREATE TABLE seats (
    place TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, token_hash TEXT NOT NULL,
    person INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL, joined INTEGER NOT NULL,
    stand_in INTEGER NOT NULL, settings TEXT NOT NULL, hook_url TEXT NOT NULL, hook_error TEXT NOT NULL,
    clock_used INTEGER NOT NULL, PRIMARY KEY (place, seat)) WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token_hash);
CREATE TABLE moves (
    place TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, takeback INTEGER NOT NULL,
    answers BLOB NOT NULL, back_to INTEGER NOT NULL, PRIMARY KEY (place, number)) WITHOUT ROWID;
CREATE TABLE chat (
    place TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (place, number)) WITHOUT ROWID;
PRAGMA user_version = 1;
INSERT INTO tables VALUES ('tiber', 'deus', 1, '{"players":"2"}', 7, 1700000000, '{"takebacks":true,"move":0,"game":0}',
    'of spectators', x'', 'playing', x'01', 0, 1700000005000, 0, 1700000005);
INSERT INTO seats VALUES ('tiber', 0, 'of Ada', 1, '', 'Ada', 'blue', 1, 0, '', '', '', 0);
INSERT INTO seats VALUES ('tiber', 1, '', 0, 'greedy', 'Greedy', '', 1, 0, '', '', '', 0);
INSERT INTO moves VALUES ('tiber', 0, 0, x'0a0b', 0);
INSERT INTO chat VALUES ('tiber', 0, 0, 'Ada', 'hello', 1700000001);
