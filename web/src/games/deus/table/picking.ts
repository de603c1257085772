// Which option a card or region stands for, and how they are chosen.
import type { Habits } from '../../../shell/table/habits';
import { t, tOf } from '../words';
import { answerDone, colours, optionKind, optionThing, pieceTypes, type Choice, type Option, type View } from './messages';
import type { Step } from '../../../shell/table/step';

// Cards of one face are one option: every copy in the hand stands for it.
export function optionOfCard(view: View, card: number, options: readonly Option[]): number | null {
  const face = view.hand?.find((each) => each.card === card)?.face;
  const alike = (option: number) => option === card || (face !== undefined && view.hand?.some((each) => each.card === option && each.face === face));
  return options.find((each) => alike(each.option))?.option ?? null;
}

// Before anything is revealed one may think again: a card or region of an earlier question goes back to it.
export function earlierAnswer(view: View, steps: readonly Step[], what: 'card' | 'region', thing: number): { step: number; option: number } | null {
  for (const [step, { choice: asked }] of [...steps.entries()].reverse()) {
    if (optionKind(asked) !== what) continue;
    const option = what === 'card' ? optionOfCard(view, thing, asked.options) : asked.options.find((each) => each.option === thing)?.option;
    if (option !== null && option !== undefined) return { step, option };
  }
  return null;
}

// The cards under the top that were laid one by one since the first question for them, and that question's step. After a
// reload earlier steps are not known.
export function laidUnder(steps: readonly Step[]): { step: number; cards: number[] } | null {
  const step = steps.findIndex(({ choice }) => choice.prompt === 'offer_more');
  return step < 0 ? null : { step, cards: steps.slice(step).filter(({ choice, option }) => choice.prompt === 'offer_more' && option !== answerDone).map(({ option }) => option) };
}

// How many, or yes and no: the most comes first.
const amounts = new Set(['draw_or_not', 'steal_or_not', 'sell_each', 'sell', 'trade', 'sell_sets', 'buy_cards', 'barque']);

// A token on the pieces or the column of an opponent; the option's number says whose, and which.
function tokenWords({ prompt }: Choice, { option }: Option, names: readonly string[]): string | null {
  if (option === answerDone || (prompt !== 'choose_stack' && prompt !== 'choose_column')) return null;
  const what = prompt === 'choose_stack' ? tOf('pieces', pieceTypes[option % 8] ?? '') : tOf('their_column', colours[option % 8] ?? '');
  return t('question.token_on', { what, whose: t('seat.whose', { who: names[option >> 3] ?? '' }) });
}

// A region is looked at first, and a card that would be built without another question.
export const habits: Habits = {
  isThing: (choice, option) => optionThing(choice, option) !== null,
  // Regions have names of their own, and a number beside them would mean "none".
  hasKeys: (choice) => optionKind(choice) !== 'region',
  inOrder: ({ prompt, options }) => (amounts.has(prompt) ? [...options].sort((a, b) => (a.option === answerDone ? 1 : b.option === answerDone ? -1 : b.option - a.option)) : options),
  words: tokenWords,
  looksFirst: (choice, option) => optionKind(choice) === 'region' || (choice.prompt === 'turn' && option.next !== undefined && option.next !== 'you'),
};
