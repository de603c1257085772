// Guided games at the page's own table: every step is shown, only what it asks for passes, and a place is kept.
import { describe, expect, test } from 'vitest';
import type { GuidePage } from '../src/shell/guide/guiding.svelte';
import { Guiding } from '../src/shell/guide/guiding.svelte';
import { stepNow } from '../src/shell/guide/steps';
import { keepLocal, localTable } from '../src/shell/table/kept';
import { LocalTable, type LocalPlan } from '../src/shell/table/local';
import { Sitting } from '../src/shell/table/sitting.svelte';
import deus from '../src/games/deus/guide/guide';
import machina from '../src/games/machina/guide/guide';
import { engine } from './room';

const calm = () => new Promise((done) => setTimeout(done, 5));

async function seated(page: GuidePage, plan: LocalPlan, saved: string): Promise<{ guide: Guiding; sitting: Sitting; table: LocalTable }> {
  const table = await LocalTable.open(engine, plan, { saved }, 'en');
  table.pace = 0;
  const guide = new Guiding(page, plan);
  table.guidance = guide;
  const sitting = new Sitting(table);
  await calm();
  return { guide, sitting, table };
}

const planOf = ({ guide }: GuidePage): LocalPlan => ({
  id: `guided ${guide.game}`, game: guide.game, options: { players: '2' }, guide: 0,
  seats: [0, 1].map((seat) => (seat === guide.you ? { kind: 'person', player: null, name: '' } : { kind: 'bot', player: 'greedy', name: 'Livia' })),
});

describe.each([['deus', deus], ['machina', machina]] as const)('the guided game of %s', (_, page) => {
  const { guide: text } = page;

  test('is played to its end as it says, and shows every step', async () => {
    const { guide, sitting, table } = await seated(page, planOf(page), text.room);
    const shown = new Set<number>();
    const places = new Set<string>();
    for (let tries = 0; !guide.over && tries < 1000; ++tries) {
      const { position } = sitting;
      if (!guide.waits) shown.add(guide.at);
      if (guide.step?.spot) places.add(guide.step.spot);
      if (guide.waits || !position) await calm();
      else if (guide.reads) guide.next();
      else if (position.tentative.can_confirm) await sitting.turn('confirm');
      else {
        const expected = position.choice?.options.find(({ option }) => !guide.refuses(option));
        const other = position.choice?.options.find(({ option }) => guide.refuses(option));
        if (other) {
          await sitting.answer(other.option);
          expect(sitting.now?.hash).toBe(position.hash);
          expect(sitting.notice.text).not.toBe('');
        }
        expect(expected, `step ${guide.at + 1} of ${text.game}`).toBeDefined();
        await sitting.answer(expected!.option);
      }
    }
    expect([...shown]).toEqual(text.steps.map((_, i) => i));
    for (const place of places) expect(page.spot(place, { view: sitting.position?.view } as never), place).not.toEqual([]);
    // From here on it is a game like any other.
    if (sitting.position?.choice) for (const { option } of sitting.position.choice.options) expect(guide.refuses(option)).toBe('');
    table.close();
  });

  test('goes on where it was left', async () => {
    const plan = planOf(page);
    keepLocal({ plan, saved: text.room, over: false, updated: 1 });
    const first = await seated(page, plan, text.room);
    for (let tries = 0; tries < 60 && first.guide.at < 8; ++tries) {
      const { choice, tentative } = first.sitting.position!;
      if (first.guide.reads) first.guide.next();
      else if (tentative.can_confirm) await first.sitting.turn('confirm');
      else if (choice) await first.sitting.answer(choice.options.find(({ option }) => !first.guide.refuses(option))!.option);
      await calm();
    }
    const { at } = first.guide;
    const saved = await first.table.save();
    const kept = localTable(plan.id)!.plan;
    expect(kept.guide).toBe(at);
    const again = await seated(page, kept, saved);
    expect(again.guide.at).toBe(at);
    // With another text than the one it was begun with, it goes on without.
    expect(await Guiding.of(page, kept, saved)).not.toBeNull();
    expect(await Guiding.of({ ...page, guide: { ...text, script: [...text.script, 1] } }, kept, saved)).toBeNull();
    again.guide.leave();
    expect(localTable(plan.id)!.plan.guide).toBeUndefined();
  });

  test('says everything in both languages, each as it is printed', () => {
    for (const { en, fr } of text.steps) {
      expect(en).toMatch(/[.!?:]$/);
      expect(fr).toMatch(/[.!?:]$/);
      expect(fr).not.toMatch(/'| [:;!?»]|« /);
      expect(en + fr).not.toMatch(/[[\]{}]/);
    }
  });
});

test('what is undone is asked for again, and what was read is not', () => {
  const steps = [
    { from: 2, until: 2, en: '', fr: '' },
    { from: 2, until: 3, en: '', fr: '' },
    { from: 3, until: 3, confirm: true as const, en: '', fr: '' },
    { from: 5, until: 5, en: '', fr: '' },
  ];
  const at = (shown: number, answers: number, firm: number) => stepNow(steps, shown, { answers, firm });
  expect(at(0, 2, 2)).toBe(0);
  expect(at(1, 2, 2)).toBe(1);
  expect(at(1, 3, 2)).toBe(2);
  expect(at(2, 2, 2)).toBe(1);
  expect(at(2, 3, 3)).toBe(3);
  // The others play: what comes next is waited for.
  expect(at(3, 4, 4)).toBe(3);
  expect(at(3, 5, 5)).toBe(3);
  expect(at(4, 5, 5)).toBe(4);
  // Somebody has played on without reading.
  expect(at(0, 3, 2)).toBe(2);
});
