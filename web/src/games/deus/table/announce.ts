// What a player hears who does not see the table: after each step what it changed, what the others did meanwhile, and
// what is asked now.
import { faceOf, gods } from '../cards/deck.svelte';
import { language, t, tOf } from '../../../shell/words/words.svelte';
import { answerDone, colours, optionKind, optionThing, pieceTypes, resources, things, type GameEvent, type Option, type PlayerView, type PositionMessage } from '../../../shell/table/messages';
import { pauseWords } from '../../../shell/table/pause';
import { cardIn, subjectOf, takingOf, type Step } from '../../../shell/table/playing';
import { labelOf } from './labels';

// The table as it is now. `log` holds all events, those of answers that are only tried too.
export interface Moment {
  position: PositionMessage;
  log: readonly GameEvent[];
  steps: readonly Step[];
  // The number keys of the options, and the cards that are marked for an offering.
  numbered: ReadonlyMap<number, number>;
  marked: readonly number[];
}

const sentence = (text: string) => (text ? text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.') : '');
const paragraph = (parts: readonly string[]) => parts.map(sentence).filter(Boolean).join(' ');
const listed = (parts: readonly string[]) => (parts.length > 1 ? t('announce.and', { a: parts.slice(0, -1).join(', '), b: parts.at(-1) ?? '' }) : (parts[0] ?? ''));
const ofTwo = (thing: string, before: number, after: number) => t('announce.from_to', { thing, before, after });
const amount = (n: number, thing: number) => tOf('amount', things[thing] ?? 'gold', { n });
const has = (player: PlayerView, thing: number) => (thing === 5 ? player.vp : thing === 4 ? player.gold : player.resources[resources[thing] ?? 'wheat']);
const stored = (player: PlayerView) => resources.reduce((sum, each) => sum + player.resources[each], 0);

export class Announcer {
  // By seat, what was told of the turn under way: the moments after 0, 1, 2… answers that can be undone, without those
  // that were passed over.
  #told = new Map<number | null, Moment[]>();
  // Cards that have left the hand and do not lie anywhere yet are still known by name.
  #faces = new Map<number, string>();

  // The words for what is new since this seat was last told something; none where nothing is, or while the turn of
  // another goes on.
  tell(now: Moment): string {
    const { view, log, tentative } = now.position;
    for (const card of [...(view.hand ?? []), ...(view.offered ?? [])]) this.#faces.set(card.card, card.face);
    const told = this.#told.get(view.seat);
    const last = told?.at(-1);
    const words = told && last ? this.#since(told, last, now) : paragraph([...this.#whose(now), ...this.#question(now), asked(now) ? t('announce.keys') : '']);
    const goesOn = last?.position.log === log;
    if (last && !goesOn && !words) return '';
    const line = goesOn ? (told ?? []) : [];
    line.length = tentative.answers;
    line.push(now);
    this.#told.set(view.seat, line);
    return words;
  }

  // The question once more.
  again(now: Moment): string {
    return paragraph([...this.#soFar(now), ...this.#question(now)]);
  }

  // What one has.
  state({ position: { view } }: Moment): string {
    const player = view.players[view.seat ?? -1];
    if (!player) return '';
    const ready = pieceTypes.filter((type) => player.stock[type]).map((type) => `${tOf('piece', type)} ${player.stock[type]}`);
    const cards = (view.hand ?? []).map((card) => faceOf(card.face)?.name[language()] ?? '');
    const goods = [5, 4, 0, 1, 2, 3].filter((thing) => thing > 3 || has(player, thing)).map((thing) => amount(has(player, thing), thing));
    return paragraph([t('announce.have', { what: listed(goods) }), ready.length ? t('announce.ready', { what: ready.join(', ') }) : '', cards.length ? t('announce.hand', { what: listed(cards) }) : '']);
  }

  #since(line: readonly Moment[], last: Moment, now: Moment): string {
    const [before, after] = [last.position, now.position];
    if (before.log !== after.log || before.state !== after.state) return this.#firm(line, last, now);
    const kept = sameSteps(last, now);
    const undone = before.tentative.answers - kept;
    // A few answers by name, as the page itself may have given the second.
    const gone = last.steps.slice(kept).map((step) => step.words);
    const back = !undone ? '' : undone > 2 && !kept ? t('announce.restarted') : t('announce.undone', { what: gone.join(', ') });
    if (after.tentative.answers > kept) return paragraph([back, ...this.#step(line, kept, now)]);
    if (undone) return paragraph([back, ...this.#soFar(now), ...this.#question(now)]);
    return last.marked.join() === now.marked.join() ? '' : paragraph(this.#soFar(now));
  }

  // After one's own answer, or several that were given together.
  #step(line: readonly Moment[], kept: number, now: Moment): string[] {
    const soFar = this.#soFar(now);
    if (soFar.length) return [...soFar, ...this.#question(now)];
    const base = beforeTaking(line, kept);
    const result = base ? this.#turn(now.log.slice(base.log.length), now.position.view.seat, now, base, true) : [];
    const told = result.length ? result : this.#laid(now) || [now.steps.slice(kept).map((step) => step.words).join(', ')];
    return [...told, ...this.#question(now, told.join())];
  }

  // After answers have become firm, one's own or those of others.
  #firm(line: readonly Moment[], last: Moment, now: Moment): string {
    const { seat: you } = now.position.view;
    const over = now.position.state === 'over';
    const base = beforeTaking(line, line.length - 1) ?? last;
    // What was undone is no longer in the log.
    if (now.log.some((event) => event.what === 'took_back' && event.number > base.position.log)) return paragraph([t('announce.took_back'), ...this.#whose(now), ...this.#question(now)]);
    const happened = now.log.slice(base.log.length);
    // The turn that was under way, and those that have begun since.
    const turns = [{ seat: base.log.findLast((event) => event.what === 'turn_begins')?.seat ?? null, events: [] as GameEvent[] }];
    for (const event of happened)
      if (event.what === 'turn_begins') turns.push({ seat: event.seat ?? null, events: [] });
      else turns.at(-1)?.events.push(event);
    const waits = !asked(now) && !over;
    const confirmed = waits && asked(last);
    // A turn that another is in the middle of is told when it is over.
    if (waits && turns.at(-1)?.seat !== you && turns.at(-1)?.events.length) return '';
    if (waits && !confirmed && turns.every((turn) => !turn.events.length)) return '';
    const others = turns.some((turn) => turn.seat !== you && turn.events.length);
    const told = turns.flatMap((turn, i) => {
      const sum = turns.findLastIndex((each) => each.seat === turn.seat) === i && !over && (turn.seat === you ? !others : turn.events.length > 0);
      return this.#turn(turn.events, turn.seat, now, base, sum);
    });
    if (others && !over) told.push(...changesForYou(base, now));
    if (confirmed && !told.length) told.push(t('announce.confirmed'));
    // One's own turn that goes on is no new one.
    return paragraph([...told, ...(over || turns.length > 1 || others ? this.#whose(now) : []), ...(waits && !confirmed ? [] : this.#question(now, told.join()))]);
  }

  // A turn, or a part of it: what its owner did, with `sum` what came of it, and what happened to others.
  #turn(events: readonly GameEvent[], owner: number | null, now: Moment, base: Moment, sum: boolean): string[] {
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
        return [...(anew.length ? [tOf('did', 'placed', { piece: tOf('one', 'army'), region: listed(anew) })] : []), ...moved];
      }
      case 'offered': return each((event) => ({ what: (own && this.#offered(event, now, base)) || t('announce.on_top', { n: event.n ?? 1, card: this.#name(now, event.card, event.words) }) }));
      case 'invoked': return each((event) => ({ god: tOf('god', gods[colours[event.thing ?? 0] ?? 'temple']) }));
      case 'stole': return each((event) => ({ what: amount(event.n ?? 0, event.thing ?? 4), who: who(event) }));
      case 'market_moved': return [tOf('did', what, { what: listed(events.map((event) => t('announce.worth', { thing: tOf('thing', things[event.thing ?? 0] ?? 'wheat'), n: event.n ?? 0 }))) })];
      case 'besieged': case 'garrisoned':
        return events.map((event) => tOf('did', event.other === view.seat ? `${what}_you` : what, { who: who(event), piece: tOf('piece', pieceTypes[event.thing ?? 0] ?? 'ship'), column: tOf('the_column', colours[event.thing ?? 0] ?? 'civil') }));
      case 'placed_temple': case 'village_won': case 'village_taxed': case 'placed_token': case 'token_moved': case 'gained_barque': case 'gained_token':
        return each((event) => ({ region: region(event.region), from: region(event.from), n: event.n ?? 0 }));
      default: return [];
    }
  }

  // A card that lies nowhere to be seen any more is known by the words of its event.
  #name(now: Moment, card: number | undefined, words = ''): string {
    const face = card === undefined ? undefined : (cardIn(now.position.view, card)?.face ?? this.#faces.get(card));
    return (face && faceOf(face)?.name[language()]) || (words.split(/\s?: /)[1] ?? t('announce.a_card'));
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
  #laid(now: Moment): string[] | null {
    const last = now.steps.at(-1)?.choice;
    if (last?.prompt !== 'offer_more') return null;
    const under = now.steps.filter((step) => step.choice.prompt === 'offer_more' && step.option !== answerDone).map((step) => step.option);
    return this.#offering(now, last.god, under);
  }

  // What was taken so far, or lies ready for an offering.
  #soFar(now: Moment): string[] {
    const { choice, view } = now.position;
    if (choice?.prompt === 'offer_more') return this.#offering(now, choice.god, [...(view.offered ?? []).map((card) => card.card), ...now.marked]);
    const taking = takingOf(choice, now.steps);
    if (!choice || !taking?.taken.length) return [];
    const words = { taken: tOf('taken', choice.prompt), what: taking.taken.map((option) => nameOfTaken(now, option)).join(', '), n: taking.more };
    return [taking.must ? t('announce.taken', words) : t('announce.taken_up_to', words)];
  }

  // Whose turn it is, or who won.
  #whose(now: Moment): string[] {
    const { state, result, view } = now.position;
    if (state !== 'over') return asked(now) ? [t('announce.your_turn', { n: view.round })] : [];
    const you = (seat: number) => (seat === view.seat ? t('seat.you') : nameOf(now, seat));
    const scores = view.players.map((player) => `${you(player.seat)} ${result?.scores[player.seat] ?? 0}`).join(', ');
    const [best = 0, ...also] = view.players.filter((player) => result?.ranks[player.seat] === 1).map((player) => player.seat);
    if (also.length) return [t('supply.over'), scores, t('after.share', { who: listed([best, ...also].map(you)) })];
    return [t('supply.over'), t('question.of', { card: scores, question: best === view.seat ? t('announce.you_win') : t('after.wins', { who: you(best) }) })];
  }

  // What is asked and how many answers there are; the card is not named again where `said` names it.
  #question(now: Moment, said = ''): string[] {
    const { position } = now;
    const { choice, view } = position;
    if (position.state === 'over') return [];
    if (!asked(now)) return position.asked.map((seat) => t('question.waiting', { who: nameOf(now, seat) }));
    if (!choice) return position.tentative.can_confirm ? [pauseWords(position) === t('question.done') ? t('announce.complete') : pauseWords(position)] : [];
    const subject = subjectOf(position);
    const name = subject?.god ? tOf('god', gods[subject.god]) : (subject?.face?.name[language()] ?? '');
    const question = name && !said.includes(name) ? t('question.of', { card: name, question: choice.question.charAt(0).toLowerCase() + choice.question.slice(1) }) : choice.question;
    const forced = position.tentative.answers === 0 && ['offer_top', 'offer_more', 'god'].includes(choice.prompt);
    if (choice.prompt === 'offer_more') return [forced ? t('question.cannot_build') : '', t('announce.join', { n: view.hand?.length ?? 0 })];
    return [forced ? t('question.cannot_build') : '', takingOf(choice, now.steps)?.taken.length ? '' : question, optionsOf(now)];
  }
}

// Events that happen by themselves; the others are somebody's.
const byItself = new Set(['village_fell', 'end_triggered', 'last_round']);

const asked = ({ position: { view, asked, state } }: Moment) => state === 'playing' && view.seat !== null && asked.includes(view.seat);
const nameOf = ({ position: { view } }: Moment, seat: number | null) => view.players[seat ?? -1]?.name ?? '';

// The moment before things were taken one by one, which are told in sum; without them the moment after `kept` answers.
function beforeTaking(line: readonly Moment[], kept: number): Moment | undefined {
  const last = line[kept];
  return line[kept - (last ? (takingOf(last.position.choice, last.steps)?.taken.length ?? 0) : 0)] ?? last;
}

// How many of the answers that can be undone are the same. After a reload they are only counted.
function sameSteps(a: Moment, b: Moment): number {
  const most = Math.min(a.position.tentative.answers, b.position.tentative.answers);
  const differs = a.steps.findIndex((step, i) => i < most && b.steps[i] !== undefined && b.steps[i]?.option !== step.option);
  return differs < 0 ? most : differs;
}

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

// What the turns of others changed for oneself.
function changesForYou(base: Moment, now: Moment): string[] {
  const [before, after] = [base, now].map(({ position: { view } }) => view.players[view.seat ?? -1]);
  const changes = before && after ? changesOf(before, after) : [];
  return changes.length ? [t('announce.for_you', { what: changes.join(', ') })] : [];
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

// The number of cards, regions or other options, few of them by name, those in words with their keys; then how to take
// none of them.
function optionsOf(now: Moment): string {
  const { choice, view } = now.position;
  const { numbered } = now;
  if (!choice) return '';
  const isThing = (option: Option) => optionThing(choice, option) !== null;
  const number = (option: Option) => numbered.get(option.option) ?? 10;
  const words = (option: Option) => (takingOf(choice, []) && option.option !== answerDone ? nameOfTaken(now, option.option) : labelOf(choice, option));
  const keyed = (option: Option) => (number(option) < 10 ? t('announce.option', { n: number(option), words: words(option) }) : words(option));
  const region = (option: Option) => [view.regions.find((each) => each.region === option.option)?.name, option.points ? t('board.price', { n: option.points }) : ''].filter(Boolean).join(' ');
  const kind = choice.options.some(isThing) ? optionKind(choice.prompt) : 'other';
  const these = choice.options.filter((option) => (kind === 'other' ? option.option !== answerDone : isThing(option)));
  const n = these.length;
  const count = kind === 'card' ? t('announce.cards', { n }) : kind === 'region' ? t('announce.regions', { n }) : t('announce.options', { n });
  const names = kind === 'card' ? '' : these.map(kind === 'region' ? region : keyed).join(kind === 'region' ? ', ' : t('announce.semicolon'));
  // What may be taken next is known already.
  const known = !!takingOf(choice, now.steps)?.taken.length;
  const found = !known && names && (kind === 'region' ? n < 7 : names.length < 140) ? t('question.of', { card: count, question: names }) : count;
  const rest = choice.options.filter((option) => !these.includes(option)).map(keyed);
  return rest.length ? t('announce.or', { found, words: rest.join(t('announce.semicolon')) }) : found;
}
