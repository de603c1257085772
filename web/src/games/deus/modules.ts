// Which modules of Deus: Egypt are in play.
import { t, tOf } from './words';

// In words: "Deus: Egypt (Civil, Temple)"; nothing where only the base game is played.
export function modulesIn(options: Record<string, string>): string {
  const egypt = options['egypt'];
  if (!egypt || egypt === 'none') return '';
  return `${t('new.egypt')}${egypt === 'all' ? '' : ` (${egypt.split(',').map((colour) => tOf('column', colour)).join(', ')})`}`;
}
