// A table in this browser: the engine's room, people at one screen, bots, all kept in the browser's storage.
import { receivedText } from './received';
import { t } from '../words/words.svelte';
import type { Answered, Argument, Engine } from './engine';
import { seatColours, type Confirm, type HintMessage, type Language, type PositionMessage, type Push, type Reply, type Request, type SeatAt, type TableMessage } from './messages';
import type { Link, Table } from './table';

export interface LocalSeat {
  kind: 'person' | 'bot';
  player: string | null;
  name: string;
}

export interface LocalPlan {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: LocalSeat[];
  // Its result says who comes next: begun by "play now".
  counts?: boolean;
  // Whether people may ask for hints; left out: only who plays alone against bots.
  hints?: boolean;
  // A guided game: the step that is shown.
  guide?: number;
  // Somebody thinks aloud: one person answers for every seat, and sees what each of them sees.
  thinks?: Thinks;
  // A game that is the same for everybody who answers the same: what luck and bots follow from; nobody goes back in it.
  luck?: string;
  // The deal of a day, by its date; for practice: one that has been played before.
  daily?: { date: string; practice?: boolean };
}

export interface Thinks {
  // Where one came from.
  back: string;
  // Of a running game: what the seat cannot see is imagined.
  imagined: boolean;
  // Answers that are played by themselves first.
  line?: number[];
}

// Chances from 0 to 1, and points at the end, by seat.
export interface Hopes {
  win: number[];
  points: number[];
}

// Of a guided game or a puzzle: it sees every position before it is shown, and lets only some answers pass.
export interface Guidance {
  see(position: PositionMessage, firm: number): void;
  refuses(option: number): string;
  // What happens in the place of confirming, and what that is called.
  confirm?(): Promise<void>;
  confirmWords?: () => string;
}

export type Beginning =
  | { seed: bigint }
  | { saved: string }
  | { record: string; answers: number; seed: bigint };

// The player that every game has.
const simplest = 'random';
// Milliseconds for one answer: far more than a bot usually takes, far less than the patience with the engine.
const longestThought = 4000;
const mostFailures = 3;
// Milliseconds for a hint: people wait for it.
const hintThinks = 1200;

export class LocalTable implements Table {
  readonly local = true;
  readonly token = null;
  readonly plan: LocalPlan;
  // Called after every change, with everything that is needed to go on later.
  keep: (saved: string, over: boolean) => void = () => {};
  guidance: Guidance | null = null;
  // Where the engine only plays: the one that gives hints, too.
  study: (() => Engine) | null = null;
  // Milliseconds between two things that bots do.
  pace = 350;
  #engine: Engine;
  #room: number;
  // The life of the engine that the room belongs to, and the room as text, to go on in another life.
  #life: number;
  #saved = '';
  #language: Language;
  #confirm: Confirm = 'always';
  #viewer: number | null;
  #since = 0;
  #curtain: number | null = null;
  #hearers = new Set<(push: Push) => void>();
  #curtainHearers = new Set<(seat: number | null) => void>();
  #position: PositionMessage | null = null;
  // The position that a person has left last: a second click comes before the engine has said what the first has done.
  #left: PositionMessage | null = null;
  #luck: bigint;
  #running: Promise<void> | null = null;
  #closed = false;
  // The engine holds its room no more: whoever still asks, asks nobody.
  #freed = false;
  // By seat: how often its bot has failed, and how many answers the game had then.
  #failures = new Map<number, { times: number; answers: number }>();
  // Bots stop where they are, because the game goes back.
  #halted = false;

  private constructor(engine: Engine, room: number, plan: LocalPlan, language: Language) {
    this.#engine = engine;
    this.#room = room;
    this.#life = engine.life;
    this.plan = plan;
    this.#language = language;
    this.#luck = plan.luck === undefined ? BigInt(Date.now()) : BigInt(plan.luck);
    const people = plan.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    this.#viewer = people.length === 1 ? (people[0] ?? null) : null;
    if (plan.thinks) this.#confirm = 'turn';
  }

