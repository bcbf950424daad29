import { expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import { isEchoed } from './echoed.ts';

const post = (text: string): Fact[] => [
  { id: 'p1', kind: 'post', text, source: 'post', seenAt: '2026-11-10', date: '2026-07-01', url: null },
];

test.each([
  ['Nous recrutons deux soudeurs à Brest.', 'Je vois que vous recrutez deux soudeurs à Brest.', true],
  ['Nous avons fait 12 embauches depuis janvier.', 'Vous avez fait 12 embauches depuis janvier.', true],
  ['Nos délais ont doublé en un an : il faut revoir la chaîne.', 'Vos délais ont doublé en un an.', true],
  ['Nous terminons la migration des sites.', 'En juillet, vous terminiez la migration des sites.', true],
  ['Nous terminons la migration des sites.', 'En août, vous terminiez la migration des sites.', false],
  ['Nos délais ont doublé en un an.', 'Vos délais ont triplé en un an.', false],
  ['Nous ne recrutons pas à Brest cette année.', 'Vous recrutez à Brest cette année.', false],
  ['Nous recrutons deux soudeurs à Brest ?', 'Vous recrutez deux soudeurs à Brest.', false],
  ['L’essai est gratuit pour tous.', 'L’essai est gratuit pour tous.', false],
])('« %s » said back as « %s »: %s', (words, text, isSo) => {
  expect(isEchoed(post(words), text)).toBe(isSo);
});
