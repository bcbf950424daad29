import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const notificationTypes = ['success', 'warning', 'error', 'info'] as const;

export const Notification = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string(),
  type: z.enum(notificationTypes).catch('info'),
  read: z.boolean(),
  dismissed: z.boolean(),
  createdAt: z.iso.datetime(),
  link: z.string().nullable().optional(),
});
export type Notification = z.infer<typeof Notification>;

/** What is also sent by e-mail. */
export const NotificationSettings = z.object({
  mailsReplies: z.boolean(),
  mailsDisconnections: z.boolean(),
  /** Acceptances of the day, at 18:00. */
  mailsDigest: z.boolean(),
  /** What changed in the week, on Monday morning. */
  mailsWeek: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const one = z.object({ id: z.uuid() });
const Done = z.object({ success: z.literal(true) });

export const notificationsApi = {
  list: endpoint('GET', '/api/notifications', { reply: z.array(Notification) }),
  read: endpoint('PUT', '/api/notifications/:id/read', { params: one, reply: Done }),
  dismiss: endpoint('PUT', '/api/notifications/:id/dismiss', { params: one, reply: Done }),
  readAll: endpoint('PUT', '/api/notifications/read-all', { reply: Done }),
  settings: endpoint('GET', '/api/user/notification-settings', { reply: NotificationSettings }),
  changeSettings: endpoint('PATCH', '/api/user/notification-settings', {
    body: NotificationSettings.partial(),
    reply: NotificationSettings,
  }),
};
