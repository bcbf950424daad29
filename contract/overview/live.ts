import { z } from 'zod';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { endpoint } from '../endpoint.ts';

/** What happened, as the page that listens needs it: it asks again for what it shows. */
export const LiveActivity = z.object({
  kind: z.enum(activityKinds),
  campaignId: z.uuid().nullable(),
  personId: z.uuid().nullable(),
  accountId: z.uuid().nullable(),
});
export type LiveActivity = z.infer<typeof LiveActivity>;

/**
 * `ready`: from here on nothing is missed. `reset`: too much was missed to send it again, everything may have changed.
 * The id of each event is where to read on from.
 */
export const liveEventNames = ['ready', 'reset', 'activity', 'notification'] as const;
export type LiveEventName = (typeof liveEventNames)[number];

/** The number of a transaction: everything that was written before it has been sent to the page. */
export const LivePosition = z.string().regex(/^\d{1,19}$/);

export const liveApi = {
  /** Server-sent events. A browser that reconnects says where it was by `Last-Event-ID`, another tab by `from`. */
  stream: endpoint('GET', '/api/live', {
    query: z.object({ from: LivePosition.optional().catch(undefined) }),
    reply: z.string(),
  }),
};
