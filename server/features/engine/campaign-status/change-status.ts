import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  type CampaignAct,
  outcomeOf,
  type PausedReason,
  refusalOf,
  startingPoints,
} from '#core/campaigns/campaign-status.ts';
import { canLaunch } from '#core/campaigns/launch-checks.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { type CampaignRow, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { closeSequence } from '#server/features/campaigns/campaigns/write-sequence.ts';
import {
  forecastAtLaunch,
  type LaunchForecast,
} from '#server/features/engine/forecast/forecast-at-launch.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { atOneMoment, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { revivePeople } from '../wake/revive-people.ts';
import { readLaunchChecks } from './read-launch-checks.ts';

/**
 * Acts of a user on a campaign, through the one state machine. Another account than before takes it over only where
 * that is asked for: whoever the former one approached is left in peace.
 */
export const changeStatus = (
  ctx: MemberCtx,
  id: string,
  act: CampaignAct,
  {
    mayChangeAccount = false,
    forecast = null,
  }: { mayChangeAccount?: boolean; forecast?: LaunchForecast | null } = {},
): Promise<void> =>
  inTransaction(ctx, async (running) => {
    const ctx = atOneMoment(running);
    // What is checked is what runs: nothing is written to it meanwhile.
    await lockOwner(ctx);
    const { campaign } = await getCampaign(ctx, id);
    if (act === 'pause' && campaign.status === 'paused') return keepPaused(ctx, campaign);
    if (!startingPoints(act).includes(campaign.status)) throw refused(act, campaign);
    const accountId = outcomeOf(act) === 'active' ? await requireReady(ctx, id) : null;
    const changesAccount =
      accountId !== null && campaign.accountId !== null && accountId !== campaign.accountId;
    if (changesAccount && !mayChangeAccount) throw new AppError('conflict', otherAccount);
    const now = ctx.clock.now();
    const status = outcomeOf(act);
    const [changed] = await ctx.db
      .update(campaigns)
      .set({
        status,
        pausedReason: status === 'paused' ? 'user' : null,
        statusChangedAt: ctx.campaignClock.now(),
        updatedAt: now,
        version: sql`${campaigns.version} + 1`,
        ...(accountId && { accountId, launchedAt: campaign.launchedAt ?? ctx.campaignClock.now() }),
      })
      .where(
        and(
          own(campaigns, ctx.actor),
          eq(campaigns.id, id),
          isNull(campaigns.deletedAt),
          inArray(campaigns.status, [...startingPoints(act)]),
        ),
      )
      .returning();
    if (!changed) throw refused(act, (await getCampaign(ctx, id)).campaign);
    if (status === 'active') await closeSequence(ctx, campaign);
    if (act === 'unarchive') await revivePeople(ctx, { ...ctx.actor, campaignId: id });
    const because = changesAccount ? 'other_account' : 'user';
    const isFirst = campaign.launchedAt === null;
    await record(ctx, changed, { isFirst, because, forecast: isFirst ? forecast : null });
    if (status === 'active' && !campaign.launchedAt)
      await publish(ctx, 'campaign.launched', { campaignId: id });
    else await publish(ctx, 'campaign.status-changed', { campaignId: id });
  });

/** What is foreseen now is kept with it. */
export const launchCampaign = async (ctx: MemberCtx, id: string): Promise<void> =>
  changeStatus(ctx, id, 'launch', { forecast: await forecastAtLaunch(ctx, id) });
export const pauseCampaign = (ctx: MemberCtx, id: string) => changeStatus(ctx, id, 'pause');
export const resumeCampaign = (ctx: MemberCtx, id: string) => changeStatus(ctx, id, 'resume');
export const archiveCampaign = (ctx: MemberCtx, id: string) => changeStatus(ctx, id, 'archive');
export const resumeFromOtherAccount = (ctx: MemberCtx, id: string) =>
  changeStatus(ctx, id, 'resume', { mayChangeAccount: true });

/** Recorded in its history; archiving is not. */
async function record(
  ctx: MemberCtx,
  { id, status, accountId }: CampaignRow,
  { isFirst, because, forecast }: { isFirst: boolean; because: string; forecast: LaunchForecast | null },
) {
  if (status !== 'active' && status !== 'paused') return;
  const kind = status === 'paused' ? 'campaign_paused' : isFirst ? 'campaign_launched' : 'campaign_resumed';
  await recordActivity(ctx, {
    workspaceId: ctx.actor.workspaceId,
    kind,
    campaignId: id,
    accountId,
    detail: { because, ...(forecast && { forecast }) },
  });
}

const otherAccount =
  'Cette campagne partait d’un autre compte LinkedIn. Ouvrez-la pour la faire partir du compte connecté.';

const refused = (act: CampaignAct, { status }: CampaignRow) =>
  new AppError('conflict', refusalOf(act, status), { status });

/** Nothing runs unless every check before launch passes; the account that will act is returned. */
async function requireReady(ctx: MemberCtx, id: string): Promise<string> {
  const { checks, accountId } = await readLaunchChecks(ctx, id, { isLocked: true });
  if (canLaunch(checks) && accountId) return accountId;
  const wrong = checks.filter(({ isPassed }) => !isPassed);
  const message =
    wrong.length === 1
      ? `Un point à corriger avant le lancement : ${wrong[0]?.title}.`
      : `${wrong.length} points à corriger avant le lancement.`;
  throw new AppError('conflict', message, { checks });
}

/** Paused by something else, and the user wants it so: what caused it no longer resumes it. */
async function keepPaused(ctx: MemberCtx, { id, pausedReason }: CampaignRow): Promise<void> {
  const byPerson: PausedReason = 'user';
  if (pausedReason === byPerson) return;
  await ctx.db
    .update(campaigns)
    .set({ pausedReason: byPerson, updatedAt: ctx.clock.now(), version: sql`${campaigns.version} + 1` })
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id), eq(campaigns.status, 'paused')));
}
