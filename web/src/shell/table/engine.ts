// The engine as WebAssembly: calls its exports with texts and numbers. Works in a worker, in the page and in tests.

// Bytes become two arguments: where they lie, and how many they are.
export type Argument = string | number | bigint | Uint8Array;
export interface Answered {
  text: string | null;
  number: number;
  // Why, where the call failed.
  error: string;
}

export interface Engine {
  // How often it broke and began anew: rooms of an earlier life are gone.
  readonly life: number;
  call(name: string, ...args: Argument[]): Promise<Answered>;
  // Makes sure that it has its net, if there is one and it can be fetched.
  bringNet?(): Promise<void>;
}

type Exports = Record<string, (...args: (number | bigint)[]) => number | bigint> & { memory: WebAssembly.Memory };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Exports that give back the address of a text.
const texts = new Set(['games', 'cards', 'room_cards', 'room_position', 'room_look', 'room_hint', 'room_record', 'room_log', 'room_save', 'room_hopes', 'review_json', 'error']);

export function start(module: WebAssembly.Module): (name: string, args: Argument[]) => Answered {
  // The engine does no input or output: whatever it imports must never be called.
  const imports: WebAssembly.Imports = {};
  for (const each of WebAssembly.Module.imports(module))
    (imports[each.module] ??= {})[each.name] = () => {
      throw new Error(`the engine called ${each.name}`);
    };
  // But for the clock, by which a player ends its thinking in time.
  for (const each of Object.values(imports))
    if ('clock_time_get' in each)
      each['clock_time_get'] = (_clock: number, _precision: bigint, address: number) => {
        new DataView(exports.memory.buffer).setBigUint64(address, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      };
  const exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
  exports['_initialize']?.();

  const read = (address: number): string | null => {
    if (address === 0) return null;
    const bytes = new Uint8Array(exports.memory.buffer, address);
    return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
  };

  const call = (name: string, args: Argument[]): Answered => {
    const held: number[] = [];
    const plain = args.flatMap((arg) => {
      if (typeof arg === 'number' || typeof arg === 'bigint') return [arg];
      const bytes = typeof arg === 'string' ? encoder.encode(`${arg}\0`) : arg;
      const room = Number(exports['alloc']?.(bytes.length));
      new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
      held.push(room);
      return typeof arg === 'string' ? [room] : [room, bytes.length];
    });
    const run = exports[name];
    if (!run) throw new Error(`the engine has no ${name}`);
    const result = Number(run(...plain) ?? 0);
    for (const room of held) exports['dealloc']?.(room);
    const text = texts.has(name) ? read(result) : null;
    const failed = name !== 'error' && (result === 0 || result === -1);
    return { text, number: result, error: failed ? (call('error', []).text ?? '') : '' };
  };
  return call;
}
