import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { type Ctx, inLongTransaction } from '#server/platform/ctx.ts';
import { imports } from './imports.table.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** Lists of people that nobody confirmed, and the lines that were left out: a day, then nothing. */
export async function purgeImports(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await inLongTransaction(ctx, 'sweep', async ({ db }) => {
    await db.delete(imports).where(and(eq(imports.state, 'draft'), lt(imports.createdAt, before)));
    await db
      .update(imports)
      .set({ table: null })
      .where(and(eq(imports.state, 'confirmed'), isNotNull(imports.table), lt(imports.confirmedAt, before)));
  });
}
