// Which step of a guided game is the one to show.
import type { GuideStep } from '../../../../src/room/guide';

// How many answers the game has, and how many of them are firm.
export interface Reached {
  answers: number;
  firm: number;
}

// Somebody must read it and say so: nothing is answered there.
export const isRead = (step: GuideStep): boolean => step.until === step.from && !step.confirm;

function isDone(step: GuideStep, { answers, firm }: Reached): boolean {
  return answers >= step.until && (!step.confirm || firm >= step.until);
}

// From the step that was shown, back over what was undone, and on over what is done. Behind the last: the number of steps.
export function stepNow(steps: readonly GuideStep[], shown: number, reached: Reached): number {
  let at = Math.min(shown, steps.length);
  while (at > 0 && !isDone(steps[at - 1]!, reached)) at -= 1;
  for (let step = steps[at]; step && (isRead(step) ? reached.answers > step.from : isDone(step, reached)); step = steps[at]) at += 1;
  return at;
}
