import { z } from 'zod';
import { tellReturned } from '#server/features/conversations/tell-returned.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { handleOnce, handleWaitingNews } from './handle-waiting-news.ts';
import { mailDisconnection } from './mail-disconnection.ts';
import { mailReply } from './mail-reply.ts';
import { refineReading } from './refine-reading.ts';
import { mailDigest, sendDigests } from './send-digests.ts';
import { tellGivenUp } from './tell-given-up.ts';

const once = { limit: 0, delaySeconds: 0 };
const patient = { limit: 5, delaySeconds: 20 };
const isLostMs = 10_000;

export const handleNetworkNewsJob = defineJob({
  name: 'inbound.handle-news',
  payload: z.object({ newsId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 2 },
  run: (ctx, { newsId }) => handleOnce(ctx, newsId),
});

/** Handles news whose job was lost, and wakes conversations whose snooze is over. */
export const sweepNewsJob = defineJob({
  name: 'inbound.sweep-news',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  run: async (ctx) => {
    await handleWaitingNews(ctx, new Date(ctx.clock.now().getTime() - isLostMs));
    await tellReturned(ctx);
  },
});

export const tellGivenUpJob = defineJob({
  name: 'inbound.tell-given-up',
  payload: z.object({
    userId: z.uuid(),
    letter: z.discriminatedUnion('of', [
      z.object({ of: z.literal('delivery'), id: z.number() }),
      z.object({ of: z.literal('news'), id: z.uuid() }),
    ]),
  }),
  retry: patient,
  run: (ctx, { userId, letter }) => tellGivenUp(ctx, userId, letter),
});

/** Never in the transaction of the reply: a model takes its time. */
export const readReplyJob = defineJob({
  name: 'inbound.read-reply',
  payload: z.object({ userId: z.uuid(), messageId: z.uuid() }),
  retry: { limit: 2, delaySeconds: 30 },
  run: (ctx, reply) => refineReading(ctx, reply),
});

export const mailReplyJob = defineJob({
  name: 'inbound.mail-reply',
  payload: z.object({ userId: z.uuid(), messageId: z.uuid() }),
  retry: patient,
  run: (ctx, reply) => mailReply(ctx, reply),
});

export const mailDisconnectionJob = defineJob({
  name: 'inbound.mail-disconnection',
  payload: z.object({ accountId: z.uuid() }),
  retry: patient,
  run: (ctx, { accountId }) => mailDisconnection(ctx, accountId),
});

/** From 18:00 in campaign time: in a demonstration, a day is short. */
export const sendDigestsJob = defineJob({
  name: 'inbound.send-digests',
  payload: z.object({}),
  retry: once,
  schedule: '*/5 * * * *',
  run: (ctx) => sendDigests(ctx),
});

export const mailDigestJob = defineJob({
  name: 'inbound.mail-digest',
  payload: z.object({ userId: z.uuid(), title: z.string(), lines: z.array(z.string()) }),
  retry: patient,
  run: (ctx, digest) => mailDigest(ctx, digest),
});
