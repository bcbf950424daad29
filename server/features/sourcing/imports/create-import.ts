import { and, desc, eq, inArray } from 'drizzle-orm';
import { importLimits } from '#contract/sourcing/imports.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { requireOpen } from '#server/features/identity/switches.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { withFile } from './file/open-file.ts';
import type { FileHead } from './file/read-file.ts';
import { imports } from './imports.table.ts';
import type { LightImport } from './light-import.ts';
import { keepReading } from './rows/keep-reading.ts';
import { readTags } from './rows/read-tags.ts';

const perUser = {
  name: 'import',
  max: importLimits.perHour,
  windowMinutes: 60,
  refusal: `Vous avez fait lire ${importLimits.perHour} listes en une heure.`,
};

/** Reads a file and keeps it as a draft, with what would become of each line: nothing is written among people yet. */
export async function createImport(
  ctx: MemberCtx,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<LightImport> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  await requireOpen(ctx, 'imports');
  const tags = await readTags(ctx);
  return withFile(
    ctx.actor.userId,
    { bytes, isPacked: false, wish: {}, mapping: null, tags },
    async (file) => {
      const id = await openImport(ctx, name, file.head);
      return keepReading(ctx, id, file);
    },
  );
}

/** The oldest drafts make room: whoever brings an eleventh list is done with the first. */
const openImport = (ctx: MemberCtx, name: string, head: FileHead): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const older = await ctx.db
      .select({ id: imports.id })
      .from(imports)
      .where(and(own(imports, workspaceId), eq(imports.state, 'draft')))
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .offset(importLimits.drafts - 1);
    const ids = older.map(({ id }) => id);
    if (ids.length > 0)
      await ctx.db.delete(imports).where(and(own(imports, workspaceId), inArray(imports.id, ids)));
    const [created] = await ctx.db
      .insert(imports)
      .values({ workspaceId, name, ...head, createdAt: ctx.clock.now() })
      .returning({ id: imports.id });
    return created!.id;
  });
