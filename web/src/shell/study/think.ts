// Thinking aloud: a table of one's own from any position, on which one answers for everybody. Nothing of it is kept
// among one's tables, and the game it began from is not touched.
import { boxBegun } from '../box/box.svelte';
import { chance, newId } from '../table/begin';
import { studyEngine } from '../table/engine_worker';
import { LocalTable, type Beginning, type LocalPlan, type Thinks } from '../table/local';
import type { Language } from '../table/messages';

export interface KeptThought {
  plan: LocalPlan;
  saved: string;
}

// Of this window alone, until it is closed.
export function keepThought(thought: KeptThought): void {
  sessionStorage.setItem('thought', JSON.stringify(thought));
}
export function keptThought(id: string): KeptThought | null {
  const kept = JSON.parse(sessionStorage.getItem('thought') ?? 'null') as KeptThought | null;
  return kept?.plan.id === id ? kept : null;
}

// The address of the table.
async function begin(game: string, options: Record<string, string>, names: readonly string[], thinks: Thinks, beginning: Beginning, language: Language): Promise<string> {
  await boxBegun();
  const plan: LocalPlan = { id: newId(), game, options, seats: names.map((name) => ({ kind: 'person', player: null, name })), thinks };
  const table = await LocalTable.open(studyEngine(game), plan, beginning, language);
  keepThought({ plan, saved: await table.save() });
  table.close();
  return `#/think/${plan.id}`;
}

// From a moment of a finished game, with answers that are played first.
export function thinkFrom(record: { game: string; options: Record<string, string>; text: string; names: readonly string[] }, at: number, back: string, language: Language, line?: number[]): Promise<string> {
  return begin(record.game, record.options, record.names, { back, imagined: false, ...(line ? { line } : {}) }, { record: record.text, answers: at, seed: chance() }, language);
}

// From one's own turn: what one cannot see is imagined.
export async function thinkAt(table: LocalTable, back: string, language: Language): Promise<string> {
  const { game, options, seats } = table.plan;
  return begin(game, options, seats.map((seat) => seat.name), { back, imagined: true }, { saved: await table.imagined(chance()) }, language);
}

// ---- back and forth

// The moments that one came through, by the entries that the log had there, and which of them is shown. Going back is an
// entry of its own: from then on that moment has this number.
export interface Trail {
  readonly moments: readonly number[];
  readonly at: number;
}

// `jump`: the moment that one has gone to; otherwise something was answered, and what was ahead is gone.
export function arrived({ moments, at }: Trail, log: number, jump: number | null): Trail {
  if (jump !== null) return { moments: moments.with(jump, log), at: jump };
  if (moments[at] === log) return { moments, at };
  return { moments: [...moments.slice(0, at + 1), log], at: at + 1 };
}
