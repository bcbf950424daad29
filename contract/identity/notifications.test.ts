import { expect, test } from 'vitest';
import { Notification } from './notifications.ts';

const notification = {
  id: '7d0e7a52-3a5c-4f0e-9a3b-0d2a5a3c9b11',
  title: 'Camille a répondu',
  message: 'Jeudi lui convient.',
  type: 'success',
  read: false,
  dismissed: false,
  createdAt: '2026-11-16T09:00:00Z',
};

test('a notification may have a link, and has everything else', () => {
  expect(Notification.parse(notification)).toEqual(notification);
  expect(Notification.parse({ ...notification, link: '/leads' }).link).toBe('/leads');
  for (const field of ['id', 'title', 'message', 'read', 'dismissed', 'createdAt'])
    expect(Notification.safeParse({ ...notification, [field]: undefined }).success, field).toBe(false);
});

test('a type that is not success, warning or error is info', () => {
  const typeOf = (type: unknown) => Notification.parse({ ...notification, type }).type;
  expect(['success', 'warning', 'error'].map(typeOf)).toEqual(['success', 'warning', 'error']);
  expect(['info', 'urgent', '', undefined, 3].map(typeOf)).toEqual(Array(5).fill('info'));
});
