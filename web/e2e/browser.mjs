// Chromium, and a small server for the built page.
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' };

export async function serve() {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('There is no dist folder: run "npm run build" first.');
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = path.join(dist, name === '/' ? 'index.html' : name);
    if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.');
      return;
    }
    const packed = existsSync(`${file}.br`);
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream', ...(packed ? { 'Content-Encoding': 'br' } : {}) });
    createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }) };
}

export function open(...more) {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', ...more] });
}

// A page that fails the test when the page itself reports a problem.
export async function page(context, problems) {
  const one = await context.newPage();
  one.on('pageerror', (error) => problems.push(error.message));
  one.on('console', (message) => { if (message.type() === 'error' && !/api\/(games|players)|404|WebSocket connection/.test(message.text() + message.location().url)) problems.push(`${message.text()} ${message.location().url}`); });
  return one;
}
