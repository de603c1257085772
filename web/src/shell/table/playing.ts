// What a player is in the middle of: the answers given so far, the card at work, things that are taken one by one.
import { faceOf, type CardFace } from '../../games/deus/cards/deck.svelte';
import { t } from '../words/words.svelte';
import { answerDone, colours, type CardSeen, type Choice, type Colour, type Language, type GameEvent, type Option, type PositionMessage, type View } from './messages';

// One answer that can still be undone.
export interface Step {
  choice: Choice;
  option: number;
  words: string;
  // What the words are in: they are not said again when it changes.
  language?: Language;
  // The entries of the log when it was given: one more, and it is firm.
  log: number;
  // The page gave it: there was nothing to think about.
  byItself?: boolean;
}

// The answer that needs no thought. What lets luck go on is asked all the same: it could not be taken back.
export function plainAnswer({ choice }: PositionMessage): number | null {
  const option = choice?.options.find((each) => each.option === choice.obvious);
  return option && option.next !== 'luck' ? option.option : null;
}

// What an answer was that the page gave: where its words leave out what came of it, the first events tell it.
export function didItself({ choice, option, words }: Step): string {
  const tells = ['steal_or_not', 'choose_opponent', 'choose_village', 'choose_region', 'choose_card'].includes(choice.prompt);
  const told = choice.options.find((each) => each.option === option)?.preview?.find((line) => !line.includes(' activ'));
  return (tells && told) || words;
}

// An offering of one's last turn, or of the one that is open, that was made by itself: nothing could be built, and there
// was one card to offer. What happened in a record that the game goes on from (number 0) is not told.
export interface Unasked {
  offered: GameEvent;
  // Of the turn that is open.
  now: boolean;
}
export function unaskedOffering(log: readonly GameEvent[], seat: number | null): Unasked | null {
  const begins = log.flatMap((event, i) => (event.what === 'turn_begins' && event.seat === seat ? [i] : [])).slice(-2);
  for (const begin of begins.reverse()) {
    const number = log[begin]?.number;
    const end = log.findIndex((event, i) => i > begin && event.what === 'turn_begins');
    const offered = log.slice(begin, end < 0 ? undefined : end).find((event) => event.forced && event.seat === seat && event.number === number);
    if (offered && number) return { offered, now: end < 0 };
    // A later turn in which something was asked has been answered meanwhile.
    if (end >= 0) return null;
  }
  return null;
}
// In the tense that it is seen in; the engine's sentence ends with the card.
export function unaskedWords({ offered, now }: Unasked): string {
  const card = offered.words.split(/\s?: /).at(-1) ?? '';
  return now ? t('question.unasked_now', { card }) : t('question.unasked', { card });
}

// The round that is played: one that only a tried turn would begin does not count yet.
export function roundOf({ view, events, log }: PositionMessage): number {
  const begins = events.some((event) => event.number > log && event.what === 'turn_begins' && event.seat === 0);
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

// Questions that the engine repeats for things taken one by one. Of some as many as there are must be taken; of the
// others one may stop.
const untilAll = new Set(['take_resource', 'give_back', 'start_piece', 'regroup']);
const untilEnough = new Set(['take_piece', 'buy', 'sell_mix']);

export interface Taking {
  // All that could be taken when the first question was asked.
  options: Option[];
  taken: number[];
  // How many are still to come, and whether all of them must be taken.
  more: number;
  must: boolean;
}

export function takingOf(choice: Choice | null, steps: readonly Step[]): Taking | null {
  if (!choice) return null;
  const must = untilAll.has(choice.prompt);
  if (!must && !untilEnough.has(choice.prompt)) return null;
  let first = choice;
  let begin = steps.length;
  for (let step = steps[begin - 1]; step?.choice.prompt === choice.prompt; step = steps[begin - 1]) {
    const { card, god, more = 0 } = step.choice;
    // Enough was said, or less was to come before than after it: that was another time.
    if (step.option === answerDone || card !== choice.card || god !== choice.god || more <= (first.more ?? 0)) break;
    first = step.choice;
    --begin;
  }
  // What was on offer at first stays in its place; a stop that came later is added.
  const options = [...first.options, ...choice.options.filter((option) => !first.options.some((each) => each.option === option.option))];
  return { options, taken: steps.slice(begin).map((step) => step.option), more: choice.more ?? 1, must };
}
