import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Reason } from '#contract/campaigns/leads.ts';
import { companyKey } from '#core/companies/company-key.ts';
import type { Evidence } from '#core/intelligence/evidence.ts';
import type { CriteriaField } from '#core/targeting/icp-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/**
 * Whom the target keeps, and whom it sets aside, criterion by criterion. Whoever an exclusion keeps out has a reason of
 * their own; of whom nothing is known yet, nothing is said.
 */
export async function readJudged(ctx: MemberCtx, campaignId: string): Promise<Evidence['leads']> {
  const judged = await ctx.db
    .select({
      personId: campaignLeads.personId,
      verdict: campaignLeads.verdict,
      // Of those who are kept they are long, and not looked at.
      reasons: sql<
        Reason[]
      >`case when ${campaignLeads.verdict} = 'unqualified' then ${campaignLeads.reasons} else '[]'::jsonb end`,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.campaignId, campaignId),
        inArray(campaignLeads.verdict, ['qualified', 'unqualified']),
        isNull(people.exclusionId),
      ),
    );
  const [kept, rows] = [
    judged.filter(({ verdict }) => verdict === 'qualified'),
    judged.filter(({ verdict }) => verdict === 'unqualified'),
  ];
  const refused = new Map<CriteriaField, { people: string[]; alone: string[] }>();
  for (const { personId, reasons } of rows) {
    const against = reasons.filter(({ stance }) => stance === 'against');
    for (const { criterion } of against) {
      const known = refused.get(criterion) ?? { people: [], alone: [] };
      known.people.push(personId);
      if (against.length === 1) known.alone.push(personId);
      refused.set(criterion, known);
    }
  }
  return {
    judged: judged.length,
    kept: kept.map(({ personId }) => personId),
    refusals: [...refused].map(([criterion, who]) => ({ criterion, ...who })),
  };
}

/** Of these people, those whose company somebody on the way in another running campaign works for. */
export async function readSharedCompanies(
  ctx: MemberCtx,
  campaignId: string,
  personIds: readonly string[],
): Promise<Evidence['shared']> {
  if (personIds.length === 0) return [];
  const ours = await ctx.db
    .select({ id: people.id, company: people.company })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, [...personIds])));
  const others = await ctx.db
    .selectDistinct({ company: people.company, campaign: campaigns.name })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .innerJoin(people, and(own(people, enrolments), eq(people.id, enrolments.personId)))
    .where(
      and(
        own(enrolments, ctx.actor),
        ne(enrolments.campaignId, campaignId),
        ne(enrolments.state, 'finished'),
        eq(campaigns.status, 'active'),
        isNull(campaigns.deletedAt),
      ),
    );
  const byCompany = Map.groupBy(ours, ({ company }) => companyKey(company ?? ''));
  return others.flatMap(({ company, campaign }) => {
    const who = company ? byCompany.get(companyKey(company)) : undefined;
    return who && company ? [{ company, campaign, people: who.map(({ id }) => id) }] : [];
  });
}
