// Where a line of answers waits to be confirmed: what comes then.
import { t } from '../words/words.svelte';
import type { PositionMessage } from './messages';

export function pauseWords({ tentative, view, events, log }: PositionMessage): string {
  const { next } = tentative;
  if (next === undefined) return t('question.will_show');
  if (next === 'luck') return t('question.will_draw');
  if (events.some((event) => event.number > log && event.begins_turn)) return t('question.done');
  return t('question.answers_next', { who: view.players[next]?.name ?? '' });
}
