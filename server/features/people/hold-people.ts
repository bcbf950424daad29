import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { exclusions } from '#server/features/exclusions/exclusions.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { people } from './people.table.ts';

/** Marks people with the rule made for each of them; an older rule stays the reason. Returns how many are newly held. */
export async function holdPeople(ctx: Ctx, userId: string, personIds: readonly string[]): Promise<number> {
  const held = await ctx.db
    .update(people)
    .set({ exclusionId: sql`${exclusions.id}` })
    .from(exclusions)
    .where(
      and(
        eq(people.userId, userId),
        inArray(people.id, [...personIds]),
        isNull(people.exclusionId),
        eq(exclusions.userId, userId),
        eq(exclusions.kind, 'person'),
        eq(exclusions.value, sql`${people.id}::text`),
      ),
    )
    .returning({ id: people.id });
  return held.length;
}
