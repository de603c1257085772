// The regions that changed from one position to the next.
import type { View } from '../table/messages';

export function changedRegions(before: View | undefined, now: View): Set<number> {
  if (!before) return new Set();
  return new Set(now.regions.filter((region, i) => JSON.stringify(region) !== JSON.stringify(before.regions[i])).map((region) => region.region));
}
