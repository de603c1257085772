// The engine in a worker, so that a thinking bot never holds up the page.
import { start, type Argument, type Answered } from './engine';
import address from '../../../../build/wasm/pantheon.wasm?url';

export interface FromWorker {
  id: number;
  answered?: Answered;
  // The engine stopped in the middle of a call: nothing it holds can be trusted any more.
  broken?: string;
}

const ready = WebAssembly.compileStreaming(fetch(address)).then(start);

onmessage = async (event: MessageEvent<{ id: number; name: string; args: Argument[] }>) => {
  const { id, name, args } = event.data;
  let reply: FromWorker;
  try {
    reply = { id, answered: (await ready)(name, args) };
  } catch (problem) {
    reply = { id, broken: String(problem) };
  }
  postMessage(reply);
};
