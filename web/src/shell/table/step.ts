// One answer that can still be undone.
import type { Saying } from '../words/said';
import type { Choice, PositionMessage } from './messages';

export interface Step extends Saying {
  choice: Choice;
  option: number;
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
