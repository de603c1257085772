// What the page says around puzzles; it comes with the first one.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const puzzleWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = puzzleWords;
export const wordsHere = (): Promise<void> => puzzleWords.learn(language());
export { language };
