import { and, count, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { NewRule } from '#core/exclusions/read-exclusions.ts';
import { bySureness, identityKey } from '#core/people/identity.ts';
import { personName } from '#core/people/person-name.ts';
import { applyExclusionsTo } from '#server/features/audience/people/apply-exclusions.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { exclusions } from './exclusions.table.ts';

/** One rule for each, by the surest of their names: a new search or import does not bring them back in. */
export async function rulesFor(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
  note: string | null,
): Promise<NewRule[]> {
  const rows = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      publicIdentifier: people.publicIdentifier,
      source: people.source,
    })
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, [...personIds])));
  const names = await ctx.db
    .select()
    .from(personIdentities)
    .where(and(own(personIdentities, workspaceId), inArray(personIdentities.personId, [...personIds])));
  const namesOf = Map.groupBy(names, ({ personId }) => personId);
  return rows.map((row) => {
    const [surest] = (namesOf.get(row.id) ?? []).sort(bySureness);
    const value = surest ? identityKey(surest) : `person:${row.id}`;
    return { kind: 'person', value, label: personName(row), note };
  });
}

/** Keeps these people out of every campaign. In the caller's transaction; returns how many were not excluded before. */
export async function excludePeople(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<number> {
  await lockOwnerOf(ctx, workspaceId);
  const mine = (ids: readonly string[]) => and(own(people, workspaceId), inArray(people.id, [...ids]));
  const free = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(and(mine(personIds), isNull(people.exclusionId)));
  if (free.length === 0) return 0;
  const ids = free.map(({ id }) => id);
  const createdAt = ctx.campaignClock.now();
  const rules = await rulesFor(ctx, workspaceId, ids, null);
  await ctx.db
    .insert(exclusions)
    .values(rules.map((rule) => ({ ...rule, workspaceId, createdAt })))
    .onConflictDoNothing();
  await applyExclusionsTo(ctx, workspaceId, ids);
  const [excluded] = await ctx.db
    .select({ count: count() })
    .from(people)
    .where(and(mine(ids), isNotNull(people.exclusionId)));
  return excluded?.count ?? 0;
}
