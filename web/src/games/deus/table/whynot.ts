// Why a click did nothing: one sentence, from what the seat may see.
import { pieceOf, type CardFace } from '../cards/deck.svelte';
import { t, tOf } from '../words';
import { subjectOf } from './playing';
import { colours, optionKind, resources, type PieceType, type PlayerView, type PositionMessage } from './messages';

// What holds for every click: whose turn it is, and what is asked.
function beforeAll(position: PositionMessage): string | null {
  if (position.state === 'over') return t('why.over');
  if (position.view.seat === null) return t('why.watching');
  if (!position.asked.includes(position.view.seat)) return t('why.not_your_turn');
  if (!position.choice) return t('why.confirm_first');
  return null;
}

// What the card costs beyond what the player has, at four gold (or the market's price) a resource.
export function goldNeeded(face: CardFace, player: PlayerView, prices: Record<string, number> = {}): number {
  let gold = face.cost.gold ?? 0;
  if (face.cost.gold_by_rank) gold += player.columns[face.colour].length + 1;
  for (const resource of resources) {
    const missing = (face.cost[resource] ?? 0) - player.resources[resource];
    if (missing > 0) gold += missing * (prices[resource] ?? 4);
  }
  return gold;
}

export function whyNotCard(position: PositionMessage, face: CardFace | undefined): string {
  const general = beforeAll(position);
  if (general) return general;
  const choice = position.choice;
  const player = position.view.players[position.view.seat ?? 0];
  if (!choice || !player) return t('why.not_now');
  if (optionKind(choice) !== 'card') return t('why.answer_first', { question: choice.question });
  if (choice.prompt !== 'turn' || !face) return t('why.card_not_now');
  const name = tOf('piece', pieceOf[face.colour]);
  if (face.colour === 'temple') {
    const rank = player.columns.temple.length;
    const short = colours.filter((colour) => colour !== 'temple' && player.columns[colour].length < rank);
    if (short.length) return t('why.temple_columns', { n: rank, columns: short.map((colour) => tOf('the_column', colour)).join(', ') });
  } else if (player.stock[pieceOf[face.colour] as PieceType] === 0) return t('why.no_piece', { piece: name });
  const prices = Object.fromEntries(resources.map((each) => [each, position.view.market ? 2 + 2 * position.view.market[each] : 4]));
  const gold = goldNeeded(face, player, prices);
  if (gold > player.gold) return t('why.cannot_pay', { gold, have: player.gold });
  if (face.colour === 'temple') return t('why.temple_where');
  return face.min_buildings ? t('why.no_place_with', { piece: name, n: face.min_buildings }) : t('why.no_place', { piece: name });
}

export function whyNotRegion(position: PositionMessage, number: number): string {
  const general = beforeAll(position);
  if (general) return general;
  const choice = position.choice;
  const region = position.view.regions.find((each) => each.region === number);
  if (!choice || !region) return t('why.not_now');
  if (optionKind(choice) !== 'region')
    return choice.prompt === 'turn' ? t('why.card_first') : t('why.answer_first', { question: choice.question });
  if (choice.prompt !== 'place' && choice.prompt !== 'place_temple') return t('why.region_not_now', { region: region.name });
  if (region.terrain === 'village') return t('why.village');
  if (region.owner !== undefined && region.owner !== position.view.seat) return t('why.occupied', { region: region.name });
  const allowed = choice.options.flatMap((option) => position.view.regions.filter((each) => each.region === option.option));
  const sea = allowed.some((each) => each.terrain === 'sea');
  if (allowed.length && sea !== (region.terrain === 'sea')) return sea ? t('why.needs_sea') : t('why.needs_land');
  if (choice.prompt === 'place_temple') return region.temple ? t('why.temple_there') : t('why.temple_where');
  const face = subjectOf(position)?.face;
  const needs = face?.min_buildings ?? 0;
  if (needs && (region.pieces?.length ?? 0) + Number(!!region.temple) < needs) return t('why.needs_buildings', { region: region.name, n: needs });
  if (region.owner === position.view.seat) return t('why.same_type', { region: region.name });
  if (position.view.players[position.view.seat ?? 0]?.home === null) return region.edge ? t('why.too_close') : t('why.edge');
  return t('why.too_far', { region: region.name });
}
