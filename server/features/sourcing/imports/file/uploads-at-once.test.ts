import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { importsApi } from '#contract/sourcing/imports.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const t = setUpTestApp();
/** Left open by a test that failed, they would hold the end of the file. */
const calls: ClientRequest[] = [];
afterAll(() => {
  for (const call of calls) call.destroy();
});

/** An upload that is begun over a real socket; whoever asks ends it. */
async function begin(person: TestClient, type = 'application/octet-stream'): Promise<ClientRequest> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `${importsApi.create.path}?name=liste.csv`,
    agent: false,
    headers: {
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': type,
    },
  });
  call.on('error', () => undefined);
  calls.push(call);
  call.write('Nom;E-mail\n');
  return call;
}

async function answerOf(call: ClientRequest): Promise<{ status: number; body: string }> {
  const answered = once(call, 'response');
  call.end('Ana;ana@acme.fr\n');
  const [reply] = await answered;
  let body = '';
  for await (const chunk of reply) body += chunk;
  return { status: reply.statusCode, body };
}

test('three uploads of one person at once; a fourth is refused before it is taken in, others are not', async () => {
  const [ana, luc] = [await t.member(), await t.member()];
  const under = await Promise.all([begin(ana), begin(ana), begin(ana)]);
  // Refused later than for their number, and not counted as a list: asked as often as it takes them to arrive.
  const askInVain = async () => (await answerOf(await begin(ana, 'text/plain'))).status;
  await expect.poll(askInVain, { message: 'the three have arrived' }).toBe(429);
  const refused = JSON.parse((await answerOf(await begin(ana))).body);
  expect(refused).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('déjà en cours de lecture'),
  });
  expect((await answerOf(await begin(luc))).status).toBe(200);
  // One is given up, one is finished: their places are free again.
  const [first, second, third] = under as [ClientRequest, ClientRequest, ClientRequest];
  first.destroy();
  expect((await answerOf(second)).status).toBe(200);
  expect((await answerOf(third)).status).toBe(200);
  await expect.poll(askInVain).not.toBe(429);
  expect((await answerOf(await begin(ana))).status).toBe(200);
});
