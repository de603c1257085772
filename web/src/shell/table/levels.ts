// The computer players there are: as the service lists them, or those of the engine in this browser.
import type { Language } from './messages';
import known from '../../games/players.json';
import { servicePlayers } from './service';

export interface Level {
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
  // On the scale of the game; none where nobody has measured it.
  rating: number | null;
}

// From the weakest to the strongest. A game that is not listed has the one that every game has.
export const levelsOf = (game: string): Level[] => (known as Record<string, Level[]>)[game] ?? Object.values(known)[0]?.slice(0, 1) ?? [];

export function levelOf(game: string, name: string | null): Level | undefined {
  return levelsOf(game).find((level) => level.name === name);
}

// The strongest that the page knows of.
export const best = (game: string): string => levelsOf(game).at(-1)?.name ?? 'random';

// The strongest first.
export async function levels(game: string): Promise<Level[]> {
  const players = await servicePlayers<Level>(game);
  return [...(players?.length ? players : levelsOf(game))].reverse();
}
