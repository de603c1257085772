// How goods and pieces grew in a game of Deus: told from its events, back from what there was at the end.
import { growth } from '../../../shell/table/score';
import { resources, things, type GameEvent, type View } from './messages';

const vp = things.indexOf('vp');

// Resources and gold that an event brings to a seat or takes from it.
function goods({ what, seat, other, thing, n = 0 }: GameEvent, whose: number): number {
  if (thing === undefined || thing === vp) return 0;
  if (what === 'stole') return seat === whose ? n : other === whose ? -n : 0;
  if (seat !== whose) return 0;
  return what === 'gained' ? n : ['paid', 'gave_back', 'sold'].includes(what) ? -n : 0;
}

// After each round: resources with gold, and pieces on the board.
export function goodsGrown(log: readonly GameEvent[], view: View): number[][] {
  const begin = view.players.map((player, seat) => log.reduce((rest, event) => rest - goods(event, seat), player.gold + resources.reduce((sum, each) => sum + player.resources[each], 0)));
  return growth(log, begin, goods);
}

export function piecesGrown(log: readonly GameEvent[], view: View): number[][] {
  return growth(log, view.players.map(() => 0), ({ what, seat }, whose) => Number(seat === whose && (what === 'placed' || what === 'placed_temple')));
}
