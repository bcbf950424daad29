import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const verifyAuditJob = defineSweep({ name: 'audit.verify', schedule: '10 3 * * *' });
