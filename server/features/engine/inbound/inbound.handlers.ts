import { reportReturned } from '#server/features/conversations/report-returned.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { handleWaitingNews } from './handle-waiting-news.ts';
import {
  handleNewsJob,
  mailDigestJob,
  mailDisconnectionJob,
  mailReplyJob,
  readReplyJob,
  reportGivenUpJob,
  sendDigestsJob,
} from './inbound.jobs.ts';
import { mailDisconnection } from './mail-disconnection.ts';
import { mailReply } from './mail-reply.ts';
import { refineReading } from './refine-reading.ts';
import { reportGivenUp } from './report-given-up.ts';
import { mailDigest, sendDigests } from './send-digests.ts';

export const inboundHandlers = [
  handle(handleNewsJob, async (ctx) => {
    await handleWaitingNews(ctx);
    await reportReturned(ctx);
  }),
  handle(reportGivenUpJob, (ctx, { workspaceId, newsId }) => reportGivenUp(ctx, workspaceId, newsId)),
  handle(readReplyJob, (ctx, reply) => refineReading(ctx, reply)),
  handle(mailReplyJob, (ctx, reply) => mailReply(ctx, reply)),
  handle(mailDisconnectionJob, (ctx, { accountId }) => mailDisconnection(ctx, accountId)),
  handle(sendDigestsJob, (ctx) => sendDigests(ctx)),
  handle(mailDigestJob, (ctx, digest) => mailDigest(ctx, digest)),
];
