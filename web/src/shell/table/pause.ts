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

// What to think of before; a `warning` says where Undo ends.
export function pauseHint({ tentative: { next } }: PositionMessage): { words: string; warning: boolean } {
  if (next === undefined) return { words: t('question.once_seen'), warning: true };
  if (next === 'luck') return { words: t('question.no_way_back'), warning: true };
  return { words: t('question.confirm_hint'), warning: false };
}
