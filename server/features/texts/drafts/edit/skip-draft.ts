import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { lockDraft } from '../read/find-draft.ts';
import { updateDraft } from './keep-text.ts';

/** It will not leave; it stays, and may be taken up again. */
export const skipDraft = (ctx: MemberCtx, id: string, version: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { draft } = await lockDraft(ctx, id, version);
    if (draft.state === 'skipped') return;
    await updateDraft(ctx, draft, { state: 'skipped', approvedAt: null });
  });
