// Puzzles at the page's own table: every one can be shown, the best turn solves it, what tempts does not, and that is kept.
import { expect, test } from 'vitest';
import type { Puzzle, PuzzleSet } from '../../src/room/puzzle';
import { fates, inOrder, keepFate, nextAfter } from '../src/shell/puzzles/solved';
import { Trial } from '../src/shell/puzzles/trial.svelte';
import { LocalTable } from '../src/shell/table/local';
import { Sitting } from '../src/shell/table/sitting.svelte';
import deus from '../src/games/deus/puzzles.json';
import machina from '../src/games/machina/puzzles.json';
import { engine } from './room';

const sets = [deus, machina] as PuzzleSet[];
const calm = () => new Promise((done) => setTimeout(done, 5));

async function tried(set: PuzzleSet, puzzle: Puzzle): Promise<{ trial: Trial; sitting: Sitting }> {
  const seats = Array.from({ length: Number(/^option players: (\d)$/m.exec(puzzle.room)?.[1]) }, (_, seat) => ({ kind: seat === puzzle.seat ? ('person' as const) : ('bot' as const), player: null, name: '' }));
  const table = await LocalTable.open(engine, { id: puzzle.id, game: set.game, options: {}, seats }, { saved: puzzle.room }, 'en');
  const trial = new Trial(set.game, puzzle, set.kinds.find(({ key }) => key === puzzle.kind)!, table);
  const sitting = new Sitting(table);
  await calm();
  return { trial, sitting };
}

test('there are at least a hundred, of every kind', () => {
  expect(sets.reduce((sum, { puzzles }) => sum + puzzles.length, 0)).toBeGreaterThanOrEqual(100);
  for (const { kinds, puzzles } of sets) {
    for (const { key, task } of kinds) {
      expect(puzzles.some(({ kind }) => kind === key), key).toBe(true);
      for (const text of [task.en, task.fr]) expect(text).toMatch(/\.$/);
    }
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThan(2);
  }
});

test.each(sets.map((set) => [set.game, set] as const))('%s: the best turn of every puzzle can be shown', async (_, set) => {
  for (const puzzle of set.puzzles) {
    const { trial, sitting } = await tried(set, puzzle);
    expect(sitting.position?.view.seat, puzzle.id).toBe(puzzle.seat);
    expect(sitting.myTurn, puzzle.id).toBe(true);
    await trial.show(sitting, 0);
    expect(sitting.now?.tentative.can_confirm, puzzle.id).toBe(true);
    expect(await (sitting.source as LocalTable).reach(trial.kind.goal), puzzle.id).toBe(puzzle.reach);
    sitting.close();
  }
});

test.each(sets.map((set) => [set.game, set] as const))('%s: a turn is checked, tried again and solved; nothing becomes firm', async (_, set) => {
  const puzzle = set.puzzles[0]!;
  const { trial, sitting } = await tried(set, { ...puzzle, id: 'anew' });
  // Answer by answer, and nothing by itself.
  const play = async (choose: (answers: number, options: number[]) => number) => {
    for (let now = sitting.now!; !now.tentative.can_confirm; now = sitting.now!)
      await sitting.source.ask({ do: 'answer', number: now.number, hash: now.hash, option: choose(now.tentative.answers, now.choice!.options.map(({ option }) => option)) });
  };
  for (const first of sitting.now!.choice!.options.map(({ option }) => option)) {
    await trial.again(sitting);
    await play((answers, options) => (answers === 0 ? first : options[0]!));
    if ((await (sitting.source as LocalTable).reach(trial.kind.goal)) < puzzle.reach) break;
  }
  await sitting.turn('confirm');
  expect(trial.stage).toBe('wrong');
  expect(trial.reached).toBeLessThan(puzzle.reach);
  expect(fates(set.game)['anew']).toBeUndefined();
  await trial.again(sitting);
  expect(sitting.now?.tentative.answers).toBe(0);
  expect(trial.stage).toBe('trying');
  await play((answers) => puzzle.best[answers]!);
  await sitting.turn('confirm');
  expect(trial.stage).toBe('right');
  expect(fates(set.game)['anew']).toBe('solved');
  expect(sitting.position?.log).toBe(0);
  sitting.close();
});

test('what was solved is kept, and the next is one that was not tried', () => {
  const puzzle = (id: string, kind: string, difficulty: number) => ({ id, kind, difficulty }) as Puzzle;
  const kind = (key: string) => ({ key, goal: 'points', title: { en: '', fr: '' }, task: { en: '', fr: '' } });
  const set: PuzzleSet = { game: 'some', kinds: [kind('b'), kind('a')], puzzles: [puzzle('1', 'a', 2), puzzle('2', 'a', 1), puzzle('3', 'b', 5)] };
  expect(inOrder(set).map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(nextAfter(set, '3')?.id).toBe('2');
  keepFate('some', '2', 'shown');
  keepFate('some', '2', 'solved');
  expect(fates('some')).toEqual({ 2: 'shown' });
  expect(nextAfter(set, '3')?.id).toBe('1');
  expect(nextAfter(set, '1')?.id).toBe('3');
  keepFate('some', '1', 'solved');
  keepFate('some', '3', 'solved');
  expect(nextAfter(set, '1')?.id).toBe('3');
  expect(fates('else')).toEqual({});
});
