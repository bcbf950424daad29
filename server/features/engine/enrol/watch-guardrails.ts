import { and, count, desc, eq, exists, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { campaignPath } from '#contract/paths.ts';
import { type Alarm, checkGuardrails, guardrails } from '#core/engine/pace/guardrails.ts';
import { dayMs } from '#core/time/durations.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { type CampaignRow, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';

const weekMs = 7 * dayMs;
/** The network says in so many words that too much was asked of it. */
const warnings = ['limit_exceeded', 'connection_limit_reached'];
/** With fewer, enough accept whatever the rest is. */
const fewestUnanswered = Math.ceil(guardrails.decidedInvitations * (1 - guardrails.lowestAcceptance));

/** What goes wrong pauses a running campaign by itself, with the number, the threshold and the way out. */
export async function watchGuardrails(ctx: Ctx): Promise<void> {
  for (const campaign of await listSuspects(ctx)) {
    const [alarm] = checkGuardrails(await readFacts(ctx, campaign));
    if (alarm) await raise(ctx, campaign, alarm);
  }
  await resumeRelieved(ctx);
}

/** Those that might have an alarm, found at once: most have none, and reading all there is about each is long. */
async function listSuspects(ctx: Ctx): Promise<CampaignRow[]> {
  const lastWeek = new Date(ctx.campaignClock.now().getTime() - weekMs);
  const ofCampaign = and(own(relations, campaigns), eq(relations.campaignId, campaigns.id));
  const manyUnanswered = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(relations)
      .where(and(ofCampaign, isUnanswered(ctx)))
      .offset(fewestUnanswered - 1)
      .limit(1),
  );
  // As `readPending` counts them.
  const manyPending = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(relations)
      .where(own(relations, campaigns, { accountId: campaigns.accountId, state: 'invited' }))
      .offset(guardrails.mostPending - 1)
      .limit(1),
  );
  const rows = await ctx.db
    .select({ campaign: campaigns })
    .from(campaigns)
    .leftJoin(socialAccounts, and(own(socialAccounts, campaigns), eq(socialAccounts.id, campaigns.accountId)))
    .where(
      and(
        eq(campaigns.status, 'active'),
        isNull(campaigns.deletedAt),
        or(
          gte(socialAccounts.pendingInvitations, guardrails.mostPending),
          manyPending,

          // Whoever was warned was made to wait from then on, and that is never shortened.
          gt(socialAccounts.backsOffUntil, lastWeek),
          manyUnanswered,
        ),
      ),
    );
  return rows.map(({ campaign }) => campaign);
}

function isUnanswered(ctx: Ctx) {
  const late = new Date(ctx.campaignClock.now().getTime() - guardrails.undecidedForDays * dayMs);
  return or(
    inArray(relations.state, ['withdrawn', 'declined']),
    and(eq(relations.state, 'invited'), lt(relations.since, late)),
  );
}

async function readFacts(ctx: Ctx, campaign: CampaignRow) {
  const { workspaceId, id, accountId } = campaign;
  const since = await lastAlarm(ctx, campaign, 'low_acceptance');
  const [counts] = await ctx.db
    .select({
      accepted: count(sql`case when ${relations.state} = 'connected' then 1 end`),
      unanswered: count(sql`case when ${isUnanswered(ctx)} then 1 end`),
    })
    .from(relations)
    .where(
      and(
        own(relations, workspaceId),
        eq(relations.campaignId, id),
        // What was paused for once is not counted again: the user mended it, and what follows is measured.
        gt(relations.invitedAt, since ?? new Date(0)),
      ),
    );
  return {
    accepted: counts?.accepted ?? 0,
    unanswered: counts?.unanswered ?? 0,
    pending: accountId ? await countPending(ctx, workspaceId, accountId) : 0,
    hasNetworkWarning: accountId ? await wasWarned(ctx, campaign, accountId) : false,
  };
}

async function countPending(ctx: Ctx, workspaceId: string, accountId: string): Promise<number> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(own(socialAccounts, workspaceId), eq(socialAccounts.id, accountId)));
  return account ? ((await readPending(ctx, account)) ?? 0) : 0;
}

