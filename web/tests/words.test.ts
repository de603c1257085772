// Every key is in every catalogue and used somewhere; every key that is used is there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../src/shell/words/en.json';
import fr from '../src/shell/words/fr.json';
import { elide, fill } from '../src/shell/words/words.svelte';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

const asked = new Set([...source.matchAll(/(?<![\w.])t\('([\w.]+)'/g)].map((match) => match[1] ?? ''));
const groups = new Set([...source.matchAll(/tOf\('([\w.]+)'/g)].map((match) => match[1] ?? ''));
// A key is found where it stands right behind the bracket: write `yes ? t('a') : t('b')`.
const isUsed = (key: string) => asked.has(key) || [...groups].some((group) => key.startsWith(`${group}.`));

test('both catalogues have the same keys', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

test('no key is missing', () => {
  expect([...asked].filter((key) => !(key in en))).toEqual([]);
  expect([...groups].filter((group) => !Object.keys(en).some((key) => key.startsWith(`${group}.`)))).toEqual([]);
});

test('no key is unused', () => {
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test('both languages fill in the same values', () => {
  const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
  const other: Record<string, string> = fr;
  for (const [key, text] of Object.entries(en)) expect(names(other[key] ?? ''), key).toEqual(names(text));
});

test('numbers choose their words', () => {
  expect(fill('{n} {n|card|cards}', { n: 1 })).toBe('1 card');
  expect(fill('{n} {n|card|cards}', { n: 5 })).toBe('5 cards');
  expect(fill('{who} wins', {})).toBe('{who} wins');
});

test('"de" gives way before a name that begins with a vowel', () => {
  expect(elide('Au tour de Étienne')).toBe('Au tour d’Étienne');
  expect(elide('le plus de argile, le plus de or, plus que elle')).toBe('le plus d’argile, le plus d’or, plus qu’elle');
  expect(elide('le monde entier, un pion de a4 vers e5')).toBe('le monde entier, un pion de a4 vers e5');
  expect(elide('Colonnes de Chloé, de Hugo')).toBe('Colonnes de Chloé, de Hugo');
});
