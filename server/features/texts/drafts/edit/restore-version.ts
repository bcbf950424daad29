import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { lockDraft } from '../read/find-draft.ts';
import { showVersion } from './show-version.ts';

/** Any version of the history, shown again as it was. */
export const restoreVersion = (
  ctx: MemberCtx,
  id: string,
  { number, version }: { number: number; version: number },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const view = await lockDraft(ctx, id, version);
    if (view.draft.number !== number) await showVersion(ctx, view, number);
  });
