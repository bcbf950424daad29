import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { createHttp } from './create-http.ts';

const t = setUpTestApp();
const limits = { headersMs: 300, bodyMs: 400, fileMs: 2_000, checkEveryMs: 50 };
let app: Awaited<ReturnType<typeof createHttp>>;

beforeAll(async () => {
  // Whoever sends this cookie counts as a member here.
  const readSession = async ({ headers }: { headers: { cookie?: string } }) =>
    headers.cookie
      ? ({
          is: 'valid',
          member: { kind: 'member', userId: 'u', workspaceId: 'u', sessionId: 's', role: 'user' },
        } as const)
      : ({ is: 'none' } as const);
  app = await createHttp(t.deps, readSession, limits);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const open = { config: { access: 'webhook' } } as const;
  app.post('/body', open, async ({ body }) => ({ length: (body as string | Buffer).length }));
  app.post(
    '/refused',
    { ...open, onRequest: async (_, reply) => reply.code(401).send({}) },
    async () => ({}),
  );
  app.post('/thinking', open, async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * limits.bodyMs));
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** One byte every 50 ms, until the server closes or `bytes` are sent; what it answered and how long it listened. */
async function drip(head: string, bytes: number) {
  const startedAt = performance.now();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.write(head);
  let left = bytes;
  const timer = setInterval(() => {
    if (left > 0) socket.write('1');
    left -= 1;
    if (left === 0 && answer === '') clearInterval(timer);
  }, 50);
  socket.on('data', () => {
    if (answer.includes('"length"') || answer.includes('"done"')) socket.end();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return { answer, lastedMs: performance.now() - startedAt, unsent: Math.max(0, left) };
}

const post = (path: string, length: number, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${length}`, ...more, '', ''].join('\r\n');
const isJson = 'Content-Type: application/json';

test('a body that drips is cut, with an answer that says why', async () => {
  const { answer, unsent } = await drip(post('/body', 1_000, isJson), 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('trop de temps');
  expect(unsent).toBeGreaterThan(0);
});

test('one that was refused before it was read is cut too', async () => {
  const { answer, unsent } = await drip(post('/refused', 1_000, isJson), 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(unsent).toBeGreaterThan(0);
});

test('headers that drip, and a connection that says nothing, are cut', async () => {
  expect((await drip('POST /body HTTP/1.1\r\nX-Slow: ', 1_000)).answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await drip('', 0)).lastedMs).toBeLessThan(30_000);
});

test('a member’s file has longer, a visitor’s has not, and none is for ever', async () => {
  const isFile = 'Content-Type: application/octet-stream';
  // Longer than a body may take, shorter than a file may.
  const sent = await drip(post('/body', 16, isFile, 'Cookie: member=1'), 16);
  expect(sent.answer).toContain('{"length":16}');
  expect(sent.lastedMs).toBeGreaterThan(limits.bodyMs);
  expect((await drip(post('/body', 1_000, isFile), 1_000)).answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await drip(post('/body', 1_000, isFile, 'Cookie: member=1'), 1_000)).answer).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

test('an answer that takes long is not cut: the limit is on what arrives', async () => {
  const { answer } = await drip(`${post('/thinking', 2, isJson)}{}`, 0);
  expect(answer).toContain('{"done":true}');
});
