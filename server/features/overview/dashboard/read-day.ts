import { and, gte, lte } from 'drizzle-orm';
import type { AccountDay, DayMark } from '#contract/overview/dashboard.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import type { Plan } from '#core/identity/plans.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { dayOfSending, type Planned } from '#server/features/overview/campaign-live/read-plan.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const shown: Partial<Record<AttemptAct, DayMark['act']>> = {
  visit: 'visit',
  invite: 'invitation',
  message: 'message',
  answer: 'message',
};

type Input = {
  accountId: string;
  records: readonly CampaignRecord[];
  plan: Plan;
  planned: readonly Planned[];
};

/** What left today, and what will if nothing changes. */
export async function readDay(ctx: MemberCtx, input: Input): Promise<AccountDay> {
  const now = ctx.campaignClock.now();
  const { startsAt, opensAt, closesAt } = dayOfSending(input.records, input.plan, now);
  const rows = await ctx.db
    .select({
      act: attempts.act,
      claimedAt: attempts.claimedAt,
      settledAt: attempts.settledAt,
      settledBy: attempts.settledBy,
    })
    .from(attempts)
    .where(
      and(
        own(attempts, ctx.actor, { accountId: input.accountId, state: 'confirmed' }),
        gte(attempts.claimedAt, startsAt),
        lte(attempts.claimedAt, now),
      ),
    )
    .orderBy(attempts.claimedAt);
  const mark = (act: AttemptAct, at: Date | null, state: DayMark['state']): DayMark[] => {
    const line = shown[act];
    return line && at ? [{ act: line, at: at.toISOString(), state }] : [];
  };
  return {
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    marks: [
      ...rows.flatMap(({ act, claimedAt, settledAt, settledBy }) =>
        mark(act, claimedAt ?? settledAt, settledBy === 'presumed' ? 'presumed' : 'confirmed'),
      ),
      ...input.planned.flatMap(({ act, at }) => (at < closesAt ? mark(act, at, 'planned') : [])),
    ],
  };
}
