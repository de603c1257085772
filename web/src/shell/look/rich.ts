// Sentences with small pictures in the place of words.
import type { Language } from '../table/messages';
import { plain, type Segment, type Words } from '../words/said';

export interface Picture {
  icon: string;
  word: string;
  // What stays on the same line: a number, and the end of the clause.
  before: string;
  after: string;
}

// Which words have a picture: what finds them, and the symbol of each.
export interface PictureWords {
  find: Record<Language, RegExp>;
  icons: Record<string, string>;
}

// `names` are those of cards: a thing in a name keeps its word.
export function rich(text: string, language: Language, { find, icons }: PictureWords, names: readonly string[] = []): (string | Picture)[] {
  const parts: (string | Picture)[] = [];
  const named = names.flatMap((name) => (text.includes(name) ? [[text.indexOf(name), text.indexOf(name) + name.length] as const] : []));
  let at = 0;
  for (const match of text.matchAll(find[language])) {
    const icon = icons[match[0].toLowerCase()];
    if (!icon) continue;
    if (text[match.index - 1] === '(' || named.some(([from, to]) => match.index >= from && match.index < to)) continue;
    const before = /\d+ $/.exec(text.slice(at, match.index))?.[0] ?? '';
    if (match.index - before.length > at) parts.push(text.slice(at, match.index - before.length));
    at = match.index + match[0].length;
    const after = /^\u00a0?[.,;:)]+/.exec(text.slice(at))?.[0] ?? '';
    at += after.length;
    parts.push({ icon, word: match[0], before, after });
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

const closing = '.,;:)';

// Segments that are things become pictures. A picture cannot follow "d’" or "l’".
export function drawn(words: Words): (string | Picture)[] {
  const parts: (string | Picture)[] = [];
  const write = (text: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else if (text) parts.push(text);
  };
  const draw = (segment: Segment) => {
    const last = parts.at(-1);
    if (typeof segment === 'string' && typeof last === 'object' && !last.after) {
      const end = [...segment].findIndex((letter) => !closing.includes(letter) && letter !== '\u00a0');
      const after = segment.slice(0, end < 0 ? segment.length : end).trimEnd();
      last.after = after;
      write(segment.slice(after.length));
    } else if (typeof segment === 'string' || segment[0] !== 'thing' || (typeof last === 'string' && last.endsWith('’'))) write(plain([segment]));
    else parts.push({ icon: String(segment[1]), word: segment[2], before: segment[3] === undefined ? '' : `${segment[3]} `, after: '' });
  };
  words.forEach(draw);
  return parts;
}
