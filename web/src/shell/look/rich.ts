// Sentences with small pictures in the place of things.
import { plain, type Segment, type Words } from '../words/said';

export interface Picture {
  icon: string;
  word: string;
  // What stays on the same line: a number, and the end of the clause.
  before: string;
  after: string;
}

const closing = '.,;:!?»)\u00a0\u202f';

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
      const end = [...segment].findIndex((letter) => !closing.includes(letter));
      const after = segment.slice(0, end < 0 ? segment.length : end).trimEnd();
      last.after = after;
      write(segment.slice(after.length));
    } else if (typeof segment === 'string' || segment[0] !== 'thing' || (typeof last === 'string' && last.endsWith('’'))) write(plain([segment]));
    else parts.push({ icon: String(segment[1]), word: segment[2], before: segment[3] === undefined ? '' : `${segment[3]} `, after: '' });
  };
  words.forEach(draw);
  return parts;
}
