import type { FastifyInstance } from 'fastify';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import type { Deps } from '#server/deps.ts';
import { settleAttempt } from '#server/features/engine/ledger/settle-attempt.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { listCampaignActivity } from './list-campaign-activity.ts';
import { listNextActions } from './list-next-actions.ts';
import { listTasks } from './list-tasks.ts';
import { listUndecided } from './list-undecided.ts';
import { readAccountHealth } from './read-account-health.ts';
import { readLive } from './read-live.ts';

export function campaignLiveRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(app, deps, campaignLiveApi.live, 'member', async ({ ctx, params }) => readLive(ctx, params.id));
  servePage(app, deps, campaignLiveApi.nextActions, 'member', async ({ ctx, params, query }) =>
    listNextActions(ctx, params.id, query),
  );
  servePage(app, deps, campaignLiveApi.activity, 'member', async ({ ctx, params, query }) =>
    listCampaignActivity(ctx, params.id, query),
  );
  serve(app, deps, campaignLiveApi.undecided, 'member', async ({ ctx, query }) =>
    listUndecided(ctx, query.campaignId),
  );
  serve(app, deps, campaignLiveApi.settle, 'member', async ({ ctx, params, body }) => {
    await settleAttempt(ctx, params.id, body.hasLeft ? 'sent' : 'not_sent');
    return {
      message: body.hasLeft
        ? 'C’est noté\u00a0: l’envoi était parti.'
        : 'C’est noté\u00a0: rien n’était parti, la suite reprend.',
    };
  });
  serve(app, deps, campaignLiveApi.tasks, 'member', async ({ ctx, query }) =>
    listTasks(ctx, query.campaignId),
  );
  serve(app, deps, campaignLiveApi.finishTask, 'member', async ({ ctx, params, body }) => {
    await settleAttempt(ctx, params.id, body.isDone ? 'sent' : 'not_sent');
    return { message: body.isDone ? 'Tâche faite.' : 'Tâche passée.' };
  });
  servePage(app, deps, campaignLiveApi.accountHealth, 'member', async ({ ctx, params }) =>
    readAccountHealth(ctx, params.id),
  );
}
