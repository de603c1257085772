// The words of Deus; those of the shell are at hand besides.
import { Catalogue, shellWords, type ShellKey } from '../../shell/words/words.svelte';
import en from './words/en.json';

export const deusWords = new Catalogue<keyof typeof en | ShellKey>(en, async () => (await import('./words/french')).catalogue, shellWords);
export const { t, tOf, said, saidOf, around } = deusWords;
export { about, language } from '../../shell/words/words.svelte';
