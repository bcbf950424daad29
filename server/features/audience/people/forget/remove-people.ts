import { and, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { people } from '../people.table.ts';
import { leaveRecords } from '../person-records.ts';

/**
 * Out of the list, with their campaign rows. Whoever is excluded stays: without the record a search would find
 * them again, and nothing would hold them back. Returns who left.
 */
export async function removePeople(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const leaves = and(
    own(people, workspaceId),
    inArray(people.id, [...personIds]),
    isNull(people.exclusionId),
  );
  const leaving = await ctx.db.select({ id: people.id }).from(people).where(leaves).for('update');
  const ids = leaving.map(({ id }) => id);
  await leaveRecords(ctx, workspaceId, ids);
  await ctx.db.delete(people).where(and(own(people, workspaceId), inArray(people.id, ids)));
  return ids;
}
