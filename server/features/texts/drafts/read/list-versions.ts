import type { DraftVersion } from '#contract/texts/drafts.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { findDraft } from './find-draft.ts';
import { readVersions } from './read-versions.ts';

/** The history of a text, the newest first. */
export async function listVersions(ctx: MemberCtx, id: string): Promise<DraftVersion[]> {
  const { draft } = await findDraft(ctx, id);
  const versions = await readVersions(ctx, draft);
  return versions.reverse().map(({ number, text, angle, cause, author, typedAt }) => ({
    number,
    text,
    angle,
    cause,
    author,
    isCurrent: number === draft.number,
    at: typedAt.toISOString(),
  }));
}
