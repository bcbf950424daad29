import { and, eq, lt, sql } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import type { OpenFile } from '../file/open-file.ts';
import { importRows, imports } from '../imports.table.ts';
import { type LightImport, lightColumns, ownImport } from '../light-import.ts';
import { diagnoseRows } from './diagnose-rows.ts';

/**
 * Diagnoses the lines of a draft's file. They are written beside those of the reading before, which go once the draft
 * points at these: whoever looks meanwhile sees one or the other, whole.
 */
export async function keepReading(
  ctx: MemberCtx,
  id: string,
  { head, pieces }: OpenFile,
): Promise<LightImport> {
  const [begun] = await ctx.db
    .update(imports)
    .set({ readingsBegun: sql`${imports.readingsBegun} + 1` })
    .where(ownImport(ctx, id))
    .returning({ readingNo: imports.readingsBegun });
  const readingNo = begun?.readingNo ?? 0;
  try {
    const counts = await diagnoseRows(ctx, { importId: id, readingNo }, pieces);
    const [updated] = await ctx.db
      .update(imports)
      .set({ ...head, readingNo, counts, diagnosedAt: ctx.clock.now() })
      .where(and(ownImport(ctx, id), eq(imports.state, 'draft'), lt(imports.readingNo, readingNo)))
      .returning(lightColumns);
    if (!updated) throw new AppError('conflict', 'Cet import a changé entre-temps. Rechargez la page.');
    await ctx.db
      .delete(importRows)
      .where(
        and(own(importRows, ctx.actor), eq(importRows.importId, id), lt(importRows.readingNo, readingNo)),
      );
    return updated;
  } catch (error) {
    const ofThis = own(importRows, ctx.actor, { importId: id, readingNo });
    await ctx.db.delete(importRows).where(ofThis);
    throw error;
  }
}
