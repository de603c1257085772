// Keeps the result of the deal of a day, once it is over.
import type { LocalPlan } from '../table/local';
import type { Sitting } from '../table/sitting.svelte';
import { keepResult } from './days';
import { resultOf } from './share';

export function finish({ game, id, daily }: LocalPlan, { position, log }: Sitting): void {
  const result = position && resultOf(position, log);
  if (daily && !daily.practice && result) keepResult(game, daily.date, id, result);
}
