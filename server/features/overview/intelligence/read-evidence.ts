import { and, eq } from 'drizzle-orm';
import { markedAt } from '#core/analytics/journey.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import type { AskReason } from '#core/engine/decide/decision.ts';
import type { Evidence } from '#core/intelligence/evidence.ts';
import { type CampaignRecord, getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { readAllSteps } from '#server/features/overview/analytics/read-all-steps.ts';
import { readJourneys } from '#server/features/overview/analytics/read-journeys.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readAccountEvidence } from './read-account-evidence.ts';
import { readEdits } from './read-edits.ts';
import { readSentTexts } from './read-sent-texts.ts';
import { readJudged, readSharedCompanies } from './read-target-evidence.ts';

export type CampaignEvidence = {
  record: CampaignRecord;
  evidence: Evidence;
  /** The score of each person at enrolment. */
  scores: ReadonlyMap<string, number>;
};

/** Everything that the rules look at, as it is now. */
export async function readEvidence(ctx: MemberCtx, campaignId: string): Promise<CampaignEvidence> {
  const record = await getCampaign(ctx, campaignId);
  const { campaign, engagementConfig, offer, icp } = record;
  const journeys = await readJourneys(ctx, [campaignId]);
  const enrolled = await readEnrolled(ctx, campaignId);
  const upcoming = journeys
    .filter((journey) => markedAt(journey, 'upcoming'))
    .map(({ personId }) => personId);
  return {
    record,
    scores: new Map(enrolled.map(({ personId, score }) => [personId, score])),
    evidence: {
      now: ctx.campaignClock.now(),
      isRunning: campaign.status === 'active',
      journeys,
      steps: await readAllSteps(ctx, campaignId),
      sequence: engagementConfig ?? { ...defaultEngagement, steps: [] },
      texts: await readSentTexts(ctx, campaignId),
      arguments: offer?.argumentaire.arguments ?? [],
      target: icp?.content ?? null,
      // Of whom nothing is known yet, nothing is said.
      leads: await readJudged(ctx, campaignId),
      waitingForText: enrolled.filter(waitsForText).map(({ personId }) => personId),
      edits: await readEdits(ctx, campaignId),
      shared: await readSharedCompanies(ctx, campaignId, upcoming),
      account: await readAccountEvidence(ctx, campaign),
    },
  };
}

const readEnrolled = (ctx: MemberCtx, campaignId: string) =>
  ctx.db
    .select({
      personId: enrolments.personId,
      score: enrolments.score,
      state: enrolments.state,
      reason: enrolments.reason,
    })
    .from(enrolments)
    .where(and(own(enrolments, ctx.actor), eq(enrolments.campaignId, campaignId)));

const textReasons: readonly string[] = [
  'approval',
  'text_refused',
  'text_missing',
] satisfies readonly AskReason[];
const waitsForText = ({ state, reason }: { state: string; reason: string | null }) =>
  state === 'asking' && reason !== null && textReasons.includes(reason);
