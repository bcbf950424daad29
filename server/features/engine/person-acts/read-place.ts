import { and, eq } from 'drizzle-orm';
import type { PersonEnrolment } from '#contract/person-acts.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { offeredActs } from '#core/engine/person-acts.ts';
import { explainEnrolment } from '#core/prospects/explain-enrolment.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { loadPeople } from '#server/features/engine/claim/load-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { isPlace, type Whom } from './lock-enrolment.ts';
import { hurry } from './send-now.ts';

export async function readPlace(ctx: MemberCtx, whom: Whom): Promise<PersonEnrolment> {
  const { campaign } = await getCampaign(ctx, whom.campaignId);
  const [row] = await ctx.db
    .select({ place: enrolments, config: campaignSequences.config })
    .from(enrolments)
    .innerJoin(
      campaignSequences,
      and(
        eq(campaignSequences.userId, enrolments.userId),
        eq(campaignSequences.campaignId, enrolments.campaignId),
        eq(campaignSequences.version, enrolments.sequenceVersion),
      ),
    )
    .where(isPlace(ctx, whom));
  if (!row) throw notFound('Personne');
  const { place, config } = row;
  const now = ctx.campaignClock.now();
  const stepName = place.nextStepKey ? nameStep(config.steps, place.nextStepKey) : null;
  const [loaded] = place.state === 'finished' ? [] : await loadPeople(ctx, [place]);
  const goesFirst = place.firstAt !== null;
  return {
    ...whom,
    campaignName: campaign.name,
    state: place.state,
    reason: place.reason,
    explanation: explainEnrolment({ ...place, stepName, goesFirst }, now),
    nextActionAt: place.nextActionAt?.toISOString() ?? null,
    nextStepKey: place.nextStepKey,
    nextStepName: stepName,
    pausedUntil: place.pausedUntil?.toISOString() ?? null,
    isPaused: place.isPaused && (place.pausedUntil === null || place.pausedUntil > now),
    isOnHold: place.isOnHold,
    goesFirst,
    variant: place.variant,
    sequenceVersion: place.sequenceVersion,
    acts: offeredActs(
      place,
      config.steps,
      now,
      () => loaded !== undefined && hurry(loaded, now).is === 'act',
    ),
  };
}
