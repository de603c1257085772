// What this browser keeps of tables: whole games played here, and the keys to seats at tables of a service.
import type { LocalPlan } from './local';

export interface KeptLocal {
  plan: LocalPlan;
  saved: string;
  over: boolean;
  updated: number;
  // How far it is: the round, and who is asked.
  round?: number;
  asked?: number;
}

export interface KeptRemote {
  token: string;
  table: string;
  updated: number;
  // Of tables opened here: the invitations to the other seats.
  invitations?: (string | null)[];
  spectator?: string;
}

function read<T>(key: string, other: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? other;
  } catch {
    return other;
  }
}

export function localTables(): KeptLocal[] {
  return Object.values(read<Record<string, KeptLocal>>('local tables', {})).sort((a, b) => b.updated - a.updated);
}

export function localTable(id: string): KeptLocal | undefined {
  return read<Record<string, KeptLocal>>('local tables', {})[id];
}

const mostKept = 30;

export function keepLocal(table: KeptLocal): void {
  const all = read<Record<string, KeptLocal>>('local tables', {});
  all[table.plan.id] = table;
  const ids = Object.values(all).sort((a, b) => b.updated - a.updated).slice(mostKept).map((each) => each.plan.id);
  for (const id of ids) delete all[id];
  localStorage.setItem('local tables', JSON.stringify(all));
}

export function dropLocal(id: string): void {
  const all = read<Record<string, KeptLocal>>('local tables', {});
  delete all[id];
  localStorage.setItem('local tables', JSON.stringify(all));
}

export function remoteTables(): KeptRemote[] {
  return read<KeptRemote[]>('remote tables', []);
}

export function keepRemote(table: KeptRemote): void {
  const others = remoteTables().filter((each) => each.token !== table.token);
  const before = remoteTables().find((each) => each.token === table.token);
  localStorage.setItem('remote tables', JSON.stringify([{ ...before, ...table }, ...others].slice(0, 100)));
}

export function dropRemote(token: string): void {
  localStorage.setItem('remote tables', JSON.stringify(remoteTables().filter((each) => each.token !== token)));
}

export function invitations(table: string): { seats: (string | null)[]; spectator: string } | null {
  const found = remoteTables().find((each) => each.table === table && each.invitations);
  return found?.invitations ? { seats: found.invitations, spectator: found.spectator ?? '' } : null;
}

// By invitation: what this browser says of itself. Whoever opens the same link here again has the same seat.
export function secretFor(invitation: string): string {
  const all = read<[string, string][]>('secrets', []);
  return all.find(([link]) => link === invitation)?.[1] ?? newSecretFor(invitation);
}

// The same for a seat of one's own that gets a new link: whoever has only the old one does not have this.
export function newSecretFor(link: string): string {
  const others = read<[string, string][]>('secrets', []).filter(([other]) => other !== link);
  const secret = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem('secrets', JSON.stringify([[link, secret], ...others].slice(0, 100)));
  return secret;
}
