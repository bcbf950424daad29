import { handle } from '#server/platform/jobs/jobs.ts';
import { verifyAuditJob } from './audit.jobs.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditHandlers = [handle(verifyAuditJob, async (ctx) => void (await verifyAudit(ctx)))];
