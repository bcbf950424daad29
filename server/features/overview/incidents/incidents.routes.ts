import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { incidentsApi } from '#contract/overview/incidents.ts';
import type { Deps } from '#server/deps.ts';
import { requireConfirmed } from '#server/features/identity/auth/confirm-identity.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { changeIncident, takeStep } from './change-incident.ts';
import { declareIncident } from './declare-incident.ts';
import { listIncidents, readIncident } from './read-incidents.ts';
import { writeAffected, writeNotification, writeRegister } from './write-incident-files.ts';

export function incidentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, incidentsApi.list, 'admin', async ({ ctx }) => listIncidents(ctx));
  serve(app, deps, incidentsApi.declare, 'admin', async ({ ctx, body }) => {
    await requireConfirmed(ctx);
    return declareIncident(ctx, body);
  });
  serve(app, deps, incidentsApi.read, 'admin', async ({ ctx, params }) => readIncident(ctx, params.id));
  serve(app, deps, incidentsApi.change, 'admin', async ({ ctx, params, body }) => {
    await requireConfirmed(ctx);
    return changeIncident(ctx, params.id, body);
  });
  serve(app, deps, incidentsApi.step, 'admin', async ({ ctx, params, body }) => {
    await requireConfirmed(ctx);
    return takeStep(ctx, params.id, body);
  });
  serveFile(app, deps, incidentsApi.file, 'admin', async ({ ctx, params, query: { document } }) =>
    document === 'comptes'
      ? {
          name: 'comptes-touches.csv',
          type: 'text/csv; charset=utf-8',
          content: Readable.from([await writeAffected(ctx, params.id)]),
        }
      : {
          name: 'notification-cnil.pdf',
          type: 'application/pdf',
          content: Readable.from([await writeNotification(ctx, params.id)]),
        },
  );
  serveFile(app, deps, incidentsApi.register, 'admin', async ({ ctx }) => ({
    name: 'registre-des-violations.pdf',
    type: 'application/pdf',
    content: Readable.from([await writeRegister(ctx)]),
  }));
}
