// What the page says around a book; it comes with the first one.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const bookWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = bookWords;
export const wordsHere = (): Promise<void> => bookWords.learn(language());
export { language };
