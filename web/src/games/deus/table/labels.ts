// Options as the page calls them, where the engine's words, which are those of a record, are no answer to the question.
import { gods } from '../cards/deck.svelte';
import { partsOf, type Words } from '../../../shell/words/said';
import { t, tOf } from '../words';
import { answerDone, colours, type Choice, type Option } from './messages';

export function labelOf({ prompt }: Choice, { option, ...said }: Option): Words {
  if (prompt === 'god') return [tOf('god', gods[colours[option] ?? 'temple'])];
  // Without its verb: "paying".
  if (prompt === 'payment') return partsOf(said).slice(1);
  if (option !== answerDone) return partsOf(said);
  if (prompt === 'choose_card') return [t('question.activate_none')];
  return prompt === 'choose_village' ? [t('question.none')] : partsOf(said);
}
