import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditApi } from '#contract/identity/audit.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { exportAudit, listAudit, readAuditState } from './list-audit.ts';
import { listHistory } from './list-history.ts';
import { recordAdminAct } from './record-act.ts';
import { verifyAudit } from './verify-audit.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, auditApi.history, 'member', async ({ ctx, query }) => listHistory(ctx, query.cursor));
  serve(app, deps, auditApi.log, 'admin', async ({ ctx, query }) => listAudit(ctx, query.cursor));
  serve(app, deps, auditApi.state, 'admin', async ({ ctx }) => readAuditState(ctx));
  serve(app, deps, auditApi.verify, 'admin', async ({ ctx }) => {
    await verifyAudit(ctx);
    return readAuditState(ctx);
  });
  serveFile(app, deps, auditApi.export, 'admin', async ({ ctx }) => {
    await recordAdminAct(ctx, null, 'audit_exported');
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return {
      name: `journal-${day}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(exportAudit(ctx)),
    };
  });
}
