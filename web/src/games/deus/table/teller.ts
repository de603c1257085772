// What somebody hears of a game of Deus who does not see the table.
import { listed, paragraph, type Moment as AnyMoment, type Teller } from '../../../shell/table/announce';
import { takingOf } from '../../../shell/table/taking';
import type { Step } from '../../../shell/table/step';
import { faceOf, gods } from '../cards/deck.svelte';
import { namedIn, plain, type Words } from '../../../shell/words/said';
import { language, t, tOf } from '../words';
import { labelOf } from './labels';
import { answerDone, colours, optionKind, optionThing, pieceTypes, resources, things, type GameEvent, type Option, type PlayerView, type PositionMessage } from './messages';
import { cardIn, subjectOf } from './playing';

interface Moment extends AnyMoment {
  position: PositionMessage;
}
const deus = (moment: AnyMoment) => moment as Moment;

const ofTwo = (thing: string, before: number, after: number) => t('announce.from_to', { thing, before, after });
const amount = (n: number, thing: number) => tOf('amount', things[thing] ?? 'gold', { n });
const has = (player: PlayerView, thing: number) => (thing === 5 ? player.vp : thing === 4 ? player.gold : player.resources[resources[thing] ?? 'wheat']);
const stored = (player: PlayerView) => resources.reduce((sum, each) => sum + player.resources[each], 0);

export class DeusTeller implements Teller {
  // Cards that have left the hand and do not lie anywhere yet are still known by name.
  #faces = new Map<number, string>();

  see(now: AnyMoment): void {
    const { view } = deus(now).position;
    for (const card of [...(view.hand ?? []), ...(view.offered ?? [])]) this.#faces.set(card.card, card.face);
  }

  // What one has.
  state(now: AnyMoment): string {
    const { view } = deus(now).position;
    const player = view.players[view.seat ?? -1];
    if (!player) return '';
    const ready = pieceTypes.filter((type) => player.stock[type]).map((type) => `${tOf('piece', type)} ${player.stock[type]}`);
    const cards = (view.hand ?? []).map((card) => faceOf(card.face)?.name[language()] ?? '');
    const goods = [5, 4, 0, 1, 2, 3].filter((thing) => thing > 3 || has(player, thing)).map((thing) => amount(has(player, thing), thing));
    return paragraph([t('announce.have', { what: listed(goods) }), ready.length ? t('announce.ready', { what: ready.join(', ') }) : '', cards.length ? t('announce.hand', { what: listed(cards) }) : '']);
  }

