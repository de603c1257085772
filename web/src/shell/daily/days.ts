// The days that were played, as this browser keeps them.
import { dateAfter } from './day';

export interface DayResult {
  // Of the person, then of the others in their order.
  scores: number[];
  rank: number;
  turns: number;
  // One's own points as they grew, in eight steps, from 0 to 7.
  grew: number[];
}
export interface Day {
  date: string;
  // The table that counts.
  table: string;
  result?: DayResult;
}

const key = 'daily';

function read(): Record<string, Day[]> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, Day[]> | null) ?? {};
  } catch {
    return {};
  }
}

// The latest first.
export const daysOf = (game: string): readonly Day[] => [...(read()[game] ?? [])].sort((a, b) => b.date.localeCompare(a.date));
export const dayOf = (game: string, date: string): Day | undefined => read()[game]?.find((day) => day.date === date);

function keep(game: string, day: Day): void {
  const all = read();
  localStorage.setItem(key, JSON.stringify({ ...all, [game]: [...(all[game] ?? []).filter(({ date }) => date !== day.date), day] }));
}

// The first game that is begun on a day is the one that counts.
export function keepBegun(game: string, date: string, table: string): void {
  if (!dayOf(game, date)) keep(game, { date, table });
}

// Only of the table that counts, and once.
export function keepResult(game: string, date: string, table: string, result: DayResult): void {
  const day = dayOf(game, date);
  if (day?.table === table && !day.result) keep(game, { ...day, result });
}

// Days in a row that were played to the end, up to today or yesterday.
export function streak(game: string, today: string): number {
  const played = new Set(daysOf(game).flatMap(({ date, result }) => (result ? [date] : [])));
  let date = played.has(today) ? today : dateAfter(today, -1);
  let days = 0;
  for (; played.has(date); date = dateAfter(date, -1)) days += 1;
  return days;
}