  static async open(engine: Engine, plan: LocalPlan, beginning: Beginning, language: Language): Promise<LocalTable> {
    const names = plan.seats.map((seat) => seat.name).join('\n');
    let opened;
    if ('saved' in beginning) opened = await engine.call('room_resume', beginning.saved);
    else if ('record' in beginning) opened = await engine.call('room_load', beginning.record, beginning.answers, beginning.seed);
    else opened = await engine.call('room_new', plan.game, JSON.stringify(plan.options), beginning.seed, names);
    if (opened.number === 0) throw new Error(opened.error);
    const table = new LocalTable(engine, opened.number, plan, language);
    if (plan.thinks) table.#viewer = (await engine.call('room_asked', opened.number)).number;
    await table.#begin();
    await table.save();
    return table;
  }

  // Who plays it, and what it is called there.
  get engine(): Engine {
    return this.#engine;
  }
  get room(): number {
    return this.#room;
  }

  // Asks the engine about this room.
  async #call(name: string, ...args: Argument[]): Promise<Answered> {
    if (this.#freed) return { text: null, number: 0, error: '' };
    if (this.#broken) await this.#resume();
    return this.#engine.call(name, this.#room, ...args);
  }

  get #broken(): boolean {
    return this.#life !== this.#engine.life;
  }

