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

// The box of the service behind this page; nothing where there are only files.
let boxes: Promise<ServiceBox | null> | null = null;
export function serviceBox(): Promise<ServiceBox | null> {
  boxes ??= get<{ games: { box: ServiceBox }[] }>('games').then((said) => said?.games[0]?.box ?? null);
  return boxes;
}

export async function hasService(): Promise<boolean> {
  return (await serviceBox()) !== null;
}

let listed: Promise<unknown[] | null> | null = null;
export function serviceCards(): Promise<unknown[] | null> {
  listed ??= get<{ cards: unknown[] }>('cards?game=deus').then((said) => said?.cards ?? null);
  return listed;
}
