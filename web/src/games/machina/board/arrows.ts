// Arrow keys on the board: to the nearest thing in that direction.
const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Middle { x: number; y: number }

// Of several points the one that lies best in a direction: near, and not far aside. -1 where none does.
export function nearest(from: Middle, all: readonly Middle[], [dx, dy]: readonly [number, number]): number {
  const far = all.map(({ x, y }) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return ahead > 4 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

export function byArrow(event: KeyboardEvent): void {
  const way = ways[event.key];
  const from = (event.target as Element).closest<HTMLElement>('[data-thing]');
  if (!way || !from) return;
  const middle = (each: Element) => { const { left, top, width, height } = each.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; };
  const all = [...document.querySelectorAll<HTMLElement>('main.table [data-thing]')].filter((each) => each !== from && each.offsetParent);
  const next = all[nearest(middle(from), all.map(middle), way)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
