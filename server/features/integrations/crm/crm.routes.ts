import type { FastifyInstance } from 'fastify';
import { crmApi } from '#contract/integrations/crm.ts';
import { crmFields, withLinks } from '#core/integrations/crm-fields.ts';
import type { Deps } from '#server/deps.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { CrmError } from '#server/providers/crm/crm.ts';
import {
  connectWithToken,
  describeFailure,
  disconnect,
  finishAuthorization,
  startAuthorization,
} from './connect-crm.ts';
import { crmConnections } from './crm.table.ts';
import { chooseValue, listItems } from './list-items.ts';
import { getCrmState, getLastRun, getRun, listRuns } from './list-runs.ts';
import { openCrm } from './open-crm.ts';
import { readProspects } from './read-prospects.ts';
import { confirmRun, findConnection, replayItem, startTrial } from './start-run.ts';
import { undoRun } from './undo-run.ts';

const previewed = 10;

export function crmRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, crmApi.get, 'member', async ({ ctx }) => getCrmState(ctx));
  serve(app, deps, crmApi.connect, 'member', async ({ ctx, body }) => {
    await connectWithToken(ctx, body.service, body.token);
    return getCrmState(ctx);
  });
  serve(app, deps, crmApi.disconnect, 'member', async ({ ctx }) => {
    await disconnect(ctx);
    return { message: 'Le CRM est déconnecté. Ce qui y a été écrit y reste.' };
  });
  serve(app, deps, crmApi.authorize, 'member', async ({ ctx, body }) =>
    startAuthorization(ctx, body.service),
  );
  serve(app, deps, crmApi.finishAuthorization, 'member', async ({ ctx, body }) => {
    await finishAuthorization(ctx, body);
    return getCrmState(ctx);
  });
  serve(app, deps, crmApi.properties, 'member', async ({ ctx }) => listProperties(ctx));
  serve(app, deps, crmApi.changeMapping, 'member', async ({ ctx, body }) => {
    const { service } = await findConnection(ctx);
    await ctx.db
      .update(crmConnections)
      .set({ mapping: withLinks(service, body) })
      .where(own(crmConnections, ctx.actor));
    return getCrmState(ctx);
  });
  serve(app, deps, crmApi.preview, 'member', async ({ ctx }) => {
    const { prospects } = await readProspects(ctx, ctx.actor.workspaceId, { after: null, limit: previewed });
    return prospects.map(({ id, name, ours }) => ({
      ...{ id, name },
      values: Object.fromEntries(crmFields.map((field) => [field, ours[field] || null])) as typeof ours,
    }));
  });
  serve(app, deps, crmApi.try, 'member', async ({ ctx }) => {
    await startTrial(ctx);
    return getLastRun(ctx);
  });
  serve(app, deps, crmApi.sync, 'member', async ({ ctx, params }) => {
    await confirmRun(ctx, params.id);
    return getRun(ctx, params.id);
  });
  serve(app, deps, crmApi.runs, 'member', async ({ ctx }) => listRuns(ctx));
  serve(app, deps, crmApi.items, 'member', async ({ ctx, params, query }) =>
    listItems(ctx, params.id, query),
  );
  serve(app, deps, crmApi.choose, 'member', async ({ ctx, params, body }) => {
    await chooseValue(ctx, params.id, body);
    return { message: 'Votre choix est gardé.' };
  });
  serve(app, deps, crmApi.replay, 'member', async ({ ctx, params }) => {
    await replayItem(ctx, params.id);
    return { message: 'Un nouvel essai commence.' };
  });
  serve(app, deps, crmApi.undo, 'member', async ({ ctx, params }) => {
    await undoRun(ctx, params.id);
    return getRun(ctx, params.id);
  });
}

async function listProperties(ctx: MemberCtx) {
  const connection = await findConnection(ctx);
  try {
    const crm = await openCrm(ctx, connection);
    return await crm.listProperties();
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    throw new AppError('unavailable', describeFailure(connection.service, error));
  }
}
