import { and, count, desc, eq, ne } from 'drizzle-orm';
import { type AccountChange, type CampaignLive, Guardrail } from '#contract/overview/campaign-live.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import type { CampaignRow } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { readFormerAccounts } from '#server/features/campaigns/campaigns/former-account.ts';
import {
  type CampaignWithSequence,
  listSequences,
} from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { isBegun } from '#server/features/engine/wake/change-account.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { countFigures } from './count-figures.ts';
import { readFirstAction } from './list-next-actions.ts';
import { countUndecided } from './list-undecided.ts';
import { readLeftOut } from './read-left-out.ts';
import { plannedDay, readPlan } from './read-plan.ts';
import { readBudget } from './read-rhythm.ts';
import { readSilence } from './read-silence.ts';

/** The present state of a campaign. */
export async function readLive(ctx: MemberCtx, campaignId: string): Promise<CampaignLive> {
  const records = await listSequences(ctx);
  const record = records.find(({ campaign }) => campaign.id === campaignId);
  if (!record) throw notFound('Campagne');
  const { workspaceId } = ctx.actor;
  const { subscription } = await getOwnUser(ctx);
  const row = await findLinkedAccount(ctx, workspaceId);
  const { day, closesAt } = plannedDay(records, subscription, ctx.campaignClock.now());
  const account = row && { row, budget: await readBudget(ctx, row, day) };
  const planned = account ? await readPlan(ctx, account, records, subscription) : [];
  const figuresOf = await countFigures(ctx, workspaceId, [campaignId]);
  const { status, pausedReason } = record.campaign;
  const formerAccount = (await readFormerAccounts(ctx, row, [record.campaign]))(record.campaign);
  const isStopped = status === 'paused' && pausedReason === 'guardrail';
  return {
    now: ctx.campaignClock.now().toISOString(),
    status,
    pausedReason,
    figures: figuresOf(campaignId),
    leftOut: await readLeftOut(ctx, workspaceId, campaignId),
    silence: await readSilence(ctx, record, {
      ...{ account, formerAccount, planned, closesAt },
      plan: subscription,
    }),
    next: status === 'active' ? await readFirstAction(ctx, record, planned) : null,
    guardrail: isStopped ? await readGuardrail(ctx, workspaceId, campaignId) : null,
    accountChange:
      row && formerAccount
        ? await readAccountChange(ctx, record.campaign, { from: formerAccount, to: row })
        : null,
    ...(await countSteps(ctx, workspaceId, record)),
    ...(await countUndecided(ctx, { workspaceId, campaignId })),
  };
}

/** What the log says of the guardrail that stopped this campaign. */
export async function readGuardrail(
  ctx: Ctx,
  workspaceId: string,
  campaignId: string,
): Promise<Guardrail | null> {
  const [raised] = await ctx.db
    .select({ detail: activity.detail })
    .from(activity)
    .where(own(activity, workspaceId, { campaignId, kind: 'guardrail_raised' }))
    .orderBy(desc(activity.id))
    .limit(1);
  const parsed = Guardrail.safeParse(raised?.detail);
  return parsed.success ? parsed.data : null;
}

async function countSteps(
  ctx: Ctx,
  workspaceId: string,
  { campaign, engagementConfig }: CampaignWithSequence,
): Promise<Pick<CampaignLive, 'steps' | 'onOlderVersions'>> {
  const rows = await ctx.db
    .select({ key: enrolments.nextStepKey, version: enrolments.sequenceVersion, people: count() })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.campaignId, campaign.id),
        ne(enrolments.state, 'finished'),
      ),
    )
    .groupBy(enrolments.nextStepKey, enrolments.sequenceVersion);
  const sum = (some: typeof rows) => some.reduce((total, { people }) => total + people, 0);
  return {
    steps: (engagementConfig?.steps ?? []).map(({ key }) => ({
      key,
      people: sum(rows.filter((row) => row.key === key)),
    })),
    onOlderVersions: sum(rows.filter(({ version }) => version < campaign.sequenceVersion)),
  };
}

/** Who would begin with the account that is linked now, and whom the former one approached already. */
async function readAccountChange(
  { db }: Ctx,
  { workspaceId, id }: CampaignRow,
  { from, to }: { from: string; to: { id: string; name: string } },
): Promise<AccountChange> {
  const rows = await db
    .select({ isBegun, people: count() })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.campaignId, id),
        ne(enrolments.state, 'finished'),
        ne(enrolments.accountId, to.id),
      ),
    )
    .groupBy(isBegun);
  const peopleOf = (wanted: boolean) => rows.find((row) => row.isBegun === wanted)?.people ?? 0;
  return { from, to: to.name, begun: peopleOf(true), free: peopleOf(false) };
}
