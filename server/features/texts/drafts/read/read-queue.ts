import { and, asc, count, desc, eq, gt, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { DraftPart, DraftQueue } from '#contract/texts/drafts.ts';
import { groupDepartures } from '#core/drafts/departure.ts';
import { writingObstacle } from '#core/drafts/writing-obstacle.ts';
import { isTextStep } from '#core/messages/make-brief.ts';
import { personalPart } from '#core/messages/personal-likeness.ts';
import { meanSimilarity } from '#core/messages/similarity.ts';
import { leftForCampaigns } from '#core/network/account-quotas.ts';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type CampaignRecord, listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { campaignDay, limitsOf } from '#server/features/network/social-accounts/account-uses.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { isInPart, needsApproval } from '#server/features/texts/drafts/read/needs-approval.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type DraftRun, draftRuns, drafts } from '../drafts.table.ts';
import { countSettled } from '../write/find-unwritten.ts';
import { isOffered } from './can-leave.ts';
import { isLater, presentDeparture, wayToText } from './text-departure.ts';

const mostCompared = 40;

/** The queue as a whole: what waits, how much of it looks alike, and what each campaign still lacks. */
export async function readQueue(ctx: MemberCtx, campaignId?: string): Promise<DraftQueue> {
  const { workspaceId } = ctx.actor;
  const all = (await listCampaigns(ctx)).filter(({ campaign }) => campaign.status !== 'archived');
  const counts = await countDrafts(ctx);
  const settled = await countSettled(
    ctx,
    workspaceId,
    all.flatMap(({ campaign, engagementConfig }) =>
      (engagementConfig?.steps ?? []).filter(isTextStep).map(({ key }) => ({
        campaignId: campaign.id,
        stepKey: key,
      })),
    ),
  );
  const runs = await readRuns(ctx);
  return {
    ...sumCounts(counts.filter((one) => !campaignId || one.campaignId === campaignId)),
    departures: await readDepartures(ctx, all, campaignId),
    sentPerDay: await readSentPerDay(ctx),
    similarity: await compareWaiting(ctx, campaignId),
    campaigns: all.map((record) => {
      const { id, name, status } = record.campaign;
      const run = runs.get(id);
      const counted = counts.find((one) => one.campaignId === id);
      return {
        id,
        name,
        status,
        waiting: counted?.waiting ?? 0,
        checked: counted?.checked ?? 0,
        ...describeUnwritten(record, settled.get(id) ?? 0),
        writing: run ? presentRun(run) : null,
      };
    }),
    model: ctx.writer.model,
  };
}

const presentRun = ({ state, written, asked, unanswered, overQuota }: DraftRun) => ({
  isRunning: state === 'running',
  written,
  total: asked,
  unanswered,
  overQuota,
});

function describeUnwritten(record: CampaignRecord, settled: number) {
  const { offer, engagementConfig: config, qualifiedCount } = record;
  const qualified = qualifiedCount ?? 0;
  const sendsTexts = config?.steps.some(isTextStep) ?? false;
  return {
    unwritten: sendsTexts ? Math.max(0, qualified - settled) : 0,
    obstacle: writingObstacle({ offer: offer?.content ?? null, config, qualified }),
  };
}

const isShown = (ctx: MemberCtx, campaignId?: string) =>
  and(
    own(drafts, ctx.actor),
    campaignId ? eq(drafts.campaignId, campaignId) : undefined,
    isOffered,
    isNull(campaigns.deletedAt),
  );
const ofPerson = and(own(people, drafts), eq(people.id, drafts.personId));
const ofCampaign = and(own(campaigns, drafts), eq(campaigns.id, drafts.campaignId));

/** Without any finding, and written from what holds today. */
export const isClean = and(
  eq(drafts.state, 'waiting'),
  eq(drafts.blocking, 0),
  eq(drafts.toRead, 0),
  eq(drafts.advice, 0),
  eq(drafts.isStale, false),
  ne(drafts.text, ''),
);

type Counts = Pick<DraftQueue, DraftPart | 'clean'>;

/** Of one campaign, as its queue counts them; those to mend are among those that wait. */
export async function countTexts(ctx: MemberCtx, campaignId: string) {
  const [counted] = await countDrafts(ctx, campaignId);
  const { waiting = 0, checked = 0, approved = 0, skipped = 0, blocked = 0 } = counted ?? {};
  return { written: waiting + checked + approved + skipped, waiting, checked, approved, blocked };
}

type CampaignCounts = Counts & { campaignId: string; blocked: number };

async function countDrafts(ctx: MemberCtx, campaignId?: string): Promise<CampaignCounts[]> {
  const countIf = (condition: SQL | undefined) => count(sql`case when ${condition} then 1 end`);
  const rows = await ctx.db
    .select({
      campaignId: drafts.campaignId,
      unsaid: countIf(eq(drafts.state, 'waiting')),
      waiting: countIf(and(needsApproval, not(isLater(ctx)))),
      later: countIf(and(needsApproval, isLater(ctx))),
      approved: countIf(eq(drafts.state, 'approved')),
      skipped: countIf(eq(drafts.state, 'skipped')),
      clean: countIf(and(isClean, needsApproval, not(isLater(ctx)))),
      blocked: countIf(and(eq(drafts.state, 'waiting'), gt(drafts.blocking, 0))),
    })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(isShown(ctx, campaignId))
    .groupBy(drafts.campaignId);
  return rows.map(({ unsaid, ...row }) => ({ ...row, checked: unsaid - row.waiting - row.later }));
}

/** How many are asked for, of all campaigns. */
export async function countAsked(ctx: MemberCtx): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(and(isShown(ctx), ...isInPart(ctx, 'waiting')));
  return counted?.count ?? 0;
}

