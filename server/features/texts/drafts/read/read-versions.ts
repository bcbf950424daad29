import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type DraftRecord, type DraftVersionRecord, draftVersions } from '../drafts.table.ts';

type OfDraft = Pick<DraftRecord, 'workspaceId' | 'id'>;

const ofDraft = ({ workspaceId, id }: OfDraft) =>
  and(own(draftVersions, workspaceId), eq(draftVersions.draftId, id));

/** Which version was made from which, without their texts. */
export const readVersionTree = (ctx: Ctx, draft: OfDraft) => {
  const { number, parent, angle } = draftVersions;
  return ctx.db
    .select({ number, parent, angle })
    .from(draftVersions)
    .where(ofDraft(draft))
    .orderBy(asc(number));
};

export const readVersions = (ctx: Ctx, draft: OfDraft): Promise<DraftVersionRecord[]> =>
  ctx.db.select().from(draftVersions).where(ofDraft(draft)).orderBy(asc(draftVersions.number));

export async function readVersion(ctx: Ctx, draft: OfDraft, number: number): Promise<DraftVersionRecord> {
  const [version] = await ctx.db
    .select()
    .from(draftVersions)
    .where(and(ofDraft(draft), eq(draftVersions.number, number)));
  if (!version) throw new AppError('not_found', 'Cette version n’existe pas.');
  return version;
}
