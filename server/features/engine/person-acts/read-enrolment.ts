import type { PersonEnrolment } from '#contract/engine/person-acts.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { offeredActs } from '#core/engine/person-acts.ts';
import { explainEnrolment } from '#core/prospects/explain-enrolment.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { loadPeople } from '#server/features/engine/claim/load-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { isEnrolment, type Whom } from './lock-enrolment.ts';
import { hurry } from './send-now.ts';
import { whyNotBack } from './why-not-back.ts';

export async function readEnrolment(ctx: MemberCtx, whom: Whom): Promise<PersonEnrolment> {
  const { campaign } = await getCampaign(ctx, whom.campaignId);
  const [row] = await ctx.db
    .select({ enrolment: enrolments, config: campaignSequences.config })
    .from(enrolments)
    .innerJoin(
      campaignSequences,
      own(campaignSequences, enrolments, {
        campaignId: enrolments.campaignId,
        version: enrolments.sequenceVersion,
      }),
    )
    .where(isEnrolment(ctx, whom));
  if (!row) throw notFound('Personne');
  const { enrolment, config } = row;
  const now = ctx.campaignClock.now();
  const stepName = enrolment.nextStepKey ? nameStep(config.steps, enrolment.nextStepKey) : null;
  const [loaded] = enrolment.state === 'finished' ? [] : await loadPeople(ctx, [enrolment]);
  const goesFirst = enrolment.firstAt !== null;
  const acts = offeredActs(
    enrolment,
    config.steps,
    now,
    () => loaded !== undefined && hurry(loaded, now).is === 'act',
  );
  const staysOut = enrolment.state === 'finished' && (await whyNotBack(ctx, whom)) !== null;
  return {
    ...whom,
    campaignName: campaign.name,
    state: enrolment.state,
    reason: enrolment.reason,
    explanation: explainEnrolment({ ...enrolment, stepName, goesFirst }, now),
    nextActionAt: enrolment.nextActionAt?.toISOString() ?? null,
    nextStepKey: enrolment.nextStepKey,
    nextStepName: stepName,
    pausedUntil: enrolment.pausedUntil?.toISOString() ?? null,
    isPaused: enrolment.isPaused && (enrolment.pausedUntil === null || enrolment.pausedUntil > now),
    isOnHold: enrolment.isOnHold,
    goesFirst,
    sequenceVersion: enrolment.sequenceVersion,
    acts: staysOut ? [] : acts,
  };
}
