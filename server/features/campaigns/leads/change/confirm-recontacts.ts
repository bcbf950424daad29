import { and, eq, inArray, isNull, not, type SQL } from 'drizzle-orm';
import { recontactReasons } from '#core/campaigns/audience.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { requireCampaign } from './add-to-campaign.ts';
import { earlierContact, isEnrolledIn, isFollowedElsewhere } from './earlier-contact.ts';

/**
 * People whom an earlier campaign reached are contacted again by this one, because the user says so. Whoever said no
 * stays out, whatever is asked. In a running campaign they begin at once.
 */
export const confirmRecontacts = (
  ctx: MemberCtx,
  { campaignId, personIds }: { campaignId: string; personIds: readonly string[] },
): Promise<{ confirmed: number }> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await requireCampaign(ctx, workspaceId, campaignId);
    const opposed = await readOpposed(ctx, workspaceId, personIds);
    const free = personIds.filter((id) => !opposed.has(id));
    const confirmed = await ctx.db
      .update(campaignLeads)
      .set({ recontactConfirmedAt: ctx.campaignClock.now() })
      .where(
        and(
          own(campaignLeads, workspaceId),
          eq(campaignLeads.campaignId, campaignId),
          inArray(campaignLeads.personId, isFree(ctx, workspaceId, free)),
          inArray(earlierContact(campaignLeads) as SQL<string>, [...recontactReasons]),
          not(isFollowedElsewhere(campaignLeads)),
          not(isEnrolledIn(campaignLeads)),
        ),
      )
      .returning({ personId: campaignLeads.personId });
    if (confirmed.length === 0) return { confirmed: 0 };
    await recordActivity(
      ctx,
      ...confirmed.map(({ personId }) => ({
        ...{ workspaceId, campaignId, personId },
        kind: 'recontact_confirmed' as const,
      })),
    );
    await publish(ctx, 'campaign-leads.judged', { campaignId });
    return { confirmed: confirmed.length };
  });

const isFree = (ctx: MemberCtx, workspaceId: string, personIds: readonly string[]) =>
  ctx.db
    .select({ id: people.id })
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, [...personIds]), isNull(people.exclusionId)));
