import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { judgeText } from '../brief/judge-text.ts';
import { drafts } from '../drafts.table.ts';
import { selectDrafts } from '../read/find-draft.ts';
import { recheckDraft } from '../read/recheck-draft.ts';

/**
 * The gate's last look, when an approved text is about to leave: by the rules and the facts of now. What it blocks, or
 * finds to be read since, goes back among those that wait, with its findings. In the caller's transaction. null: nothing may leave.
 */
export async function judgeApproved(
  ctx: Ctx,
  { workspaceId, draftId }: { workspaceId: string; draftId: string },
): Promise<string | null> {
  const isMeant = and(eq(drafts.id, draftId), eq(drafts.state, 'approved'));
  const [view] = await selectDrafts(ctx, workspaceId, isMeant).for('update', { of: drafts });
  if (!view) return null;
  const { draft } = view;
  const { rules, sentences, isStale } = await recheckDraft(ctx, view);
  const verdict = await judgeText(ctx, draft, { text: draft.text, sentences }, rules, draft.updatedAt);
  if (verdict.blocking === 0 && verdict.toRead <= draft.toRead) return draft.text;
  await ctx.db
    .update(drafts)
    .set({
      ...verdict,
      rules,
      sentences,
      isStale,
      state: 'waiting',
      approvedAt: null,
      version: sql`${drafts.version} + 1`,
    })
    .where(and(own(drafts, workspaceId), eq(drafts.id, draftId)));
  return null;
}
