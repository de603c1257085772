// Cards that go into an offering: they are marked first, and offered together.
import { tick } from 'svelte';
import type { Desk, Draft } from '../../../shell/table/desk.svelte';
import { answerDone, type View } from './messages';
import { laidUnder } from './picking';

export class Marking implements Draft {
  readonly #desk: Desk;
  #marked = $state.raw<number[]>([]);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  // Whether cards join an offering now.
  readonly on = $derived.by(() => this.#desk.choice?.prompt === 'offer_more');
  readonly marked = $derived(this.on ? this.#marked : []);
  get #view(): View | null {
    return this.#desk.view as View | null;
  }

  mark(card: number): void {
    this.#marked = this.marked.includes(card) ? this.marked.filter((each) => each !== card) : [...this.marked, card];
  }
  undo(): void {
    this.#marked = this.marked.slice(0, -1);
  }
  clear(): void {
    this.#marked = [];
  }

  // Goes back to where cards join the offering: what lay in it is marked, but for the card that was clicked; one that
  // did not joins.
  async again(card: number): Promise<void> {
    const { sitting } = this.#desk;
    const laid = laidUnder(this.#desk.steps);
    const before = laid?.cards ?? this.#view?.offered?.map((each) => each.card) ?? [];
    await sitting.together(() => (laid ? sitting.goBack(laid.step) : sitting.undoAnswers(before.length)));
    await tick();
    if (this.on) this.#marked = before.includes(card) ? before.filter((each) => each !== card) : [...before, card];
  }

  // One after the other, as the engine asks for them; by their faces, since equal cards are one option.
  give(): void {
    void this.offer();
  }
  async offer(): Promise<void> {
    const { sitting } = this.#desk;
    const wanted = (this.#view?.hand ?? []).filter((card) => this.marked.includes(card.card)).map((card) => card.face);
    await sitting.together(async (last) => {
      for (let now = sitting.now; now?.choice?.prompt === 'offer_more'; now = sitting.now) {
        const faces = new Map(((now.view as View).hand ?? []).map((card) => [card.card, card.face]));
        const next = now.choice.options.map((option) => option.option).find((option) => wanted.includes(faces.get(option) ?? ''));
        if (next === undefined || now.choice.options.length === 2) last();
        await sitting.answer(next ?? answerDone);
        if (next === undefined || sitting.now?.hash === now.hash) break;
        wanted.splice(wanted.indexOf(faces.get(next) ?? ''), 1);
      }
    });
    this.#marked = [];
  }
}
