import { and, eq, not, sql } from 'drizzle-orm';
import type { CampaignLive } from '#contract/overview/campaign-live.ts';
import { type LeftOutReason, leftOutReasons } from '#core/campaign-live/left-out.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import {
  earlierContact,
  isEnrolledIn,
  isFollowedElsewhere,
} from '#server/features/campaigns/leads/change/earlier-contact.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Qualified people whom the sequence does not take, by the first thing that keeps them out. */
export async function readLeftOut(
  ctx: Ctx,
  workspaceId: string,
  campaignId: string,
): Promise<CampaignLive['leftOut']> {
  const rows = await ctx.db
    .select({
      personId: campaignLeads.personId,
      reason: sql<LeftOutReason | null>`case
        when ${people.exclusionId} is not null then 'excluded'
        when ${isOutside} then 'outside'
        when ${earlierContact(campaignLeads)} is not null then 'contacted'
        when ${isFollowedElsewhere(campaignLeads)} then 'elsewhere'
        end`,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, workspaceId, { campaignId, verdict: 'qualified' }),
        not(isEnrolledIn(campaignLeads)),
      ),
    );
  const unexplained = rows.flatMap(({ personId, reason }) => (reason ? [] : personId));
  const opposed = await readOpposed(ctx, workspaceId, unexplained);
  const reasons = rows.map(
    ({ personId, reason }): LeftOutReason => reason ?? (opposed.has(personId) ? 'opposed' : 'coming'),
  );
  return leftOutReasons
    .map((reason) => ({ reason, people: reasons.filter((one) => one === reason).length }))
    .filter((each) => each.people > 0);
}
