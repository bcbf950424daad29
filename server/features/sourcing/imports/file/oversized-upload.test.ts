import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { importsApi } from '#contract/sourcing/imports.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

type Sent = { path: string; type: string; bytes: number; isMeasured: boolean };

/** Over a real socket, as a browser does: everything is sent before anything is read. */
async function send({ path, type, bytes, isMeasured }: Sent): Promise<{ status: number; body: string }> {
  const ana = await t.member();
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    agent: false,
    headers: {
      cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': ana.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': type,
      ...(isMeasured && { 'content-length': bytes }),
    },
  });
  const answered = once(call, 'response');
  const piece = Buffer.alloc(64 * 1024, 'a');
  for (let sent = 0; sent < bytes; sent += piece.length)
    if (!call.write(piece.subarray(0, bytes - sent))) await once(call, 'drain');
  call.end();
  const [reply] = await answered;
  let body = '';
  for await (const chunk of reply) body += chunk;
  return { status: reply.statusCode, body };
}

const list = { path: `${importsApi.create.path}?name=liste.csv`, type: 'application/octet-stream' };

test.each([true, false])(
  'a file beyond the limit is answered in French, told its length or not: %s',
  async (isMeasured) => {
    const { status, body } = await send({ ...list, bytes: 40 * 1024 * 1024, isMeasured });
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({
      code: 'too_large',
      message: 'Ce fichier dépasse 20 Mo. Partagez-le en plusieurs fichiers.',
    });
  },
);

test('so is any other call', { tags: 'heavy' }, async () => {
  const { status, body } = await send({
    path: '/api/exclusions',
    type: 'application/json',
    bytes: 30 * 1024 * 1024,
    isMeasured: true,
  });
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({
    code: 'too_large',
    message: 'Cette demande est trop volumineuse.',
  });
});
