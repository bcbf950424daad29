import { and, eq, inArray, isNull } from 'drizzle-orm';
import { holdPeople } from '#server/features/people/hold-people.ts';
import { people } from '#server/features/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { exclusions } from './exclusions.table.ts';

/** Keeps these people out of every campaign, one rule each. Returns how many were not excluded before. */
export async function excludePeople(ctx: Ctx, userId: string, personIds: readonly string[]): Promise<number> {
  const free = await ctx.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, [...personIds]), isNull(people.exclusionId)));
  if (free.length === 0) return 0;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insert(exclusions)
    .values(
      free.map(({ id, firstName, lastName }) => ({
        userId,
        kind: 'person' as const,
        value: id,
        label: [firstName, lastName].filter(Boolean).join(' ') || 'Nom masqué',
        createdAt,
      })),
    )
    .onConflictDoNothing();
  return holdPeople(
    ctx,
    userId,
    free.map(({ id }) => id),
  );
}
