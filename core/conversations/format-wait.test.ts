import { expect, test } from 'vitest';
import { replyKinds } from '../replies/reply.ts';
import { formatWait } from './format-wait.ts';
import { asksForNothing, replyHeat } from './reply-heat.ts';

const now = new Date('2026-11-17T13:06:00Z');

test.each([
  ['2026-11-17T13:06:00Z', '1 min'],
  ['2026-11-17T12:54:30Z', '11 min'],
  ['2026-11-17T12:06:00Z', '1 h'],
  ['2026-11-16T15:40:00Z', '21 h'],
  ['2026-11-15T13:07:00Z', '47 h'],
  ['2026-11-15T13:06:00Z', '2 jours'],
  // A clock that is a little ahead.
  ['2026-11-17T13:07:00Z', '1 min'],
])('whoever wrote at %s waits since « %s »', (since, shown) => {
  expect(formatWait(new Date(since), now).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('every kind of reply has its heat, and whoever is interested comes first', () => {
  expect([...replyHeat].sort()).toEqual([...replyKinds].sort());
  expect(replyHeat[0]).toBe('interested');
  expect(replyHeat.at(-1)).toBe('refusal');
  expect(replyHeat.slice(0, 2).some(asksForNothing)).toBe(false);
});
