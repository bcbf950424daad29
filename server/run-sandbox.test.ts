import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { readEnv } from './env.ts';
import { wallCampaignClock } from './platform/clock.ts';
import { startSandbox } from './run-sandbox.ts';

const clock = wallCampaignClock({ now: () => new Date('2026-11-16T10:00:00Z') });
const unexpected = (error: unknown) => expect.unreachable(String(error));

/** A network that does no more than this when it starts. */
async function start(does: string) {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-sandbox-'));
  const program = join(folder, 'network.mjs');
  writeFileSync(program, does);
  const port = await freePort();
  const env = readEnv({ DEMO: '1', DATA_DIR: folder, SANDBOX_PORT: String(port) });
  const sandbox = startSandbox(env, program);
  onTestFinished(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { port, isFollowed: sandbox.follow(clock, unexpected) };
}

test('a network that takes minutes to start is waited for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { isFollowed } = await start(`
    import { createServer } from 'node:http';
    createServer((_, reply) => reply.end('{}')).listen(process.env.SANDBOX_PORT, '127.0.0.1');
  `);
  vi.setSystemTime(Date.now() + 600_000);
  await expect(isFollowed).resolves.toBeUndefined();
});

test('a network that cannot start is named, not the database', async () => {
  const { port, isFollowed } = await start('process.exit(1);');
  await expect(isFollowed).rejects.toThrow(
    `SANDBOX_PORT : le réseau simulé ne démarre pas sur le port ${port}`,
  );
});
