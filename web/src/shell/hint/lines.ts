// The lines of a hint as the page shows them.
import type { HintLine, HintMessage } from '../table/messages';
import { plain, type Words } from '../words/said';

export interface ShownLine {
  words: Words;
  options: number[];
  win: number;
  points: number;
  // How much of the chance to win it gives up, compared with the best; null: nothing that can be told apart.
  behind: number | null;
  reasons: { speaksFor: boolean; words: Words }[];
}

// In hundredths; what is less cannot be told apart from nothing.
const leastBehind = 0.5;

const percent = (chance: number): number => Math.round(chance * 1000) / 10;

// `said` puts people into the engine's words.
export function shownLines(hint: HintMessage, said: (words: Words) => Words): ShownLine[] {
  const best = hint.lines[0];
  return hint.lines.map((line: HintLine) => {
    const behind = best ? Math.round((percent(best.win) - percent(line.win)) * 10) / 10 : 0;
    return {
      words: said(line.words),
      options: line.answers.map((answer) => answer.option),
      win: percent(line.win),
      points: Math.round(line.points),
      behind: behind >= leastBehind ? behind : null,
      reasons: line.reasons.map((reason) => ({ speaksFor: reason.for, words: said(reason.words) })),
    };
  });
}

// For those who hear it.
export function spoken(line: ShownLine): string {
  return [line.words, ...line.reasons.map((reason) => reason.words)].map(plain).join('. ');
}
