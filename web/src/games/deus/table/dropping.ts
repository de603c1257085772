// A card dropped on the board is chosen; the region it was dropped on is taken when it can be.
import type { Choice } from './messages';

export class Dropping {
  #wanted: number | null = null;

  // Reads what was dropped where; gives the card.
  dropped(card: string | undefined, region: string | null | undefined): number {
    this.#wanted = region ? Number(region) : null;
    return Number(card);
  }

  // The region to take now that this is asked, if it is still wanted. What is asked in between does not forget it.
  regionFor(choice: Choice | null): number | null {
    if (!choice || this.#wanted === null || ['turn', 'payment', 'column'].includes(choice.prompt)) return null;
    const region = this.#wanted;
    this.#wanted = null;
    const placing = choice.prompt === 'place' || choice.prompt === 'place_temple';
    return placing && choice.options.some((option) => option.option === region) ? region : null;
  }
}