  turn(events: readonly GameEvent[], owner: number | null, at: AnyMoment, from: AnyMoment, sum: boolean): string[] {
    const [now, base] = [deus(at), deus(from)];
    const seats = new Set([owner, ...events.map((event) => event.seat ?? null)]);
    return [...seats].flatMap((seat) => {
      const these = events.filter((event) => (event.seat ?? null) === seat);
      return [this.#deeds(these, seat, now, base, sum && seat === owner), ...these.filter((event) => byItself.has(event.what)).map((event) => event.words)].filter(Boolean);
    });
  }

  #deeds(events: readonly GameEvent[], seat: number | null, now: Moment, base: Moment, sum: boolean): string {
    const { view } = now.position;
    const own = seat === view.seat;
    const [before, after] = [base.position.view.players[seat ?? -1], view.players[seat ?? -1]];
    if (!before || !after) return '';
    // A payment that explains how much there is now says how much there was.
    const paid = own && sum ? [...sums(events.filter((event) => event.what === 'paid'))].filter(([thing, n]) => has(after, thing) === has(before, thing) - n).map(([thing]) => thing) : [];
    const had = new Map(paid.map((thing) => [thing, has(before, thing)]));
    const did = [...new Set(events.map((event) => event.what))].flatMap((what) => this.#did(what, events.filter((event) => event.what === what), now, base, own, had)).join(', ');
    const changes = (!sum ? [] : own ? changesOf(before, after, had) : changesOfOther(before, after)).join(', ');
    const who = nameOf(now, seat);
    if (!did) return changes && !own ? t('question.of', { card: who, question: changes }) : changes;
    return [own ? t('announce.you', { did }) : t('announce.other', { who, did }), changes].filter(Boolean).join(t('announce.semicolon'));
  }

  // Events of one kind, of one seat. Of others only what one would see on the board and in their columns.
  #did(what: string, events: readonly GameEvent[], now: Moment, base: Moment, own: boolean, had: ReadonlyMap<number, number>): string[] {
    const { view } = now.position;
    const region = (number?: number) => view.regions.find((each) => each.region === number)?.name ?? '';
    const each = (values: (event: GameEvent) => Record<string, string | number>) => events.map((event) => tOf('did', what, values(event)));
    const amounts = () => listed([...sums(events)].map(([thing, n]) => (had.has(thing) ? t('announce.of', { amount: amount(n, thing), had: had.get(thing) ?? 0 }) : amount(n, thing))));
    const who = (event: GameEvent) => (event.other === view.seat ? t('seat.you') : nameOf(now, event.other ?? null));
    switch (what) {
      case 'paid': case 'sold': case 'gave_back': return own ? [tOf('did', what, { what: amounts() })] : [];
      case 'drew': return own ? [tOf('did', what, { what: listed(events.map((event) => this.#name(now, event.card))) })] : [];
      case 'built': case 'gilded': return each((event) => ({ card: this.#name(now, event.card) }));
      case 'built_face_down': return each((event) => ({ column: tOf('the_column', colours[event.thing ?? 0] ?? 'civil') }));
      case 'placed': return each((event) => ({ piece: tOf('one', pieceTypes[event.thing ?? 0] ?? 'ship'), region: region(event.region) }));
      case 'moved': {
        const anew = events.filter((event) => event.from === undefined).map((event) => region(event.region));
        const moved = events.filter((event) => event.from !== undefined).map((event) => tOf('did', what, { from: region(event.from), region: region(event.region) }));
        return [...(anew.length ? [tOf('did', 'regrouped', { region: listed(anew) })] : []), ...moved];
      }
      case 'offered': return each((event) => ({ what: (own && this.#offered(event, now, base)) || t('announce.on_top', { n: event.n ?? 1, card: this.#name(now, event.card, event.parts) }) }));
      case 'invoked': return each((event) => ({ god: tOf('god', gods[colours[event.thing ?? 0] ?? 'temple']) }));
      case 'lost_piece': return each((event) => ({ piece: tOf('one', pieceTypes[event.thing ?? 0] ?? 'ship') }));
      case 'tolled': return each((event) => ({ who: who(event) }));
      case 'stole': return each((event) => ({ what: amount(event.n ?? 0, event.thing ?? 4), who: who(event) }));
      case 'market_moved': return [tOf('did', what, { what: listed(events.map((event) => t('announce.worth', { thing: tOf('thing', things[event.thing ?? 0] ?? 'wheat'), n: event.n ?? 0 }))) })];
      case 'besieged': case 'garrisoned':
        return events.map((event) => tOf('did', event.other === view.seat ? `${what}_you` : what, { who: who(event), piece: tOf('piece', pieceTypes[event.thing ?? 0] ?? 'ship'), column: tOf('the_column', colours[event.thing ?? 0] ?? 'civil') }));
      case 'placed_temple': case 'village_won': case 'village_taxed': case 'placed_token': case 'token_moved': case 'gained_barque': case 'gained_token': case 'spent_tokens':
        return each((event) => ({ region: region(event.region), from: region(event.from), n: event.n ?? 0 }));
      default: return [];
    }
  }

  // A card that lies nowhere to be seen any more is known by the words of its event.
  #name(now: Moment, card: number | undefined, words?: Words): string {
    const face = card === undefined ? undefined : (cardIn(now.position.view, card)?.face ?? this.#faces.get(card));
    return (face && faceOf(face)?.name[language()]) || (namedIn('card', words)?.[2] ?? t('announce.a_card'));
  }

  // The cards of one's own offering, the one on top first: they have left the hand.
  #offered({ card = -1, n = 1 }: GameEvent, { position: { view } }: Moment, { position }: Moment): string {
    const gone = [...(position.view.hand ?? []), ...(position.view.offered ?? [])].filter((each) => each.card !== card && !view.hand?.some((held) => held.card === each.card));
    const names = [card, ...gone.map((each) => each.card)].map((each) => faceOf(this.#faces.get(each) ?? '')?.name[language()] ?? '');
    return names.length === n && names.every(Boolean) ? listed(names) : '';
  }

  // An offering with the cards under its top, which is known unless the page was loaded anew.
  #offering(now: Moment, god: number | undefined, under: readonly number[]): string[] {
    const top = now.steps.findLast((step) => step.choice.prompt === 'offer_top')?.option;
    const cards = [...(top === undefined ? [] : [top]), ...under].map((card) => this.#name(now, card));
    return [t('announce.offering', { god: tOf('god', gods[colours[god ?? 0] ?? 'temple']), n: 1 + under.length, cards: listed(cards) })];
  }

  // An offering that is complete, but shows what it brings only when it is confirmed.
  laid(at: AnyMoment): string[] | null {
    const now = deus(at);
    const last = now.steps.at(-1)?.choice as PositionMessage['choice'];
    if (last?.prompt !== 'offer_more') return null;
    const under = now.steps.filter((step) => step.choice.prompt === 'offer_more' && step.option !== answerDone).map((step) => step.option);
    return this.#offering(now, last.god, under);
  }

  // What lies ready for an offering, and things that were taken, with a word of their own.
  ready(at: AnyMoment): string[] | null {
    const now = deus(at);
    const { choice, view } = now.position;
    if (choice?.prompt === 'offer_more') return this.#offering(now, choice.god, [...(view.offered ?? []).map((card) => card.card), ...now.marked]);
    const taking = takingOf(choice, now.steps);
    if (!choice || !taking?.taken.length) return null;
    const words = { taken: tOf('taken', choice.prompt), what: taking.taken.map((option) => nameOfTaken(now, option)).join(', '), n: taking.more };
    return [taking.must ? t('announce.taken', words) : t('announce.taken_up_to', words)];
  }

  subject(now: AnyMoment): string {
    const subject = subjectOf(deus(now).position);
    return subject?.god ? tOf('god', gods[subject.god]) : (subject?.face?.name[language()] ?? '');
  }
  before({ position: { choice, tentative } }: AnyMoment): string {
    return tentative.answers === 0 && ['offer_top', 'offer_more', 'god'].includes(choice?.prompt ?? '') ? t('question.cannot_build') : '';
  }
  instead(now: AnyMoment): string | null {
    const { choice, view } = deus(now).position;
    return choice?.prompt === 'offer_more' ? t('announce.join', { n: view.hand?.length ?? 0 }) : null;
  }

  option(now: AnyMoment, option: Option): string {
    const { choice } = deus(now).position;
    return choice?.one_by_one && option.option !== answerDone ? nameOfTaken(deus(now), option.option) : choice ? plain(labelOf(choice, option)) : option.words;
  }
  isThing({ position: { choice } }: AnyMoment, option: Option): boolean {
    return choice !== null && optionThing(choice, option) !== null;
  }
  things({ position: { choice } }: AnyMoment, n: number): string {
    return choice && optionKind(choice) === 'card' ? t('announce.cards', { n }) : t('announce.regions', { n });
  }
  // Cards are read in the hand.
  thing(now: AnyMoment, option: Option): string {
    const { choice, view } = deus(now).position;
    if (!choice || optionKind(choice) === 'card') return '';
    return [view.regions.find((each) => each.region === option.option)?.name, option.points ? t('board.price', { n: option.points }) : ''].filter(Boolean).join(' ');
  }

  // What the turns of others changed for oneself.
  forYou(base: AnyMoment, now: AnyMoment): string[] {
    const [before, after] = [base, now].map((moment) => deus(moment).position.view).map((view) => view.players[view.seat ?? -1]);
    const changes = before && after ? changesOf(before, after) : [];
    return changes.length ? [t('announce.for_you', { what: changes.join(', ') })] : [];
  }
}

// Events that happen by themselves; the others are somebody's.
const byItself = new Set(['village_fell', 'end_triggered', 'last_round']);

const nameOf = ({ position: { view } }: Moment, seat: number | null) => view.players[seat ?? -1]?.name ?? '';

function sums(events: readonly GameEvent[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const { thing = 4, n = 0 } of events) all.set(thing, (all.get(thing) ?? 0) + n);
  return all;
}

// One of the things that are taken one by one.
function nameOfTaken({ position: { choice, view } }: Moment, option: number): string {
  if (choice?.prompt === 'regroup') return view.regions.find((region) => region.region === option)?.name ?? '';
  return choice?.prompt.endsWith('_piece') ? tOf('piece', pieceTypes[option] ?? 'ship') : tOf('thing', resources[option] ?? 'wheat');
}

// One's own goods, points and pieces that are ready, before and after; without those whose payment was told.
function changesOf(before: PlayerView, after: PlayerView, without: ReadonlyMap<number, number> = new Map()): string[] {
  const goods = things.flatMap((thing, i) => (has(before, i) === has(after, i) || without.has(i) ? [] : [ofTwo(tOf('thing', thing), has(before, i), has(after, i))]));
  const ready = pieceTypes.filter((type) => before.stock[type] !== after.stock[type]).map((type) => ofTwo(tOf('piece', type), before.stock[type], after.stock[type]));
  const scribe = after.scribe && after.scribe !== before.scribe ? [t('announce.scribe', { region: after.scribe })] : [];
  return [...goods, ...(ready.length ? [t('announce.ready', { what: ready.join(', ') })] : []), ...scribe];
}

// Of another only what counts; points may be covered, what they gain is not.
function changesOfOther(before: PlayerView, after: PlayerView): string[] {
  const points = after.vp - before.vp;
  return [
    ...(before.gold === after.gold ? [] : [ofTwo(tOf('thing', 'gold'), before.gold, after.gold)]),
    ...(stored(before) === stored(after) ? [] : [ofTwo(t('announce.resources'), stored(before), stored(after))]),
    ...(points > 0 ? [t('announce.more_vp', { n: points })] : points < 0 ? [t('announce.fewer_vp', { n: -points })] : []),
  ];
}
