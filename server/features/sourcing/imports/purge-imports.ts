import { and, eq, inArray, lt } from 'drizzle-orm';
import { type Ctx, inLongTransaction } from '#server/platform/ctx.ts';
import { importRows, imports } from './imports.table.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** Lists of people that nobody confirmed, and the lines that were left out: a day, then nothing. */
export async function purgeImports(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await inLongTransaction(ctx, 'sweep', async ({ db }) => {
    await db.delete(imports).where(and(eq(imports.state, 'draft'), lt(imports.createdAt, before)));
    const over = and(
      eq(imports.state, 'confirmed'),
      eq(imports.hasRefusals, true),
      lt(imports.confirmedAt, before),
    );
    await db
      .delete(importRows)
      .where(inArray(importRows.importId, db.select({ id: imports.id }).from(imports).where(over)));
    await db.update(imports).set({ hasRefusals: false, columns: [] }).where(over);
  });
}
