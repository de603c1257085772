// The engine itself, without a worker, and whole games with it.
import { readFileSync } from 'node:fs';
import { start, type Answered, type Argument, type Engine } from '../src/shell/table/engine';
import { LocalTable, type LocalPlan } from '../src/shell/table/local';
import type { PositionMessage } from '../src/games/deus/table/messages';
import type { Push, TableMessage } from '../src/shell/table/messages';

const module = new WebAssembly.Module(readFileSync('../build/wasm/pantheon.wasm'));
const call = start(module);
export const engine: Engine = { life: 0, call: (name, ...args) => Promise.resolve(call(name, args)) };

// Breaks whenever `breaks` says so, and loses all it held.
export class FragileEngine implements Engine {
  life = 0;
  #run = start(module);
  constructor(readonly breaks: (name: string, args: Argument[]) => boolean) {}
  call(name: string, ...args: Argument[]): Promise<Answered> {
    if (!this.breaks(name, args)) return Promise.resolve(this.#run(name, args));
    this.life += 1;
    this.#run = start(module);
    return Promise.resolve({ text: null, number: 0, error: 'Maximum call stack size exceeded' });
  }
}

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
  notices: string[] = [];
  readonly table: LocalTable;
  constructor(table: LocalTable) {
    this.table = table;
    table.pace = 0;
    table.onCurtain((seat) => this.curtains.push(seat));
    table.listen((push: Push) => {
      if (push.say === 'position') this.positions.push(push as PositionMessage);
      if (push.say === 'notice') this.notices.push(push.text);
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
