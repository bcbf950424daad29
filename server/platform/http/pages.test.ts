import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const get = async (url: string, client = t.client()) => {
  const reply = await client.request({ method: 'GET', url });
  const title = reply.body.match(/<title>(.*)<\/title>/)?.[1];
  const hint = reply.body.match(/data-session="(\w+)"/)?.[1];
  return { status: reply.statusCode, title, hint, reply };
};
const hash = 'a'.repeat(64);

test.each([
  ['/', 200, 'pages/index.html'],
  ['/connexion', 200, 'pages/connexion.html'],
  ['/connexion/', 200, 'pages/connexion.html'],
  ['/privacy', 200, 'pages/confidentialite.html'],
  ['/ressources/cas-usage', 200, 'pages/ressources/cas-usage.html'],
  [`/${hash}`, 200, 'pages/reinitialisation-mot-de-passe.html'],
  [`/${hash.toUpperCase()}`, 404, 'pages/404.html'],
  ['/campaigns/abc/analytics', 200, 'app.html'],
  ['/production/campaign', 200, 'app.html'],
  ['/production/campaign/abc/offer/plus', 404, 'pages/404.html'],
  ['/nulle-part', 404, 'pages/404.html'],
  ['/assets/absent.js', 404, undefined],
  ['/%E0%A4%A', 404, undefined],
])('%s answers %i', async (url, status, title) => {
  expect(await get(url)).toMatchObject({ status, title });
});

test('the home page is the landing for a visitor and the application for a member', async () => {
  expect(await get('/')).toMatchObject({ title: 'pages/index.html', hint: 'none' });
  expect(await get('/', await t.member())).toMatchObject({ title: 'app.html', hint: 'maybe' });
});

test('Back finds a public page as it was left, and asks for the application again', async () => {
  const kept = async (url: string) => (await get(url)).reply.headers['cache-control'];
  for (const url of ['/', '/aide', '/nulle-part']) expect(await kept(url)).toBe('private, no-cache');
  expect(await kept('/leads')).toBe('no-store');
  expect((await get('/', await t.member())).reply.headers['cache-control']).toBe('no-store');
});

test('a page that fails answers a page, a call that fails answers JSON', async () => {
  const pages = join(t.deps.env.dataDir, 'web/pages');
  writeFileSync(join(pages, '500.html'), '<html data-session="maybe"><title>pages/500.html</title></html>');
  rmSync(join(pages, 'support.html'));
  const ask = (accept: string) => t.client().request({ method: 'GET', url: '/support', headers: { accept } });
  const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('pages/500.html');
  expect(page.body).toContain('data-session="none"');
  expect(t.logLines.some((line) => line.includes('Missing page pages/support.html'))).toBe(true);
  const call = await ask('application/json');
  expect([call.statusCode, call.json().code]).toEqual([500, 'server_error']);
});

test('a dead session cookie is said in the page and removed', async () => {
  const ghost = t.client();
  ghost.cookies.set('accroche_session', 'mort');
  expect(await get('/leads', ghost)).toMatchObject({ title: 'app.html', hint: 'expired' });
  expect(ghost.cookies.has('accroche_session')).toBe(false);
  expect(await get('/', ghost)).toMatchObject({ title: 'pages/index.html', hint: 'none' });
});

test('the demonstration announces itself, and the style nonce is new each time', async () => {
  const [first, second] = [await get('/connexion'), await get('/connexion')];
  const nonceOf = (body: string) => body.match(/nonce="([^"]+)"/)?.[1];
  expect(first.reply.body).toContain('data-demo');
  expect(nonceOf(first.reply.body)).not.toBe(nonceOf(second.reply.body));
  expect(first.reply.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.reply.body)}'`);
});

test('/login goes to the sign-in page, keeping only a safe way back', async () => {
  const location = async (url: string) => (await get(url)).reply.headers.location;
  expect(await location('/login')).toBe('/connexion?session=expiree');
  expect(await location('/login?retour=%2Fleads%3Fa%3D1')).toBe(
    '/connexion?session=expiree&retour=%2Fleads%3Fa%3D1',
  );
  expect(await location('/login?retour=%2F%2Failleurs.example')).toBe('/connexion?session=expiree');
});

test('a page that carries a token sends no referrer', async () => {
  expect((await get(`/${hash}`)).reply.headers['referrer-policy']).toBe('no-referrer');
  expect((await get(`/verify-email?token=${hash}`)).reply.headers['referrer-policy']).toBe('no-referrer');
});

test('a member who is lost stays in the application', async () => {
  expect(await get('/nulle-part', await t.member())).toMatchObject({ status: 404, title: 'app.html' });
});

test('files at the root of the build are served, its pages are not', async () => {
  const { status, reply } = await get('/robots.txt');
  expect({ status, body: reply.body }).toEqual({ status: 200, body: 'User-agent: *' });
  expect((await get('/favicon.svg')).reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(await get('/app.html')).toMatchObject({ status: 404, title: 'pages/404.html' });
});

test('a part of the film can be asked for, and a missing film is a plain 404', async () => {
  const part = await t
    .client()
    .request({ method: 'GET', url: '/media/demo.mp4', headers: { range: 'bytes=1-2' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'il', 'bytes 1-2/4']);
  expect(part.headers['cache-control']).toContain('max-age=604800');
  expect((await get('/media/absent.mp4')).reply.json()).toMatchObject({ code: 'not_found' });
});

test('a script travels as the build compressed it, and for ever', async () => {
  const { headers } = await t
    .client()
    .request({ method: 'GET', url: '/assets/site.js', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
