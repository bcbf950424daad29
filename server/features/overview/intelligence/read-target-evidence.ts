import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Evidence } from '#core/advice/evidence.ts';
import type { Refusal } from '#core/advice/finding.ts';
import { companyKey } from '#core/companies/company-key.ts';
import type { CriteriaField } from '#core/targeting/icp-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Whom the target sets aside, criterion by criterion. Whoever an exclusion keeps out has a reason of their own. */
export async function readRefusals(
  ctx: MemberCtx,
  campaignId: string,
): Promise<{ refused: number; refusals: Refusal[] }> {
  const rows = await ctx.db
    .select({ personId: campaignLeads.personId, reasons: campaignLeads.reasons })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.campaignId, campaignId),
        eq(campaignLeads.verdict, 'unqualified'),
        isNull(people.exclusionId),
      ),
    );
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
    refused: rows.length,
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
