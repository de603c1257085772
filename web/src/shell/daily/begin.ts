// Begins the deal of a day in this browser, or goes on with it.
import { box, boxBegun, boxGame } from '../box/box.svelte';
import { settings } from '../look/settings.svelte';
import { begin } from '../table/begin';
import { localTable } from '../table/kept';
import { language } from '../words/words.svelte';
import { planOf, seedOf, type DailyGame } from './day';
import { dayOf, keepBegun } from './days';

// Where today's game stands: none yet, a table to go on at, played, or begun and lost.
export type Standing = 'new' | 'begun' | 'done' | 'lost';
export function standingOf(game: string, date: string): Standing {
  const day = dayOf(game, date);
  if (!day) return 'new';
  if (day.result) return 'done';
  return localTable(day.table) ? 'begun' : 'lost';
}

// With cards of one's own it is another game than everybody's.
export async function otherBox(game: string): Promise<boolean> {
  await boxBegun();
  return game === boxGame && box.from !== 'printed';
}

// The address of its table.
export async function beginDay(game: string, date: string, daily: DailyGame): Promise<string> {
  const standing = standingOf(game, date);
  if (standing === 'begun') return `#/local/${dayOf(game, date)?.table ?? ''}`;
  const practice = standing !== 'new' || (await otherBox(game));
  const address = await begin(planOf(game, date, daily, settings.name, practice), { seed: seedOf(game, date) }, language());
  if (!practice) keepBegun(game, date, address.slice('#/local/'.length));
  return address;
}
