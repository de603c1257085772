// Why a click did nothing: one sentence. Why a card or a region is no answer, the engine says.
import { pieceOf, type CardFace } from '../cards/deck.svelte';
import { t, tOf } from '../words';
import { colours, optionKind, type Choice, type PositionMessage, type Refusal } from './messages';

// What holds for every click: whose turn it is, and what is asked.
function beforeAll(position: PositionMessage): string | null {
  if (position.state === 'over') return t('why.over');
  if (position.view.seat === null) return t('why.watching');
  if (!position.asked.includes(position.view.seat)) return t('why.not_your_turn');
  if (!position.choice) return t('why.confirm_first');
  return null;
}

const refusalOf = ({ refused = [] }: Choice, thing: (number: number) => boolean): Refusal | undefined => refused.find((each) => each.things.some(thing));

// Cards of one face are refused together, as they are chosen.
export function whyNotCard(position: PositionMessage, face: CardFace | undefined): string {
  const general = beforeAll(position);
  if (general) return general;
  const { choice, view } = position;
  if (!choice) return t('why.not_now');
  if (optionKind(choice) !== 'card') return t('why.answer_first', { question: choice.question });
  const refusal = refusalOf(choice, (card) => view.hand?.some((each) => each.card === card && each.face === face?.id) ?? false);
  if (!refusal || !face) return t('why.card_not_now');
  const columns = (refusal.columns ?? []).map((column) => tOf('the_column', colours[column] ?? 'civil')).join(', ');
  return tOf('refused', refusal.why, { n: refusal.n ?? 0, columns, piece: tOf('piece', pieceOf[face.colour]), have: view.players[view.seat ?? 0]?.gold ?? 0 });
}

export function whyNotRegion(position: PositionMessage, number: number): string {
  const general = beforeAll(position);
  if (general) return general;
  const { choice, view } = position;
  if (!choice) return t('why.not_now');
  if (optionKind(choice) !== 'region') return choice.prompt === 'turn' ? t('why.card_first') : t('why.answer_first', { question: choice.question });
  const region = view.regions.find((each) => each.region === number)?.name ?? '';
  const refusal = refusalOf(choice, (each) => each === number);
  return refusal ? tOf('refused', refusal.why, { region, n: refusal.n ?? 0 }) : t('why.region_not_now', { region });
}
