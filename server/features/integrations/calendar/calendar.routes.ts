import type { FastifyInstance } from 'fastify';
import { calendarApi, calendarWebhookPath } from '#contract/integrations/calendar.ts';
import { calendarLabel } from '#core/integrations/calendars.ts';
import type { Deps } from '#server/deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveWebhook } from '#server/platform/http/serve-webhook.ts';
import { connectCalendar, disconnectCalendar } from './connect-calendar.ts';
import { readCalendar } from './read-calendar.ts';
import { receiveBooking } from './receive-booking.ts';

export async function calendarRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, calendarApi.get, 'member', async ({ ctx }) => readCalendar(ctx));
  serve(app, deps, calendarApi.connect, 'member', async ({ ctx, body }) => {
    await connectCalendar(ctx, body.service, body.token);
    return readCalendar(ctx);
  });
  serve(app, deps, calendarApi.disconnect, 'member', async ({ ctx, body }) => {
    const isUnsubscribed = await disconnectCalendar(ctx, body.service);
    const label = calendarLabel(body.service);
    return {
      message: isUnsubscribed
        ? `${label} est déconnecté.`
        : `${label} est déconnecté ici. Il ne répond pas\u00a0: supprimez aussi son webhook chez lui.`,
    };
  });
  const ctx = makeCtx(deps, { kind: 'system' });
  await serveWebhook(app, calendarWebhookPath, async (post) => receiveBooking(ctx, post));
}
