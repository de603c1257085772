// What a player is in the middle of: the answers given so far, the card at work, things that are taken one by one.
import { faceOf, type CardFace } from '../cards/deck.svelte';
import { answerDone, answerWildcard, colours, pieceTypes, resources, type CardSeen, type Choice, type Colour, type GameEvent, type Option, type PositionMessage, type View } from './messages';

// One answer that can still be undone.
export interface Step {
  choice: Choice;
  option: number;
  words: string;
  // Where a card was chosen: that card.
  card?: CardSeen | undefined;
}

export function cardIn(view: View, card: number): CardSeen | undefined {
  const lists = [view.hand, view.offered, view.pile, ...view.players.flatMap((player) => Object.values(player.columns))];
  return lists.flatMap((list) => list ?? []).find((each) => each?.card === card) ?? undefined;
}

// What a region costs beyond the building, in points: the engine says it in the option's words.
export function priceOf(option: Option): number {
  return Number(/ (?:for|pour) (\d+) (?:vp|PV)$/i.exec(option.words)?.[1] ?? 0);
}

// The card that is being built or takes effect, or the god that gives.
export interface Subject {
  card?: number | undefined;
  face?: CardFace | undefined;
  god?: Colour | undefined;
  // How many cards were offered to that god.
  cards?: number | undefined;
}

// A card can fire another and go on when that one is done. What it asks then is told by its words.
const asking: Record<string, RegExp> = {
  sell: /sell/i, trade: /trade/i, buy: /buy/i, take_resource: /trade|resource/i, take_piece: /piece/i, draw_or_not: /draw|hand/i, steal_or_not: /steal/i,
  choose_region: /production/i, choose_village: /village/i, choose_army: /arm(y|ies)/i, move: /arm(y|ies)/i, choose_card: /activate/i, choose_opponent: /steal/i,
  once: /./, market: /market/i, market_swap: /swap/i, sell_sets: /sets/i, sell_mix: /sell/i, sell_each: /each type/i, choose_ship: /ship/i, ship_to: /ship/i,
  barque: /barque/i, buy_cards: /cards/i, return_pieces: /return/i, gild: /twice/i, place_token: /token/i, regroup: /anew/i, choose_stack: /stack/i, choose_column: /column/i,
};

export function subjectOf(position: PositionMessage, log: readonly GameEvent[], steps: readonly Step[]): Subject | null {
  const prompt = position.choice?.prompt;
  if (!prompt || prompt === 'turn' || prompt === 'give_back') return null;
  const turn = log.slice(log.findLastIndex((event) => event.what === 'turn_begins') + 1);
  const asks = (card: number | undefined) => {
    const face = faceOf(cardIn(position.view, card ?? -1)?.face ?? '');
    return !face || !asking[prompt] || asking[prompt].test(`${face.text.en} ${face.once?.en ?? ''}`);
  };
  const last = turn.findLast((event) => ['built', 'built_face_down', 'invoked'].includes(event.what) || (event.what === 'activated' && asks(event.card)));
  if (last?.what === 'invoked') return { god: colours[last.thing ?? 0], cards: turn.findLast((event) => event.what === 'offered')?.n };
  const chosen = steps.find((step) => step.choice.prompt === 'turn');
  const card = last ? last.card : chosen && chosen.option < answerWildcard ? chosen.option : undefined;
  if (card === undefined) return null;
  return { card, face: faceOf(cardIn(position.view, card)?.face ?? '') };
}

// Questions that the engine repeats, each time from the last answer on, so that every set has one path. `true`: as many
// as there are must be taken; `false`: one may stop.
const repeated: Record<string, boolean> = { take_resource: true, give_back: true, start_piece: true, take_piece: false, buy: false, sell_mix: false };

export interface Taking {
  // All that could be taken when the first question was asked.
  options: Option[];
  taken: number[];
  // How many are still to be taken, where that is known.
  more: number | null;
}

export function takingOf(choice: Choice | null, steps: readonly Step[]): Taking | null {
  if (!choice) return null;
  const must = repeated[choice.prompt];
  if (must === undefined) return null;
  let first = choice;
  let begin = steps.length;
  for (let step = steps[begin - 1]; step?.choice.prompt === choice.prompt; step = steps[begin - 1]) {
    const { option } = step;
    // A kind below the last answer: another card asks the same.
    if (first.options.some((each) => each.option < option)) break;
    first = step.choice;
    --begin;
  }
  // Whoever takes the last kind of all takes nothing else: its preview says how many are left.
  const lines = choice.options.at(-1)?.preview ?? [];
  const more = must ? Math.max(1, lines.filter((line) => line === lines[0]).length) : null;
  return { options: first.options, taken: steps.slice(begin).map((step) => step.option), more };
}

// How many of a kind can still be taken.
export function left(view: View, prompt: string, kind: number): number {
  const player = view.players[view.seat ?? 0];
  const resource = resources[kind];
  const piece = pieceTypes[kind];
  if (kind === answerDone || !player) return Infinity;
  if (prompt === 'take_piece') return piece ? player.reserve[piece] : 0;
  if (prompt === 'start_piece') return piece ? 5 - (view.start?.[piece] ?? 0) : 0;
  if (!resource) return 0;
  if (prompt === 'take_resource' || prompt === 'buy') return view.supply[resource];
  return player.resources[resource];
}
