// What the page says around a hint; it comes with the first one.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const hintWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = hintWords;
export const wordsHere = (): Promise<void> => hintWords.learn(language());
export { language };
