import { and, eq, sql } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { earlierContact } from '#server/features/campaigns/leads/change/earlier-contact.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { isBegun } from '../wake/change-account.ts';
import type { Whom } from './lock-enrolment.ts';

const refusals = {
  refused: 'Cette personne a décliné depuis\u00a0: sa séquence ne reprend pas.',
  answered: 'Cette personne vous a répondu depuis\u00a0: sa séquence ne reprend pas.',
  declined: 'Cette personne a décliné une invitation depuis\u00a0: sa séquence ne reprend pas.',
  // By another campaign, and the user wants this one to go on.
  contacted: null,
};

/** Why somebody whom the user took out is not taken back; null: they are, should the user wish so. */
export async function whyNotBack(ctx: MemberCtx, { campaignId, personId }: Whom): Promise<string | null> {
  const [lead] = await ctx.db
    .select({
      earlier: earlierContact(campaignLeads),
      status: campaigns.status,
      isApproachedByOther: sql<boolean>`${enrolments.accountId} <> ${campaigns.accountId} and ${isBegun}`,
    })
    .from(campaignLeads)
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .innerJoin(enrolments, own(enrolments, campaignLeads, { campaignId, personId }))
    .where(own(campaignLeads, ctx.actor, { campaignId, personId }));
  if (lead?.status === 'archived') return 'Cette campagne est archivée. Désarchivez-la d’abord.';
  if (lead?.isApproachedByOther)
    return 'Cette personne a été approchée depuis un autre compte LinkedIn\u00a0: sa séquence ne reprend pas.';
  return lead?.earlier ? refusals[lead.earlier] : null;
}
