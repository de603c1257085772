// A puzzle while somebody tries it: what their turn reaches, and the best one shown.
import type { Puzzle, PuzzleKind } from '../../../../src/room/puzzle';
import type { Guidance, LocalTable } from '../table/local';
import type { PositionMessage } from '../table/messages';
import type { Sitting } from '../table/sitting.svelte';
import { keepFate } from './solved';
import { t } from './words';

export type Stage = 'trying' | 'right' | 'wrong' | 'showing';

// Milliseconds between two answers that are shown.
const pace = 700;

export class Trial implements Guidance {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly kind: PuzzleKind;
  readonly #table: LocalTable;
  stage = $state<Stage>('trying');
  // Answers of the best turn are given right now.
  #gives = false;
  // What the turn that was checked reaches.
  reached = $state(0);

  constructor(game: string, puzzle: Puzzle, kind: PuzzleKind, table: LocalTable) {
    this.game = game;
    this.puzzle = puzzle;
    this.kind = kind;
    this.#table = table;
    table.guidance = this;
  }

  // While the best turn is shown, nothing answers itself that it answers otherwise. A turn that was changed is a new one.
  see({ choice, tentative }: PositionMessage): void {
    if (this.#gives && choice && choice.obvious !== this.puzzle.best[tentative.answers]) delete choice.obvious;
    if (!tentative.can_confirm && !this.#gives) this.stage = 'trying';
  }
  refuses(): string {
    return '';
  }
  readonly confirmWords = () => t('puzzle.check');

  // Somebody says that this is their turn.
  async confirm(): Promise<void> {
    if (this.#gives) return;
    this.reached = await this.#table.reach(this.kind.goal);
    this.stage = this.reached >= this.puzzle.reach ? 'right' : 'wrong';
    if (this.stage === 'right') keepFate(this.game, this.puzzle.id, 'solved');
  }

  async again(sitting: Sitting): Promise<void> {
    this.stage = 'trying';
    if (sitting.now?.tentative.can_undo) await sitting.turn('restart');
  }

  async show(sitting: Sitting, wait = pace): Promise<void> {
    await this.again(sitting);
    [this.stage, this.#gives] = ['showing', true];
    keepFate(this.game, this.puzzle.id, 'shown');
    await this.#give(sitting, wait);
    this.#gives = false;
  }

  async #give(sitting: Sitting, wait: number): Promise<void> {
    for (let now = sitting.now; now && !now.tentative.can_confirm; now = sitting.now) {
      const next = this.puzzle.best[now.tentative.answers];
      if (next === undefined) break;
      await new Promise((done) => setTimeout(done, wait));
      if (sitting.now !== now && sitting.now?.hash !== now.hash) break;
      await sitting.answer(next);
      if (sitting.now?.hash === now.hash) break;
    }
  }
}
