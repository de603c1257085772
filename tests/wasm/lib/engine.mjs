// Loads the module and speaks its language: texts go in and come out as zero-terminated UTF-8 in its memory.
import fs from 'node:fs';

export function load(path) {
    const module = new WebAssembly.Module(fs.readFileSync(path));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = () => {
            throw new Error(`the engine called ${name}, but it must not do input or output`);
        };
    const { exports } = new WebAssembly.Instance(module, imports);
    exports._initialize();
    return new Engine(exports);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

class Engine {
    constructor(exports) {
        this.exports = exports;
    }
    // A text at this address; null for none.
    text(address) {
        if (address === 0) return null;
        const bytes = new Uint8Array(this.exports.memory.buffer, address);
        return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
    }
    // Calls an export, with texts as arguments; bytes are two, where they lie and how many they are.
    call(name, ...args) {
        const rooms = [];
        const plain = args.flatMap((arg) => {
            if (typeof arg !== 'string' && !(arg instanceof Uint8Array)) return [arg];
            const bytes = typeof arg === 'string' ? encoder.encode(`${arg}\0`) : arg;
            const room = this.exports.alloc(bytes.length);
            new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
            rooms.push(room);
            return typeof arg === 'string' ? [room] : [room, bytes.length];
        });
        try {
            return this.exports[name](...plain);
        } finally {
            for (const room of rooms) this.exports.dealloc(room);
        }
    }
    textOf(name, ...args) {
        return this.text(this.call(name, ...args));
    }
    json(name, ...args) {
        return JSON.parse(this.textOf(name, ...args));
    }
    error() {
        return this.textOf('error');
    }
    signature(games = 0) {
        return BigInt.asUintN(64, this.call('signature', 'deus', games)).toString(16).padStart(16, '0');
    }
}
