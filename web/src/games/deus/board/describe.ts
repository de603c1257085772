// Regions in words: for screen readers, the text board, and what the pointer rests on.
import type { RegionView, View } from '../table/messages';
import { about, t, tOf } from '../words';
import { beside } from './hex';

const whoIn = (view: View) => (seat: number) => (seat === view.seat ? t('seat.you') : view.players[seat]?.name || tOf('colour', view.players[seat]?.colour ?? 'black'));

export function describeRegion(view: View, region: RegionView): string {
  const parts = [about(region.name, tOf('terrain', region.terrain))];
  const who = whoIn(view);
  if (region.terrain === 'village') {
    if (region.fallen) parts.push(t('board.fallen'));
    else {
      const { open = 0, leaders = [] } = region;
      parts.push(t('board.village_vp', { n: region.vp ?? 0 }));
      if (open === 1) parts.push(t('board.last'));
      else parts.push(open === 0 ? t('board.ring_closed') : t('board.ring_open', { n: open }));
      if (leaders.length) parts.push(t('board.leads', { who: leaders.map(who).join(', ') }));
    }
  }
  if (region.owner !== undefined) {
    const what = [...(region.temple ? ['temple'] : []), ...(region.pieces ?? []), ...(region.combat_token ? ['token'] : [])];
    parts.push(about(who(region.owner), what.map((each) => tOf('piece', each)).join(', ')));
  }
  for (const player of view.players)
    if (player.scribe === region.name) parts.push(player.you ? t('board.your_scribe') : t('board.scribe_of', { who: who(player.seat) }));
  if (region.edge) parts.push(t('board.edge'));
  return parts.join(', ');
}

// What lies around it, clockwise from the upper left: name, land, and whose it is.
export function describeNeighbours(view: View, region: RegionView): string {
  const who = whoIn(view);
  const around = [4, 5, 0, 1, 2, 3].flatMap((side) => {
    const other = beside(view.regions, region, side);
    return other ? [[`${tOf('beside', String(side))} ${other.name}`, tOf('terrain', other.terrain), ...(other.owner === undefined ? [] : [who(other.owner)])].join(' ')] : [];
  });
  return t('board.around', { what: around.join(', ') });
}
