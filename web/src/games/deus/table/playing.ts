// What a player of Deus is in the middle of: the card at work, an offering that was made by itself.
import type { Step } from '../../../shell/table/step';
import { faceOf, type CardFace } from '../cards/deck.svelte';
import { namedIn, partsOf, type Words } from '../../../shell/words/said';
import { t } from '../words';
import { colours, type CardSeen, type Colour, type GameEvent, type PositionMessage, type View } from './messages';

// What an answer was that the page gave: where its words leave out what came of it, the first events tell it.
export function didItself({ choice, option, ...said }: Step): Words {
  const tells = ['steal_or_not', 'choose_opponent', 'choose_village', 'choose_region', 'choose_card'].includes(choice.prompt);
  const told = choice.options.find((each) => each.option === option)?.preview?.find((line) => line.what !== 'activated');
  return partsOf((tells && told) || said);
}

// An offering of one's last turn, or of the one that is open, that was made by itself: nothing could be built, and there
// was one card to offer. What happened in a record that the game goes on from (number 0) is not told.
export interface Unasked {
  offered: GameEvent;
  // Of the turn that is open.
  now: boolean;
}
export function unaskedOffering(log: readonly GameEvent[], seat: number | null): Unasked | null {
  const begins = log.flatMap((event, i) => (event.begins_turn && event.seat === seat ? [i] : [])).slice(-2);
  for (const begin of begins.reverse()) {
    const number = log[begin]?.number;
    const end = log.findIndex((event, i) => i > begin && event.begins_turn);
    const offered = log.slice(begin, end < 0 ? undefined : end).find((event) => event.forced && event.seat === seat && event.number === number);
    if (offered && number) return { offered, now: end < 0 };
    // A later turn in which something was asked has been answered meanwhile.
    if (end >= 0) return null;
  }
  return null;
}
// In the tense that it is seen in.
export function unaskedWords({ offered, now }: Unasked): string {
  const card = namedIn('card', offered.parts)?.[2] ?? '';
  return now ? t('question.unasked_now', { card }) : t('question.unasked', { card });
}

// The round that is played: one that only a tried turn would begin does not count yet.
export function roundOf({ view, events, log }: PositionMessage): number {
  const begins = events.some((event) => event.number > log && event.begins_turn && event.seat === 0);
  return Math.max(1, view.round - (begins ? 1 : 0));
}

export function cardIn(view: View, card: number): CardSeen | undefined {
  const lists = [view.hand, view.offered, view.pile, ...view.players.flatMap((player) => Object.values(player.columns))];
  return lists.flatMap((list) => list ?? []).find((each) => each?.card === card) ?? undefined;
}

// The card that is being built or takes effect, or the god that gives.
export interface Subject {
  card?: number | undefined;
  face?: CardFace | undefined;
  god?: Colour | undefined;
}

export function subjectOf({ choice, view }: PositionMessage): Subject | null {
  if (!choice || choice.prompt === 'offer_more') return null;
  if (choice.god !== undefined) return { god: colours[choice.god] };
  if (choice.card === undefined) return null;
  return { card: choice.card, face: faceOf(cardIn(view, choice.card)?.face ?? '') };
}
