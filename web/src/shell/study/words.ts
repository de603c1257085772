// What is said when a game is looked at again, or somebody thinks aloud; it comes with the first of these.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const studyWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t, tOf } = studyWords;
void studyWords.learn(language());
export { language };

// "61 %", and with a sign "+6.2 %". Tenths where they tell something.
export function percent(share: number, signed = false): string {
  const number = 100 * share;
  const digits = Math.abs(number) < 10 && number !== 0 ? 1 : 0;
  const text = Math.abs(number).toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = number < 0 && Number(text.replace(',', '.')) !== 0 ? '−' : signed ? '+' : '';
  return t('study.percent', { n: `${sign}${text}` });
}
