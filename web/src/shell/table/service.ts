// What the service offers over HTTP.

export const apiBase = new URL('api/', document.baseURI);

// Throws with the service's own sentence.
async function post<T>(path: string, body: object): Promise<T> {
  const reply = await fetch(new URL(path, apiBase), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const said = (await reply.json()) as T & { error?: string };
  if (!reply.ok) throw new Error(said.error ?? reply.statusText);
  return said;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: { kind: 'person' | 'bot'; player?: string }[];
  seed?: number;
  name?: string;
  takebacks?: boolean;
  hints?: boolean;
  clock?: { move?: number; game?: number };
}

export interface MadeTable {
  table: string;
  seats: { seat: number; token?: string; invitation?: string }[];
  spectator: string;
}

export const makeTable = (wish: NewTable) => post<MadeTable>('tables', wish);

export interface MyTable {
  token: string;
  table: string;
  game: string;
  options: Record<string, string>;
  state: string;
  you: number | null;
  seats: { seat: number; kind: 'person' | 'bot'; name: string; colour: string | null }[];
  your_turn: boolean;
  updated: number;
}

export const myTables = (tokens: string[]) => post<{ tables: MyTable[] }>('tables/mine', { tokens });

interface ServiceBox { name: string; changes: string }

async function get<T>(path: string): Promise<T | null> {
  try {
    const reply = await fetch(new URL(path, apiBase));
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('json') ? ((await reply.json()) as T) : null;
  } catch {
    return null;
  }
}

// The games of the service behind this page, each with its box; nothing where there are only files.
interface ServiceGame { name: string; box: ServiceBox }
let games: Promise<ServiceGame[] | null> | null = null;
export function serviceGames(): Promise<ServiceGame[] | null> {
  games ??= get<{ games: ServiceGame[] }>('games').then((said) => said?.games ?? null);
  return games;
}

export async function serviceBox(game: string): Promise<ServiceBox | null> {
  return (await serviceGames())?.find((each) => each.name === game)?.box ?? null;
}

export async function hasService(): Promise<boolean> {
  return (await serviceGames()) !== null;
}

const cards = new Map<string, Promise<unknown[] | null>>();
export function serviceCards(game: string): Promise<unknown[] | null> {
  const known = cards.get(game) ?? get<{ cards: unknown[] }>(`cards?game=${game}`).then((said) => said?.cards ?? null);
  cards.set(game, known);
  return known;
}

// Who can play in a seat, by game.
export const servicePlayers = async <Player>(game: string): Promise<Player[] | null> => (await get<{ players: Player[] }>(`players?game=${game}`))?.players ?? null;
