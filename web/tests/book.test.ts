// The books of the rules: their markup, their links, that they leave nothing out, and the search.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import deus from '../src/games/deus/book/book';
import machina from '../src/games/machina/book/book';
import deusCards from '../src/games/deus/cards/cards.json';
import machinaCards from '../src/games/machina/cards/cards.json';
import type { BookPage } from '../src/shell/book/book_page';
import { chapterWith, inline, parseBook, plainOf, sectionsOf, textsOf, type Block, type Book } from '../src/shell/book/parse';
import { parseIndex, placesOf } from '../src/shell/book/places';
import { find } from '../src/shell/book/search';
import { typeset } from '../src/shell/words/typeset';

const languages = ['en', 'fr'] as const;
const pages: Record<string, BookPage> = { deus, machina };
const bookOf = async (page: BookPage, language: 'en' | 'fr'): Promise<Book> => parseBook((await page.text[language]()).default, language === 'fr' ? typeset : undefined);
const blocksOf = (book: Book): Block[] => sectionsOf(book).flatMap(({ blocks }) => blocks);
const read = (path: string) => readFileSync(path, 'utf8');

// What docs/rules.md lists of a game, by the names that its scenes have for it.
const isOfMachina = (tag: string) => tag.includes('machina') || /^ruling D/.test(tag);
const tagsOf = (game: string, kinds: string) => [...read('../docs/rules.md').matchAll(new RegExp('`((?:' + kinds + ') [\\w-]+)`', 'g'))].map((match) => match[1] ?? '').filter((tag) => isOfMachina(tag) === (game === 'machina'));
const promptsOf = (game: string) => [...(/enum class Prompt[^{]*\{([^}]*)\}/.exec(read(`../src/games/${game}/prompts.hpp`))?.[1] ?? '').matchAll(/^\s*(\w+),/gm)].map((match) => match[1] ?? '');

test('the markup: chapters, sections, lists, rulings, examples, links, terms and things', () => {
  const book = parseBook('# one First\n\n## a Alpha\nPay 4 {gold:gold} for\na *term* and [more>b].\n- x\n- y\n\n! 17, E3: It holds.\npart signs\nexample A ring closes | board columns: Look.\n\n## b Beta\nEnd.');
  expect(book.map(({ id, title }) => [id, title])).toEqual([['one', 'First']]);
  const [a, b] = sectionsOf(book);
  expect(a?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'ruling', 'part', 'example']);
  expect(plainOf(textsOf(a!.blocks[0]!)[0] ?? [])).toBe('Pay 4 gold for a term and more.');
  expect(a?.blocks[0]).toMatchObject({ text: expect.arrayContaining([{ kind: 'link', words: ['more'], to: 'b' }, { kind: 'term', words: ['term'] }]) as unknown });
  expect(a?.blocks[2]).toMatchObject({ names: ['17', 'E3'] });
  expect(a?.blocks[4]).toMatchObject({ scene: 'A ring closes', what: ['board', 'columns'] });
  expect(b?.id).toBe('b');
  expect(inline('{vp:VP}')).toEqual([{ kind: 'words', words: [['thing', 'vp', 'VP']] }]);
  expect(chapterWith(book, 'b')?.id).toBe('one');
  expect(chapterWith(book, 'nowhere')).toBeUndefined();
});

