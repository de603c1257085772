// The computer players there are: as the service lists them, or those of the engine in this browser.
import type { Language } from './messages';
import list from './players.json';

export interface Level {
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
}

export function levelOf(name: string | null): Level | undefined {
  return list.find((level) => level.name === name);
}

// The strongest first: they are listed from the weakest.
export async function levels(): Promise<Level[]> {
  const known: Level[] = [...list].reverse();
  try {
    const reply = await fetch(new URL('api/players', document.baseURI));
    if (!reply.ok || !(reply.headers.get('content-type') ?? '').includes('json')) return known;
    const { players } = (await reply.json()) as { players: Level[] };
    return players.length ? [...players].reverse() : known;
  } catch {
    return known;
  }
}
