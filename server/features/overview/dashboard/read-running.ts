import type { CampaignFigures } from '#contract/overview/campaign-live.ts';
import type { AccountDay } from '#contract/overview/dashboard.ts';
import type { Plan } from '#core/identity/plans.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { countFigures } from '#server/features/overview/campaign-live/count-figures.ts';
import { readFirstAction } from '#server/features/overview/campaign-live/list-next-actions.ts';
import { readGuardrail } from '#server/features/overview/campaign-live/read-live.ts';
import { plannedDay, readPlan } from '#server/features/overview/campaign-live/read-plan.ts';
import { readBudget } from '#server/features/overview/campaign-live/read-rhythm.ts';
import { readSilence } from '#server/features/overview/campaign-live/read-silence.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { Running } from './describe-outlook.ts';
import { readDay } from './read-day.ts';

type LaunchedCampaigns = {
  figuresOf: (campaignId: string) => CampaignFigures;
  runningOf: (record: CampaignRecord) => Running | null;
  day: AccountDay | null;
};

/** Figures and state of the launched campaigns; those that no longer run cost one count for all. */
export async function readRunning(
  ctx: MemberCtx,
  input: {
    records: readonly CampaignRecord[];
    account: SocialAccountRow | null;
    formerOf: (campaign: CampaignRecord['campaign']) => string | null;
    plan: Plan;
  },
): Promise<LaunchedCampaigns> {
  const { records, plan } = input;
  const launched = records.filter(({ campaign }) => campaign.launchedAt !== null);
  const figuresOf = await countFigures(
    ctx,
    ctx.actor.workspaceId,
    launched.map(({ campaign }) => campaign.id),
  );
  const { day, closesAt } = plannedDay(records, plan, ctx.campaignClock.now());
  const account = input.account && {
    row: input.account,
    budget: await readBudget(ctx, input.account, day),
  };
  const planned = account ? await readPlan(ctx, account, records, plan) : [];
  const running = new Map<string, Running>();
  for (const record of launched) {
    const { id, workspaceId, status, pausedReason } = record.campaign;
    const isStopped = status === 'paused' && pausedReason === 'guardrail';
    if (status !== 'active' && !isStopped) continue;
    const guardrail = isStopped ? await readGuardrail(ctx, workspaceId, id) : null;
    running.set(id, {
      silence: await readSilence(ctx, record, {
        ...{ account, planned, closesAt, plan },
        formerAccount: input.formerOf(record.campaign),
      }),
      next: status === 'active' ? await readFirstAction(ctx, record, planned) : null,
      guardrail: guardrail && `${guardrail.measured}, seuil\u00a0: ${guardrail.threshold}`,
    });
  }
  return {
    figuresOf,
    runningOf: ({ campaign }) => running.get(campaign.id) ?? null,
    day:
      account && launched.length > 0
        ? await readDay(ctx, { accountId: account.row.id, records, plan, planned })
        : null,
  };
}
