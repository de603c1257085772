// The module must start without an operating system: what it still imports from WASI may only be asked for, not called.
import fs from 'node:fs';

const module = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from !== 'wasi_snapshot_preview1') throw new Error(`unexpected import ${from}.${name}`);
    (imports[from] ??= {})[name] = () => {
        throw new Error(`the engine called ${name}, but it must not do input or output`);
    };
}
new WebAssembly.Instance(module, imports).exports._initialize();
