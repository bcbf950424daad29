import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { featureOfSchedule } from '#core/campaigns/sequence-rules.ts';
import { engagementProblems } from '#core/campaigns/wizard-steps.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wrongField } from '#server/platform/errors.ts';
import { type CampaignRow, campaignSequences, campaigns } from './campaigns.table.ts';

/** What is typed in one sitting is one version. */
const sittingMs = 30 * 60_000;

/**
 * A draft rewrites its sequence. One that was launched takes no sequence that could not run, and adds a version: those
 * who began keep theirs.
 */
export async function writeSequence(
  ctx: MemberCtx,
  campaign: CampaignRow,
  config: EngagementConfig | null,
): Promise<number> {
  if (config === null) return 0;
  const { workspaceId } = ctx.actor;
  if (campaign.launchedAt) await lockCampaign(ctx, campaign);
  const current = await readCurrent(ctx, campaign);
  await requirePlan(ctx, config, current?.config ?? null);
  const [problem] = campaign.launchedAt ? engagementProblems(config) : [];
  if (problem) throw wrongField('metadata.engagementConfig', problem.message);
  const now = ctx.clock.now();
  const isNew =
    !current ||
    (campaign.launchedAt !== null && (!isSameSitting(current, now) || (await isFollowed(ctx, campaign))));
  const version = campaign.sequenceVersion + (isNew ? 1 : 0);
  await ctx.db
    .insert(campaignSequences)
    .values({ workspaceId, campaignId: campaign.id, version, config, createdAt: now })
    .onConflictDoUpdate({
      target: [campaignSequences.workspaceId, campaignSequences.campaignId, campaignSequences.version],
      set: { config },
    });
  return version;
}

/** Locked, so that nobody begins while it is written: whoever began before is seen, and whoever comes after begins on what it says. */
const lockCampaign = (ctx: MemberCtx, { id }: CampaignRow) =>
  ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, id)))
    .for('no key update');

const isSameSitting = ({ createdAt, closedAt }: typeof campaignSequences.$inferSelect, now: Date) =>
  closedAt === null && now.getTime() - createdAt.getTime() < sittingMs;

/** Somebody began on it since, in the same sitting: what they follow is not rewritten under them. */
async function isFollowed(ctx: MemberCtx, { id, sequenceVersion }: CampaignRow): Promise<boolean> {
  const [follower] = await ctx.db
    .select({ id: enrolments.personId })
    .from(enrolments)
    .where(own(enrolments, ctx.actor, { campaignId: id, sequenceVersion }))
    .limit(1);
  return follower !== undefined;
}

/** Those who begin from now on begin on this version, and keep it. */
export async function closeSequence(ctx: MemberCtx, campaign: CampaignRow): Promise<void> {
  await ctx.db
    .update(campaignSequences)
    .set({ closedAt: ctx.clock.now() })
    .where(and(isCurrent(ctx, campaign), isNull(campaignSequences.closedAt)));
}

const isCurrent = (ctx: MemberCtx, { id, sequenceVersion }: CampaignRow) =>
  own(campaignSequences, ctx.actor, { campaignId: id, version: sequenceVersion });

async function readCurrent(ctx: MemberCtx, campaign: CampaignRow) {
  const [current] = await ctx.db.select().from(campaignSequences).where(isCurrent(ctx, campaign));
  return current;
}

/** Hours that the plan does not open are refused, unless they were there before it changed. */
async function requirePlan(
  ctx: MemberCtx,
  config: EngagementConfig,
  before: EngagementConfig | null,
): Promise<void> {
  const gate = featureOfSchedule(config);
  if (gate && !(before && isDeepStrictEqual(hoursOf(before), hoursOf(config))))
    await requireFeature(ctx, gate);
}

const hoursOf = ({ schedule, steps }: EngagementConfig) => [
  schedule,
  ...steps.map(({ key, window }) => ({ key, window })),
];
