// How the options of a game are chosen.
import type { Choice, Option } from './messages';

export interface Habits {
  // Whether an option is a thing on the game's table, where it glows and is clicked; the others are buttons.
  isThing?(choice: Choice, option: Option): boolean;
  // Whether number keys choose the options of this question.
  hasKeys?(choice: Choice): boolean;
  // In which order they stand, and what they are called, where the engine's words do not do; `names` are those of the seats.
  inOrder?(choice: Choice): readonly Option[];
  words?(choice: Choice, option: Option, names: readonly string[]): string | null;
  // A finger shows nothing before it touches: whether its first touch only looks.
  looksFirst?(choice: Choice, option: Option): boolean;
}

// What costs points is taken at the second time however it is chosen.
export function looksFirst(habits: Habits, choice: Choice, option: Option, touched: boolean): boolean {
  return (option.points ?? 0) > 0 || (touched && (habits.looksFirst?.(choice, option) ?? false));
}
