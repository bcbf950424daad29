import { and, count, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Removals } from '#contract/campaigns/removals.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import type { CriteriaField } from '#core/targeting/icp-criteria.ts';
import { loosenCriterion } from '#core/targeting/loosen-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readTarget } from './add-to-campaign.ts';
import { earlierContact, isFollowedElsewhere } from './earlier-contact.ts';

/** The criteria that somebody is against, in an array of their own. */
const against = sql`jsonb_path_query_array(${campaignLeads.reasons}, '$[*] ? (@.stance == "against").criterion')`;
/** Beyond it, an estimate of what a wider target would bring is good enough without the rest. */
const mostJudged = 500;

const notContacted = (ctx: MemberCtx, campaignId: string, verdict: 'unqualified' | 'unknown') =>
  and(own(campaignLeads, ctx.actor, { campaignId, verdict }), isNull(people.exclusionId));
const itsPerson = and(own(people, campaignLeads), eq(people.id, campaignLeads.personId));

/** What removes people from a campaign, the most first. Whoever an exclusion keeps out has a reason of their own. */
export async function countRemoved(ctx: MemberCtx, campaignId: string) {
  const countOf = async (verdict: 'unqualified' | 'unknown') => {
    const [counted] = await ctx.db
      .select({ count: count() })
      .from(campaignLeads)
      .innerJoin(people, itsPerson)
      .where(notContacted(ctx, campaignId, verdict));
    return counted?.count ?? 0;
  };
  const criterion = sql<CriteriaField>`removing.criterion`;
  const criteria = await ctx.db
    .select({ criterion, people: count() })
    .from(campaignLeads)
    .innerJoin(people, itsPerson)
    .innerJoin(sql`lateral jsonb_array_elements_text(${against}) as removing(criterion)`, sql`true`)
    .where(notContacted(ctx, campaignId, 'unqualified'))
    .groupBy(criterion)
    .orderBy(desc(count()), criterion);
  return { removed: await countOf('unqualified'), unknown: await countOf('unknown'), criteria };
}

/** The same, with what one step wider on each criterion would bring back, judged person by person. */
export async function readRemovals(ctx: MemberCtx, campaignId: string): Promise<Removals> {
  const target = await readTarget(ctx, ctx.actor.workspaceId, campaignId);
  const { criteria, ...counts } = await countRemoved(ctx, campaignId);
  const wider = new Map(
    criteria.flatMap(({ criterion }) => {
      const loosened = loosenCriterion(target, criterion);
      return loosened ? [[criterion, prepareCriteria(loosened.criteria, ctx.clock.now())] as const] : [];
    }),
  );
  // Two criteria against somebody: one step on one of them brings nobody back.
  const almost = await ctx.db
    .select({ criterion: sql<CriteriaField>`${against} ->> 0`, ...judgedColumns })
    .from(campaignLeads)
    .innerJoin(people, itsPerson)
    .where(
      and(
        notContacted(ctx, campaignId, 'unqualified'),
        sql`jsonb_array_length(${against}) = 1`,
        // Whom the launch would leave out all the same is nobody gained.
        sql`not (${isOutside})`,
        not(isFollowedElsewhere(campaignLeads)),
        isNull(earlierContact(campaignLeads)),
      ),
    )
    .limit(mostJudged);
  const gained = new Map<CriteriaField, number>();
  for (const { criterion, ...person } of almost)
    if (wider.get(criterion)?.(judgedFacts(person)).verdict === 'qualified')
      gained.set(criterion, (gained.get(criterion) ?? 0) + 1);
  return {
    ...counts,
    criteria: criteria.map((one) => ({ ...one, gained: gained.get(one.criterion) ?? 0 })),
  };
}
