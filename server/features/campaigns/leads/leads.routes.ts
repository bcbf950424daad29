import type { FastifyInstance } from 'fastify';
import { leadActionsApi } from '#contract/lead-actions.ts';
import { leadListApi } from '#contract/lead-list.ts';
import { outsideMarketApi } from '#contract/outside-market.ts';
import { removalsApi } from '#contract/removals.ts';
import type { Deps } from '#server/deps.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { describeAction } from './describe-action.ts';
import { exportLeads, exportName } from './export-leads.ts';
import { getLead } from './get-lead.ts';
import { countOutside, keepLeads } from './keep-outside.ts';
import type { LeadActionRow } from './lead-actions.table.ts';
import { listChoices } from './list-choices.ts';
import { listLeads } from './list-leads.ts';
import { readRemovals } from './read-removals.ts';
import { getLeadAction, startLeadAction } from './start-lead-action.ts';

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
