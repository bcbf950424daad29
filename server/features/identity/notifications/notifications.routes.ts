import type { FastifyInstance } from 'fastify';
import { notificationsApi } from '#contract/identity/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { dismissNotification, markAllRead, markRead } from './mark-notifications.ts';
import { changeNotificationSettings, readNotificationSettings } from './notification-settings.ts';

const done = { success: true } as const;

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, notificationsApi.list, 'member', async ({ ctx }) => listNotifications(ctx));
  serve(app, deps, notificationsApi.read, 'member', async ({ ctx, params }) => {
    await markRead(ctx, params.id);
    return done;
  });
  serve(app, deps, notificationsApi.dismiss, 'member', async ({ ctx, params }) => {
    await dismissNotification(ctx, params.id);
    return done;
  });
  serve(app, deps, notificationsApi.readAll, 'member', async ({ ctx }) => {
    await markAllRead(ctx);
    return done;
  });
  serve(app, deps, notificationsApi.settings, 'member', async ({ ctx }) =>
    readNotificationSettings(ctx, ctx.actor.userId),
  );
  serve(app, deps, notificationsApi.changeSettings, 'member', async ({ ctx, body }) =>
    changeNotificationSettings(ctx, body),
  );
}
