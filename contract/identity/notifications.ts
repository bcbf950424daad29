import { z } from 'zod';
import { dayMinutes } from '#core/identity/quiet-hours.ts';
import { endpoint } from '../endpoint.ts';

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

/** What pops up for a few seconds, by what it is about. */
export const newsKinds = ['replies', 'prospects', 'campaigns', 'account'] as const;
export type NewsKind = (typeof newsKinds)[number];

const minute = z
  .number()
  .int()
  .min(0)
  .max(dayMinutes - 1);

/** In which nothing pops up and no mail of campaigns leaves. */
export const Quiet = z
  .object({ from: minute, until: minute, hasWeekends: z.boolean() })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'La fin est la même heure que le début.',
  });

/** What is said on the screen and by e-mail, and when neither. */
export const NotificationSettings = z.object({
  mailsReplies: z.boolean(),
  mailsDisconnections: z.boolean(),
  /** Acceptances of the day, at 18:00. */
  mailsDigest: z.boolean(),
  /** What changed in the week, on Monday morning. */
  mailsWeek: z.boolean(),
  /** Said on the screen for a few seconds as it comes; the bell keeps everything. */
  showsNews: z.boolean(),
  /** Of these nothing is said on the screen. */
  hiddenNews: z
    .array(z.enum(newsKinds))
    .refine((list) => new Set(list).size === list.length, 'Un choix figure deux fois.'),
  quiet: Quiet.nullable(),
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
