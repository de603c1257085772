// The module plays thousands of games exactly as the native engine does.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { load } from './lib/engine.mjs';

const golden = fs.readFileSync(new URL('../golden/signature.txt', import.meta.url), 'utf8').trim();
assert.equal(load(process.argv[2]).signature(), golden, 'another signature than tests/golden/signature.txt');
