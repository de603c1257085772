// A seat at a table: what was answered so far is known, whatever comes in between.
import { expect, test } from 'vitest';
import { LocalTable } from '../src/shell/table/local';
import type { PositionMessage, Push, Reply, Request } from '../src/shell/table/messages';
import { Sitting } from '../src/shell/table/sitting.svelte';
import type { Table } from '../src/shell/table/table';
import { engine, plan, Watcher } from './room';

// A table that answers when it is told to.
class SlowTable {
  readonly local = true;
  say: (push: Push) => void = () => {};
  replies: ((reply: Reply) => void)[] = [];
  listen(say: (push: Push) => void): () => void {
    this.say = say;
    return () => {};
  }
  onLink = () => () => {};
  onCurtain = () => () => {};
  ask(_request: Request): Promise<Reply> {
    return new Promise((done) => this.replies.push(done));
  }
  close(): void {}
}

async function first(): Promise<PositionMessage> {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 7n }, 'en'));
  await watcher.quiet();
  return structuredClone(watcher.last);
}

test('a position that is told again after an answer takes no step away', async () => {
  const before = await first();
  const table = new SlowTable();
  const sitting = new Sitting(table as unknown as Table);
  table.say(before);
  const option = before.choice?.options[0]?.option ?? 0;
  const answered = sitting.answer(option);
  table.say(before);
  table.say({ ...before, number: before.number + 1, hash: 'after', tentative: { ...before.tentative, answers: 1 } });
  table.replies[0]?.({ ok: true });
  await answered;
  expect(sitting.steps.map((step) => step.option)).toEqual([option]);
  // Confirmed: the log has one entry more.
  table.say({ ...before, number: before.number + 1, log: before.log + 1, hash: 'firm' });
  expect(sitting.steps).toEqual([]);
});
