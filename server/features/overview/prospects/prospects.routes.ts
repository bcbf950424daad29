import type { FastifyInstance } from 'fastify';
import { prospectsApi } from '#contract/overview/prospects.ts';
import type { Deps } from '#server/deps.ts';
import { exportName } from '#server/features/campaigns/leads/list/export-leads.ts';
import { withdrawInvitation } from '#server/features/engine/withdrawals/withdraw-invitation.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { serveFile } from '#server/platform/http/serve-file.ts';
import { actOnProspects } from './act-on-prospects.ts';
import { exportProspects } from './export-prospects.ts';
import { getProspect } from './get-prospect.ts';
import { addNote, editNote, removeNote } from './keep-notes.ts';
import { listPersonEvents } from './list-person-events.ts';
import { countStages, listProspects, readBoard } from './list-prospects.ts';
import { readSequence } from './read-sequence.ts';
import { setOutcome } from './set-outcome.ts';

export function prospectRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(
    app,
    deps,
    prospectsApi.list,
    'member',
    async ({ ctx, query: { sort, order, cursor, ...filter } }) =>
      listProspects(ctx, { filter, sort, order, cursor }),
  );
  serveFile(
    app,
    deps,
    prospectsApi.export,
    'member',
    async ({ ctx, query: { sort, order, format, ...filter } }) => ({
      name: exportName('prospects', format, ctx.clock.now()),
      type: 'text/csv; charset=utf-8',
      content: await exportProspects(ctx, { filter, sort, order, format }),
    }),
  );
  servePage(app, deps, prospectsApi.stages, 'member', async ({ ctx, query }) => countStages(ctx, query));
  servePage(app, deps, prospectsApi.board, 'member', async ({ ctx, query }) => readBoard(ctx, query));
  servePage(app, deps, prospectsApi.one, 'member', async ({ ctx, params }) => getProspect(ctx, params.id));
  serve(app, deps, prospectsApi.history, 'member', async ({ ctx, params, query }) =>
    listPersonEvents(ctx, { personId: params.id, cursor: query.cursor }),
  );
  servePage(app, deps, prospectsApi.sequence, 'member', async ({ ctx, params }) =>
    readSequence(ctx, params.id),
  );
  serve(app, deps, prospectsApi.setOutcome, 'member', async ({ ctx, params, body }) =>
    setOutcome(ctx, { personId: params.id, outcome: body.outcome }),
  );
  serve(app, deps, prospectsApi.withdrawInvitation, 'member', async ({ ctx, params }) => {
    await getProspect(ctx, params.id);
    await withdrawInvitation(ctx, params.id);
    return getProspect(ctx, params.id);
  });
  serve(app, deps, prospectsApi.addNote, 'member', async ({ ctx, params, body }) =>
    addNote(ctx, { personId: params.id, text: body.text }),
  );
  serve(app, deps, prospectsApi.editNote, 'member', async ({ ctx, params, body }) =>
    editNote(ctx, { id: params.id, text: body.text }),
  );
  serve(app, deps, prospectsApi.removeNote, 'member', async ({ ctx, params }) => removeNote(ctx, params.id));
  serve(app, deps, prospectsApi.act, 'member', async ({ ctx, body }) => actOnProspects(ctx, body));
}
