import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';

/** After many people at once: the embedded database has nobody else to count them, and plans its searches blindly. */
export async function refreshStatistics(ctx: Ctx): Promise<void> {
  for (const table of ['people', 'person_identities', 'person_events', 'campaign_leads'])
    await ctx.db.execute(sql`analyze ${sql.identifier(table)}`);
}
