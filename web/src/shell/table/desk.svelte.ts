// What a person is doing at a table: what is asked, what they look at, what they have begun. The game's table draws it.
import { SecondClick } from '../panels/second_click';
import { looksFirst, type Habits } from './habits';
import { turnsBegun } from './back';
import type { Option } from './messages';
import type { Sitting } from './sitting.svelte';
import { takingOf } from './taking';
import type { Words } from '../words/said';
import { t } from '../words/words.svelte';

// Something that is laid ready and is no answer yet, such as cards that are marked: Enter gives it, undo takes the last
// of it back.
export interface Draft {
  readonly marked: readonly number[];
  undo(): void;
  give(): void;
}

export class Desk {
  readonly sitting: Sitting;
  readonly habits: Habits;
  readonly secondClick = new SecondClick();

  readonly position = $derived.by(() => this.sitting.position);
  readonly view = $derived(this.position?.view ?? null);
  readonly choice = $derived(this.position?.choice ?? null);
  // The same position may be told more than once; what was begun in it goes on.
  readonly hash = $derived(this.position?.hash);
  // While an answer is on its way, what was asked before it stays as it is. After a reload earlier steps are not known.
  readonly steps = $derived.by(() => {
    const answers = this.position?.tentative.answers ?? 0;
    return this.position && this.sitting.steps.length >= answers ? this.sitting.steps.slice(0, answers) : [];
  });
  // Things that are taken one by one; a game may have another way for some of them.
  readonly taking = $derived(takingOf(this.choice, this.steps));

  // Number keys. What is on offer at first keeps its key while things are taken.
  readonly byNumber = $derived.by((): readonly Option[] => (this.choice && (this.habits.hasKeys?.(this.choice) ?? true) ? (this.taking?.options ?? this.choice.options) : []));
  readonly numbered = $derived(new Map(this.byNumber.map((option, i) => [option.option, i + 1])));

  // The option that the pointer or the focus rests on, and the one that was chosen to look at: the next touch takes it.
  pointedAt = $state.raw<Option | null>(null);
  aimed = $state<number | null>(null);
  readonly looked = $derived(this.pointedAt ?? this.optionFor(this.aimed));
  // A sheet that was asked for is not covered by a long question.
  peeking = $state(false);
  draft = $state.raw<Draft | null>(null);
  resultHidden = $state(false);
  // Whether a hint is shown, and the line of it that is looked at: a table shows its places.
  hinting = $state(false);
  hinted = $state.raw<Words>([]);
  readonly mayHint = $derived.by(() => !!this.sitting.table?.hints && this.sitting.myTurn && !!this.choice);

  // What the game's table does on keys of its own, beside those of keys.ts.
  keys: Record<string, () => void> = {};
  // Said to those who do not see the table; the screen puts it in.
  hear: (words: string) => void = () => {};
  // The options that a number key means other things for, such as marking: true where it did.
  numberKey: (number: number) => boolean = () => false;

  constructor(sitting: Sitting, habits: Habits = {}) {
    this.sitting = sitting;
    this.habits = habits;
  }

  // What has happened since one's own turn began, confirmed or not.
  readonly thisTurn = $derived.by(() => (this.sitting.myTurn ? this.sitting.log.slice((turnsBegun(this.sitting.log, this.view?.seat ?? null).at(-1) ?? -1) + 1) : []));

  optionFor(option: number | null): Option | null {
    return option === null ? null : (this.choice?.options.find((each) => each.option === option) ?? null);
  }
  isThing(option: Option): boolean {
    return !!this.choice && (this.habits.isThing?.(this.choice, option) ?? false);
  }
  nameOf(seat: number): string {
    return this.view?.players[seat]?.name ?? '';
  }

  // A new position: nothing is looked at, and the next click is a new one.
  changed(now: number): void {
    this.pointedAt = this.aimed = null;
    this.hinting = false;
    this.hinted = [];
    this.peeking = false;
    this.secondClick.changed(now);
  }

  // Takes an option, or looks at it first; `warned` says what it costs, where it costs points.
  take(option: number, touched: boolean, warned: (option: Option) => string = () => ''): void {
    const chosen = this.optionFor(option);
    if (!this.choice || !chosen) return;
    if (this.aimed === option || !looksFirst(this.habits, this.choice, chosen, touched)) return void this.sitting.answer(option);
    this.aimed = option;
    const words = chosen.points ? warned(chosen) : '';
    if (!words) return;
    // A double click is no second thought.
    this.secondClick.changed(performance.now());
    this.sitting.say(words);
  }

  // Goes back to an earlier question and answers it otherwise.
  async thinkAgain({ step, option }: { step: number; option: number }): Promise<void> {
    await this.sitting.together(async (last) => {
      await this.sitting.goBack(step);
      last();
      await this.sitting.answer(option);
    });
  }

  // Shows a hint, or puts it away. Where there are none, it is said.
  hint(): void {
    if (this.mayHint) this.hinting = !this.hinting;
    else if (this.choice && !this.sitting.table?.hints) this.sitting.say(t('hint.off'));
  }

  undo(): void {
    if (this.draft?.marked.length) this.draft.undo();
    else if (this.position?.tentative.can_undo) void this.sitting.turn('undo');
  }
  // True where there was something to confirm.
  confirm(): boolean {
    if (this.draft) this.draft.give();
    else if (this.position?.tentative.can_confirm) void this.sitting.turn('confirm');
    else return false;
    return true;
  }
}
