import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp({ PUBLIC_URL: 'https://accroche.example', APP_KEY: 'x'.repeat(40) });

test('over https: HSTS, __Host- secure cookies, the public origin only, no demonstration', async () => {
  const ana = await t.member();
  expect([...ana.cookies.keys()].sort()).toEqual([
    '__Host-XSRF-TOKEN',
    '__Host-accroche_device',
    '__Host-accroche_session',
  ]);
  const page = await ana.request({ method: 'GET', url: '/connexion' });
  expect(page.headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
  const unreadable = await ana.request({ method: 'GET', url: '/%zz' });
  expect(unreadable.headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
  expect(page.body).not.toContain('data-demo');
  const from = (origin: string) =>
    ana.request({ method: 'PUT', url: '/api/notifications/read-all', headers: { origin } });
  expect((await from('https://accroche.example')).statusCode).toBe(200);
  expect((await from('http://accroche.example')).statusCode).toBe(403);
});
