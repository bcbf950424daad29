import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { attempts } from '../ledger/attempts.table.ts';

const atOnce = 500;

/** Of an enrolment: what only waits for its turn, and what the user does by hand, no account has done. */
export const isBegun = sql<boolean>`exists (select 1 from ${attempts} a where a.workspace_id = ${enrolments}.workspace_id
  and a.campaign_id = ${enrolments}.campaign_id and a.person_id = ${enrolments}.person_id
  and a.act <> 'task' and a.state <> 'planned')`;

/**
 * A campaign goes on with another account than it began with. Whoever was already approached by the former one is not
 * approached again by somebody else: their sequence ends. The others begin with the new one.
 */
export async function changeAccount(ctx: Ctx, campaignId: string): Promise<void> {
  for (let moved = atOnce; moved === atOnce; ) moved = await changeBatch(ctx, campaignId);
}

const changeBatch = (ctx: Ctx, campaignId: string): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const [campaign] = await ctx.db
      .select({ workspaceId: campaigns.workspaceId, accountId: campaigns.accountId })
      .from(campaigns)
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.status, 'active'), isNull(campaigns.deletedAt)))
      .for('no key update');
    if (!campaign?.accountId) return 0;
    const { workspaceId, accountId } = campaign;
    const ofCampaign = and(own(enrolments, workspaceId), eq(enrolments.campaignId, campaignId));
    const left = await ctx.db
      .select({
        personId: enrolments.personId,
        accountId: enrolments.accountId,
        isBegun,
      })
      .from(enrolments)
      .where(and(ofCampaign, ne(enrolments.state, 'finished'), ne(enrolments.accountId, accountId)))
      .orderBy(enrolments.personId)
      .limit(atOnce)
      .for('update');
    const begun = left.filter(({ isBegun }) => isBegun);
    const free = left.filter(({ isBegun }) => !isBegun).map(({ personId }) => personId);
    const now = ctx.campaignClock.now();
    if (begun.length > 0)
      await ctx.db
        .update(enrolments)
        .set({
          state: 'finished',
          reason: 'account_changed',
          finishedAt: now,
          nextActionAt: null,
          nextStepKey: null,
          nextAct: null,
          isOnHold: false,
        })
        .where(
          and(
            ofCampaign,
            inArray(
              enrolments.personId,
              begun.map(({ personId }) => personId),
            ),
          ),
        );
    if (free.length > 0) {
      await ctx.db
        .update(enrolments)
        .set({ accountId, state: 'waiting', reason: 'campaign_paused', nextActionAt: now, nextAct: null })
        .where(and(ofCampaign, inArray(enrolments.personId, free)));
      await ctx.db
        .update(attempts)
        .set({ accountId })
        .where(
          and(own(attempts, workspaceId, { campaignId, state: 'planned' }), inArray(attempts.personId, free)),
        );
    }
    await recordActivity(
      ctx,
      ...begun.map(({ personId, accountId }) => ({
        workspaceId,
        kind: 'person_finished' as const,
        campaignId,
        personId,
        accountId,
        detail: { because: 'account_changed' },
      })),
    );
    return left.length;
  });
