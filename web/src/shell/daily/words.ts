// What the page says around the deal of the day; it comes with it.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const dailyWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = dailyWords;
export const wordsHere = (): Promise<void> => dailyWords.learn(language());
export { language };
