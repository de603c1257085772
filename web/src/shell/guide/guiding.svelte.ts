// A guided game while somebody plays it: which step is shown, which answers it lets pass, and where to look.
import type { Guide } from '../../../../src/room/guide';
import type { Desk } from '../table/desk.svelte';
import { keepLocal, localTable } from '../table/kept';
import type { Guidance, LocalPlan } from '../table/local';
import type { PositionMessage } from '../table/messages';
import { isRead, stepNow } from './steps';
import { t, wordsHere } from './words';

// What a game's page adds: where on its table something is, as selectors of which the first that is visible counts.
export interface GuidePage {
  readonly guide: Guide;
  spot(name: string, desk: Desk): readonly string[];
  // Where the answer is given that comes next.
  answer(option: number, desk: Desk): readonly string[];
}

export class Guiding implements Guidance {
  readonly #page: GuidePage;
  readonly #plan: LocalPlan;
  #reached = $state.raw({ answers: 0, firm: 0 });
  #at = $state(0);
  readonly steps;
  readonly at = $derived.by(() => this.#at);
  readonly step = $derived.by(() => this.steps[this.#at]);
  // Others play before it is said.
  readonly waits = $derived(!!this.step && this.#reached.answers < this.step.from);
  readonly reads = $derived(!!this.step && isRead(this.step));
  readonly over = $derived.by(() => this.#at >= this.steps.length);

  constructor(page: GuidePage, plan: LocalPlan) {
    this.#page = page;
    this.#plan = plan;
    this.steps = page.guide.steps;
    this.#at = plan.guide ?? 0;
  }

  // Nothing where the table was begun with another text than that of today: it goes on without.
  static async of(page: GuidePage, plan: LocalPlan, saved: string): Promise<Guiding | null> {
    await wordsHere();
    const script = page.guide.script.map((answer) => answer.toString(16).padStart(2, '0')).join('');
    return saved.includes(`script: ${script}\n`) ? new Guiding(page, plan) : null;
  }

  see({ choice, tentative }: PositionMessage, firm: number): void {
    const answers = firm + tentative.answers;
    this.#reached = { answers, firm };
    this.#go(stepNow(this.steps, this.#at, this.#reached));
    if (!choice || this.over) return;
    // What a step begins with is for a person to do.
    if (choice.obvious !== this.#page.guide.script[answers] || this.steps.some((step) => step.from === answers)) delete choice.obvious;
  }

  // Why an answer does not pass; nothing where it does.
  refuses(option: number): string {
    const expected = this.over ? undefined : this.#page.guide.script[this.#reached.answers];
    return expected === undefined || expected === option ? '' : t('guide.other');
  }

  next(): void {
    if (this.reads) this.#go(stepNow(this.steps, this.#at + 1, this.#reached));
  }
  leave(): void {
    this.#go(this.steps.length);
  }
  #go(at: number): void {
    if (at === this.#at) return;
    this.#at = at;
    if (this.over) delete this.#plan.guide;
    else this.#plan.guide = at;
    const kept = localTable(this.#plan.id);
    if (kept) keepLocal({ ...kept, plan: this.#plan });
  }

  // Where to look now.
  spots(desk: Desk): readonly string[] {
    const { step } = this;
    if (!step || this.waits || desk.position?.state === 'over') return [];
    if (step.spot) return this.#page.spot(step.spot, desk);
    if (desk.position?.tentative.can_confirm) return ['.question .confirm'];
    const expected = this.#page.guide.script[this.#reached.answers];
    if (this.reads || expected === undefined) return [];
    return desk.aimed === expected ? ['.question .aim'] : this.#page.answer(expected, desk);
  }
}
