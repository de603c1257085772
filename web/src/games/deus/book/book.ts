// The book of the rules: its text, what it shows, and which section explains what.
import type { BookPage, Example } from '../../../shell/book/book_page';
import index from '../../../../../book/deus.index?raw';
import Signs from '../panels/Signs.svelte';
import Picture from './Picture.svelte';
import examples from './examples.json';

const book: BookPage = {
  text: { en: () => import('../../../../../book/deus.en.txt?raw'), fr: () => import('../../../../../book/deus.fr.txt?raw') },
  index,
  examples: examples as unknown as Record<string, Example>,
  Picture,
  parts: { signs: Signs },
};
export default book;
