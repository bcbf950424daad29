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

const one = z.object({ id: z.uuid() });
const Done = z.object({ success: z.literal(true) });

export const notificationsApi = {
  list: endpoint('GET', '/api/notifications', { reply: z.array(Notification) }),
  read: endpoint('PUT', '/api/notifications/:id/read', { params: one, reply: Done }),
  dismiss: endpoint('PUT', '/api/notifications/:id/dismiss', { params: one, reply: Done }),
  readAll: endpoint('PUT', '/api/notifications/read-all', { reply: Done }),
};
