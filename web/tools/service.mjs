// A service of its own on a free port, with a folder that goes when it stops.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const command = process.env.PANTHEON ?? fileURLToPath(new URL('../../build/release/pantheon', import.meta.url));
if (!existsSync(command)) throw new Error(`There is no ${command}: build it, or name another with PANTHEON=…`);

export async function service(...options) {
  const data = mkdtempSync(path.join(tmpdir(), 'pantheon-web-'));
  const child = spawn(command, ['serve', '--port', '0', '--data', data, ...options]);
  const address = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const found = said.match(/http:\/\/[\d.]+:\d+/);
      if (found) resolve(`${found[0]}/`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(`The service did not start: ${said}`)));
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const gone = new Promise((done) => child.on('exit', done));
    child.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { address, stop };
}
