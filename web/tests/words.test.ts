// Every key is in every catalogue and used somewhere; every key that is used is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elide, fill } from '../src/shell/words/words.svelte';

const json = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
// Parts of the shell with words of their own, which come with them.
const ownWords = readdirSync('src/shell', { withFileTypes: true }).flatMap(({ name }) => (existsSync(`src/shell/${name}/words/en.json`) ? [name] : []));
const sourceIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !(folder === 'src/shell' && ownWords.some((part) => name.startsWith(`${part}/`))))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

const shell = json('src/shell/words/en.json');
const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `src/games/${name}`);

// A game and a part of the shell may use the words of the shell, and the shell none of theirs.
for (const [folder, lent] of [['src/shell', {}], ...[...games, ...ownWords.map((part) => `src/shell/${part}`)].map((folder) => [folder, shell])] as [string, Record<string, string>][]) {
  const [en, fr] = [json(`${folder}/words/en.json`), json(`${folder}/words/fr.json`)];
  const source = sourceIn(folder);
  const asked = new Set([...source.matchAll(/(?<![\w.])(?:t|said|around)\('([\w.]+)'/g)].map((match) => match[1] ?? ''));
  const groups = new Set([...source.matchAll(/(?:tOf|saidOf)\('([\w.]+)'/g)].map((match) => match[1] ?? ''));
  // A key is found where it stands right behind the bracket: write `yes ? t('a') : t('b')`.
  const isUsed = (key: string) => asked.has(key) || [...groups].some((group) => key.startsWith(`${group}.`));

  test(`${folder}: both catalogues have the same keys`, () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  test(`${folder}: no key is missing, unused or said twice`, () => {
    const known = { ...lent, ...en };
    expect([...asked].filter((key) => !(key in known))).toEqual([]);
    expect([...groups].filter((group) => !Object.keys(known).some((key) => key.startsWith(`${group}.`)))).toEqual([]);
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
    expect(Object.keys(en).filter((key) => key in lent)).toEqual([]);
  });

  test(`${folder}: both languages fill in the same values`, () => {
    const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const [key, text] of Object.entries(en)) expect(names(fr[key] ?? ''), key).toEqual(names(text));
  });
}

test('numbers choose their words', () => {
  expect(fill('{n} {n|card|cards}', { n: 1 })).toBe('1 card');
  expect(fill('{n} {n|card|cards}', { n: 5 })).toBe('5 cards');
  expect(fill('{who} wins', {})).toBe('{who} wins');
});

test('"de" gives way before a name that begins with a vowel', () => {
  expect(elide('Au tour de Étienne')).toBe('Au tour d’Étienne');
  expect(elide('le plus de argile, le plus de or, plus que elle')).toBe('le plus d’argile, le plus d’or, plus qu’elle');
  expect(elide('le monde entier, un pion de a4 vers e5')).toBe('le monde entier, un pion de a4 vers e5');
  expect(elide('Colonnes de Chloé, de Hugo, de Héra')).toBe('Colonnes de Chloé, de Hugo, d’Héra');
});

test('what all games share speaks of moves: a turn is not the same in all of them', () => {
  for (const [language, turn] of [['en', /\bturns?\b/i], ['fr', /(?<!\p{L})tours?(?!\p{L})/iu]] as const)
    for (const part of ['', ...ownWords.map((name) => `${name}/`)])
      for (const [key, text] of Object.entries(json(`src/shell/${part}words/${language}.json`))) expect(text.replace(/\{\w+[|}]/g, ''), key).not.toMatch(turn);
});
