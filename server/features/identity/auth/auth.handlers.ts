import { handle } from '#server/platform/jobs/jobs.ts';
import { sendLink, sweepAuthJob, tellLock } from './auth.jobs.ts';
import { sendAuthLink } from './send-auth-link.ts';
import { sweepAuth } from './sweep-auth.ts';
import { tellSignInLock } from './tell-sign-in-lock.ts';

export const authHandlers = [
  handle(sendLink, (ctx, { linkId }) => sendAuthLink(ctx, linkId)),
  handle(tellLock, (ctx, { userId }) => tellSignInLock(ctx, userId)),
  handle(sweepAuthJob, (ctx) => sweepAuth(ctx)),
];
