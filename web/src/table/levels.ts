// The computer players there are: as the service lists them, or those of the engine in this browser.
import type { Language } from './messages';

export interface Level {
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
}

const known: Level[] = [
  { name: 'greedy', title: { en: 'Midas', fr: 'Midas' }, about: { en: 'looks to the end of its own turn and takes what is worth most', fr: 'regarde jusqu’à la fin de son tour et prend ce qui vaut le plus' } },
  { name: 'random', title: { en: 'Chance', fr: 'Le Hasard' }, about: { en: 'takes any option with equal chance', fr: 'prend n’importe quelle option, au hasard' } },
];

export async function levels(): Promise<Level[]> {
  try {
    const reply = await fetch(new URL('api/players', document.baseURI));
    if (!reply.ok || !(reply.headers.get('content-type') ?? '').includes('json')) return known;
    const { players } = (await reply.json()) as { players: Level[] };
    // The strongest first: the service lists them from the weakest.
    return players.length ? [...players].reverse() : known;
  } catch {
    return known;
  }
}
