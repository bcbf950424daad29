import { expect, test } from 'vitest';
import { describeAcceptances, endOfDigest, lastDigestDay } from './digest-window.ts';

test('a day is told from six in the evening in Paris, in summer as in winter', () => {
  expect(lastDigestDay(new Date('2026-11-16T16:59:00Z'))).toBe('2026-11-15');
  expect(lastDigestDay(new Date('2026-11-16T17:00:30Z'))).toBe('2026-11-15');
  expect(lastDigestDay(new Date('2026-11-16T17:01:00Z'))).toBe('2026-11-16');
  expect(lastDigestDay(new Date('2026-07-16T16:01:00Z'))).toBe('2026-07-16');
  expect(endOfDigest('2026-07-16').toISOString()).toBe('2026-07-16T16:00:00.000Z');
});

test('acceptances are counted, and named campaign by campaign', () => {
  expect(describeAcceptances([{ name: 'Paie', accepted: 1, people: ['Camille Moreau'] }])).toEqual({
    title: 'Une invitation acceptée',
    lines: ['Paie\u00a0: Camille Moreau.'],
  });
  const { title, lines } = describeAcceptances([
    { name: 'Paie', accepted: 7, people: ['A', 'B', 'C', 'D', 'E'] },
    { name: 'DAF', accepted: 2, people: ['F'] },
  ]);
  expect(title).toBe('9 invitations acceptées');
  expect(lines).toEqual([
    'Paie\u00a0: A, B, C, D, E et 2 autres personnes.',
    'DAF\u00a0: F et une autre personne.',
  ]);
});
