// One seat at a table, as the screens watch it: the latest position, the log, the chat, and how to answer.
import type { ChatMessage, GameEvent, HintMessage, PositionMessage, Reply, Request, TableMessage } from './messages';
import { standing } from './back';
import { eventsOf, withPeople, youAt } from './people';
import { plainAnswer, type Step } from './step';
import type { Link, Table } from './table';
import { partsOf, saying } from '../words/said';

export class Sitting {
  readonly source: Table;
  table = $state.raw<TableMessage | null>(null);
  #position = $state.raw<PositionMessage | null>(null);
  #log = $state.raw<GameEvent[]>([]);
  readonly #you = $derived.by(() => this.table && youAt(this.table, this.source.local));
  readonly position = $derived(this.#position && this.table ? withPeople(this.#position, this.table, this.#you) : this.#position);
  // What still stands: of turns that were undone nothing is told.
  readonly log = $derived(this.table ? eventsOf(standing(this.#log), this.table, this.#you) : standing(this.#log));
  chat = $state.raw<ChatMessage[]>([]);
  // The last one; it is meant for the position with its hash.
  hint = $state.raw<HintMessage | null>(null);
  link = $state<Link>('joining');
  farewell = $state('');
  // Several people at one screen: whose turn it is to sit down before anything is shown.
  curtain = $state<number | null>(null);
  // The last thing that went wrong, or why a click did nothing; a counter makes the same words news again.
  notice = $state.raw<{ text: string; count: number }>({ text: '', count: 0 });
  // The position before the one that is shown, seen from the same seat.
  before = $state.raw<PositionMessage | null>(null);
  // What was answered since the last confirmation; and what was taken back of it.
  steps = $state.raw<Step[]>([]);
  #steps: Step[] = [];
  #undone: Step[] = [];
  // How many answers stood when a question was opened again.
  #reopened: number | null = null;
  // While several answers are given together, what lies between them is not shown.
  #latest: PositionMessage | null = null;
  #quiet = false;
  // While own answers are on their way: a question that needs no thought is answered, not shown.
  #giving = 0;
  #sets = 0;
  #stop: (() => void)[] = [];

  constructor(source: Table) {
    this.source = source;
    this.#stop.push(
      source.listen((push) => {
        if (push.say === 'position') this.#place(push);
        else if (push.say === 'table') this.table = push;
        else if (push.say === 'notice') this.say(push.text);
        else if (push.say === 'hint') this.hint = push;
        else if (push.say === 'chat') this.chat = [...this.chat, push];
        else this.farewell = push.why;
      }),
      source.onLink((link) => {
        this.link = link;
        if (link === 'here') this.farewell = '';
      }),
      source.onCurtain((seat) => (this.curtain = seat)),
    );
  }

  get you(): number | null {
    return this.position?.view.seat ?? null;
  }

  get myTurn(): boolean {
    const position = this.position;
    return !!position && position.state === 'playing' && position.view.seat !== null && position.asked.includes(position.view.seat);
  }

  #place(next: PositionMessage): void {
    const first = next.events[0];
    // Events are numbered; a position after an undo or in another language tells some of them again.
    const kept = this.#log.filter((event) => event.number <= next.log && (!first || event.number < first.number));
    this.#log = [...kept, ...next.events];
    // A position from before the last answer may come after it; only what has become firm is no step any more.
    this.#steps = this.#steps.filter((step) => step.log === next.log);
    this.#latest = next;
    if (!this.#quiet && !(this.#giving && plainAnswer(next) !== null)) this.#show(next);
  }

  #show(next: PositionMessage): void {
    this.before = this.#position?.view.seat === next.view.seat ? this.#position : null;
    this.#position = next;
    this.steps = this.#steps;
  }

  // The position after the last answer, shown or not.
  get now(): PositionMessage | null {
    return this.#latest && this.table ? withPeople(this.#latest, this.table, this.#you) : this.#latest;
  }

  // Gives answers of which only the last is shown: `all` says when that one comes.
  async together(all: (last: () => void) => Promise<void>): Promise<void> {
    // Somebody may click on while the last reply is still on its way: then the next ones decide what is shown.
    const mine = ++this.#sets;
    this.#quiet = true;
    try {
      await all(() => {
        if (mine === this.#sets) this.#quiet = false;
      });
    } finally {
      if (mine !== this.#sets) return;
      this.#quiet = false;
      if (this.#latest && this.#latest !== this.#position) this.#show(this.#latest);
    }
  }

  say(text: string): void {
    this.notice = { text, count: this.notice.count + 1 };
  }

  async ask(request: Request): Promise<Reply> {
    const reply = await this.source.ask(request);
    if (!reply.ok) this.say(reply.error);
    return reply;
  }

  // Gives an answer, and after it those that need no thought.
  async answer(option: number): Promise<void> {
    this.notice = { text: '', count: this.notice.count };
    await this.#andOn(() => this.#give(option, false));
  }

  // Gives answers one after the other, as they are, as long as they are options; the way back is open.
  async answerAll(options: readonly number[]): Promise<void> {
    await this.together(async (last) => {
      for (const [i, option] of options.entries()) {
        if (!this.now?.choice?.options.some((each) => each.option === option)) break;
        if (i === options.length - 1) last();
        if (!(await this.#give(option, false))) break;
      }
    });
  }

  async #andOn(first: () => Promise<boolean>): Promise<void> {
    ++this.#giving;
    try {
      let done = await first();
      for (let now = this.now; done && now; now = this.now) {
        const plain = plainAnswer(now);
        if (plain === null) break;
        done = (await this.#give(plain, true)) && this.now?.hash !== now.hash;
      }
    } finally {
      --this.#giving;
      if (!this.#quiet && this.#latest && this.#latest !== this.#position) this.#show(this.#latest);
    }
  }

  async #give(option: number, byItself: boolean): Promise<boolean> {
    const position = this.now;
    if (!position) return false;
    const choice = position.choice;
    const given = choice?.options.find((each) => each.option === option);
    const { words, parts } = saying(given ? partsOf(given) : []);
    const before = this.#steps;
    if (choice) this.#steps = [...before, { choice, option, words, parts, log: position.log, byItself }];
    this.#undone = [];
    this.#reopened = null;
    const reply = await this.ask({ do: 'answer', number: position.number, hash: position.hash, option });
    if (!reply.ok) this.#steps = before;
    return reply.ok;
  }

  // Undoes what was answered after the first `steps` answers.
  async goBack(steps: number): Promise<void> {
    if (steps === 0 && this.#steps.length > 1) await this.#turn('restart');
    else for (let more = this.#steps.length - steps; more > 0; --more) await this.#turn('undo');
  }

  // Back to a question that was answered by itself. Who then undoes wants what stood there before.
  async again(step: number): Promise<void> {
    await this.together(() => this.goBack(step));
    this.#reopened = this.#steps.length;
  }

  // The last answers, of which the steps may not be known.
  async undoAnswers(n: number): Promise<void> {
    for (let more = n; more > 0; --more) await this.#turn('undo');
  }

  async turn(what: 'undo' | 'redo' | 'restart' | 'confirm'): Promise<void> {
    if (what === 'undo') await this.#undo();
    else if (what === 'redo') await this.#redo();
    else if (what === 'confirm') await this.#andOn(() => this.#turn('confirm'));
    else await this.#turn(what);
  }

  // The last answer of one's own, and what followed it by itself.
  async #undo(): Promise<void> {
    if (this.#reopened === this.#steps.length && this.#undone.at(-1)?.byItself) return this.#redo();
    const own = this.#steps.findLastIndex((step) => !step.byItself);
    await this.together(async (last) => {
      for (let more = own < 0 ? 1 : this.#steps.length - own; more > 0; --more) {
        if (more === 1) last();
        await this.#turn('undo');
      }
    });
  }

  async #redo(): Promise<void> {
    await this.together(async () => {
      for (let left = Infinity; this.#undone.length < left; ) {
        left = this.#undone.length;
        await this.#turn('redo');
        if (!this.#undone.at(-1)?.byItself) break;
      }
    });
  }

  async #turn(what: 'undo' | 'redo' | 'restart' | 'confirm'): Promise<boolean> {
    const position = this.now;
    if (!position) return false;
    const [before, undone] = [this.#steps, this.#undone];
    this.#reopened = null;
    if (what === 'undo') {
      this.#undone = [...undone, ...before.slice(-1)];
      this.#steps = before.slice(0, -1);
    } else if (what === 'redo') {
      this.#undone = undone.slice(0, -1);
      this.#steps = [...before, ...undone.slice(-1)];
    } else if (what === 'restart') {
      this.#undone = [...undone, ...[...before].reverse()];
      this.#steps = [];
    }
    const reply = await this.ask({ do: what, number: position.number, hash: position.hash });
    if (!reply.ok) [this.#steps, this.#undone] = [before, undone];
    return reply.ok;
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.source.close();
  }
}