async function lastAlarm(
  ctx: Ctx,
  { workspaceId, id }: CampaignRow,
  kind: Alarm['kind'],
): Promise<Date | undefined> {
  const [last] = await ctx.db
    .select({ at: activity.at })
    .from(activity)
    .where(
      and(
        own(activity, workspaceId, { campaignId: id, kind: 'guardrail_raised' }),
        sql`${activity.detail} ->> 'kind' = ${kind}`,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(1);
  return last?.at;
}

/** In the last week, and since it was last paused for that. */
async function wasWarned(ctx: Ctx, campaign: CampaignRow, accountId: string): Promise<boolean> {
  const lastWeek = new Date(ctx.campaignClock.now().getTime() - weekMs);
  const alarmed = await lastAlarm(ctx, campaign, 'network_warning');
  const [warning] = await ctx.db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        own(activity, campaign, { accountId, kind: 'account_backed_off' }),
        gt(activity.at, alarmed && alarmed > lastWeek ? alarmed : lastWeek),
        sql`${activity.detail} ->> 'slug' in ${warnings}`,
      ),
    )
    .limit(1);
  return warning !== undefined;
}

const raise = (ctx: Ctx, { workspaceId, id, name, accountId }: CampaignRow, alarm: Alarm): Promise<void> =>
  inTransaction(ctx, async (running) => {
    const ctx = atOneMoment(running);
    const [paused] = await ctx.db
      .update(campaigns)
      .set({
        status: 'paused',
        pausedReason: 'guardrail',
        statusChangedAt: ctx.campaignClock.now(),
        updatedAt: ctx.clock.now(),
        version: sql`${campaigns.version} + 1`,
      })
      .where(and(own(campaigns, workspaceId), eq(campaigns.id, id), eq(campaigns.status, 'active')))
      .returning({ id: campaigns.id });
    if (!paused) return;
    await recordActivity(ctx, {
      workspaceId,
      kind: 'guardrail_raised',
      campaignId: id,
      accountId,
      detail: alarm,
    });
    await notify(ctx, ownerOf(workspaceId), {
      type: 'warning',
      title: 'Un garde-fou a mis une campagne en pause',
      message: `«\u00a0${name}\u00a0»\u00a0: ${alarm.measured} (seuil\u00a0: ${alarm.threshold}). ${alarm.wayOut}`,
      link: campaignPath(id),
    });
  });

/** Too many waited for an answer, and no longer do: the campaign goes on, as it was promised. */
async function resumeRelieved(ctx: Ctx): Promise<void> {
  const paused = await ctx.db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.status, 'paused'),
        eq(campaigns.pausedReason, 'guardrail'),
        isNull(campaigns.deletedAt),
      ),
    );
  for (const campaign of paused) {
    const { workspaceId, id, accountId } = campaign;
    const full = await lastAlarm(ctx, campaign, 'too_many_pending');
    if (!full || !accountId || full < campaign.statusChangedAt) continue;
    if ((await countPending(ctx, workspaceId, accountId)) >= guardrails.mostPending) continue;
    await inTransaction(ctx, async (running) => {
      const ctx = atOneMoment(running);
      const [resumed] = await ctx.db
        .update(campaigns)
        .set({
          status: 'active',
          pausedReason: null,
          statusChangedAt: ctx.campaignClock.now(),
          updatedAt: ctx.clock.now(),
          version: sql`${campaigns.version} + 1`,
        })
        .where(own(campaigns, workspaceId, { id, status: 'paused', pausedReason: 'guardrail' }))
        .returning({ id: campaigns.id });
      if (!resumed) return;
      await recordActivity(ctx, {
        workspaceId,
        kind: 'campaign_resumed',
        campaignId: id,
        accountId,
        detail: { because: 'pending_relieved' },
      });
      await publish(ctx, 'campaign.status-changed', { campaignId: id });
      // Its account, or what the plan holds, may have been lost meanwhile: then it waits for that.
      await publish(ctx, 'campaign.reopened', { accountId });
    });
  }
}
