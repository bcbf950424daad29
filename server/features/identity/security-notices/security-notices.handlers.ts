import { handle } from '#server/platform/jobs/jobs.ts';
import { mailSecurityNotice } from './mail-security-notice.ts';
import { mailNotice, sweepNoticesJob } from './security-notices.jobs.ts';
import { sweepNotices } from './sweep-notices.ts';

export const securityNoticesHandlers = [
  handle(mailNotice, (ctx, { noticeId }) => mailSecurityNotice(ctx, noticeId)),
  handle(sweepNoticesJob, (ctx) => sweepNotices(ctx)),
];
