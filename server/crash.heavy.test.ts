import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { usersApi } from '#contract/identity/users.ts';
import { NetworkClient } from '#tests/support/network-client.ts';
import { startServer } from '#tests/support/start-server.ts';

const rounds = 6;
const folder = mkdtempSync(join(tmpdir(), 'accroche-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('kill -9 during writes: nothing that was acknowledged is lost', async () => {
  let acknowledged = 'Vasseur-Guérin';
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ DATA_DIR: folder });
    const person = new NetworkClient(server.url);
    await person.call(authApi.login, {
      body: { email: 'demo@accroche.example', password: 'bonjour-accroche-demo' },
    });
    expect((await person.call(authApi.session)).user.lastName).toBe(acknowledged);
    const killAfter = 20 + round * 37;
    for (let write = 0; ; write++) {
      const lastName = `Nom ${round}-${write}`;
      const call = person.call(usersApi.updateProfile, { body: { firstName: 'Hélène', lastName } });
      if (write === killAfter) process.kill(server.pid, 'SIGKILL');
      const isDone = await call.then(
        () => true,
        () => false,
      );
      if (!isDone) {
        // The last write may have been kept without an answer; it must then be whole.
        await server.ended;
        acknowledged = await lastNameKept(acknowledged, lastName);
        break;
      }
      acknowledged = lastName;
    }
  }
});

async function lastNameKept(acknowledged: string, unanswered: string): Promise<string> {
  const server = await startServer({ DATA_DIR: folder });
  const person = new NetworkClient(server.url);
  const { user } = await person.call(authApi.login, {
    body: { email: 'demo@accroche.example', password: 'bonjour-accroche-demo' },
  });
  await server.stop();
  expect([acknowledged, unanswered]).toContain(user?.lastName);
  return user?.lastName ?? '';
}
