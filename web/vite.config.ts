import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const wasm = fileURLToPath(new URL('../build/wasm/pantheon.wasm', import.meta.url));

// Names every file of the build in the service worker, so that all of it is there when the network is gone.
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      if (!existsSync(wasm)) this.error('The engine is missing: build it first with "cmake --preset wasm && cmake --build --preset wasm".');
    },
    generateBundle(_, bundle) {
      const files = ['./', './icon.svg', './icon-turn.svg', './manifest.webmanifest', ...Object.keys(bundle).filter((name) => !name.endsWith('.html')).map((name) => `./${name}`)];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('src/offline/service_worker.js', import.meta.url), 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service_worker.js', source });
    },
  };
}

// Lays a packed copy beside every file, for hosts that send those.
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|wasm|svg|html|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(path.join(dir, name));
        writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(path.join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), packed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
