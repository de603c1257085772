// What the page says in French follows the rules of French print, whatever was typed into the file.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cards from '../src/games/deus/cards/cards.json';
import { textOf, type CardFace } from '../src/games/deus/cards/deck.svelte';
import guideOfDeus from '../src/games/deus/guide/script.json';
import guideOfMachina from '../src/games/machina/guide/script.json';
import puzzlesOfDeus from '../src/games/deus/puzzles.json';
import puzzlesOfMachina from '../src/games/machina/puzzles.json';
import { catalogue as ofDeus } from '../src/games/deus/words/french';
import { parseBook, plainOf, sectionsOf, textsOf } from '../src/shell/book/parse';
import { unmarked } from '../src/shell/words/marks';
import { folded } from '../src/shell/words/folded';
import { typeset } from '../src/shell/words/typeset';
import { fill, speak } from '../src/shell/words/words.svelte';

// What must not stand in a French text, and why.
const wrong: [RegExp, string][] = [
  [/'/, 'a straight apostrophe'],
  [/"/, 'a straight quotation mark'],
  [/(?<!\u202f)[;!?»](?!\))/, 'two-part punctuation without its narrow space'],
  [/(?<=[^\u00a0]):(?!\/)/, 'a colon without its no-break space'],
  [/«(?!\u202f)/, 'a quotation mark without its narrow space'],
  [/[ \u00a0\u202f]{2}/, 'two spaces'],
  [/(?<![\p{L}-])(de|le|la|je|me|te|se|ne|que|ce|jusque|lorsque|puisque) (?=[aeiouàâéèêîïôûœ])(?!onz|oui)/iu, 'a vowel that must be dropped'],
  [/(?<!\p{L})(de les?|à les?) /iu, 'two words that melt into one'],
  [/(?<!\p{L})(si il|si ils|ma a|ce es)(?!\p{L})/iu, 'two words that melt into one'],
  [/(?<!\p{L})1 (ors|blés|argiles|pierres|cartes|pions|bâtiments|bateaux|armées|ressources|manches|tours|barques|jetons)(?!\p{L})/u, 'a plural after one'],
  [/(?<!\p{L})([2-9]|\d\d) (or|blé|argile|pierre|carte|pion|bâtiment|bateau|armée|ressource|manche|tour|barque|jeton)(?!\p{L})/u, 'a singular after many'],
  [/(?<!\p{L})(marais|jetons? combat|pions? (de )?production|pions? scientifiques?|pions? civils?|colonne (civil|production|temple))(?!\p{L})/iu, 'another word for the same thing'],
  [/(?<!\p{L})(the|of|and|with|from|you|your|gold|wheat|wood|clay|stone|card|cards|piece|pieces|round|turn|build|gain|draw|take|sell|buy|VP)(?!\p{L})/iu, 'an English word'],
];

function faults(text: string): string[] {
  return wrong.flatMap(([pattern, what]) => (pattern.test(text) ? [`${what}: ${text}`] : []));
}

test('the rules find what is wrong', () => {
  for (const bad of ["l'or", 'Où ?', 'Prix: 4', 'le plus de argile', 'le cours de le blé', 'à les armées', '4 or', '1 ors', '« ici\u202f»', 'Où\u00a0?', 'Prix\u202f: 4', 'deux  mots', 'la colonne civil', 'un jeton Combat', '4 gold'])
    expect(faults(bad), bad).not.toEqual([]);
  for (const good of ['le plus d’argile', 'Où\u202f?', '«\u202fici\u202f»', 'Prix\u00a0: 4 ors', '1 or', 'sous la main', 'que les villages'])
    expect(faults(good), good).toEqual([]);
});

// The shell's, and those of its parts.
const ofShell = import.meta.glob<{ catalogue: Record<string, string> }>(['../src/shell/words/french.ts', '../src/shell/*/words/french.ts'], { eager: true });
const catalogue: Record<string, string> = Object.assign({}, ofDeus, ...Object.values(ofShell).map((each) => each.catalogue));

test('the catalogues are set as French is printed', async () => {
  await speak('fr');
  // Every choice between one and many, and every value, is filled in.
  const names = [...new Set(Object.values(catalogue).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '')))];
  for (const value of [1, 2]) {
    const values = Object.fromEntries(names.map((name) => [name, value]));
    for (const [key, text] of Object.entries(catalogue)) expect(faults(unmarked(fill(text, values))), key).toEqual([]);
  }
  await speak('en');
});

test('the cards are set as French is printed', () => {
  for (const card of cards as unknown as CardFace[]) {
    for (const text of [card.name.fr, textOf(card, 'fr')]) expect(faults(text), card.id).toEqual([]);
  }
});

test('the books are set as French is printed', () => {
  const sections = ['deus', 'machina'].flatMap((game) => sectionsOf(parseBook(readFileSync(`../book/${game}.fr.txt`, 'utf8'), typeset)));
  expect(sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf).map(plainOf)].flatMap(faults))).toEqual([]);
});

test('guided games are set as French is printed', () => {
  for (const { fr } of [...guideOfDeus.steps, ...guideOfMachina.steps]) expect(faults(fr), fr).toEqual([]);
});

test('puzzles are set as French is printed', () => {
  for (const { title, task } of [...puzzlesOfDeus.kinds, ...puzzlesOfMachina.kinds]) expect([...faults(title.fr), ...faults(task.fr)]).toEqual([]);
});

test('typing plainly is enough, and what is set stays as it is', () => {
  const set = typeset("Qu'est-ce : l'or ; « ici » !");
  expect(set).toBe('Qu’est-ce\u00a0: l’or\u202f; «\u202fici\u202f»\u202f!');
  expect(typeset(set)).toBe(set);
  expect(typeset(set.replaceAll('\u202f', '\u00a0'))).toBe(set);
});

test('a colon between two words comes from the catalogue, which knows its space', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  for (const name of source) expect(readFileSync(`src/${name}`, 'utf8'), name).not.toMatch(/\S\}: \$?\{/);
});

test('what is typed with plain spaces is found in what is printed', () => {
  expect(folded(typeset('Où : ici ! « Là »'))).toContain(folded('ou : ici ! « la »'));
});
