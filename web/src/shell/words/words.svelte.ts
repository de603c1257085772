// Words in the chosen language. Catalogues are plain files: one of the shell, and one of each game.
import type { Language } from '../table/messages';
import { marked, unmarked } from './marks';
import type { Words } from './said';
import en from './en.json';

export type Values = Record<string, string | number>;
type Texts = Record<string, string>;

const chosen = $state<{ language: Language }>({ language: 'en' });

function first(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export function language(): Language {
  return chosen.language;
}

// "de" and "que" before a vowel; a4 is a region. A silent h cannot be told from the other, but where names begin so it
// mostly is.
export function elide(text: string): string {
  return text.replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöûùüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÛÙÜŒÆ](?!\d)|H[eéiy])/gu, '$1’');
}

// {name} stands for a value; {n|one|many} chooses by a number.
export function fill(text: string, values: Values = {}): string {
  const filled = put(text, values);
  return chosen.language === 'fr' ? elide(filled) : filled;
}
function put(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    const few = Number(value) === 1 || (chosen.language === 'fr' && Number(value) === 0);
    return few ? one : many;
  });
}

// Every catalogue there is: all of them speak the chosen language.
const all: Catalogue<never>[] = [];

// `Keys` are those of its file; where it has none, `rest` is asked.
export class Catalogue<Keys extends string = string> {
  readonly #en: Texts;
  readonly #french: () => Promise<Texts>;
  readonly #rest: Catalogue<never> | null;
  #fr = $state.raw<Texts | null>(null);

  // English is at hand; French, as it is printed (french.ts), comes when it is wanted.
  constructor(english: Partial<Record<Keys, string>>, french: () => Promise<Texts>, rest: Catalogue<never> | null = null) {
    this.#en = english as Texts;
    this.#french = french;
    this.#rest = rest;
    all.push(this);
  }

  has(key: string): boolean {
    return key in this.#en || (this.#rest?.has(key) ?? false);
  }

  async learn(language: Language): Promise<void> {
    if (language === 'fr') this.#fr ??= await this.#french();
  }

  readonly t = (key: Keys, values?: Values): string => unmarked(fill(this.#text(key), values));

  // The same in segments, with its things.
  readonly said = (key: Keys, values?: Values): Words => marked(fill(this.#text(key), values));

  // A sentence with sentences of the engine in it.
  readonly around = (key: Keys, values: Record<string, string | number | Words>): Words => {
    const words = Object.entries(values).filter((entry): entry is [string, Words] => typeof entry[1] === 'object');
    const marks = Object.fromEntries(words.map(([name], i) => [name, `\0${i}\0`]));
    // Every second piece is the number of one of them.
    return unmarked(fill(this.#text(key), { ...(values as Values), ...marks })).split('\0').flatMap((piece, i) => (i % 2 ? (words[Number(piece)]?.[1] ?? []) : piece ? [piece] : []));
  };

  // A key that is put together from parts, such as `colour.red`; without it, the last part.
  readonly tOf = (group: string, name: string, values?: Values): string => {
    const key = `${group}.${name}`;
    return this.has(key) ? unmarked(fill(this.#text(key), values)) : name;
  };

  readonly saidOf = (group: string, name: string, values?: Values): Words => {
    const key = `${group}.${name}`;
    return this.has(key) ? marked(fill(this.#text(key), values)) : [name];
  };

  #text(key: string): string {
    const own = this.#en[key];
    if (own === undefined) return this.#rest ? this.#rest.#text(key) : key;
    return (chosen.language === 'fr' && this.#fr?.[key]) || own;
  }
}

export type ShellKey = keyof typeof en;
export const shellWords = new Catalogue<ShellKey>(en, async () => (await import('./french')).catalogue);
export const { t, tOf } = shellWords;

// "blue: 3 cards", with the space that French has before a colon.
export const about = (what: string, words: string) => t('about', { what, words });

export async function speak(next: Language): Promise<void> {
  await Promise.all(all.map((each) => each.learn(next)));
  chosen.language = next;
  localStorage.setItem('language', next);
  document.documentElement.lang = next;
}

// The language of the last visit, or the browser's.
export const speakFirst = () => speak(first());
