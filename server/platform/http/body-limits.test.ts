import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { supportApi } from '#contract/identity/support.ts';
import { usersApi } from '#contract/identity/users.ts';
import { webhookPaths } from '#contract/social-accounts.ts';
import { newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const json = { 'content-type': 'application/json' };
const login = { method: 'POST', url: authApi.login.path, headers: json } as const;
const profile = { method: 'PATCH', url: usersApi.updateProfile.path, headers: json } as const;
const nested = (depth: number, inner = '') => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
const numbers = (count: number) => `[${new Array(count).fill(7).join(',')}]`;

async function visitor() {
  const client = t.client();
  await client.request({ method: 'GET', url: '/connexion' });
  return client;
}

test('JSON nested beyond reason is refused as such, to a visitor, a member and a third party', async () => {
  const payload = `{"email":${nested(9_000)}}`;
  const refusal = { code: 'invalid_input', message: expect.stringContaining('imbriqué') };
  for (const reply of [
    await (await visitor()).request({ ...login, payload }),
    await (await t.member()).request({ ...profile, payload }),
    await t.app.inject({
      method: 'POST',
      url: webhookPaths.unipile,
      headers: { [secretHeader]: newsSecret(t.deps) },
      payload: nested(9_000, '"\\u0000"'),
    }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject(refusal);
  }
});

test('signs inside a text open nothing: only the real structure counts', async () => {
  const ana = await t.member();
  const firstName = `${'['.repeat(60)}"\\"${','.repeat(15)}`;
  const reply = await ana.request({ ...profile, payload: JSON.stringify({ firstName, lastName: 'Dupont' }) });
  expect(reply.json()).not.toMatchObject({ message: expect.stringContaining('imbriqué') });
});

test('tens of thousands of values are refused before anything looks at them', async () => {
  const large = await (await visitor()).request({ ...login, payload: `{"email":${numbers(80_000)}}` });
  expect(large.statusCode).toBe(413);
  const many = `{"firstName":${numbers(20_000)}}`;
  for (const reply of [
    await (await visitor()).request({ ...login, payload: many }),
    await (await t.member()).request({ ...profile, payload: many }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('trop de valeurs'),
    });
  }
});

test('a stranger’s body is not even read where a session is needed', async () => {
  const stranger = await visitor();
  for (const payload of ['{"firstName":', 'x'.repeat(300_000), nested(9_000), numbers(80_000)]) {
    const reply = await stranger.request({ ...profile, payload });
    expect(reply.statusCode).toBe(401);
  }
});

test('the longest message to the support still arrives, however it is written', async () => {
  const body = { name: 'Ana', email: 'ana@exemple.fr', topic: 'question', message: '€'.repeat(5_000) };
  const payload = JSON.stringify(body).replaceAll('€', '\\u20ac');
  const reply = await (await visitor()).request({
    method: 'POST',
    url: supportApi.send.path,
    headers: json,
    payload,
  });
  expect(reply.statusCode).toBe(200);
});
