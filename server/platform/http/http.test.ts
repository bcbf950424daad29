import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { usersApi } from '#contract/identity/users.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const login = { method: 'POST', url: authApi.login.path } as const;
const json = { 'content-type': 'application/json' };

test('an unsafe call without its token, or with another session’s, is refused and gets a fresh one', async () => {
  const bare = await t.app.inject({ ...login, headers: json, payload: '{}' });
  expect(bare.statusCode).toBe(403);
  expect(bare.json()).toMatchObject({ code: 'csrf_refused' });
  expect(bare.cookies.map(({ name }) => name)).toContain('XSRF-TOKEN');

  const [ana, paul] = [await t.member(), await t.member()];
  const stolen = paul.cookies.get('XSRF-TOKEN') ?? '';
  ana.cookies.set('XSRF-TOKEN', stolen);
  const forged = await ana.request({
    method: 'PATCH',
    url: usersApi.updateProfile.path,
    headers: json,
    payload: '{"firstName":"X","lastName":"Y"}',
  });
  expect(forged.json()).toMatchObject({ code: 'csrf_refused' });
});

test('a call from another origin is refused even with a right token', async () => {
  const ana = await t.member();
  const send = (headers: Record<string, string>) =>
    ana.request({
      method: 'PATCH',
      url: usersApi.updateProfile.path,
      headers: { ...json, host: 'localhost:3000', ...headers },
      payload: '{"firstName":"Ana","lastName":"Dupont"}',
    });
  expect((await send({ origin: 'https://ailleurs.example' })).statusCode).toBe(403);
  expect((await send({ origin: 'null' })).statusCode).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    200,
  );
});

