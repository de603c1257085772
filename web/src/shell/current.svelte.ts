// The game that is on the screen, and what it brings to the page.
import { games } from '../games/games';
import type { GamePage } from './game_page';
import { language } from './words/words.svelte';

let name = $state('');
let page = $state.raw<GamePage | null>(null);

export const gameName = (): string => name;
// Nothing for a game without a page of its own, and before it is here.
export const gamePage = (): GamePage | null => page;

// Fetches what a game brings. It speaks the language of the page at once.
export async function pageOf(game: string): Promise<GamePage | null> {
  const found = await games.find((each) => each.name === game)?.page();
  await found?.default.words.learn(language());
  return found?.default ?? null;
}

// Puts a game on the screen: its symbols are drawn, its words and pictures are used in sentences. `plain`: as if it had
// no page of its own.
export async function openGame(game: string, plain = false): Promise<GamePage | null> {
  const found = plain ? null : await pageOf(game);
  [name, page] = [game, found];
  return found;
}
