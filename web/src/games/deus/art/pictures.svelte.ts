// The pictures on cards. They come late, once the page has nothing better to do: a card shows its frame first.
import type { CardFace } from '../cards/deck.svelte';
import { idle } from '../../../shell/look/idle';
import { settings } from '../../../shell/look/settings.svelte';

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
