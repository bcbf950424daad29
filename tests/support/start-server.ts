import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';

export type RunningServer = {
  url: string;
  /** The simulated network, and its control routes. */
  sandboxUrl: string;
  /** The simulated payment provider, and its control routes. */
  stripeUrl: string;
  dataDir: string;
  pid: number;
  /** A client address nobody used yet: limits are counted per address. */
  newAddress: () => string;
  /** What it wrote so far. */
  output: () => string;
  /** Resolves when the process is gone, whoever ended it. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const root = resolve(import.meta.dirname, '../..');
/** A third of the time a program takes to start. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

/** The real program, all roles, on its own ports, and on its own folder unless DATA_DIR gives one to keep. */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = variables.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'accroche-e2e-')));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const [port, sandboxPort, stripePort, crmPort] = ports;
  const url = `http://127.0.0.1:${port}`;
  const stripeUrl = `http://127.0.0.1:${stripePort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const child = spawn(process.execPath, ['server/main.ts', 'all'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
      ...compileCache,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STRIPE_SANDBOX_PORT: String(stripePort),
      CRM_SANDBOX_PORT: String(crmPort),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_STILL: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let hasEnded = false;
  const ended = new Promise<void>((done) => {
    child.once('close', () => {
      hasEnded = true;
      done();
    });
    child.once('error', (error) => {
      output += error.message;
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
    await ended;
    clearTimeout(timer);
    if (!variables.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `10.${port % 256}.${addresses >> 8}.${addresses & 255}`;
  };
  for (const deadline = Date.now() + 150_000; !hasEnded && Date.now() < deadline; await wait(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok && child.pid)
      return {
        url,
        sandboxUrl,
        stripeUrl,
        dataDir,
        pid: child.pid,
        newAddress,
        output: () => output,
        ended,
        stop,
      };
  }
  await stop();
  throw new Error(`The server did not become ready:\n${output.slice(-4000)}`);
}
