import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '..');

/** A program of this repository on the same Node, with what it printed. */
export async function runProgram(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  // What lives for a statement is many: a larger nursery costs memory and saves a tenth of the time.
  const child = spawn(process.execPath, ['--max-semi-space-size=64', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/node'),
      ...env,
    },
  });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  return { code, output: out + errors };
}
