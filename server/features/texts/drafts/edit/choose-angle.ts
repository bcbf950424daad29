import type { Angle } from '#core/campaigns/engagement.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import { findDraft, lockDraft, versionConflict } from '../read/find-draft.ts';
import { readVersionTree } from '../read/read-versions.ts';
import { recheckDraft } from '../read/recheck-draft.ts';
import { keepText } from './keep-text.ts';
import { showVersion } from './show-version.ts';
import { writeAnew } from './write-anew.ts';

/** The other variant: the last text of this angle, or, the first time, one that is written for it. */
export async function chooseAngle(
  ctx: MemberCtx,
  id: string,
  { angle, version }: { angle: Angle; version: number },
): Promise<void> {
  const view = await findDraft(ctx, id);
  const { draft } = view;
  if (draft.version !== version) throw await versionConflict(ctx, id);
  if (draft.angle === angle) return;
  const known = (await readVersionTree(ctx, draft)).findLast((kept) => kept.angle === angle);
  if (known)
    return inTransaction(ctx, async (ctx) =>
      showVersion(ctx, await lockDraft(ctx, id, version), known.number),
    );
  const written = await writeAnew(ctx, view, await recheckDraft(ctx, view), { angle, change: null });
  await inTransaction(ctx, async (ctx) => {
    const { draft } = await lockDraft(ctx, id, version);
    const verdict = await judgeText(ctx, draft, written.message, written.rules);
    await keepText(ctx, draft, { ...written, verdict, cause: 'angle', isStale: false });
  });
}
