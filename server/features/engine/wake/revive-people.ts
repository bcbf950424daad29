import { and, eq, exists, isNull, not, sql } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import {
  earlierContact,
  isFollowedElsewhere,
} from '#server/features/campaigns/leads/change/earlier-contact.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const atOnce = 500;

/**
 * A campaign that was archived or deleted is back: whoever was on the way goes on from where they stood. Who is followed
 * elsewhere by now, or was reached or answered since, stays out. In the caller's transaction.
 */
export async function revivePeople(
  ctx: Ctx,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
): Promise<void> {
  const isUntouched = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(campaignLeads)
      .where(
        and(
          own(campaignLeads, enrolments),
          eq(campaignLeads.campaignId, enrolments.campaignId),
          eq(campaignLeads.personId, enrolments.personId),
          isNull(earlierContact(campaignLeads)),
        ),
      ),
  );
  const revived = await ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      reason: 'campaign_paused',
      nextActionAt: ctx.campaignClock.now(),
      finishedAt: null,
    })
    .where(
      and(
        own(enrolments, workspaceId, { campaignId, state: 'finished', reason: 'campaign_over' }),
        not(isFollowedElsewhere(enrolments)),
        isUntouched,
      ),
    )
    .returning({ personId: enrolments.personId, accountId: enrolments.accountId });
  const lines = revived.map((person) => ({
    workspaceId,
    campaignId,
    ...person,
    kind: 'person_resumed' as const,
  }));
  // A statement holds some nine thousand at the most.
  for (let from = 0; from < lines.length; from += atOnce)
    await recordActivity(ctx, ...lines.slice(from, from + atOnce));
}
