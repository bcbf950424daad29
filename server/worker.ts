import { passwordNotice, sendLink } from './features/auth/auth.jobs.ts';
import { sweepAuthJob } from './features/auth/sweep-auth.jobs.ts';
import { mailSupportRequest, sweepSupport } from './features/support/support.jobs.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

/** Table of contents: every job and schedule. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendLink,
  passwordNotice,
  sweepAuthJob,
  mailSupportRequest,
  sweepSupport,
];
