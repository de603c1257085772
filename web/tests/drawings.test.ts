// Every card of the printed boxes has a drawing of its own, and a drawing uses only what there is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw, drawingOf, vocabulary } from '../src/games/deus/art/drawings';
import cards from '../src/games/deus/cards/cards.json';
import { colours } from '../src/games/deus/table/messages';

const { motifs, scenes } = vocabulary;
const symbols = new Set([...(readFileSync('src/games/deus/art/Symbols.svelte', 'utf8') + readFileSync('src/games/deus/art/PlainPieces.svelte', 'utf8')).matchAll(/<symbol id="s-([\w-]+)"/g)].map((match) => match[1]));
const used = Object.values(scenes).flatMap((scene) => scene.split('|').flatMap((each) => each.split(' ')[0] || []));

test('every card has a drawing', () => {
  expect(cards.length).toBeGreaterThan(130);
  expect(cards.filter((card) => !drawingOf(card.id)).map((card) => card.id)).toEqual([]);
});

test('no two cards of a colour have the same drawing', () => {
  for (const colour of colours) {
    const seen = new Map<string, string>();
    for (const card of cards.filter((each) => each.colour === colour)) {
      const drawing = draw(card.id, colour);
      expect(seen.get(drawing), card.id).toBeUndefined();
      seen.set(drawing, card.id);
    }
  }
});

test('no motif and no symbol is missing', () => {
  expect(used.filter((name) => (name.startsWith('#') ? name !== '#ware' && !symbols.has(name.slice(1)) : !(name in motifs)))).toEqual([]);
  for (const card of cards) {
    const drawing = draw(card.id, card.colour);
    for (const [, name] of drawing.matchAll(/href="#s-([^"]*)"/g)) expect(symbols, `${card.id}: ${name}`).toContain(name);
    expect(drawing, card.id).not.toMatch(/NaN|undefined/);
  }
});

test('no motif and no scene is left over', () => {
  const shown = new Set([...cards.map((card) => drawingOf(card.id)?.scene), ...colours]);
  expect(Object.keys(scenes).filter((scene) => !shown.has(scene))).toEqual([]);
  expect(Object.keys(motifs).filter((motif) => !used.includes(motif))).toEqual([]);
});

test('a card of no known family shows what its colour builds', () => {
  expect(drawingOf('flying-carpet')).toBeNull();
  expect(draw('flying-carpet', 'maritime')).toContain('#s-ship');
  expect(new Set(colours.map((colour) => draw('flying-carpet', colour))).size).toBe(colours.length);
});

test('paths of a motif are well formed', () => {
  for (const [name, motif] of Object.entries(motifs))
    for (const part of motif.split(';')) expect(part, name).toMatch(/^[a-dA-D=-]M[-\d.MmLlHhVvQqTtCcAaZz ]+$/);
});
