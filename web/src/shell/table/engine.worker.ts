// The engine in a worker, so that a thinking bot never holds up the page.
import { start, type Argument, type Answered } from './engine';

export interface FromWorker {
  id: number;
  answered?: Answered;
  // The engine stopped in the middle of a call: nothing it holds can be trusted any more.
  broken?: string;
}

// The first message says where the engine lies.
let ready: Promise<ReturnType<typeof start>>;

onmessage = async (event: MessageEvent<{ address: string } | { id: number; name: string; args: Argument[] }>) => {
  if ('address' in event.data) {
    ready = WebAssembly.compileStreaming(fetch(event.data.address)).then(start);
    ready.catch((problem: unknown) => postMessage({ id: 0, broken: String(problem) } satisfies FromWorker));
    return;
  }
  const { id, name, args } = event.data;
  let reply: FromWorker;
  try {
    reply = { id, answered: (await ready)(name, args) };
  } catch (problem) {
    reply = { id, broken: String(problem) };
  }
  postMessage(reply);
};