test('answers carry the security headers, and the policy allows no inline script', async () => {
  const { headers } = await t.client().request({ method: 'GET', url: '/connexion' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('an answer to a call is drawn, framed, guessed at, kept and read elsewhere by nobody', async () => {
  const { headers } = await t.client().request({ method: 'GET', url: authApi.session.path });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('TRACE is echoed by nothing', async () => {
  const reply = await t.app.inject({ method: 'TRACE' as 'GET', url: '/', headers: { 'x-canari': 'canari' } });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.body + JSON.stringify(reply.headers)).not.toContain('canari');
});

test('the log tells who was refused what, by an id and a code', async () => {
  const ana = await t.member();
  await ana.request({ method: 'GET', url: '/api/admin/users' });
  const line = t.logLines.findLast((text) => text.includes('"path":"/api/admin/users"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ userId: ana.user.id, refusal: 'forbidden', res: { status: 403 } });
});

test('the session cookie is HttpOnly and Lax', async () => {
  const ana = await t.member();
  const reply = await ana.request({
    ...login,
    headers: json,
    payload: JSON.stringify({ email: ana.email, password: goodPassword }),
  });
  const cookie = reply.cookies.find(({ name }) => name === 'accroche_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
});

test('an unknown failure is logged with its id and never leaks', async () => {
  const original = t.deps.db.select;
  t.deps.db.select = () => {
    throw new Error('secret detail of the database');
  };
  const client = t.client();
  client.cookies.set('accroche_session', 'whatever');
  const reply = await client.request({ method: 'GET', url: authApi.session.path });
  t.deps.db.select = original;
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret detail');
  const { code, details } = reply.json<{ code: string; details: { requestId: string } }>();
  expect(code).toBe('server_error');
  expect(t.logLines.some((line) => line.includes(details.requestId) && line.includes('secret detail'))).toBe(
    true,
  );
});

test('no password, token or cookie reaches the log', async () => {
  const ana = await t.member();
  await t.runJobs();
  const token = (await t.mailbox.lastTo(ana.email)).link.match(/[0-9a-f]{64}/)?.[0] ?? 'absent';
  await t.client().request({ method: 'GET', url: `/verify-email?token=${token}` });
  await t.client().request({ method: 'GET', url: `/${token}` });
  await t
    .client()
    .call(authApi.login, { body: { email: ana.email, password: 'canari-mot-de-passe' } })
    .catch(() => {});
  await t.client().request({ ...login, headers: json, payload: '{"password":"canari-mal-forme"' });
  const session = ana.cookies.get('accroche_session') ?? 'absent';
  t.deps.log.info({ body: { password: 'canari-objet' }, headers: { cookie: 'canari-cookie' } }, 'probe');
  const log = t.logLines.join('');
  expect(log).toContain('"path":"/api/auth/login"');
  for (const secret of [goodPassword, 'canari-', token, session, ana.cookies.get('XSRF-TOKEN') ?? 'absent']) {
    expect(log).not.toContain(secret);
  }
});

test.each([
  ['broken JSON', '{"email":', 400, 'invalid_input'],
  ['a NUL character', '{"email":"a\\u0000@b.fr","password":"x"}', 400, 'invalid_input'],
  ['300 kB', JSON.stringify({ email: 'a@b.fr', password: 'x'.repeat(300_000) }), 413, 'too_large'],
])('%s gets a clear refusal', async (_, payload, status, code) => {
  const client = t.client();
  await client.request({ method: 'GET', url: '/connexion' });
  const reply = await client.request({ ...login, headers: json, payload });
  expect(reply.statusCode).toBe(status);
  const body = reply.json<{ error: string; message: string; code: string }>();
  expect(body.code).toBe(code);
  expect(body.error).toBe(body.message);
});

test('health, readiness, metrics and the OpenAPI document answer', { tags: 'heavy' }, async () => {
  const local = { remoteAddress: '127.0.0.1' };
  expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const isReady = async () => (await t.app.inject('/readyz')).json();
  await expect.poll(isReady).toEqual({ status: 'ok', database: 'ok', jobs: 'ok' });
  expect((await t.app.inject({ url: '/metrics', ...local })).body).toContain('accroche_http_request_seconds');
  expect((await t.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(403);
  const document = (await t.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(document.paths[authApi.register.path]).toHaveProperty('post');
});

test('a failed query is logged without its values', async () => {
  const original = t.deps.db.select;
  t.deps.db.select = () => {
    const error = new Error('Failed query: select 1\nparams: canari-parametre');
    throw Object.assign(error, { query: 'select 1', params: ['canari-parametre'], cause: new Error('gone') });
  };
  const client = t.client();
  client.cookies.set('accroche_session', 'whatever');
  await client.request({ method: 'GET', url: authApi.session.path });
  const page = await client.request({ method: 'GET', url: '/connexion' });
  const health = await client.request({ method: 'GET', url: '/healthz' });
  t.deps.db.select = original;
  expect(t.logLines.join('')).toContain('"reason":"gone"');
  expect(t.logLines.join('')).not.toContain('canari-parametre');
  expect([page.statusCode, health.statusCode]).toEqual([200, 200]);
});

test('addresses the router cannot read answer in our own shape', async () => {
  for (const url of ['/%zz', `/api/notifications/${'x'.repeat(600)}/read`]) {
    const reply = await t.client().request({ method: 'GET', url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found', message: 'Cette adresse n’existe pas.' });
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('another name for this machine may not be used to forge calls', async () => {
  const ana = await t.member();
  const reply = await ana.request({
    method: 'PUT',
    url: '/api/notifications/read-all',
    headers: { host: 'piege.example:3000', origin: 'http://piege.example:3000' },
  });
  expect(reply.statusCode).toBe(403);
});

test('the OpenAPI document describes calls and their refusals, not pages', { tags: 'heavy' }, async () => {
  type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
  const { paths } = (await t.app.inject('/api/openapi.json')).json<Document>();
  expect(Object.keys(paths).every((path) => path.startsWith('/api/'))).toBe(true);
  expect(Object.keys(paths[authApi.login.path]?.post?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
});
