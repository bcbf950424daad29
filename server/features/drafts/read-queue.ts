import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { DraftQueue } from '#contract/drafts.ts';
import { writingObstacle } from '#core/drafts/writing-obstacle.ts';
import { isTextStep } from '#core/messages/make-brief.ts';
import { meanSimilarity } from '#core/messages/similarity.ts';
import { campaigns } from '#server/features/campaigns/campaigns.table.ts';
import { type CampaignRecord, listCampaigns } from '#server/features/campaigns/read-campaigns.ts';
import { byBytes, people } from '#server/features/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { isOffered } from './can-leave.ts';
import { type DraftRun, draftRuns, drafts } from './drafts.table.ts';
import { countWritten } from './find-unwritten.ts';

const mostCompared = 40;

/** The queue as a whole: what waits, how much of it looks alike, and what each campaign still lacks. */
export async function readQueue(ctx: MemberCtx, campaignId?: string): Promise<DraftQueue> {
  const { userId } = ctx.actor;
  const all = (await listCampaigns(ctx)).filter(({ campaign }) => campaign.status !== 'archived');
  const counts = await countDrafts(ctx, campaignId);
  const written = await countWritten(
    ctx,
    userId,
    all.flatMap(({ campaign, engagementConfig }) =>
      (engagementConfig?.steps ?? []).filter(isTextStep).map(({ key }) => ({
        campaignId: campaign.id,
        stepKey: key,
      })),
    ),
  );
  const runs = await readRuns(ctx);
  const waiting = await countWaiting(ctx);
  return {
    ...counts,
    similarity: await compareWaiting(ctx, campaignId),
    campaigns: all.map((record) => {
      const { id, name, status } = record.campaign;
      const run = runs.get(id);
      return {
        id,
        name,
        status,
        waiting: waiting.get(id) ?? 0,
        ...describeUnwritten(record, written.get(id) ?? 0),
        writing: run ? { isRunning: run.state === 'running', written: run.written, total: run.asked } : null,
      };
    }),
    model: ctx.writer.model,
  };
}

function describeUnwritten(record: CampaignRecord, written: number) {
  const { offer, engagementConfig: config, qualifiedCount } = record;
  const qualified = qualifiedCount ?? 0;
  const sendsTexts = config?.steps.some(isTextStep) ?? false;
  return {
    unwritten: sendsTexts ? Math.max(0, qualified - written) : 0,
    obstacle: writingObstacle({ offer: offer?.content ?? null, config, qualified }),
  };
}

const isShown = (ctx: MemberCtx, campaignId?: string) =>
  and(
    eq(drafts.userId, ctx.actor.userId),
    campaignId ? eq(drafts.campaignId, campaignId) : undefined,
    isOffered,
    isNull(campaigns.deletedAt),
  );
const ofPerson = and(eq(people.userId, drafts.userId), eq(people.id, drafts.personId));
const ofCampaign = and(eq(campaigns.userId, drafts.userId), eq(campaigns.id, drafts.campaignId));

/** Without any finding, and written from what holds today. */
export const isClean = and(
  eq(drafts.state, 'waiting'),
  eq(drafts.blocking, 0),
  eq(drafts.advice, 0),
  eq(drafts.isStale, false),
  ne(drafts.text, ''),
);

async function countDrafts(ctx: MemberCtx, campaignId?: string) {
  const inState = (state: string) => count(sql`case when ${drafts.state} = ${state} then 1 end`);
  const [counted] = await ctx.db
    .select({
      waiting: inState('waiting'),
      approved: inState('approved'),
      skipped: inState('skipped'),
      clean: count(sql`case when ${isClean} then 1 end`),
    })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(isShown(ctx, campaignId));
  return counted ?? { waiting: 0, approved: 0, skipped: 0, clean: 0 };
}

async function countWaiting(ctx: MemberCtx): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ campaignId: drafts.campaignId, waiting: count() })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(and(isShown(ctx), eq(drafts.state, 'waiting')))
    .groupBy(drafts.campaignId);
  return new Map(rows.map(({ campaignId, waiting }) => [campaignId, waiting]));
}

async function compareWaiting(ctx: MemberCtx, campaignId?: string): Promise<number | null> {
  const rows = await ctx.db
    .select({ text: drafts.text })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(
      and(
        isShown(ctx, campaignId),
        eq(drafts.state, 'waiting'),
        eq(drafts.textNumber, 1),
        ne(drafts.text, ''),
      ),
    )
    .orderBy(asc(byBytes(drafts.position)))
    .limit(mostCompared);
  return meanSimilarity(rows.map(({ text }) => text));
}

/** The last run of each campaign, while it runs or once it has failed. */
async function readRuns(ctx: MemberCtx): Promise<Map<string, DraftRun>> {
  const rows = await ctx.db
    .selectDistinctOn([draftRuns.campaignId])
    .from(draftRuns)
    .where(
      and(
        eq(draftRuns.userId, ctx.actor.userId),
        inArray(draftRuns.state, ['running', 'failed', 'completed']),
      ),
    )
    .orderBy(draftRuns.campaignId, desc(draftRuns.startedAt));
  return new Map(rows.map((run) => [run.campaignId, run]));
}
