import { and, eq, sql, sum } from 'drizzle-orm';
import type { WritingUsage } from '#contract/texts/writing.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readModelQuota, thisMonth } from './model-quota.ts';
import { writerUsage } from './writer-usage.table.ts';

type Spent = WritingUsage['total'];

/** What a model was asked this calendar month, as a whole and by campaign, the dearest first. */
export async function getWritingUsage(ctx: MemberCtx): Promise<WritingUsage> {
  const currency = ctx.env.model?.prices?.currency ?? null;
  const { month, isOfMonth } = thisMonth(ctx);
  const rows = await ctx.db
    .select({
      campaignId: writerUsage.campaignId,
      name: campaigns.name,
      calls: sql<number>`count(*) filter (where ${writerUsage.outcome} <> 'not_asked')`.mapWith(Number),
      inputTokens: sum(writerUsage.inputTokens).mapWith(Number),
      outputTokens: sum(writerUsage.outputTokens).mapWith(Number),
      costMicros: sum(writerUsage.costMicros).mapWith(Number),
      currency: writerUsage.currency,
    })
    .from(writerUsage)
    .leftJoin(campaigns, and(eq(campaigns.id, writerUsage.campaignId), own(campaigns, writerUsage)))
    .where(and(own(writerUsage, ctx.actor), isOfMonth))
    .groupBy(writerUsage.campaignId, campaigns.name, writerUsage.currency);
  const byCampaign = new Map<string | null, WritingUsage['byCampaign'][number]>();
  for (const row of rows) {
    const known = byCampaign.get(row.campaignId) ?? {
      ...nothing(currency),
      campaignId: row.campaignId,
      name: row.name ?? 'Hors campagne',
    };
    byCampaign.set(row.campaignId, { ...known, ...add(known, inCurrency(row, currency)) });
  }
  const list = [...byCampaign.values()];
  return {
    model: ctx.writer.model,
    currency,
    month,
    texts: await readModelQuota(ctx, ctx.actor.workspaceId),
    total: list.reduce<Spent>(add, nothing(currency)),
    byCampaign: list.sort(
      (one, other) => (other.costMicros ?? 0) - (one.costMicros ?? 0) || other.inputTokens - one.inputTokens,
    ),
  };
}

const nothing = (currency: string | null): Spent => ({
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: currency === null ? null : 0,
});

/** Money of another currency is not added to this one's. */
const inCurrency = (row: Spent & { currency: string | null }, currency: string | null): Spent => ({
  ...row,
  costMicros: currency === null ? null : row.currency === currency ? row.costMicros : 0,
});

const add = (one: Spent, other: Spent): Spent => ({
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  costMicros: one.costMicros === null ? null : one.costMicros + (other.costMicros ?? 0),
});
