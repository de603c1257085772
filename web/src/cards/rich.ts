// Sentences with small pictures in the place of gold, points and resources.
import type { Language } from '../table/messages';

export interface Picture {
  icon: string;
  word: string;
}

const words: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(gold|VP|vp|wheat|wood|clay|stone)(?![\p{L}])/gu,
  fr: /(?<![\p{L}])(ors?|PV|pv|blés?|bois|argiles?|pierres?)(?![\p{L}])/gu,
};

const icons: Record<string, string> = {
  gold: 'gold', or: 'gold', ors: 'gold', vp: 'vp', pv: 'vp',
  wheat: 'wheat', blé: 'wheat', blés: 'wheat',
  wood: 'wood', bois: 'wood',
  clay: 'clay', argile: 'clay', argiles: 'clay',
  stone: 'stone', pierre: 'stone', pierres: 'stone',
};

export function rich(text: string, language: Language): (string | Picture)[] {
  const parts: (string | Picture)[] = [];
  let at = 0;
  for (const match of text.matchAll(words[language])) {
    const icon = icons[match[0].toLowerCase()];
    if (!icon) continue;
    // A name in brackets, "Small Port (stone)", keeps its word.
    if (text[match.index - 1] === '(') continue;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ icon, word: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
