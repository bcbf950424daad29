import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1::9', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress({ ip } as FastifyRequest)).toBe(counted);
});

const t = setUpTestApp({ TRUST_PROXY: '1' });

test('behind one proxy, only the address that the proxy added is believed', async () => {
  const visitor = t.client();
  await visitor.request({ method: 'GET', url: '/' });
  const ask = async (round: number, added: string) =>
    (
      await visitor.request({
        method: 'POST',
        url: authApi.forgotPassword.path,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${round}, ${added}` },
        payload: JSON.stringify({ email: `personne-${round}@exemple.fr` }),
      })
    ).statusCode;
  const answers: number[] = [];
  for (let round = 0; round < 21; round++) answers.push(await ask(round, '203.0.113.9'));
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
  expect(await ask(99, '203.0.113.10')).toBe(200);
});
