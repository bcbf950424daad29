import { draftCalls } from '#contract/v1/drafts.ts';
import { approveDraft } from '#server/features/texts/drafts/approve/approve-draft.ts';
import { editDraft } from '#server/features/texts/drafts/edit/edit-draft.ts';
import { reopenDraft } from '#server/features/texts/drafts/edit/reopen-draft.ts';
import { skipDraft } from '#server/features/texts/drafts/edit/skip-draft.ts';
import { getDraft } from '#server/features/texts/drafts/read/get-draft.ts';
import { listDrafts } from '#server/features/texts/drafts/read/list-drafts.ts';
import { startWriting } from '#server/features/texts/drafts/write/start-writing.ts';
import { type Api, serveCall } from './serve-call.ts';

export function serveDrafts(api: Api): void {
  serveCall(api, draftCalls.list, ({ ctx, query }) => listDrafts(ctx, query));
  serveCall(api, draftCalls.get, ({ ctx, params }) => getDraft(ctx, params.id));
  serveCall(api, draftCalls.write, ({ ctx, params, body }) =>
    startWriting(ctx, { workspaceId: ctx.actor.workspaceId, campaignId: params.id, people: body.people }),
  );
  serveCall(api, draftCalls.propose, async ({ ctx, params, body }) => {
    await editDraft(ctx, params.id, { ...body, isFix: false });
    return getDraft(ctx, params.id);
  });
  serveCall(api, draftCalls.approve, async ({ ctx, params, body }) => {
    await approveDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serveCall(api, draftCalls.skip, async ({ ctx, params, body }) => {
    await skipDraft(ctx, params.id, body.version);
    return getDraft(ctx, params.id);
  });
  serveCall(api, draftCalls.reopen, async ({ ctx, params }) => {
    await reopenDraft(ctx, params.id);
    return getDraft(ctx, params.id);
  });
}
