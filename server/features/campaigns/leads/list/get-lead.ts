import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { LeadDetail } from '#contract/campaigns/lead-list.ts';
import { citableDetail } from '#core/facts/detail-facts.ts';
import { personFields } from '#core/people/person-fields.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { listHistory } from '#server/features/audience/people/read/get-person.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { leadSearches, searchResults } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { presentOutside } from './present-lead.ts';
import { presentLeadRow } from './present-lead-row.ts';
import { readOutside } from './read-outside.ts';

/** Everything that is kept of a person. */
export async function getLead(ctx: MemberCtx, id: string): Promise<LeadDetail> {
  const { workspaceId } = ctx.actor;
  const [found] = await ctx.db
    .select({ person: people, exclusion: exclusions })
    .from(people)
    .leftJoin(exclusions, and(own(exclusions, people), eq(exclusions.id, people.exclusionId)))
    .where(and(own(people, workspaceId), eq(people.id, id)));
  if (!found) throw notFound('Personne');
  const { person, exclusion } = found;
  const { facts } = person;
  return {
    ...presentLeadRow(person, exclusion, (await readOutside(ctx, [id])).has(id)),
    fields: personFields.flatMap((field) => {
      const value = person[field];
      return value === null ? [] : [{ field, value, origin: person.origins[field] ?? null }];
    }),
    about: facts.about,
    positions: facts.positions.map(({ title, company, startYear, isCurrent }) => ({
      title,
      company,
      startYear,
      isCurrent,
    })),
    skills: facts.skills,
    details: (facts.details ?? []).map((detail) => ({
      name: detail.name,
      value: detail.value,
      at: detail.at ?? null,
      isCitable: citableDetail(detail) !== null,
      isOfReply: detail.messageId !== undefined,
    })),
    employer: facts.company && {
      name: facts.company.name,
      industry: facts.company.industry,
      employees: facts.company.employees,
      headquarters: facts.company.headquarters,
    },
    sourceDetail: person.sourceDetail,
    lawfulBasis: person.lawfulBasis,
    lastContactAt: person.lastContactAt?.toISOString() ?? null,
    profileReadAt: person.profileReadAt?.toISOString() ?? null,
    campaigns: await listCampaignsOf(ctx, id),
    searches: await listSearchesOf(ctx, id),
    identities: await listIdentitiesOf(ctx, id),
    events: await listHistory(ctx, id),
  };
}

async function listCampaignsOf(ctx: MemberCtx, personId: string): Promise<LeadDetail['campaigns']> {
  const rows = await ctx.db
    .select({ lead: campaignLeads, name: campaigns.name })
    .from(campaignLeads)
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .where(
      and(own(campaignLeads, ctx.actor), eq(campaignLeads.personId, personId), isNull(campaigns.deletedAt)),
    )
    .orderBy(desc(campaignLeads.score), asc(campaigns.name));
  return rows.map(({ lead, name }) => ({
    campaignId: lead.campaignId,
    name,
    verdict: lead.verdict,
    score: lead.score,
    reasons: lead.reasons,
    outsideMarket: presentOutside(lead),
    addedAt: lead.addedAt.toISOString(),
  }));
}

const mostSearches = 5;

async function listSearchesOf(ctx: MemberCtx, personId: string): Promise<LeadDetail['searches']> {
  const rows = await ctx.db
    .select({ result: searchResults, name: leadSearches.name, startedAt: leadSearches.startedAt })
    .from(searchResults)
    .innerJoin(
      leadSearches,
      and(own(leadSearches, searchResults), eq(leadSearches.id, searchResults.searchId)),
    )
    .where(
      and(
        own(searchResults, ctx.actor),
        eq(searchResults.personId, personId),
        isNull(leadSearches.campaignId),
        isNotNull(leadSearches.criteria),
      ),
    )
    .orderBy(desc(leadSearches.startedAt))
    .limit(mostSearches);
  return rows.map(({ result: { searchId, verdict, score, reasons }, name, startedAt }) => ({
    searchId,
    name,
    verdict,
    score,
    reasons,
    startedAt: startedAt.toISOString(),
  }));
}

const listIdentitiesOf = (ctx: MemberCtx, personId: string): Promise<LeadDetail['identities']> =>
  ctx.db
    .select({ kind: personIdentities.kind, value: personIdentities.value })
    .from(personIdentities)
    .where(and(own(personIdentities, ctx.actor), eq(personIdentities.personId, personId)))
    .orderBy(asc(personIdentities.kind), asc(personIdentities.value));
