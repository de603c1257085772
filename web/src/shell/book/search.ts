// Looking for words in a book: all of them must stand in a section; headings count more than text.
import { folded } from '../words/folded';
import { plainOf, textsOf, type Book } from './parse';

export interface Found {
  section: string;
  title: string;
  chapter: string;
  // The words around the first hit: before it, the hit itself, after it.
  excerpt: [string, string, string];
}

const around = 60;

// The stretch of the text that reads like the words when both are folded.
function excerptOf(text: string, word: string): [string, string, string] {
  const letters = [...text];
  const starts: number[] = [];
  let plain = '';
  letters.forEach((letter, i) => {
    for (const each of folded(letter)) {
      starts.push(i);
      plain += each;
    }
  });
  const at = plain.indexOf(word);
  if (at < 0) return [letters.slice(0, 2 * around).join(''), '', ''];
  const from = starts[at] ?? 0;
  const to = (starts[at + word.length - 1] ?? from) + 1;
  const begin = Math.max(0, from - around);
  return [(begin ? '…' : '') + letters.slice(begin, from).join(''), letters.slice(from, to).join(''), letters.slice(to, to + around).join('') + (to + around < letters.length ? '…' : '')];
}

export function find(book: Book, query: string): Found[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found = book.flatMap((chapter) =>
    chapter.sections.flatMap(({ id, title, blocks }) => {
      const text = blocks.flatMap((block) => textsOf(block).map(plainOf)).join(' ');
      const [head, body] = [folded(title), folded(text)];
      if (!wanted.every((word) => head.includes(word) || body.includes(word))) return [];
      const rank = wanted.every((word) => head.includes(word)) ? 0 : wanted.some((word) => head.includes(word)) ? 1 : 2;
      const hit = wanted.find((word) => body.includes(word)) ?? '';
      return [{ rank, section: id, title, chapter: chapter.title, excerpt: excerptOf(text, hit) }];
    }),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ rank: _, ...each }) => each);
}
