import { z } from 'zod';
import { defineJob, enqueue } from '#server/platform/jobs/jobs.ts';
import { findUnmailed, mailRequest } from './mail-support-request.ts';
import { purgeOldRequests } from './purge-support-requests.ts';

export const mailSupportRequest = defineJob({
  name: 'support.mail-request',
  payload: z.object({ requestId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 30 },
  run: (ctx, { requestId }) => mailRequest(ctx, requestId),
});

export const sweepSupport = defineJob({
  name: 'support.sweep',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '*/5 * * * *',
  run: async (ctx) => {
    for (const requestId of await findUnmailed(ctx)) {
      await enqueue(
        ctx,
        mailSupportRequest,
        { requestId },
        { singletonKey: requestId, singletonSeconds: 600 },
      );
    }
    await purgeOldRequests(ctx);
  },
});
