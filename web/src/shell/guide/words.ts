// What the page says around a guided game; it comes with the first one.
import { Catalogue, language, shellWords, type ShellKey } from '../words/words.svelte';
import en from './words/en.json';

const guideWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t } = guideWords;
export const wordsHere = (): Promise<void> => guideWords.learn(language());
export { language };
