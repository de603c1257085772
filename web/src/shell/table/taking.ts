// Things that are taken one by one: the engine asks again and again, the page shows one list.
import { answerDone, type Choice, type Option } from './messages';
import type { Step } from './step';

export interface Taking {
  // All that could be taken when the first question was asked.
  options: Option[];
  taken: number[];
  // How many are still to come, and whether all of them must be taken.
  more: number;
  must: boolean;
}

// The same question about the same thing: whatever else the engine says of it is equal.
function alike(a: Choice, b: Choice): boolean {
  const about = ({ options, more, obvious, question, ...rest }: Choice) => JSON.stringify(rest);
  return about(a) === about(b);
}

export function takingOf(choice: Choice | null, steps: readonly Step[]): Taking | null {
  if (!choice?.one_by_one) return null;
  let first = choice;
  let begin = steps.length;
  for (let step = steps[begin - 1]; step?.choice.prompt === choice.prompt; step = steps[begin - 1]) {
    // Enough was said, or less was to come before than after it: that was another time.
    if (step.option === answerDone || !alike(step.choice, choice) || (step.choice.more ?? 0) <= (first.more ?? 0)) break;
    first = step.choice;
    --begin;
  }
  // What was on offer at first stays in its place; a stop that came later is added.
  const options = [...first.options, ...choice.options.filter((option) => !first.options.some((each) => each.option === option.option))];
  return { options, taken: steps.slice(begin).map((step) => step.option), more: choice.more ?? 1, must: !choice.options.some((option) => option.option === answerDone) };
}
