import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { findUnmailed, mailRequest } from './mail-support-request.ts';
import { purgeOldRequests } from './purge-support-requests.ts';
import { mailSupportRequest, sweepSupport } from './support.jobs.ts';

export const supportHandlers = [
  handle(mailSupportRequest, (ctx, { requestId }) => mailRequest(ctx, requestId)),
  handle(sweepSupport, async (ctx) => {
    for (const requestId of await findUnmailed(ctx)) {
      await enqueue(
        ctx,
        mailSupportRequest,
        { requestId },
        { singletonKey: requestId, singletonSeconds: 600 },
      );
    }
    await purgeOldRequests(ctx);
  }),
];
