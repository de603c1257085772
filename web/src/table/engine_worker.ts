// The page's end of the worker.
import type { Answered, Argument, Engine } from './engine';

class WorkerEngine implements Engine {
  #worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  #waiting = new Map<number, (answered: Answered) => void>();
  #next = 1;

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<{ id: number; answered: Answered }>) => {
      this.#waiting.get(event.data.id)?.(event.data.answered);
      this.#waiting.delete(event.data.id);
    };
  }

  call(name: string, ...args: Argument[]): Promise<Answered> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, name, args });
    });
  }
}

let one: Engine | null = null;

export function engine(): Engine {
  one ??= new WorkerEngine();
  return one;
}
