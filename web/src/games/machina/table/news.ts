// What the others did since one's own last turn, a line each.
import { partsOf, type Words } from '../../../shell/words/said';
import type { GameEvent } from './messages';

// Placements and what came of them, with every glory point; draws and shuffles tell themselves on the table.
const told = new Set(['sent', 'completed', 'space_bonus', 'lost', 'honoured', 'paid_tribute', 'used_ability', 'played', 'moved_token', 'swapped_quests', 'swapped_heroes', 'replaced_quests', 'removed_hero', 'reserved_hero', 'robbed', 'first_player', 'claimed']);
const most = 14;

export function turnWords(log: readonly GameEvent[], seat: number | null): Words[] {
  if (seat === null) return [];
  const own = log.findLastIndex((event) => event.begins_turn && event.seat === seat);
  // The turn that is under way is one's own; what came before it, back to one's last, is news.
  const before = log.slice(0, own).findLastIndex((event) => event.begins_turn && event.seat === seat);
  if (own < 0) return [];
  const others = log.slice(before + 1, own);
  const from = others.findIndex((event) => event.begins_turn && event.seat !== seat);
  if (from < 0) return [];
  return others.slice(from).filter((event) => told.has(event.what)).map(partsOf).slice(-most);
}
