import { and, inArray } from 'drizzle-orm';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** « Camille Moreau », by id. */
export async function nameForecastPeople(
  ctx: MemberCtx,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, [...new Set(personIds)])));
  return new Map(
    rows.map(({ id, firstName, lastName }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' ') || 'Personne sans nom',
    ]),
  );
}
