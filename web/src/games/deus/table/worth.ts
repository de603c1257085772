// What resources are worth on Egypt's market, and what one more of them costs or brings now.
import type { Option, Resource, View } from './messages';

// In gold when it is replaced or sold; in points for having the most of it at the end.
export function worthOf(market: NonNullable<View['market']>, resource: Resource): { gold: number; vp: number } {
  return { gold: 2 + 2 * market[resource], vp: 1 + market[resource] };
}

// The questions in which the market matters.
export const trading: ReadonlySet<string> = new Set(['buy', 'sell', 'sell_mix', 'sell_sets', 'sell_each', 'market', 'market_swap']);

// As the engine says it of this option: gold that is paid is less than nothing.
export function priceOf({ brings = {} }: Option): number | null {
  return typeof brings.gold === 'number' ? brings.gold : null;
}
