import type { FastifyInstance } from 'fastify';
import { leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import { removalsApi } from '#contract/campaigns/removals.ts';
import type { Deps } from '#server/deps.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { describeAction } from './change/describe-action.ts';
import { countOutside, keepLeads } from './change/keep-outside.ts';
import { readRemovals } from './change/read-removals.ts';
import { getLeadAction, startLeadAction } from './change/start-lead-action.ts';
import type { LeadActionRow } from './lead-actions.table.ts';
import { exportLeads, exportName } from './list/export-leads.ts';
import { getLead } from './list/get-lead.ts';
import { listChoices } from './list/list-choices.ts';
import { listLeads } from './list/list-leads.ts';

export function leadRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, leadListApi.list, 'member', async ({ ctx, query: { sort, order, cursor, ...filter } }) =>
    listLeads(ctx, { filter, sort, order, cursor }),
  );
  serve(app, deps, leadListApi.choices, 'member', async ({ ctx }) => listChoices(ctx));
  servePage(app, deps, leadListApi.one, 'member', async ({ ctx, params }) => getLead(ctx, params.id));
  serveFile(
    app,
    deps,
    leadListApi.export,
    'member',
    async ({ ctx, query: { sort, order, format, ...filter } }) => ({
      name: exportName('leads', format, ctx.clock.now()),
      type: 'text/csv; charset=utf-8',
      content: await exportLeads(ctx, { filter, sort, order, format }),
    }),
  );
  serve(app, deps, leadActionsApi.start, 'member', async ({ ctx, body }) =>
    presentAction(await startLeadAction(ctx, body)),
  );
  serve(app, deps, leadActionsApi.one, 'member', async ({ ctx, params }) =>
    presentAction(await getLeadAction(ctx, params.id)),
  );
  serve(app, deps, removalsApi.read, 'member', async ({ ctx, params }) => readRemovals(ctx, params.id));
  serve(app, deps, outsideMarketApi.count, 'member', async ({ ctx, params }) => countOutside(ctx, params.id));
  serve(app, deps, outsideMarketApi.keep, 'member', async ({ ctx, params, body }) =>
    keepLeads(ctx, { campaignId: params.id, ...body }),
  );
}

const presentAction = (action: LeadActionRow) => ({
  id: action.id,
  act: action.act,
  state: action.state,
  done: action.done,
  unchanged: action.unchanged,
  excluded: action.excluded,
  message: describeAction(action),
});
