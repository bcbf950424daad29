import type { FastifyInstance } from 'fastify';
import { operationsApi } from '#contract/overview/admin-operations.ts';
import type { AuditAct } from '#core/identity/audit-acts.ts';
import type { Deps } from '#server/deps.ts';
import {
  listAnnouncements,
  makeAnnouncement,
  withdrawAnnouncement,
} from '#server/features/identity/announcements/make-announcement.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { requireConfirmed } from '#server/features/identity/auth/confirm-identity.ts';
import { listSupportQueue, markSupportRequest } from '#server/features/identity/support/support-queue.ts';
import { changeSwitch, listSwitches } from '#server/features/identity/switches.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { retryFailedJobs } from './failed-jobs.ts';
import { readKeyFigures } from './read-key-figures.ts';
import { readOperations } from './read-operations.ts';

/** An act and its line of the log, in one commit. */
const recorded = (ctx: MemberCtx, act: AuditAct, work: (ctx: MemberCtx) => Promise<void>): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await work(ctx);
    await recordAdminAct(ctx, null, act);
  });

export function operationsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, operationsApi.state, 'admin', async ({ ctx }) => readOperations(ctx));
  serve(app, deps, operationsApi.figures, 'admin', async ({ ctx }) => readKeyFigures(ctx));
  serve(app, deps, operationsApi.retryJobs, 'admin', async ({ ctx, body }) => {
    await requireConfirmed(ctx);
    await retryFailedJobs(ctx, body.queue);
    return readOperations(ctx);
  });
  serve(app, deps, operationsApi.support, 'admin', async ({ ctx, query }) =>
    listSupportQueue(ctx, query.state),
  );
  serve(app, deps, operationsApi.markSupport, 'admin', async ({ ctx, params, body }) => {
    await requireConfirmed(ctx);
    await markSupportRequest(ctx, params.id, body.state);
    return { success: true as const };
  });
  serve(app, deps, operationsApi.announcements, 'admin', async ({ ctx }) => listAnnouncements(ctx));
  serve(app, deps, operationsApi.announce, 'admin', async ({ ctx, body }) => {
    await requireConfirmed(ctx);
    await recorded(ctx, 'announcement_made', (ctx) => makeAnnouncement(ctx, body));
    return listAnnouncements(ctx);
  });
  serve(app, deps, operationsApi.withdraw, 'admin', async ({ ctx, params }) => {
    await requireConfirmed(ctx);
    await recorded(ctx, 'announcement_withdrawn', (ctx) => withdrawAnnouncement(ctx, params.id));
    return listAnnouncements(ctx);
  });
  serve(app, deps, operationsApi.switches, 'admin', async ({ ctx }) => listSwitches(ctx));
  serve(app, deps, operationsApi.changeSwitch, 'admin', async ({ ctx, params, body }) => {
    await requireConfirmed(ctx);
    await changeSwitch(ctx, params.name, body.isOpen);
    return listSwitches(ctx);
  });
}
