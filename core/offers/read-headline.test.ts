import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeadline } from './read-headline.ts';

test.each([
  ['Directrice commerciale chez Liseré, diagnostic de paie', 'Directrice commerciale', 'Liseré'],
  ['Head of Sales @ Acme | SaaS', 'Head of Sales', 'Acme'],
  ['Responsable grands comptes', 'Responsable grands comptes', null],
  ['CEO – Studio Nord', 'CEO', null],
  ['Consultante / formatrice', 'Consultante', null],
  ['@accroche', null, 'accroche'],
])('%s', (headline, title, company) => {
  expect(readHeadline(headline)).toEqual({ title, company });
});

test('whatever a headline is, nothing is invented', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (headline) => {
      const { title, company } = readHeadline(headline);
      for (const part of [title, company]) if (part) expect(headline).toContain(part);
    }),
  );
});
