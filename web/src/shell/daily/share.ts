// The result of a day: what is kept of a finished game, and the text to share, which tells nothing of what was played.
import { turnsBegun } from '../table/back';
import type { GameEvent, PositionMessage } from '../table/messages';
import { pointsGrown } from '../table/score';
import type { DayResult } from './days';
import { t } from './words';

const steps = 8;
const heights = [...'▁▂▃▄▅▆▇█'];
const medals = ['🥇', '🥈', '🥉'];

// Own points at eight moments of the game, as shares of the most, from 0 to 7.
export function grewOf(rows: readonly number[]): number[] {
  const least = Math.min(...rows);
  const most = Math.max(...rows, least + 1);
  return Array.from({ length: steps }, (_, i) => rows[Math.round((i * (rows.length - 1)) / (steps - 1))] ?? least).map((points) => Math.round(((points - least) * (heights.length - 1)) / (most - least)));
}

// Of a finished game, seen by the person.
export function resultOf(position: PositionMessage, log: readonly GameEvent[]): DayResult | null {
  const you = position.view.seat;
  const { result } = position;
  if (you === null || !result) return null;
  const others = result.scores.filter((_, seat) => seat !== you);
  return {
    scores: [result.scores[you] ?? 0, ...others],
    rank: result.ranks[you] ?? 0,
    turns: turnsBegun(log, you).length,
    grew: grewOf(pointsGrown(log, position).map((row) => row[you] ?? 0)),
  };
}

export function shareText(title: string, date: string, names: readonly string[], { scores, rank, turns, grew }: DayResult): string {
  const [own = 0, ...others] = scores;
  return [
    t('daily.share', { game: title, date }),
    `${medals[rank - 1] ?? `${rank}.`} ${t('daily.share_points', { n: own, turns })}`,
    names.map((name, i) => `${name} ${others[i] ?? 0}`).join(' · '),
    grew.map((height) => heights[height] ?? '').join(''),
  ].join('\n');
}
