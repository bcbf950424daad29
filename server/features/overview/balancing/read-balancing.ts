import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Balancing } from '#contract/overview/privacy.ts';
import { describeRetention, type RetentionChoice } from '#core/people/retention.ts';
import {
  type BalancingAnswers,
  balancingForm,
  proposeBalancing,
  publicAnswer,
} from '#core/privacy/balancing.ts';
import { readRetention } from '#server/features/audience/people/forget/retention-choice.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import {
  type CampaignRecord,
  getCampaign,
  listCampaigns,
} from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type BalancingRow, balancingTests } from './balancing.table.ts';

/** What is asked and what was answered; the first answers follow the given campaign, or the last one. */
export async function readBalancing(ctx: MemberCtx, campaignId?: string): Promise<Balancing> {
  const rows = await listVersions(ctx, ctx.actor.workspaceId);
  const draft = rows.find(({ confirmedAt }) => confirmedAt === null);
  const confirmed = rows.filter(({ confirmedAt }) => confirmedAt !== null);
  const isDue = isStillDue(rows);
  const record = campaignId ? await getCampaign(ctx, campaignId) : (await listCampaigns(ctx)).at(-1);
  return {
    isDue,
    nextVersion: (rows[0]?.version ?? 0) + (draft ? 0 : 1),
    from: record?.campaign.name ?? null,
    proposed: proposeFrom(record, await readRetention(ctx, ctx.actor.workspaceId)),
    draft: draft?.answers ?? null,
    versions: confirmed.map(({ version, answers, confirmedAt }) => ({
      version,
      answers,
      confirmedAt: confirmedAt?.toISOString() ?? '',
    })),
    toConfirm: isDue ? await listLaunched(ctx) : [],
  };
}

export const isStillDue = (rows: readonly BalancingRow[]): boolean =>
  !rows.some(({ form, confirmedAt }) => confirmedAt !== null && form === balancingForm);

/** The last one first. */
export const listVersions = (ctx: Ctx, workspaceId: string): Promise<BalancingRow[]> =>
  ctx.db
    .select()
    .from(balancingTests)
    .where(own(balancingTests, workspaceId))
    .orderBy(desc(balancingTests.version));

/** In force, if one is. */
export async function findConfirmed(ctx: Ctx, workspaceId: string): Promise<BalancingRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(balancingTests)
    .where(and(own(balancingTests, workspaceId), isNotNull(balancingTests.confirmedAt)))
    .orderBy(desc(balancingTests.version))
    .limit(1);
  return row;
}

/** In short, for whoever received a message. */
export const readPublicAnswer = async (ctx: Ctx, workspaceId: string): Promise<string | null> =>
  (await findConfirmed(ctx, workspaceId))?.answers[publicAnswer] ?? null;

const proposeFrom = (record: CampaignRecord | undefined, choice: RetentionChoice): BalancingAnswers =>
  proposeBalancing({
    offer: record?.offer?.name ?? null,
    company: record?.offer?.content.companyInfo.companyName.trim() || null,
    target: record?.icp?.name ?? null,
    engagement: record?.engagementConfig ?? null,
    retention: describeRetention(choice),
  });

/** What runs already without a confirmation: launched by a program, or before there was one. */
const listLaunched = (ctx: MemberCtx) =>
  ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), isNull(campaigns.deletedAt), isNotNull(campaigns.launchedAt)))
    .orderBy(asc(campaigns.launchedAt), asc(campaigns.id));
