import { expect, test } from 'vitest';
import type { Notification } from '#contract/identity/notifications.ts';
import {
  concernsAccount,
  markAllRead,
  markRead,
  newestArrival,
  restoreAll,
  unreadBadge,
  unreadCount,
  withoutOne,
} from './notification-list.ts';

const note = (id: string, minute: number, read = false): Notification => ({
  id,
  title: id,
  message: '',
  type: 'info',
  read,
  dismissed: false,
  createdAt: `2026-11-17T09:${String(minute).padStart(2, '0')}:00Z`,
});

const list = [note('c', 30), note('b', 20, true), note('a', 10)];

test('the badge counts what is unread, up to 99+', () => {
  expect(unreadCount(list)).toBe(2);
  expect([1, 99, 100, 4000].map(unreadBadge)).toEqual(['1', '99', '99+', '99+']);
});

test('reading changes one, or all, and never the list it was given', () => {
  expect(markRead(list, 'c').map(({ read }) => read)).toEqual([true, true, false]);
  expect(unreadCount(markAllRead(list))).toBe(0);
  expect(unreadCount(list)).toBe(2);
});

test('a failed reading is undone without undoing another one', () => {
  const bothRead = markRead(markRead(list, 'c'), 'a');
  expect(restoreAll(bothRead, [list[0]!]).map(({ read }) => read)).toEqual([false, true, true]);
});

test('a failed dismissal comes back at its place', () => {
  expect(restoreAll(withoutOne(list, 'b'), [list[1]!])).toEqual(list);
});

test('only what is new and unread is announced', () => {
  expect(newestArrival(list, new Set(['a', 'b']))?.id).toBe('c');
  expect(newestArrival(list, new Set(['a', 'c']))).toBeUndefined();
  expect(newestArrival(list, new Set(['a', 'b', 'c']))).toBeUndefined();
});

test('a new one that leads to the account tells of it, once', () => {
  const lost = { ...note('d', 40), link: '/settings/accounts' };
  expect(concernsAccount([lost, ...list], list)).toBe(true);
  expect(concernsAccount([lost, ...list], [lost, ...list])).toBe(false);
  expect(concernsAccount([note('d', 40), ...list], list)).toBe(false);
});
