import { sendLink } from './features/auth/auth.jobs.ts';
import { sweepAuthJob } from './features/auth/sweep-auth.jobs.ts';
import { mailNotice } from './features/security-notices/security-notices.jobs.ts';
import { sweepNoticesJob } from './features/security-notices/sweep-notices.jobs.ts';
import { mailSupportRequest, sweepSupport } from './features/support/support.jobs.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

/** Table of contents: every job and schedule. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendLink,
  sweepAuthJob,
  mailNotice,
  sweepNoticesJob,
  mailSupportRequest,
  sweepSupport,
];
