// Which option a card or region stands for, and when a first touch only looks.
import { answerDone, optionKind, type Choice, type Option, type View } from '../../../shell/table/messages';
import type { Step } from '../../../shell/table/playing';

// Cards of one face are one option: every copy in the hand stands for it.
export function optionOfCard(view: View, card: number, options: readonly Option[]): number | null {
  const face = view.hand?.find((each) => each.card === card)?.face;
  const alike = (option: number) => option === card || (face !== undefined && view.hand?.some((each) => each.card === option && each.face === face));
  return options.find((each) => alike(each.option))?.option ?? null;
}

// Before anything is revealed one may think again: a card or region of an earlier question goes back to it.
export function earlierAnswer(view: View, steps: readonly Step[], what: 'card' | 'region', thing: number): { step: number; option: number } | null {
  for (const [step, { choice: asked }] of [...steps.entries()].reverse()) {
    if (optionKind(asked.prompt) !== what) continue;
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

// A finger shows nothing before it touches, so its first touch only looks: at every region, and at a card that would be
// built without another question. What costs points is taken at the second time however it is chosen.
export function looksFirst(choice: Choice, option: Option, touched: boolean): boolean {
  if ((option.points ?? 0) > 0) return true;
  if (!touched) return false;
  return optionKind(choice.prompt) === 'region' || (choice.prompt === 'turn' && option.next !== undefined && option.next !== 'you');
}

// Number keys choose cards and words. Regions have names of their own, and a number beside them would mean "none".
export function keyed(choice: Choice | null, options: readonly Option[]): readonly Option[] {
  return choice && optionKind(choice.prompt) === 'region' ? [] : options;
}