function sumCounts(rows: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => rows.reduce((total, row) => total + row[of], 0);
  return {
    waiting: sum('waiting'),
    later: sum('later'),
    checked: sum('checked'),
    approved: sum('approved'),
    skipped: sum('skipped'),
    clean: sum('clean'),
  };
}

const mostDated = 1_000;

/** When those that wait leave, the soonest together first. */
async function readDepartures(
  ctx: MemberCtx,
  records: readonly CampaignRecord[],
  campaignId?: string,
): Promise<DraftQueue['departures']> {
  const rows = await ctx.db
    .select({ campaignId: drafts.campaignId, stepKey: drafts.stepKey, way: wayToText })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(and(isShown(ctx, campaignId), ...isInPart(ctx, 'waiting')))
    .limit(mostDated);
  const now = ctx.campaignClock.now();
  const recordOf = new Map(records.map((record) => [record.campaign.id, record]));
  const departures = rows.flatMap(({ campaignId, stepKey, way }) => {
    const record = recordOf.get(campaignId);
    if (!record) return [];
    const { campaign, engagementConfig: config } = record;
    return [presentDeparture({ status: campaign.status, config, stepKey, way }, now)];
  });
  return groupDepartures(departures).map(({ basis, at, count }) => ({
    basis,
    at: at?.toISOString() ?? null,
    count,
  }));
}

async function readSentPerDay(ctx: MemberCtx): Promise<number | null> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account) return null;
  const { perDay } = limitsOf(account, campaignDay(ctx)).message;
  return leftForCampaigns(perDay, perDay);
}

async function compareWaiting(ctx: MemberCtx, campaignId?: string): Promise<number | null> {
  const rows = await ctx.db
    .select({ text: drafts.text, rules: drafts.rules })
    .from(drafts)
    .innerJoin(people, ofPerson)
    .innerJoin(campaigns, ofCampaign)
    .where(
      and(
        isShown(ctx, campaignId),
        ...isInPart(ctx, 'waiting'),
        eq(drafts.textNumber, 1),
        ne(drafts.text, ''),
      ),
    )
    .orderBy(asc(byBytes(drafts.position)))
    .limit(mostCompared);
  return meanSimilarity(rows.map(({ text, rules }) => personalPart(text, rules.facts)));
}

/** The last run of each campaign, while it runs or once it has failed. */
async function readRuns(ctx: MemberCtx): Promise<Map<string, DraftRun>> {
  const rows = await ctx.db
    .selectDistinctOn([draftRuns.campaignId])
    .from(draftRuns)
    .where(and(own(draftRuns, ctx.actor), inArray(draftRuns.state, ['running', 'failed', 'completed'])))
    .orderBy(draftRuns.campaignId, desc(draftRuns.startedAt));
  return new Map(rows.map((run) => [run.campaignId, run]));
}
