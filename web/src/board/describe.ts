// Regions in words: for screen readers, the text board, and what the pointer rests on.
import type { RegionView, View } from '../table/messages';
import { t, tOf } from '../words/words.svelte';
import { siege } from './village';

export function describeRegion(view: View, region: RegionView): string {
  const parts = [`${region.name}: ${tOf('terrain', region.terrain)}`];
  const who = (seat: number) => view.players[seat]?.name || tOf('colour', view.players[seat]?.colour ?? 'black');
  if (region.terrain === 'village') {
    if (region.fallen) parts.push(t('board.fallen'));
    else {
      const how = siege(view, region);
      parts.push(t('board.village_vp', { n: region.vp ?? 0 }));
      parts.push(how.open === 0 ? t('board.ring_closed') : t('board.ring_open', { n: how.open }));
      if (how.leaders.length) parts.push(t('board.leads', { who: how.leaders.map(who).join(', ') }));
    }
  }
  if (region.owner !== undefined) {
    const what = [...(region.temple ? ['temple'] : []), ...(region.pieces ?? []), ...(region.combat_token ? ['token'] : [])];
    parts.push(`${who(region.owner)}: ${what.map((each) => tOf('piece', each)).join(', ')}`);
  }
  for (const player of view.players)
    if (player.scribe === region.name) parts.push(t('board.scribe_of', { who: who(player.seat) }));
  if (region.edge) parts.push(t('board.edge'));
  return parts.join(', ');
}
