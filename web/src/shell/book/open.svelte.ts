// The rules beside a running game: whoever wants to know something asks here, and the bar above the table shows it.
import type { GamePage } from '../game_page';

const asked = $state<{ section: string | null }>({ section: null });
let tables = 0;

export const askedSection = (): string | null => asked.section;
export const closeRules = (): void => void (asked.section = null);
// '': from the beginning.
export const openRules = (section: string): void => void (asked.section = section);

// The bar above a table says that it is there; elsewhere a link to the rules is a link.
export function showsRules(): () => void {
  tables += 1;
  return () => {
    tables -= 1;
    asked.section = null;
  };
}
export function follow(event: MouseEvent, section: string): void {
  if (!tables || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openRules(section);
}

// The sections that explain something, as the index of the book calls it: "prompt payment", "card …".
export async function explain(page: GamePage | null | undefined, what: string): Promise<readonly string[]> {
  const [book, { parseIndex, placesOf }] = await Promise.all([page?.book?.(), import('./places')]);
  return book ? placesOf(parseIndex(book.default.index), what) : [];
}
