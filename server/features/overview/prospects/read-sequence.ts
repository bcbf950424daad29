import type { PersonSequence, ProspectStep } from '#contract/overview/prospects.ts';
import { stepMoments } from '#core/campaigns/engagement.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { findDraft } from '#server/features/texts/drafts/read/find-draft.ts';
import { readDepartureLine } from '#server/features/texts/drafts/read/read-departure-line.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readRelation } from './get-prospect.ts';
import { readVersionSteps } from './present-prospect.ts';
import { readPersonSteps } from './read-person-campaigns.ts';

/** All that the person of a message receives in its campaign, from the first step to the last. */
export async function readSequence(ctx: MemberCtx, draftId: string): Promise<PersonSequence> {
  const { draft, config } = await findDraft(ctx, draftId);
  const { campaignId, personId } = draft;
  const [enrolment] = await ctx.db
    .select()
    .from(enrolments)
    .where(own(enrolments, ctx.actor, { campaignId, personId }));
  const version = enrolment && { campaignId, version: enrolment.sequenceVersion };
  // Before the launch nobody is in the sequence yet: it is the one that would be launched.
  const steps = version ? (await readVersionSteps(ctx, [version]))(version) : (config?.steps ?? []);
  const moments = stepMoments(steps);
  const personSteps = await readPersonSteps(ctx, personId);
  const departureLineOf = async ({ key, draft, attempt }: ProspectStep) =>
    config && draft && !attempt
      ? readDepartureLine(
          ctx,
          { workspaceId: ctx.actor.workspaceId, personId, stepKey: key },
          { ...config, steps: [...steps] },
        )
      : null;
  const shown: PersonSequence['steps'] = [];
  for (const step of personSteps(campaignId, steps))
    shown.push({
      ...step,
      moment: moments[step.key] ?? null,
      departureLine: await departureLineOf(step),
    });
  return {
    now: ctx.campaignClock.now().toISOString(),
    way: enrolment
      ? { state: enrolment.state, reason: enrolment.reason, stepKey: enrolment.nextStepKey }
      : null,
    relation: await readRelation(ctx, personId),
    steps: shown,
  };
}
