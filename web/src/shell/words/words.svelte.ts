// Words in the chosen language. The catalogues are plain files; `t` is the only way to them.
import type { Language } from '../table/messages';
import en from './en.json';

export type Key = keyof typeof en;

// English is at hand; another language comes when it is wanted.
const catalogues = $state<{ known: Partial<Record<Language, Record<string, string>>> }>({ known: { en } });
const chosen = $state<{ language: Language }>({ language: 'en' });

function first(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export function language(): Language {
  return chosen.language;
}

export async function speak(next: Language): Promise<void> {
  if (next === 'fr' && !catalogues.known.fr) catalogues.known = { ...catalogues.known, fr: (await import('./french')).catalogue };
  chosen.language = next;
  localStorage.setItem('language', next);
  document.documentElement.lang = next;
}

// The language of the last visit, or the browser's.
export const speakFirst = () => speak(first());

// "de" and "que" before a vowel. A silent h cannot be told from the other, so they stay before both; a4 is a region.
export function elide(text: string): string {
  return text.replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöûùüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÛÙÜŒÆ](?!\d))/gu, '$1’');
}

// {name} stands for a value; {n|one|many} chooses by a number.
export function fill(text: string, values: Record<string, string | number> = {}): string {
  const filled = put(text, values);
  return chosen.language === 'fr' ? elide(filled) : filled;
}
function put(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    const few = Number(value) === 1 || (chosen.language === 'fr' && Number(value) === 0);
    return few ? one : many;
  });
}

export function t(key: Key, values?: Record<string, string | number>): string {
  return fill(catalogues.known[chosen.language]?.[key] ?? en[key], values);
}

// "blue: 3 cards", with the space that French has before a colon.
export const about = (what: string, words: string) => t('about', { what, words });

// A key that is put together from parts, such as `god.ceres`.
export function tOf(group: string, name: string, values?: Record<string, string | number>): string {
  const key = `${group}.${name}` as Key;
  return key in en ? t(key, values) : name;
}