for (const [game, page] of Object.entries(pages)) {
  const index = parseIndex(page.index);

  test(`${game}: both languages have the same chapters, sections, rulings and examples`, async () => {
    const shape = (book: Book) =>
      book.map(({ id, sections }) => [id, sections.map((section) => [section.id, section.blocks.map((block) => [block.kind, block.kind === 'ruling' ? block.names : block.kind === 'example' ? [block.scene, ...block.what] : block.kind === 'list' ? block.items.length : ''])])]);
    expect(shape(await bookOf(page, 'fr'))).toEqual(shape(await bookOf(page, 'en')));
  });

  for (const language of languages) {
    test(`${game}, ${language}: ids are used once, every link leads somewhere, and nothing of the markup is left over`, async () => {
      const book = await bookOf(page, language);
      const ids = [...book.map(({ id }) => id), ...sectionsOf(book).map(({ id }) => id)];
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const texts = blocksOf(book).flatMap(textsOf);
      expect(texts.flatMap((text) => text.flatMap((piece) => (piece.kind === 'link' && !ids.includes(piece.to) ? [piece.to] : [])))).toEqual([]);
      expect(texts.map(plainOf).filter((text) => /[[\]{}*|]|^(!|#|example|part)\b/.test(text))).toEqual([]);
      expect(sectionsOf(book).filter(({ blocks }) => !blocks.length)).toEqual([]);
    });

    test(`${game}, ${language}: every ruling stands at its place, once`, async () => {
      const said = blocksOf(await bookOf(page, language)).flatMap((block) => (block.kind === 'ruling' ? block.names : [])).sort();
      const all = tagsOf(game, 'ruling').map((tag) => tag.slice('ruling '.length)).sort();
      expect(all.length).toBeGreaterThan(40);
      expect(said).toEqual([...new Set(all)]);
    });

    test(`${game}, ${language}: every example is a position that is drawn`, async () => {
      const shown = blocksOf(await bookOf(page, language)).flatMap((block) => (block.kind === 'example' ? [block.scene] : []));
      expect([...shown].sort()).toEqual(Object.keys(page.examples).sort());
      for (const scene of shown) expect(page.examples[scene]?.view.game, scene).toBe(game);
      const parts = blocksOf(await bookOf(page, language)).flatMap((block) => (block.kind === 'part' ? [block.name] : []));
      expect(parts.sort()).toEqual(Object.keys(page.parts).sort());
    });
  }

  test(`${game}: every question, card, rule and variant has a section`, async () => {
    const sections = new Set(sectionsOf(await bookOf(page, 'en')).map(({ id }) => id));
    expect([...index].flatMap(([what, places]) => places.filter((place) => !sections.has(place)).map((place) => `${what}: ${place}`))).toEqual([]);
    const prompts = promptsOf(game);
    expect(prompts.length).toBeGreaterThan(20);
    expect(prompts.filter((prompt) => !index.has(`prompt ${prompt}`))).toEqual([]);
    expect(tagsOf(game, 'rule|variant').filter((tag) => !index.has(tag))).toEqual([]);
    const cards = game === 'deus' ? deusCards.map(({ id }) => `card ${id}`) : machinaCards.map(({ kind }) => `card ${kind}`);
    expect(cards.filter((card) => !placesOf(index, card).length)).toEqual([]);
    // Nothing is listed that there is not.
    const known = new Set([...prompts.map((each) => `prompt ${each}`), ...tagsOf(game, 'rule|variant')]);
    expect([...index.keys()].filter((key) => !known.has(key) && !cards.some((card) => card.startsWith(key)))).toEqual([]);
  });
}

test('the longest beginning of a card’s name counts', () => {
  const index = parseIndex('card farm: production\ncard farmers-guild: civil, effects');
  expect(placesOf(index, 'card farm')).toEqual(['production']);
  expect(placesOf(index, 'card farmers-guild-field')).toEqual(['civil', 'effects']);
  expect(placesOf(index, 'card atlantis')).toEqual([]);
});

test('the search finds words without their accents, headings first, and shows where', async () => {
  const [en, fr] = [await bookOf(deus, 'en'), await bookOf(deus, 'fr')];
  expect(find(en, 'villages')[0]?.section).toBe('villages');
  expect(find(en, 'SIEGE tower').map(({ section }) => section)).toContain('military');
  expect(find(fr, 'defausse')[0]?.section).toBe('discards');
  expect(find(fr, "l'offrande").length).toBeGreaterThan(0);
  const [hit] = find(fr, 'ex aequo').slice(-1);
  expect(hit?.excerpt[1]).toBe('ex');
  expect(find(fr, 'éléphants')[0]?.excerpt[1]).toBe('Éléphants');
  expect(find(en, 'zeppelin')).toEqual([]);
  expect(find(en, '  ')).toEqual([]);
});
