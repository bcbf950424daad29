import type { Notification } from '#contract/identity/notifications.ts';
import { paths } from '#contract/paths.ts';

export const unreadCount = (list: readonly Notification[]): number => list.filter(({ read }) => !read).length;

export const unreadBadge = (count: number): string => (count > 99 ? '99+' : String(count));

export const markRead = (list: readonly Notification[], id: string): Notification[] =>
  list.map((item) => (item.id === id ? { ...item, read: true } : item));

export const markAllRead = (list: readonly Notification[]): Notification[] =>
  list.map((item) => ({ ...item, read: true }));

export const withoutOne = (list: readonly Notification[], id: string): Notification[] =>
  list.filter((item) => item.id !== id);

/** Puts back what a failed change had altered, and nothing that changed since. */
export function restoreAll(
  list: readonly Notification[],
  originals: readonly Notification[],
): Notification[] {
  const byId = new Map(originals.map((item) => [item.id, item]));
  const missing = originals.filter(({ id }) => !list.some((item) => item.id === id));
  return [...list.map((item) => byId.get(item.id) ?? item), ...missing].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
}

/** Whether one that was not there before is about the linked account: it was lost, restricted, or came back. */
export const concernsAccount = (list: readonly Notification[], before: readonly Notification[]): boolean =>
  list.some(({ id, link }) => link === paths.socialAccounts && !before.some((known) => known.id === id));

/** The newest unread notification that was not there before. */
export const newestArrival = (list: readonly Notification[], knownIds: ReadonlySet<string>) =>
  list.find(({ id, read }) => !read && !knownIds.has(id));