  // An engine that broke is a new one, and knows only what it is told.
  async #resume(): Promise<void> {
    this.#life = this.#engine.life;
    const { number, error } = await this.#engine.call('room_resume', this.#saved);
    if (number === 0) throw new Error(error);
    this.#room = number;
    this.#since = 0;
    await this.#begin();
  }

  // The game goes on with an engine that can do more; false where it has gone on meanwhile.
  async #moveTo(engine: Engine): Promise<boolean> {
    if (engine === this.#engine) return true;
    const position = this.#position;
    const { number, error } = await engine.call('room_resume', await this.save());
    if (number === 0) throw new Error(error);
    if (this.#left === this.#position || position?.hash !== this.#position?.hash || this.#closed) {
      void engine.call('room_free', number);
      return false;
    }
    void this.#engine.call('room_free', this.#room);
    [this.#engine, this.#room, this.#life] = [engine, number, engine.life];
    await this.#begin();
    return true;
  }

  // Where all must come to the same, a bot that was interrupted thinks about its whole turn again.
  async #begin(): Promise<void> {
    const asked = this.plan.luck === undefined ? -1 : (await this.#call('room_asked')).number;
    if (this.plan.seats[asked]?.kind === 'bot') await this.#call('room_restart', asked);
    await this.#call('room_hints', this.#hints() ? 1 : 0);
    await this.#setConfirm();
  }

  async #setConfirm(): Promise<void> {
    for (const [i, seat] of this.plan.seats.entries())
      if (seat.kind === 'person') await this.#call('room_setting', i, this.#confirm);
  }

  listen(hear: (push: Push) => void): () => void {
    this.#hearers.add(hear);
    hear(this.#table());
    this.#since = 0;
    void this.#go();
    return () => this.#hearers.delete(hear);
  }

  onLink(hear: (link: Link) => void): () => void {
    hear('here');
    return () => {};
  }

  onCurtain(hear: (seat: number | null) => void): () => void {
    this.#curtainHearers.add(hear);
    return () => this.#curtainHearers.delete(hear);
  }

  liftCurtain(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#since = 0;
    this.#draw(null);
    void this.#show();
  }

  #draw(seat: number | null): void {
    this.#curtain = seat;
    for (const hear of this.#curtainHearers) hear(seat);
  }

  #people(): number {
    return this.plan.seats.filter((seat) => seat.kind === 'person').length;
  }

  #hints(): boolean {
    return this.plan.guide === undefined && this.plan.luck === undefined && (this.plan.hints ?? this.#people() < 2);
  }

  #table(): TableMessage {
    const over = this.#position?.state === 'over';
    const seats = this.plan.seats.map(
      (seat, i): SeatAt => ({ seat: i, kind: seat.kind, player: seat.player, name: seat.name, colour: seatColours[i] ?? 'black', joined: true, here: true, stand_in: false }),
    );
    return {
      say: 'table', table: this.plan.id, game: this.plan.game, options: this.plan.options, state: over ? 'over' : 'playing',
      you: this.#viewer, seats, confirm: this.#confirm, takebacks: this.#people() > 0 && this.plan.luck === undefined, hints: this.#hints(),
    };
  }

  #say(push: Push): void {
    for (const hear of this.#hearers) hear(push);
  }

  // Sends the seat that looks what it may know.
  async #show(): Promise<void> {
    const { text } = await this.#call('room_position', this.#viewer ?? -1, this.#language, this.#since);
    if (text === null || this.#closed) return;
    const wasOver = this.#position?.state === 'over';
    this.#position = receivedText(text);
    this.guidance?.see(this.#position, (await this.#call('room_answers')).number);
    this.#since = this.#position.log;
    if (!wasOver && this.#position.state === 'over') this.#say({ ...this.#table(), state: 'over' });
    this.#say(this.#position);
  }

  // Lets bots answer until a person is asked, showing every step that the people may see.
  #go(): Promise<void> {
    if (this.#running) void this.#show();
    return (this.#running ??= this.#run().finally(() => (this.#running = null)));
  }

  async #run(): Promise<void> {
    // Again where the engine broke meanwhile, which took back what was not saved.
    for (let tries = 0, life = -1; tries < 5 && life !== this.#engine.life && !this.#closed; ++tries) {
      life = this.#engine.life;
      await this.#letBotsAnswer();
      if (this.#closed) break;
      await this.#store();
      await this.#show();
    }
    if (this.#closed) this.#free();
    else this.#seatPeople();
  }

  async #letBotsAnswer(): Promise<void> {
    await this.#show();
    let shown = performance.now();
    let answers = (await this.#call('room_answers')).number;
    let thoughts = 0;
    while (!this.#closed && !this.#halted) {
      const asked = (await this.#call('room_asked')).number;
      const seat = this.plan.seats[asked];
      if (asked < 0 || seat?.kind !== 'bot') break;
      await this.save();
      const player = this.#failed(asked, answers) ? simplest : (seat.player ?? simplest);
      if (player !== simplest) await this.#engine.bringNet?.();
      // What it thinks follows from where the game stands. Whoever must come to the same as others takes the time it takes.
      const seed = this.#luck + BigInt(answers) * 1000n + BigInt(thoughts++);
      const { number } = await this.#call('room_bot', player, seed, this.plan.luck === undefined ? longestThought : 0);
      if (number < 0 || this.#broken) {
        if (player === simplest) break;
        this.#fail(asked, answers);
        continue;
      }
      const now = (await this.#call('room_answers')).number;
      if (now === answers) continue;
      [answers, thoughts] = [now, 0];
      // Nobody waits longer because a bot has thought.
      const rest = this.pace - (performance.now() - shown);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      await this.#show();
      shown = performance.now();
    }
  }

  // For a bot that failed the simplest one answers, which cannot, until the game has gone on; then it is asked again.
  #failed(seat: number, answers: number): boolean {
    const failure = this.#failures.get(seat);
    return failure !== undefined && (failure.times >= mostFailures || failure.answers === answers);
  }

  #fail(seat: number, answers: number): void {
    const times = (this.#failures.get(seat)?.times ?? 0) + 1;
    this.#failures.set(seat, { times, answers });
    if (times === 1) this.#say({ say: 'notice', text: t('seat.bot_failed', { who: this.plan.seats[seat]?.name ?? '' }) });
  }

  // At a shared screen, the next person sits down before anything of theirs is shown.
  #seatPeople(): void {
    const position = this.#position;
    if (!position || this.#people() < 2) return;
    if (position.state === 'over') {
      this.#draw(null);
      return;
    }
    const asked = position.asked[0];
    if (asked === undefined || asked === this.#viewer || this.plan.seats[asked]?.kind !== 'person') return;
    this.#viewer = this.plan.thinks ? asked : null;
    this.#since = 0;
    if (!this.plan.thinks) this.#draw(asked);
    void this.#show();
  }

  // A computer player answers for the seat that is asked, until another one is.
  letAnswer(player: string): Promise<void> {
    return (this.#running ??= this.#answerFor(player).finally(() => (this.#running = null)));
  }

  async #answerFor(player: string): Promise<void> {
    await this.#engine.bringNet?.();
    const seat = (await this.#call('room_asked')).number;
    if (this.#position?.tentative.can_confirm) await this.#call('room_confirm', seat);
    while (seat >= 0 && !this.#closed && !this.#broken && (await this.#call('room_asked')).number === seat) if ((await this.#call('room_bot', player, this.#luck++, longestThought)).number < 0) break;
    await this.#store();
    await this.#show();
    this.#seatPeople();
  }

  // What everybody may hope for here, by seat; null where nobody can judge it.
  async hopes(): Promise<Hopes | null> {
    await this.#engine.bringNet?.();
    const { text } = await this.#call('room_hopes');
    return text ? (JSON.parse(text) as Hopes) : null;
  }

  // This position as far as the seat that looks may know it, to go on from elsewhere.
  async imagined(seed: bigint): Promise<string> {
    const { number, error } = await this.#call('room_think', this.#viewer ?? -1, seed);
    if (number === 0) throw new Error(error);
    const { text } = await this.#engine.call('room_save', number);
    void this.#engine.call('room_free', number);
    return text ?? '';
  }

  async #store(): Promise<void> {
    this.keep(await this.save(), this.#position?.state === 'over');
  }

  async save(): Promise<string> {
    const { text } = await this.#call('room_save');
    if (text) this.#saved = text;
    return this.#saved;
  }

  async ask(request: Request): Promise<Reply> {
    const refuse = (code: string, error: string): Reply => ({ ok: false, code, error });
    const seat = this.#viewer;
    switch (request.do) {
      case 'settings':
        if (request.lang && request.lang !== this.#language) {
          this.#language = request.lang;
          this.#since = 0;
        }
        if (request.confirm && !this.guidance) {
          this.#confirm = request.confirm;
          await this.#setConfirm();
          this.#say(this.#table());
        }
        await this.#show();
        return { ok: true };
      case 'answer':
      case 'undo':
      case 'redo':
      case 'restart':
      case 'confirm': {
        const position = this.#position;
        if (seat === null || (this.#running && !position?.asked.includes(seat))) return refuse('not_allowed', '');
        await this.#running;
        if (!position || request.number !== this.#position?.number || request.hash !== this.#position.hash) {
          await this.#show();
          return refuse('stale', '');
        }
        const answers = request.do === 'answer';
        if (answers && this.#left === this.#position) return refuse('stale', '');
        const refused = answers && this.guidance?.refuses(request.option);
        if (refused) return refuse('not_allowed', refused);
        if (request.do === 'confirm' && this.guidance?.confirm) {
          await this.guidance.confirm();
          return { ok: true };
        }
        this.#left = this.#position;
        const done = answers ? await this.#call('room_answer', seat, request.option) : await this.#call(`room_${request.do}`, seat);
        if (done.number === 0) {
          this.#left = null;
          if (this.#broken) await this.#show();
          return refuse('not_allowed', done.error);
        }
        await this.#go();
        return { ok: true };
      }
      case 'hint': {
        const position = this.#position;
        if (seat === null || !position || request.number !== position.number || request.hash !== position.hash) return refuse('stale', '');
        if (!(await this.#moveTo(this.study?.() ?? this.#engine))) return refuse('stale', '');
        await this.#engine.bringNet?.();
        const hint = await this.#call('room_hint', seat, this.#language, this.#luck++, hintThinks);
        if (hint.text === null) return refuse('not_allowed', hint.error);
        this.#say(JSON.parse(hint.text) as HintMessage);
        await this.#store();
        await this.#show();
        return { ok: true };
      }
      case 'takeback': {
        if (this.plan.luck !== undefined) return refuse('not_allowed', '');
        this.#halted = true;
        await this.#running;
        this.#halted = false;
        const done = await this.#call('room_take_back', request.number);
        if (done.number === 0) return refuse('not_allowed', done.error);
        this.#since = 0;
        await this.#go();
        return { ok: true };
      }
      case 'look': {
        const looked = await this.#call('room_look', request.at, request.seat ?? this.#viewer ?? -1, this.#language);
        if (looked.text === null) return refuse('not_allowed', looked.error);
        return { ok: true, position: receivedText(looked.text) };
      }
      default:
        return { ok: true };
    }
  }

  // How much of the goal of a puzzle the answers reach that are tried now.
  async reach(goal: string): Promise<number> {
    return (await this.#call('room_reach', goal)).number;
  }

  get confirmWords(): string | undefined {
    return this.guidance?.confirmWords?.();
  }

  // Of a game that is not over, what has happened; and where even that cannot be had, all that was kept.
  async record(): Promise<string> {
    const whole = await this.#call('room_record');
    if (whole.text) return whole.text;
    const log = await this.#call('room_log', this.#viewer ?? -1, this.#language);
    return log.text || this.#saved;
  }

  close(): void {
    this.#closed = true;
    this.#hearers.clear();
    if (!this.#running) this.#free();
  }

  #free(): void {
    if (!this.#broken) void this.#call('room_free');
    this.#freed = true;
  }
}
