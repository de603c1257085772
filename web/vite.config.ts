import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const wasm = fileURLToPath(new URL('../build/wasm/deus.wasm', import.meta.url));

// Names every file of the build in the service worker, so that all of it is there when the network is gone.
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      if (!existsSync(wasm)) this.error('The engine is missing: build it first with "cmake --preset wasm && cmake --build --preset wasm".');
    },
    // Once all is written: a file that held nothing but styles is left out at the end.
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      const made = Object.keys(bundle).filter((name) => !name.endsWith('.html') && existsSync(path.join(dir, name)));
      const files = ['./', './icon.svg', './icon-turn.svg', './manifest.webmanifest', ...made.map((name) => `./${name}`)];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('src/shell/offline/service_worker.js', import.meta.url), 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(files));
      writeFileSync(path.join(dir, 'service_worker.js'), source);
    },
  };
}

// Lays a packed copy beside every file, for hosts that send those.
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      // Side by side: packing is most of the work of a build.
      const pack = async (name: string) => {
        const bytes = await readFile(path.join(dir, name));
        // Large blocks pack an engine a little better.
        const packed = { br: promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } }), gz: promisify(gzip)(bytes, { level: 9 }) };
        for (const [ending, text] of Object.entries(packed)) await writeFile(path.join(dir, `${name}.${ending}`), await text);
      };
      await Promise.all(readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|wasm|net|svg|html|webmanifest)$/.test(name)).map(pack));
    },
  };
}

// Few files of code for the first visit, one for the start, one for a table and one for each game, pack better than forty
// small ones. What is fetched later stays by itself.
const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const firstFiles: [name: string, from: string][] = [['page', 'src/main.ts'], ['table', 'src/shell/screens/Open.svelte'], ...games.map((name): [string, string] => [name, `src/games/${name}/page.ts`])];
interface Graph { getModuleInfo(id: string): { importedIds: string[] } | null }
let needed: Map<string, string> | null = null;
function firstFile(id: string, graph: Graph): string | null {
  if (!needed) {
    needed = new Map();
    for (const [name, from] of firstFiles) {
      const open = [fileURLToPath(new URL(from, import.meta.url))];
      for (let next = open.pop(); next; next = open.pop()) {
        if (needed.has(next)) continue;
        needed.set(next, next.includes('/src/games/') || !games.includes(name) ? name : 'table');
        open.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
  }
  return needed.get(id) ?? null;
}

// What several need belongs to the first of them, and what is no game's own to every table.
const groups = firstFiles.map(([name], i) => ({ name: (id: string, graph: Graph) => (firstFile(id, graph) === name ? name : null), priority: firstFiles.length - i }));

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), packed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { output: { codeSplitting: { groups } } } },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
