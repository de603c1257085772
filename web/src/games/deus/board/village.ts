// Who is about to take a village: all regions around it must be occupied, and an army must be among the pieces.
import type { RegionView, View } from '../table/messages';
import { neighbours } from './hex';

export interface Siege {
  around: RegionView[];
  // Regions around it that nobody occupies yet. Other villages around it cannot be occupied and do not count.
  open: number;
  armies: number[];
  // Who would win it now if the ring were closed: one seat, several that would share, or none.
  leaders: number[];
}

export function siege(view: View, village: RegionView): Siege {
  const around = neighbours(view.regions, village);
  const seats = view.players.map((_, seat) => seat);
  const armies = seats.map((seat) => around.filter((each) => each.owner === seat && each.pieces?.includes('army')).length);
  const buildings = seats.map((seat) =>
    around
      .filter((each) => each.owner === seat)
      .reduce((sum, each) => sum + (each.pieces?.length ?? 0) + (each.temple ? 1 : 0), 0),
  );
  const most = Math.max(...armies);
  let leaders = most > 0 ? seats.filter((seat) => armies[seat] === most) : [];
  if (leaders.length > 1) {
    const built = Math.max(...leaders.map((seat) => buildings[seat] ?? 0));
    leaders = leaders.filter((seat) => buildings[seat] === built);
  }
  return { around, open: around.filter((each) => each.owner === undefined).length, armies, leaders };
}

export function villagesLeft(view: View): number {
  return view.regions.filter((each) => each.terrain === 'village' && !each.fallen).length;
}
