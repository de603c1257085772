// Things in the page's own texts: {gold:gold} is the thing gold, called "gold" there. Whoever shows the text may draw it.
import type { Segment, Words } from './said';

const mark = /(\d+ )?\{(\w+):([^}]*)\}/g;

// As it is read aloud.
export const unmarked = (text: string): string => text.replace(mark, '$1$3');

// As the engine would say it. A number before a thing belongs to it.
export function marked(text: string): Words {
  const words: Segment[] = [];
  let at = 0;
  for (const { 0: whole, 1: number, 2: which = '', 3: word = '', index } of text.matchAll(mark)) {
    if (index > at) words.push(text.slice(at, index));
    words.push(number === undefined ? ['thing', which, word] : ['thing', which, word, Number(number)]);
    at = index + whole.length;
  }
  if (at < text.length) words.push(text.slice(at));
  return words;
}
