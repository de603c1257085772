// The page's own fonts hold every character that the page can show, so no word is set in two fonts.
import { readdirSync, readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import cardsOfDeus from '../src/games/deus/cards/cards.json';
import cardsOfMachina from '../src/games/machina/cards/cards.json';
import players from '../src/games/players.json';
import { games } from '../src/games/games';
import ofDeus from '../src/games/deus/words/en.json';
import deDeus from '../src/games/deus/words/fr.json';
import ofMachina from '../src/games/machina/words/en.json';
import deMachina from '../src/games/machina/words/fr.json';
import guideOfDeus from '../src/games/deus/guide/script.json';
import guideOfMachina from '../src/games/machina/guide/script.json';

// The words of the shell, and of its parts.
const shell = Object.entries(import.meta.glob<{ default: Record<string, string> }>(['../src/shell/words/*.json', '../src/shell/*/words/*.json'], { eager: true }));
const ofShell = (language: string) => shell.filter(([name]) => name.endsWith(`/${language}.json`)).map(([, words]) => words.default);
const en = [...ofShell('en'), ofDeus, ofMachina];
const fr = [...ofShell('fr'), deDeus, deMachina];
const cards = [...cardsOfDeus, ...cardsOfMachina];

// The characters that a font maps to glyphs: its table "cmap", in the form for the basic plane.
async function charactersOf(name: string): Promise<Set<string>> {
  const font = await fontverter.convert(readFileSync(`src/shell/look/fonts/${name}.woff2`), 'truetype');
  const at = (offset: number) => font.readUInt16BE(offset);
  const tables = Array.from({ length: at(4) }, (_, i) => 12 + 16 * i);
  const cmap = font.readUInt32BE((tables.find((entry) => font.toString('latin1', entry, entry + 4) === 'cmap') ?? 0) + 8);
  const forms = Array.from({ length: at(cmap + 2) }, (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i));
  const form = forms.find((each) => at(each) === 4) ?? 0;
  const n = at(form + 6) / 2;
  const found = new Set<string>();
  for (let i = 0; i < n; ++i) for (let code = at(form + 16 + 2 * n + 2 * i); code <= at(form + 14 + 2 * i) && code < 0xffff; ++code) found.add(String.fromCharCode(code));
  return found;
}

const text = await charactersOf('text');
const title = await charactersOf('title');
const signs = await charactersOf('signs');
const missing = (words: string, ...fonts: Set<string>[]) => [...new Set(words)].filter((one) => one >= ' ' && !fonts.some((font) => font.has(one))).join('');
const said = (list: unknown) => JSON.stringify(list);

test('nothing is missing in the words, the cards and the names of players', () => {
  for (const [name, list] of Object.entries({ en, fr, cards, players, games, guideOfDeus, guideOfMachina })) expect(missing(said(list), text, signs), name).toBe('');
});

test('headings have all letters', () => {
  const names = cards.map((card) => card.name.en + card.name.fr).join('');
  for (const words of [said(fr), said(en), names]) expect(missing(words.replace(/[^\p{L}]/gu, ''), title)).toBe('');
});

test('French letters, quotes and no-break spaces are there whether or not today’s words use them', () => {
  const french = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»’–—…\u00a0';
  expect(missing(french, text)).toBe('');
  // Titles take letters that French hardly has from the text font.
  expect(missing(french.replace(/[ÄÆËÏÖÜäæöÿ]/g, ''), title)).toBe('');
  expect(missing('\u202f→−', signs)).toBe('');
});

test('signs in the page’s sources are there', () => {
  const shown = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte')).map((name) => readFileSync(`src/${name}`, 'utf8'));
  expect(missing(shown.join(''), text, signs)).toBe('');
});
