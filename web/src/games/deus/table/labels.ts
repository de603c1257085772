// Options as the page calls them, where the engine's words, which are those of a record, are no answer to the question.
import { gods } from '../cards/deck.svelte';
import { t, tOf } from '../words';
import { answerDone, colours, type Choice, type Option } from './messages';

export function labelOf({ prompt }: Choice, { option, words }: Option): string {
  if (prompt === 'god') return tOf('god', gods[colours[option] ?? 'temple']);
  if (prompt === 'payment') return words.replace(/^(paying|en payant) /, '');
  if (option !== answerDone) return words;
  if (prompt === 'choose_card') return t('question.activate_none');
  return prompt === 'choose_village' ? t('question.none') : words;
}
