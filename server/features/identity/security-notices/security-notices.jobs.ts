import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { mailSecurityNotice } from './mail-security-notice.ts';

export const mailNotice = defineJob({
  name: 'security-notices.mail',
  payload: z.object({ noticeId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 20 },
  run: (ctx, { noticeId }) => mailSecurityNotice(ctx, noticeId),
});
