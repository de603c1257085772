// The part of the board that is looked at: wheel, two fingers, dragging and buttons move it.
export class Glass {
  // How many times larger than the pane it is seen through the board is, and the middle of what is seen, from 0 to 1.
  scale = $state(1);
  x = $state(0.5);
  y = $state(0.5);
  #fingers = new Map<number, { x: number; y: number }>();
  #apart = 0;
  #moved = 0;

  // The board under the pane. It is drawn whole and only moved, which costs the browser next to nothing.
  get style(): string {
    if (this.scale === 1) return '';
    const percent = (part: number) => `${(100 * part).toFixed(3)}%`;
    const shift = (middle: number) => percent(0.5 / this.scale - middle);
    return `width: ${percent(this.scale)}; height: ${percent(this.scale)}; transform: translate(${shift(this.x)}, ${shift(this.y)}); will-change: transform`;
  }

  zoom(times: number, atX = 0.5, atY = 0.5): void {
    const next = Math.min(4, Math.max(1, this.scale * times));
    // What lies under the pointer stays there.
    this.x += (atX - 0.5) * (1 / this.scale - 1 / next);
    this.y += (atY - 0.5) * (1 / this.scale - 1 / next);
    this.scale = next;
    this.#keepInside();
  }

  reset(): void {
    this.scale = 1;
    this.x = 0.5;
    this.y = 0.5;
  }

  #keepInside(): void {
    const margin = 0.5 / this.scale;
    this.x = Math.min(1 - margin, Math.max(margin, this.x));
    this.y = Math.min(1 - margin, Math.max(margin, this.y));
  }

  // True when the last press moved the board, so that it is no click.
  get dragged(): boolean {
    return this.#moved > 6;
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#apart = 0;
  }

  move(event: PointerEvent, seen: DOMRect): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [a, b] = [...this.#fingers.values()];
    if (a && b) {
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      this.#moved = 99;
      if (this.#apart > 0) this.zoom(apart / this.#apart, ((a.x + b.x) / 2 - seen.left) / seen.width, ((a.y + b.y) / 2 - seen.top) / seen.height);
      this.#apart = apart;
      return;
    }
    this.#moved += Math.hypot(dx, dy);
    if (this.scale === 1 || !this.dragged) return;
    this.x -= dx / seen.width / this.scale;
    this.y -= dy / seen.height / this.scale;
    this.#keepInside();
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#apart = 0;
  }
}

// Whether a click came from a finger, which shows nothing before it touches.
export function byTouch(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}
