// Sentences of the engine are lists of segments, which say what they are about: nothing has to be found in prose.
import { elide, language, t } from './words.svelte';

// A seat, or what it does ("form"): its number, the text, and what that seat itself is told. A thing: which one, the
// text, and how many. Whatever else a game names: its number and the text.
export type Named = [kind: string, which: number | string, text: string, more?: string | number];
export type Segment = string | Named;
export type Words = readonly Segment[];

// Something that is told: as a sentence, and as its segments.
export interface Saying {
  words: string;
  parts?: Words;
}

const textOf = (segment: Segment): string => (typeof segment === 'string' ? segment : segment[0] === 'thing' && segment[3] !== undefined ? `${segment[3]} ${segment[2]}` : segment[2]);
export const plain = (words: Words): string => words.map(textOf).join('');
export const saying = (parts: Words): { words: string; parts: Words } => ({ words: plain(parts), parts });

export const partsOf = ({ words, parts }: Saying): Words => parts ?? [words];

// The first segment of a kind: the card that a sentence names.
export const namedIn = (kind: string, words: Words = []): Named | undefined => words.find((each): each is Named => typeof each !== 'string' && each[0] === kind);

// The numbers of everything of a kind: the regions that a sentence names.
export const numbersIn = (kind: string, words: Words): number[] => words.flatMap((each) => (typeof each !== 'string' && each[0] === kind ? [Number(each[1])] : []));

// With people in it: seats are called by their names, and whoever looks is "you". `printed` are things that the page
// spells otherwise than records do.
export function told(words: Words, names: readonly string[], you: number | null, printed: Readonly<Record<string, string>> = {}): Words {
  const result: Segment[] = [];
  const add = (segment: Segment) => {
    const last = result.at(-1);
    if (typeof last !== 'string') result.push(segment);
    else if (typeof segment === 'string') result[result.length - 1] = last + segment;
    else result.splice(-1, 1, beforeName(last, textOf(segment)), segment);
  };
  for (const segment of words) {
    if (typeof segment === 'string') {
      add(segment);
      continue;
    }
    const [kind, number, text, toYou] = segment;
    const own = number === you;
    if (kind === 'form') add(own ? String(toYou ?? text) : text);
    else if (kind === 'seat') {
      const name = own ? String(toYou ?? (result.length ? t('seat.you') : t('you.do'))) : (names[Number(number)] ?? text);
      if (name) add(['seat', number, name]);
    } else if (kind === 'thing') add([kind, number, printed[text] ?? text, ...(toYou === undefined ? [] : [toYou])] as Named);
    else add(segment);
  }
  return result.filter(Boolean);
}

// "de" loses its vowel before some names.
function beforeName(text: string, name: string): string {
  if (language() !== 'fr' || !name) return text;
  const together = elide(text + name);
  return together.slice(0, together.length - name.length);
}

// Without the seat that it begins with, where that is the one.
export function withoutSubject(words: Words, seat: number | null): Words {
  const [first, next, ...rest] = words;
  if (typeof first !== 'object' || first[0] !== 'seat' || first[1] !== seat) return words;
  return typeof next === 'string' ? [next.trimStart(), ...rest] : words.slice(1);
}

// Several sentences in one: whoever looks is a small "you" after the first.
export function inOneLine(lines: readonly Words[]): Words {
  const small = (words: Words): Words => words.map((each, i) => (i === 0 && typeof each !== 'string' && each[0] === 'seat' && each[2] === t('you.do') ? ['seat', each[1], t('seat.you')] : each));
  return lines.flatMap((line, i) => (i ? [t('announce.semicolon'), ...small(line)] : [...line]));
}
