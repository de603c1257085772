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

// The sides of a hexagon that a key leads to. The four keys round the arrows of a number pad go at an angle; up and down
// lean to the right and to the left in turns, so that many steps go straight and the way back is the same.
const ways: Record<string, readonly number[]> = { ArrowRight: [0], PageDown: [1], End: [2], ArrowLeft: [3], Home: [4], PageUp: [5] };

// The neighbour that a key leads to; null where the board ends, undefined for a key that leads nowhere.
export function towards(regions: readonly RegionView[], from: RegionView, key: string): RegionView | null | undefined {
  const even = from.r % 2 === 0;
  const way = key === 'ArrowUp' ? (even ? [5, 4] : [4, 5]) : key === 'ArrowDown' ? (even ? [1, 2] : [2, 1]) : ways[key];
  return way && (way.map((side) => beside(regions, from, side)).find((each) => each) ?? null);
}

export function beside(regions: readonly RegionView[], of: RegionView, side: number): RegionView | undefined {
  const [dq, dr] = directions[side] ?? [0, 0];
  return regions.find((each) => each.q === of.q + dq && each.r === of.r + dr);
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
