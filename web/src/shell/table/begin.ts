// Begins a game in this browser and gives the address of its table.
import { boxBegun } from '../box/box.svelte';
import type { Language } from './messages';
import { engine } from './engine_worker';
import { keepLocal } from './kept';
import { LocalTable, type Beginning, type LocalPlan } from './local';

export function chance(): bigint {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(numbers[0] ?? 0) << 31n) | BigInt(numbers[1] ?? 0);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function begin(plan: Omit<LocalPlan, 'id'>, beginning: Beginning, language: Language): Promise<string> {
  await boxBegun();
  const whole: LocalPlan = { ...plan, id: newId() };
  const table = await LocalTable.open(engine(whole.game), whole, beginning, language);
  const saved = await table.save();
  keepLocal({ plan: whole, saved, over: false, updated: Date.now() });
  table.close();
  return `#/local/${whole.id}`;
}
