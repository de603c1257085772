import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
      const files = ['./', './icon.svg', './manifest.webmanifest', ...Object.keys(bundle).filter((name) => !name.endsWith('.html')).map((name) => `./${name}`)];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('src/offline/service_worker.js', import.meta.url), 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service_worker.js', source });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
