import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { oppositions } from './oppositions.table.ts';

export type Opposition = typeof oppositions.$inferSelect;

/** Of everybody: keyed hashes, which name nobody without the key. */
export const listOppositions = ({ db }: Pick<Ctx, 'db'>): Promise<Opposition[]> =>
  db.select().from(oppositions);

const batch = 500;

/** After a backup was put back: whoever said no since has said no. */
export async function restoreOppositions(
  { db }: Pick<Ctx, 'db'>,
  rows: readonly Opposition[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insert(oppositions)
      .values(rows.slice(from, from + batch))
      // The surer of the two stands, as when it was said.
      .onConflictDoUpdate({
        target: [oppositions.workspaceId, oppositions.hash],
        set: { source: sql`excluded.source`, opposedAt: sql`excluded.opposed_at` },
        setWhere: and(eq(oppositions.source, 'reply'), sql`excluded.source <> 'reply'`),
      });
}
