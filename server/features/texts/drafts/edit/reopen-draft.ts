import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import { findDraft } from '../read/find-draft.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { updateDraft } from './keep-text.ts';

/** Back among those that wait, judged as of now. */
export const reopenDraft = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await findDraft(ctx, id);
    const { draft } = view;
    if (draft.state === 'waiting') return;
    const { rules, sentences, isStale } = await recheckDraft(ctx, view);
    const verdict = await judgeText(ctx, draft, { text: draft.text, sentences }, rules, draft.updatedAt);
    await updateDraft(ctx, draft, {
      ...verdict,
      state: 'waiting',
      approvedAt: null,
      rules,
      sentences,
      isStale,
    });
  });
