// The words of "my games"; they come with it.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const historyWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = historyWords;
export const wordsHere = (): Promise<void> => historyWords.learn(language());
export { language };
