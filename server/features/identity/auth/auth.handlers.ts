import { handle } from '#server/platform/jobs/jobs.ts';
import { mailSignInLockJob, sendLinkJob, sweepAuthJob } from './auth.jobs.ts';
import { sendAuthLink } from './links/send-auth-link.ts';
import { mailSignInLock } from './mail-sign-in-lock.ts';
import { sweepAuth } from './sweep-auth.ts';

export const authHandlers = [
  handle(sendLinkJob, (ctx, { linkId }) => sendAuthLink(ctx, linkId)),
  handle(mailSignInLockJob, (ctx, { userId }) => mailSignInLock(ctx, userId)),
  handle(sweepAuthJob, (ctx) => sweepAuth(ctx)),
];
