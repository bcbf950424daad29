/** @module-tag heavy */
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { createHttp } from './create-http.ts';

const t = setUpTestApp();
/** Only what a test looks at is cut soon: what must pass may take as long as a busy machine needs. */
const patient = { headersMs: 300_000, bodyMs: 300_000, fileMs: 300_000, checkEveryMs: 50 };
const bodyMs = 400;

async function open(limits: Partial<typeof patient>) {
  // Whoever sends this cookie counts as a member here.
  const readSession = async ({ headers }: { headers: { cookie?: string } }) =>
    headers.cookie
      ? ({
          is: 'valid',
          member: { kind: 'member', userId: 'u', workspaceId: 'u', sessionId: 's', role: 'user' },
        } as const)
      : ({ is: 'none' } as const);
  const app = await createHttp(t.deps, readSession, { ...patient, ...limits });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const anybody = { config: { access: 'webhook' } } as const;
  app.post('/body', anybody, async ({ body }) => ({ length: (body as string | Buffer).length }));
  app.post(
    '/refused',
    { ...anybody, onRequest: async (_, reply) => reply.code(401).send({}) },
    async () => ({}),
  );
  app.post('/thinking', anybody, async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * bodyMs));
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return (head: string, bytes: number) => drip(port, head, bytes);
}

/** One byte every 50 ms, until the server closes or `bytes` are sent; what it answered and how long it listened. */
async function drip(port: number, head: string, bytes: number) {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
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
  const drip = await open({ bodyMs });
  const { answer, unsent } = await drip(post('/body', 1_000, isJson), 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('trop de temps');
  expect(unsent).toBeGreaterThan(0);
});

test('one that drips in pieces without saying how long it is is cut too', async () => {
  const isChunked = ['POST /body HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', isJson, '', ''];
  const drip = await open({ bodyMs });
  // A thousand bytes are announced and come one by one, of a piece that nobody says is the last.
  const { answer, unsent } = await drip(`${isChunked.join('\r\n')}3e8\r\n`, 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('trop de temps');
  expect(unsent).toBeGreaterThan(0);
});

test('one that was refused before it was read is cut too', async () => {
  const drip = await open({ bodyMs });
  const { answer, unsent } = await drip(post('/refused', 1_000, isJson), 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(unsent).toBeGreaterThan(0);
});

test('headers that drip, and a connection that says nothing, are cut', async () => {
  const headersMs = 300;
  const drip = await open({ headersMs });
  expect((await drip('POST /body HTTP/1.1\r\nX-Slow: ', 1_000)).answer).toMatch(/^HTTP\/1\.1 408 /);
  // This side never closes it: it ends because the server does.
  expect((await drip('', 0)).lastedMs).toBeGreaterThan(headersMs);
});

test('a member’s file has longer, a visitor’s has not, and none is for ever', async () => {
  const isFile = 'Content-Type: application/octet-stream';
  const drip = await open({ bodyMs });
  // Longer than a body may take, shorter than a file may.
  const sent = await drip(post('/body', 16, isFile, 'Cookie: member=1'), 16);
  expect(sent.answer).toContain('{"length":16}');
  expect(sent.lastedMs).toBeGreaterThan(bodyMs);
  expect((await drip(post('/body', 1_000, isFile), 1_000)).answer).toMatch(/^HTTP\/1\.1 408 /);
  const dripLong = await open({ headersMs: 800, fileMs: 800 });
  expect((await dripLong(post('/body', 1_000, isFile, 'Cookie: member=1'), 1_000)).answer).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

test('an answer that takes long is not cut: the limit is on what arrives', async () => {
  const drip = await open({ bodyMs });
  const { answer } = await drip(`${post('/thinking', 2, isJson)}{}`, 0);
  expect(answer).toContain('{"done":true}');
});
