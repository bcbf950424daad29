import { expect, test } from 'vitest';
import { orderRows } from './order-rows.ts';

const moment = (hour: number) => `2026-11-16T${hour}:00:00.000Z`;
const row = (id: string, unread: number, hour: number, backAt?: number) => ({
  id,
  unread,
  lastMessage: { author: 'person' as const, text: '', at: moment(hour) },
  snoozedUntil: backAt === undefined ? null : moment(backAt),
});

test('unread first, then the latest', () => {
  const rows = [row('a', 0, 18), row('b', 1, 10), row('c', 1, 12)];
  expect(orderRows(rows, new Map()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('one that is being read does not leave its place under the eyes', () => {
  const rows = [row('a', 0, 18), row('b', 0, 10), row('c', 1, 12)];
  const seen = new Map([
    ['b', moment(10)],
    ['c', moment(12)],
  ]);
  expect(orderRows(rows, seen).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('one whose sleep is over comes back at the head, and stays there while it is read', () => {
  const others = [row('a', 0, 18), row('c', 1, 12)];
  const back = orderRows([...others, row('b', 1, 10, 14)], new Map());
  expect(back.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  const read = orderRows([...others, row('b', 0, 10)], new Map([['b', moment(14)]]));
  expect(read.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
