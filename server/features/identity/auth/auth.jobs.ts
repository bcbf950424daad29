import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sendAuthLink } from './send-auth-link.ts';
import { tellSignInLock } from './tell-sign-in-lock.ts';

export const sendLink = defineJob({
  name: 'auth.send-link',
  payload: z.object({ linkId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 20 },
  run: (ctx, { linkId }) => sendAuthLink(ctx, linkId),
});

export const tellLock = defineJob({
  name: 'auth.tell-lock',
  payload: z.object({ userId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 20 },
  run: (ctx, { userId }) => tellSignInLock(ctx, userId),
});
