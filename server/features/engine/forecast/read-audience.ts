import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Audience, type AudienceLead, sortAudience } from '#core/campaigns/audience.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isKeptOutside, isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { earlierContact } from '#server/features/campaigns/leads/change/earlier-contact.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type CampaignLead = AudienceLead & { score: number };

/** What the network can be asked for somebody with. */
const reachingKinds = ['classic', 'sales_navigator'] as const;

/** The qualified leads of a campaign, best first: who would be contacted, who would not, and why. */
export async function readAudience(ctx: MemberCtx, campaignId: string): Promise<Audience<CampaignLead>> {
  const { workspaceId } = ctx.actor;
  const leads = await ctx.db
    .select({
      personId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      headline: people.headline,
      publicIdentifier: people.publicIdentifier,
      source: people.source,
      lawfulBasis: people.lawfulBasis,
      exclusionId: people.exclusionId,
      score: campaignLeads.score,
      earlier: earlierContact(campaignLeads),
      isOutside: sql<boolean>`(${isOutside})`,
      isKeptOutside: sql<boolean>`(${isKeptOutside})`,
      isKnownToNetwork: sql<boolean>`exists (
        select 1 from ${personIdentities}
        where ${personIdentities.workspaceId} = ${people.workspaceId} and ${personIdentities.personId} = ${people.id}
          and ${inArray(personIdentities.kind, [...reachingKinds])})`,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(own(campaignLeads, workspaceId, { campaignId, verdict: 'qualified' }))
    .orderBy(desc(campaignLeads.score), people.id);
  const ids = leads.map(({ personId }) => personId);
  const opposed = await readOpposed(ctx, workspaceId, ids);
  const enrolled = await readEnrolled(ctx, campaignId);
  return sortAudience(
    leads.map(({ exclusionId, publicIdentifier, isKnownToNetwork, lastName, headline, ...lead }) => ({
      ...lead,
      name: [lead.firstName, lastName].filter(Boolean).join(' ') || headline || 'Personne sans nom',
      hasNetworkIdentity: publicIdentifier !== null || isKnownToNetwork,
      isOpposed: opposed.has(lead.personId),
      isExcluded: exclusionId !== null,
      followedIn: enrolled.elsewhere.get(lead.personId) ?? null,
      isEnrolled: enrolled.here.has(lead.personId),
    })),
  );
}

/** Who of the campaign's leads is in its sequence, and who is on the way in another one. */
async function readEnrolled(ctx: MemberCtx, campaignId: string) {
  const rows = await ctx.db
    .select({
      personId: enrolments.personId,
      campaignId: enrolments.campaignId,
      name: campaigns.name,
      state: enrolments.state,
    })
    .from(campaignLeads)
    .innerJoin(
      enrolments,
      and(own(enrolments, campaignLeads), eq(enrolments.personId, campaignLeads.personId)),
    )
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.campaignId, campaignId),
        sql`(${enrolments.campaignId} = ${campaignId} or ${ne(enrolments.state, 'finished')})`,
      ),
    );
  return {
    here: new Set(rows.filter((row) => row.campaignId === campaignId).map(({ personId }) => personId)),
    elsewhere: new Map(
      rows
        .filter((row) => row.campaignId !== campaignId)
        .map(({ personId, campaignId: other, name }) => [personId, { campaignId: other, name }]),
    ),
  };
}
