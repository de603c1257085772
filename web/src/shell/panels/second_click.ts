// A second click at the same place within a moment of a change was meant for what lay there before: it takes nothing.
// Keys are pressed one by one on purpose, and a pointer that has moved has a new aim.
const moment = 350;
const apart = 20;

export class SecondClick {
  #changed = -Infinity;
  #last: { x: number; y: number } | null = null;

  changed(now: number): void {
    this.#changed = now;
  }

  moved({ clientX, clientY }: { clientX: number; clientY: number }): void {
    if (this.#last && Math.hypot(clientX - this.#last.x, clientY - this.#last.y) > apart) this.#last = null;
  }

  // Whether this click takes nothing. A click without a pointer, from a key, has no detail.
  isStray(click: { clientX: number; clientY: number; detail: number; timeStamp: number }): boolean {
    if (click.detail === 0) return false;
    this.moved(click);
    const stray = this.#last !== null && click.timeStamp - this.#changed < moment;
    this.#last = { x: click.clientX, y: click.clientY };
    return stray;
  }
}
