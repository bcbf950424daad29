import type { FastifyInstance } from 'fastify';
import { draftsApi } from '#contract/texts/drafts.ts';
import type { Deps } from '#server/deps.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { approveClean } from './approve/approve-clean.ts';
import { approveDraft } from './approve/approve-draft.ts';
import { chooseAngle } from './edit/choose-angle.ts';
import { editDraft } from './edit/edit-draft.ts';
import { ignoreAdvice } from './edit/ignore-advice.ts';
import { redoDraft } from './edit/redo-draft.ts';
import { reopenDraft } from './edit/reopen-draft.ts';
import { restoreVersion } from './edit/restore-version.ts';
import { rewriteDraft } from './edit/rewrite-draft.ts';
import { skipDraft } from './edit/skip-draft.ts';
import { undoDraft } from './edit/undo-draft.ts';
import { getDraft } from './read/get-draft.ts';
import { listDrafts } from './read/list-drafts.ts';
import { listVersions } from './read/list-versions.ts';
import { readQueue } from './read/read-queue.ts';
import { startWriting } from './write/start-writing.ts';

export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(app, deps, draftsApi.list, 'member', ({ ctx, query }) => listDrafts(ctx, query));
  servePage(app, deps, draftsApi.queue, 'member', ({ ctx, query }) => readQueue(ctx, query.campaignId));
  servePage(app, deps, draftsApi.get, 'member', ({ ctx, params }) => getDraft(ctx, params.id));
  serve(app, deps, draftsApi.edit, 'member', async ({ ctx, params, body }) => {
    await editDraft(ctx, params.id, body);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.approve, 'member', async ({ ctx, params, body }) => {
    await approveDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.skip, 'member', async ({ ctx, params, body }) => {
    await skipDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.reopen, 'member', async ({ ctx, params }) => {
    await reopenDraft(ctx, params.id);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.rewrite, 'member', async ({ ctx, params, body }) => {
    await rewriteDraft(ctx, params.id, body);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.chooseAngle, 'member', async ({ ctx, params, body }) => {
    await chooseAngle(ctx, params.id, body);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.undo, 'member', async ({ ctx, params, body }) => {
    await undoDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.redo, 'member', async ({ ctx, params, body }) => {
    await redoDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.versions, 'member', ({ ctx, params }) => listVersions(ctx, params.id));
  serve(app, deps, draftsApi.restore, 'member', async ({ ctx, params, body }) => {
    await restoreVersion(ctx, params.id, body);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.ignore, 'member', async ({ ctx, params, body }) => {
    await ignoreAdvice(ctx, params.id, body);
    return getDraft(ctx, params.id);
  });
  serve(app, deps, draftsApi.approveClean, 'member', async ({ ctx, body }) => {
    const approved = await approveClean(ctx, body.campaignId);
    return { approved, message: describeApproved(approved) };
  });
  serve(app, deps, draftsApi.write, 'member', async ({ ctx, params, body }) => {
    const { workspaceId } = ctx.actor;
    const { total } = await startWriting(ctx, { workspaceId, campaignId: params.id, people: body.people });
    return { total, message: describeStart(total) };
  });
}

function describeApproved(approved: number): string {
  if (approved === 0) return 'Aucun message sans remarque à valider.';
  return approved === 1 ? 'Un message validé.' : `${approved} messages validés.`;
}

function describeStart(total: number): string {
  if (total === 0) return 'Tous les messages de cette campagne sont écrits.';
  return total === 1
    ? 'Les messages d’une personne s’écrivent.'
    : `Les messages de ${total} personnes s’écrivent.`;
}
