// The engine in a worker, so that a thinking bot never holds up the page.
import { start, type Argument, type Answered } from './engine';
import address from '../../../build/wasm/pantheon.wasm?url';

const ready = WebAssembly.compileStreaming(fetch(address)).then(start);

onmessage = async (event: MessageEvent<{ id: number; name: string; args: Argument[] }>) => {
  const { id, name, args } = event.data;
  let answered: Answered;
  try {
    answered = (await ready)(name, args);
  } catch (problem) {
    answered = { text: null, number: 0, error: String(problem) };
  }
  postMessage({ id, answered });
};
