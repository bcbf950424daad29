import { and, inArray, sql } from 'drizzle-orm';
import type { ErasedTotal } from '#core/analytics/erased.ts';
import type { Journey } from '#core/analytics/journey.ts';
import { isIn, isLookedAt, type JourneyFilter } from '#core/analytics/looked-at.ts';
import { readErased } from '#server/features/audience/activity/keep-erased.ts';
import { readLogged } from '#server/features/audience/activity/read-logged.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Whom the figures count: people, and totals of those whose records went. */
export type Population = { journeys: Journey[]; erased: ErasedTotal[] };

export async function readPopulation(
  ctx: MemberCtx,
  campaignIds: readonly string[],
  filter: JourneyFilter = {},
): Promise<Population> {
  const { workspaceId } = ctx.actor;
  const erased = await readErased(ctx, { workspaceId, campaignIds });
  return {
    journeys: await readJourneys(ctx, campaignIds, filter),
    erased: erased.filter(({ contactedOn, variant }) => isIn(contactedOn, variant, filter)),
  };
}

/** What became of everybody of these campaigns who is looked at, with what their record says of them. */
export async function readJourneys(
  ctx: MemberCtx,
  campaignIds: readonly string[],
  filter: JourneyFilter = {},
): Promise<Journey[]> {
  const { workspaceId } = ctx.actor;
  const logged = (await readLogged(ctx, { workspaceId, campaignIds })).filter((journey) =>
    isLookedAt(journey, filter),
  );
  const ids = [...new Set(logged.map(({ personId }) => personId))];
  const records = ids.length
    ? await ctx.db
        .select({
          id: people.id,
          headline: people.headline,
          headcountBand: people.headcountBand,
          employees: sql<number | null>`(${people.facts} #>> '{company,employees,min}')::int`,
          source: people.source,
        })
        .from(people)
        .where(and(own(people, ctx.actor), inArray(people.id, ids)))
    : [];
  const byId = new Map(records.map(({ id, ...record }) => [id, record]));
  return logged.flatMap((journey) => {
    const record = byId.get(journey.personId);
    return record ? [{ ...journey, ...record }] : [];
  });
}
