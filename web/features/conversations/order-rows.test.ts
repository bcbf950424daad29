import { expect, test } from 'vitest';
import { orderRows } from './order-rows.ts';

const row = (id: string, unread: number, hour: number) => ({
  id,
  unread,
  lastMessage: { author: 'person' as const, text: '', at: `2026-11-16T${hour}:00:00.000Z` },
});

test('unread first, then the latest', () => {
  const rows = [row('a', 0, 18), row('b', 1, 10), row('c', 1, 12)];
  expect(orderRows(rows, new Set()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('one that is being read does not leave its place under the eyes', () => {
  const rows = [row('a', 0, 18), row('b', 0, 10), row('c', 1, 12)];
  expect(orderRows(rows, new Set(['b', 'c'])).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
