import { and, count, countDistinct, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CampaignFigures } from '#contract/overview/campaign-live.ts';
import type { AskReason } from '#core/engine/decide/decision.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { asksUser } from '#server/features/engine/ledger/asks-user.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { hasReplied } from './has-replied.ts';

const none: CampaignFigures = {
  enrolled: 0,
  invited: 0,
  accepted: 0,
  reached: 0,
  replied: 0,
  finished: 0,
  asking: 0,
  toApprove: 0,
};

const isToApprove = and(
  eq(enrolments.state, 'asking'),
  inArray(enrolments.reason, ['approval', 'text_refused', 'text_missing'] satisfies AskReason[]),
);

/** How far the people of some campaigns are; three reads, however many campaigns. */
export async function countFigures(
  ctx: Ctx,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<(campaignId: string) => CampaignFigures> {
  if (campaignIds.length === 0) return () => none;
  const ids = [...campaignIds];
  const written = ctx.db
    .select({ campaignId: attempts.campaignId, personId: attempts.personId })
    .from(attempts)
    .where(
      and(
        own(attempts, workspaceId),
        inArray(attempts.campaignId, ids),
        inArray(attempts.act, ['invite', 'message']),
        eq(attempts.state, 'confirmed'),
      ),
    );
  const isReplied = hasReplied(enrolments, workspaceId);
  const isReached = sql`${isReplied} or (${enrolments.campaignId}, ${enrolments.personId}) in (${written})`;
  const stages = await ctx.db
    .select({
      campaignId: enrolments.campaignId,
      enrolled: count(),
      finished: count(sql`case when ${enrolments.state} = 'finished' then 1 end`),
      asking: count(sql`case when ${asksUser} then 1 end`),
      toApprove: count(sql`case when ${isToApprove} then 1 end`),
      reached: count(sql`case when ${isReached} then 1 end`),
      replied: count(sql`case when ${isReplied} then 1 end`),
    })
    .from(enrolments)
    .where(and(own(enrolments, workspaceId), inArray(enrolments.campaignId, ids)))
    .groupBy(enrolments.campaignId);
  const invited = await ctx.db
    .select({ campaignId: attempts.campaignId, people: countDistinct(attempts.personId) })
    .from(attempts)
    .where(
      and(
        own(attempts, workspaceId, { act: 'invite', state: 'confirmed' }),
        inArray(attempts.campaignId, ids),
      ),
    )
    .groupBy(attempts.campaignId);
  const accepted = await ctx.db
    .select({ campaignId: relations.campaignId, people: count() })
    .from(relations)
    .where(
      and(
        own(relations, workspaceId),
        inArray(relations.campaignId, ids),
        eq(relations.state, 'connected'),
        isNotNull(relations.invitedAt),
      ),
    )
    .groupBy(relations.campaignId);
  const peopleOf = (rows: { campaignId: string | null; people: number }[], id: string) =>
    rows.find(({ campaignId }) => campaignId === id)?.people ?? 0;
  return (id) => {
    const stage = stages.find(({ campaignId }) => campaignId === id);
    return {
      enrolled: stage?.enrolled ?? 0,
      finished: stage?.finished ?? 0,
      asking: stage?.asking ?? 0,
      toApprove: stage?.toApprove ?? 0,
      reached: stage?.reached ?? 0,
      replied: stage?.replied ?? 0,
      invited: peopleOf(invited, id),
      accepted: peopleOf(accepted, id),
    };
  };
}
