// The pictures on cards. They come late, once the page has nothing better to do: a card shows its frame first.
import type { CardFace } from '../cards/deck.svelte';
import { settings } from '../../../shell/look/settings.svelte';

// When the table stands and nothing presses.
export async function idle(): Promise<void> {
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 700)));
  if ('requestIdleCallback' in window) await new Promise((go) => requestIdleCallback(go, { timeout: 2000 }));
}

const drawings = $state<{ draw: ((id: string, colour: string) => string) | null }>({ draw: null });
let asked = false;

// Empty until the drawings are there, and for whoever wants none.
export function pictureOf(face: CardFace): string {
  if (!settings.antique) return '';
  if (!asked) {
    asked = true;
    void idle()
      .then(() => import('./drawings'))
      .then(({ draw }) => (drawings.draw = draw));
  }
  return drawings.draw?.(face.id, face.colour) ?? '';
}
