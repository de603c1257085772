// The geometry of the board: pointy hexagons in axial coordinates.
import type { RegionView } from '../table/messages';

export const size = 50; // from the centre of a hexagon to a corner
const root3 = Math.sqrt(3);

export const directions = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Point {
  x: number;
  y: number;
}

export function centre(at: { q: number; r: number }): Point {
  return { x: size * root3 * (at.q + at.r / 2), y: size * 1.5 * at.r };
}

export function corners(middle: Point, radius = size): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

export function outline(middle: Point, radius = size): string {
  return corners(middle, radius)
    .map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
    .join(' ');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function frame(regions: readonly RegionView[], margin = 8): Box {
  const points = regions.map(centre);
  const left = Math.min(...points.map((p) => p.x)) - (size * root3) / 2 - margin;
  const right = Math.max(...points.map((p) => p.x)) + (size * root3) / 2 + margin;
  const top = Math.min(...points.map((p) => p.y)) - size - margin;
  const bottom = Math.max(...points.map((p) => p.y)) + size + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function neighbours(regions: readonly RegionView[], of: RegionView): RegionView[] {
  const around: RegionView[] = [];
  for (const [dq, dr] of directions) {
    const found = regions.find((each) => each.q === of.q + dq && each.r === of.r + dr);
    if (found) around.push(found);
  }
  return around;
}

// The region that lies in the direction of an arrow key, the nearest by angle.
export function inDirection(regions: readonly RegionView[], from: RegionView, dx: number, dy: number): RegionView | null {
  const start = centre(from);
  let best: RegionView | null = null;
  let least = Infinity;
  for (const each of regions) {
    if (each === from) continue;
    const there = centre(each);
    const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
    if (along < 1) continue;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    const cost = along + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = each;
    }
  }
  return best;
}

// The sides between two tiles, and round the whole board: drawn stronger than those inside a tile.
export function tileEdges(regions: readonly RegionView[]): string {
  let path = '';
  for (const each of regions) {
    const points = corners(centre(each));
    directions.forEach(([dq, dr], side) => {
      const other = regions.find((one) => one.q === each.q + dq && one.r === each.r + dr);
      if (other && (other.tile === each.tile || other.region < each.region)) return;
      const a = points[side];
      const b = points[(side + 1) % 6];
      if (a && b) path += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    });
  }
  return path;
}
