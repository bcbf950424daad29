import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { mentions } from '../db/mentions.ts';

/** What waits or was done for this workspace and names somebody: a finished job is kept for days. One that runs ends first. */
export async function forgetInJobs(
  { db }: Pick<Ctx, 'db'>,
  workspaceId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await db.execute(sql`
    delete from pgboss.job
    where state <> 'active' and data->>'workspaceId' = ${workspaceId} and ${mentions(sql`data`, words)}`);
}
