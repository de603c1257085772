// What a player hears who does not see the table: after each step what it changed, what the others did meanwhile, and
// what is asked now. What only a game can say, its Teller says; without one, the engine's sentences are told.
import { t } from '../words/words.svelte';
import { answerDone, type GameEvent, type Option, type PositionMessage } from './messages';
import { pauseWords } from './pause';
import type { Step } from './step';
import { takingOf } from './taking';

// The table as it is now. `log` holds all events, those of answers that are only tried too.
export interface Moment {
  position: PositionMessage;
  log: readonly GameEvent[];
  steps: readonly Step[];
  // The number keys of the options, and what is marked and no answer yet.
  numbered: ReadonlyMap<number, number>;
  marked: readonly number[];
}

// All of it may be missing. Lists hold sentences.
export interface Teller {
  // Every moment before anything is told of it.
  see?(now: Moment): void;
  // A turn, or a part of it: what its owner did, with `sum` what came of it, and what happened to others.
  turn?(events: readonly GameEvent[], owner: number | null, now: Moment, base: Moment, sum: boolean): string[];
  // What the turns of others changed for whoever listens.
  forYou?(base: Moment, now: Moment): string[];
  // What one has.
  state?(now: Moment): string;
  // What lies ready and is no answer yet, and what was just laid; null where it is nothing.
  ready?(now: Moment): string[] | null;
  laid?(now: Moment): string[] | null;
  // What the question is about, such as a card at work; it is named before the question.
  subject?(now: Moment): string;
  // Said before the question, and in its place.
  before?(now: Moment): string;
  instead?(now: Moment): string | null;
  // An option among others; a number of options that are things on the table, and one of those by its name.
  option?(now: Moment, option: Option): string;
  isThing?(now: Moment, option: Option): boolean;
  things?(now: Moment, n: number): string;
  thing?(now: Moment, option: Option): string;
}

