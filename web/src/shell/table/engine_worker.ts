// The page's end of the worker. A worker that broke is replaced by a new one.
import type { Answered, Argument, Engine } from './engine';
import type { FromWorker } from './engine.worker';
import { games } from '../../games/games';

// Nothing that the engine is asked takes a second: a bot that never comes to an end is given up.
const longest = 20_000;

class WorkerEngine implements Engine {
  life = 0;
  #worker: Worker;
  #waiting = new Map<number, (answered: Answered) => void>();
  #next = 1;
  #net: Promise<void> | null = null;
  constructor(readonly address: string, readonly net?: string) {
    this.#worker = this.#begin();
  }
  // By game. A new engine must be told again.
  #boxes = new Map<Argument, Argument[]>();

  #begin(): Worker {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (!data.answered) return this.#beginAnew(data.broken ?? '');
      this.#waiting.get(data.id)?.(data.answered);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#beginAnew(event.message);
    };
    worker.postMessage({ address: this.address });
    return worker;
  }

  #beginAnew(error: string): void {
    this.#worker.terminate();
    this.#worker = this.#begin();
    this.life += 1;
    this.#net = null;
    for (const args of this.#boxes.values()) this.#worker.postMessage({ id: 0, name: 'use_box', args });
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer({ text: null, number: 0, error });
  }

  bringNet(): Promise<void> {
    return (this.#net ??= this.#fetchNet());
  }

  // Who cannot fetch it plays by rules of thumb, and tries again with the next game.
  async #fetchNet(): Promise<void> {
    if (!this.net) return;
    try {
      const answer = await fetch(this.net);
      if (!answer.ok) throw new Error(answer.statusText);
      await this.call('use_net', new Uint8Array(await answer.arrayBuffer()));
    } catch {
      this.#net = null;
    }
  }

  close(): void {
    this.#worker.terminate();
    for (const answer of this.#waiting.values()) answer({ text: null, number: 0, error: '' });
    this.#waiting.clear();
  }

  call(name: string, ...args: Argument[]): Promise<Answered> {
    const id = this.#next++;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#beginAnew('the engine took too long'), longest);
      this.#waiting.set(id, (answered) => {
        clearTimeout(late);
        if (name === 'use_box' && answered.number) this.#boxes.set(args[0] ?? '', args);
        resolve(answered);
      });
      this.#worker.postMessage({ id, name, args });
    });
  }
}

// Each game has an engine of its own, so that nobody fetches a game that is not played.
const begun = new Map<string, Engine>();

export function engine(game: string): Engine {
  return theOne(entryOf(game)?.engine ?? '', game);
}

// One that judges games for people, too: what it takes to play is there sooner without it.
export function studyEngine(game: string): Engine {
  return theOne(entryOf(game)?.study ?? '', game);
}

function theOne(address: string, game: string): Engine {
  const found = begun.get(address) ?? new WorkerEngine(address, entryOf(game)?.net);
  begun.set(address, found);
  return found;
}

// Another one, for long work beside a table; whoever wanted it closes it.
export function ownEngine(game: string): Engine & { close(): void } {
  const entry = entryOf(game);
  return new WorkerEngine(entry?.study ?? '', entry?.net);
}

const entryOf = (game: string) => games.find((each) => each.name === game) ?? games[0];
