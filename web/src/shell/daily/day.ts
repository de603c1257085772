// The deal of a day: what it is made of follows from the game and the date alone.
import type { LocalPlan } from '../table/local';
import { botNames } from '../table/people';

export interface DailyGame {
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

// The date on the person's own calendar, "2026-11-18": whoever has the same date has the same deal, and a new one comes
// at their own midnight.
export function dateOf(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

// So many days after a date.
export function dateAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dateOf(new Date(year, month - 1, day + days));
}

// FNV-1a, 64 bits, without the highest.
export function seedOf(game: string, date: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${game} ${date}`)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash >> 1n;
}

export function planOf(game: string, date: string, { players, options }: DailyGame, name: string, practice: boolean): Omit<LocalPlan, 'id'> {
  return {
    game,
    options: { ...options, players: String(players.length + 1) },
    seats: [{ kind: 'person', player: null, name }, ...players.map((player, i) => ({ kind: 'bot' as const, player, name: botNames[i + 1] ?? '' }))],
    luck: String(seedOf(game, date)),
    daily: practice ? { date, practice } : { date },
  };
}
