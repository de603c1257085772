// What the engine says of Egypt's market where it matters.
import type { Option } from './messages';

export const trading: ReadonlySet<string> = new Set(['buy', 'sell', 'sell_mix', 'sell_sets', 'sell_each', 'market', 'market_swap']);

// What one more of a resource costs or brings now: gold that is paid is less than nothing.
export function priceOf({ brings = {} }: Option): number | null {
  return typeof brings.gold === 'number' ? brings.gold : null;
}
