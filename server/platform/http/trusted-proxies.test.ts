import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

test('a number of proxies, or where they stand', () => {
  expect([0, 1, 2].map((hop) => readTrustedProxies('2')?.('1.2.3.4', hop))).toEqual([true, true, false]);
  const ranges = readTrustedProxies('10.0.0.0/8, 192.0.2.7,fd00::/8');
  const trusted = ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'];
  const others = ['11.0.0.1', '192.0.2.8', '2001:db8::1', 'unix:', ''];
  expect(trusted.map((address) => ranges?.(address, 5))).toEqual(trusted.map(() => true));
  expect(others.map((address) => ranges?.(address, 0))).toEqual(others.map(() => false));
});

test.each(['oui', '11', '-1', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8,', '10.0.0.0/', '300.1.1.1'])(
  '%s is neither',
  (text) => expect(readTrustedProxies(text)).toBeNull(),
);