const sentence = (text: string) => (text ? text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.') : '');
export const paragraph = (parts: readonly string[]) => parts.map(sentence).filter(Boolean).join(' ');
export const listed = (parts: readonly string[]) => (parts.length > 1 ? t('announce.and', { a: parts.slice(0, -1).join(', '), b: parts.at(-1) ?? '' }) : (parts[0] ?? ''));

export class Announcer {
  readonly #teller: Teller;
  // By seat, what was told of the turn under way: the moments after 0, 1, 2… answers that can be undone, without those
  // that were passed over.
  #told = new Map<number | null, Moment[]>();

  constructor(teller: Teller = {}) {
    this.#teller = teller;
  }

  // The words for what is new since this seat was last told something; none where nothing is, or while the turn of
  // another goes on.
  tell(now: Moment): string {
    const { view, log, tentative } = now.position;
    this.#teller.see?.(now);
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
  state(now: Moment): string {
    return this.#teller.state?.(now) ?? '';
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
    const told = result.length ? result : this.#teller.laid?.(now) || [now.steps.slice(kept).map((step) => step.words).join(', ')];
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
    const turns = [{ seat: base.log.findLast((event) => event.begins_turn)?.seat ?? null, events: [] as GameEvent[] }];
    for (const event of happened)
      if (event.begins_turn) turns.push({ seat: event.seat ?? null, events: [] });
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
    if (others && !over) told.push(...(this.#teller.forYou?.(base, now) ?? []));
    if (confirmed && !told.length) told.push(t('announce.confirmed'));
    // One's own turn that goes on is no new one.
    return paragraph([...told, ...(over || turns.length > 1 || others ? this.#whose(now) : []), ...(waits && !confirmed ? [] : this.#question(now, told.join()))]);
  }

  #turn(events: readonly GameEvent[], owner: number | null, now: Moment, base: Moment, sum: boolean): string[] {
    return this.#teller.turn?.(events, owner, now, base, sum) ?? events.map((event) => event.words);
  }

  // What was taken so far, or lies ready.
  #soFar(now: Moment): string[] {
    const ready = this.#teller.ready?.(now);
    if (ready) return ready;
    const { choice } = now.position;
    const taking = takingOf(choice, now.steps);
    if (!choice || !taking?.taken.length) return [];
    const words = { taken: t('announce.so_far'), what: taking.taken.map((option) => this.#optionWords(now, option)).join(', '), n: taking.more };
    return [taking.must ? t('announce.taken', words) : t('announce.taken_up_to', words)];
  }

  #optionWords(now: Moment, option: number): string {
    const found = takingOf(now.position.choice, now.steps)?.options.find((each) => each.option === option);
    return found ? this.#named(now, found) : '';
  }
  #named(now: Moment, option: Option): string {
    return this.#teller.option?.(now, option) ?? option.words;
  }

  // Whose turn it is, or who won.
  #whose(now: Moment): string[] {
    const { state, result, view } = now.position;
    if (state !== 'over') return asked(now) ? [view.round === undefined ? t('table.your_turn') : t('announce.your_turn', { n: view.round })] : [];
    const you = (seat: number) => (seat === view.seat ? t('seat.you') : nameOf(now, seat));
    const scores = view.players.map((player) => `${you(player.seat)} ${result?.scores[player.seat] ?? 0}`).join(', ');
    const [best = 0, ...also] = view.players.filter((player) => result?.ranks[player.seat] === 1).map((player) => player.seat);
    if (also.length) return [t('question.over_short'), scores, t('after.share', { who: listed([best, ...also].map(you)) })];
    return [t('question.over_short'), t('question.of', { card: scores, question: best === view.seat ? t('announce.you_win') : t('after.wins', { who: you(best) }) })];
  }

  // What is asked and how many answers there are; what it is about is not named again where `said` names it.
  #question(now: Moment, said = ''): string[] {
    const { position } = now;
    const { choice } = position;
    if (position.state === 'over') return [];
    if (!asked(now)) return position.asked.map((seat) => t('question.waiting', { who: nameOf(now, seat) }));
    if (!choice) return position.tentative.can_confirm ? [pauseWords(position) === t('question.done') ? t('announce.complete') : pauseWords(position)] : [];
    const before = this.#teller.before?.(now) ?? '';
    const instead = this.#teller.instead?.(now) ?? null;
    if (instead !== null) return [before, instead];
    const name = this.#teller.subject?.(now) ?? '';
    const question = name && !said.includes(name) ? t('question.of', { card: name, question: choice.question.charAt(0).toLowerCase() + choice.question.slice(1) }) : choice.question;
    return [before, takingOf(choice, now.steps)?.taken.length ? '' : question, this.#options(now)];
  }

  // The number of things or other options, few of them by name, those in words with their keys; then how to take none
  // of them.
  #options(now: Moment): string {
    const { choice } = now.position;
    if (!choice) return '';
    const isThing = (option: Option) => this.#teller.isThing?.(now, option) ?? false;
    const number = (option: Option) => now.numbered.get(option.option) ?? 10;
    const keyed = (option: Option) => (number(option) < 10 ? t('announce.option', { n: number(option), words: this.#named(now, option) }) : this.#named(now, option));
    const things = choice.options.some(isThing);
    const these = choice.options.filter((option) => (things ? isThing(option) : option.option !== answerDone));
    const n = these.length;
    const count = (things && this.#teller.things?.(now, n)) || t('announce.options', { n });
    const each = these.map((option) => (things ? (this.#teller.thing?.(now, option) ?? '') : keyed(option))).filter(Boolean);
    const names = each.join(things ? ', ' : t('announce.semicolon'));
    // What may be taken next is known already.
    const known = !!takingOf(choice, now.steps)?.taken.length;
    const found = !known && names && (things ? n < 7 : names.length < 140) ? t('question.of', { card: count, question: names }) : count;
    const rest = choice.options.filter((option) => !these.includes(option)).map(keyed);
    return rest.length ? t('announce.or', { found, words: rest.join(t('announce.semicolon')) }) : found;
  }
}

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
