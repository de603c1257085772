// Finished games that this browser remembers, each with its record: kept here alone, and taken along as one file.
import type { SeatAt } from '../table/messages';

export interface PlayedGame {
  // The table's.
  id: string;
  // Milliseconds since 1970.
  ended: number;
  game: string;
  options: Record<string, string>;
  // One's own seat; null where several people shared the screen.
  me: number | null;
  seats: PlayedSeat[];
  scores: number[];
  ranks: number[];
  // What one put to use, by the ids of cards, as often as one did.
  cards: string[];
  record: string;
  // What one gave away a turn, once somebody has looked: of the chance to win, from 0 to 1.
  errorRate?: number;
}
export type PlayedSeat = Pick<SeatAt, 'kind' | 'player'> & { name: string };

// Where games are kept. A browser without storage remembers until it is closed.
interface Shelf {
  all(): Promise<PlayedGame[]>;
  put(games: readonly PlayedGame[]): Promise<void>;
  drop(id: string): Promise<void>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open('pantheon my games', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
  const database = await done(opening);
  const games = (mode: IDBTransactionMode) => database.transaction('games', mode).objectStore('games');
  return {
    all: () => done(games('readonly').getAll() as IDBRequest<PlayedGame[]>),
    put: async (list) => {
      const store = games('readwrite');
      await Promise.all(list.map((game) => done(store.put(game))));
    },
    drop: async (id) => void (await done(games('readwrite').delete(id))),
  };
}

function shelfInMemory(): Shelf {
  const games = new Map<string, PlayedGame>();
  return {
    all: () => Promise.resolve([...games.values()]),
    put: (list) => Promise.resolve(list.forEach((game) => games.set(game.id, game))),
    drop: (id) => Promise.resolve(void games.delete(id)),
  };
}

let shelf: Promise<Shelf> | null = null;
const opened = () => (shelf ??= openShelf().catch(shelfInMemory));

// The latest first.
export async function playedGames(): Promise<PlayedGame[]> {
  return (await (await opened()).all()).sort((a, b) => b.ended - a.ended);
}

// A table counts once: looking at its end again changes nothing, playing it to another end does.
export async function keepGame(game: PlayedGame): Promise<void> {
  const before = (await playedGames()).find(({ id }) => id === game.id);
  if (before?.record !== game.record) await (await opened()).put([game]);
}

export async function forgetGame(id: string): Promise<void> {
  await (await opened()).drop(id);
}

// Somebody has looked at this game again: what each seat gave away a turn.
export async function noteErrorRates(record: string, rates: readonly number[]): Promise<void> {
  const looked = (await playedGames()).flatMap((game) => {
    const errorRate = game.record === record && game.me !== null ? rates[game.me] : undefined;
    return errorRate === undefined ? [] : [{ ...game, errorRate }];
  });
  await (await opened()).put(looked);
}

// ---- one file with all of them

const what = 'pantheon my games';
interface GamesFile {
  what: typeof what;
  version: 1;
  games: PlayedGame[];
}

export async function exportGames(): Promise<string> {
  const file: GamesFile = { what, version: 1, games: await playedGames() };
  return JSON.stringify(file, null, 1);
}

const isList = (list: unknown, of: string, length?: number): boolean =>
  Array.isArray(list) && (length === undefined || list.length === length) && list.every((each) => typeof each === of);

function isGame(each: unknown): each is PlayedGame {
  if (typeof each !== 'object' || each === null) return false;
  const { id, ended, game, options, me, seats, scores, ranks, cards, record, errorRate } = each as PlayedGame;
  if (![id, game, record].every((text) => typeof text === 'string') || !Number.isFinite(ended)) return false;
  if (!isList(seats, 'object') || seats.length < 1 || !seats.every((seat) => seat && typeof seat.name === 'string' && (seat.kind === 'bot' || seat.kind === 'person'))) return false;
  if (!(me === null || (Number.isInteger(me) && me >= 0 && me < seats.length))) return false;
  if (typeof options !== 'object' || options === null || !isList(Object.values(options), 'string')) return false;
  if (!(errorRate === undefined || Number.isFinite(errorRate))) return false;
  return isList(scores, 'number', seats.length) && isList(ranks, 'number', seats.length) && isList(cards, 'string');
}

// How many games came that were not known; null: this is no such file, and nothing has changed.
export async function importGames(text: string): Promise<number | null> {
  let file: Partial<GamesFile>;
  try {
    file = JSON.parse(text) as Partial<GamesFile>;
  } catch {
    return null;
  }
  if (file?.what !== what || file.version !== 1 || !Array.isArray(file.games) || !file.games.every(isGame)) return null;
  const known = new Set((await playedGames()).map(({ id }) => id));
  const fresh = file.games.filter(({ id }) => !known.has(id));
  await (await opened()).put(fresh);
  return fresh.length;
}
