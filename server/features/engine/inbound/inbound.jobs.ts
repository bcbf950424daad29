import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

/** Handles all news that waits, and wakes conversations whose snooze is over. */
export const handleNewsJob = defineSweep({
  name: 'inbound.handle-waiting',
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
});

/** Jobs of an earlier version wait under this name, and call the news a letter. */
export const reportGivenUpJob = defineJob({
  name: 'inbound.tell-given-up',
  payload: z.preprocess(
    ({ letter, ...given }: { workspaceId: string; newsId: string; letter?: { id: string } }) =>
      letter ? { ...given, newsId: letter.id } : given,
    z.object({ workspaceId: z.uuid(), newsId: z.uuid() }),
  ),
  retry: patient,
});

/** Never in the transaction of the reply: a model takes its time. */
export const readReplyJob = defineJob({
  name: 'inbound.read-reply',
  payload: z.object({ workspaceId: z.uuid(), messageId: z.uuid() }),
  retry: { limit: 2, delaySeconds: 30 },
});

export const mailReplyJob = defineJob({
  name: 'inbound.mail-reply',
  payload: z.object({ workspaceId: z.uuid(), messageId: z.uuid() }),
  retry: patient,
});

export const mailDisconnectionJob = defineJob({
  name: 'inbound.mail-disconnection',
  payload: z.object({ accountId: z.uuid() }),
  retry: patient,
});

/** From 18:00 in campaign time: in a demonstration, a day is short. */
export const sendDigestsJob = defineSweep({
  name: 'inbound.send-digests',
  schedule: '*/5 * * * *',
});

export const mailDigestJob = defineJob({
  name: 'inbound.mail-digest',
  payload: z.object({ workspaceId: z.uuid(), title: z.string(), lines: z.array(z.string()) }),
  retry: patient,
});
