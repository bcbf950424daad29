import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sendAuthLink } from './send-auth-link.ts';

export const sendLink = defineJob({
  name: 'auth.send-link',
  payload: z.object({ linkId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 20 },
  run: (ctx, { linkId }) => sendAuthLink(ctx, linkId),
});
