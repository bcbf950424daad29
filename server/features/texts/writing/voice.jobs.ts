import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { soon } from '#server/platform/jobs/retries.ts';

/** One waiting job per user: forty approvals at once are read once. */
export const deriveVoiceJob = defineJob({
  name: 'voice.derive-habits',
  payload: z.object({ workspaceId: z.uuid(), draftId: z.uuid() }),
  retry: soon,
  isCoalesced: ({ workspaceId }) => workspaceId,
});
