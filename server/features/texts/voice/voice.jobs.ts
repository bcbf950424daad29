import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deriveVoice } from './derive-voice.ts';

/** One waiting job per user: forty approvals at once are read once. */
export const deriveVoiceJob = defineJob({
  name: 'voice.derive-habits',
  payload: z.object({ userId: z.uuid(), draftId: z.uuid() }),
  retry: { limit: 3, delaySeconds: 5 },
  isCoalesced: ({ userId }) => userId,
  run: (ctx, { userId }) => deriveVoice(ctx, userId),
});
