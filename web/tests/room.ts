// The engine itself, without a worker, and whole games with it.
import { readFileSync } from 'node:fs';
import { start, type Engine } from '../src/table/engine';
import { LocalTable, type LocalPlan } from '../src/table/local';
import type { PositionMessage, Push, TableMessage } from '../src/table/messages';

const call = start(new WebAssembly.Module(readFileSync('../build/wasm/pantheon.wasm')));
export const engine: Engine = { call: (name, ...args) => Promise.resolve(call(name, args)) };

export function plan(kinds: ('person' | 'bot')[], options: Record<string, string> = {}): LocalPlan {
  return {
    id: 'test', game: 'deus', options: { players: String(kinds.length), ...options },
    seats: kinds.map((kind, i) => ({ kind, player: kind === 'bot' ? 'greedy' : null, name: `Player ${i}` })),
  };
}

export class Watcher {
  positions: PositionMessage[] = [];
  tables: TableMessage[] = [];
  curtains: (number | null)[] = [];
  readonly table: LocalTable;
  constructor(table: LocalTable) {
    this.table = table;
    table.pace = 0;
    table.onCurtain((seat) => this.curtains.push(seat));
    table.listen((push: Push) => {
      if (push.say === 'position') this.positions.push(push);
      if (push.say === 'table') this.tables.push(push);
    });
  }
  get last(): PositionMessage {
    const last = this.positions.at(-1);
    if (!last) throw new Error('nothing was said yet');
    return last;
  }
  async quiet(): Promise<void> {
    for (let calm = 0, seen = -1; calm < 5; ) {
      await new Promise((done) => setTimeout(done, 0));
      calm = seen === this.positions.length ? calm + 1 : 0;
      seen = this.positions.length;
    }
  }
}
