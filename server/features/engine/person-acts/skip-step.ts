import { mayBePassedOver } from '#core/engine/person-acts.ts';
import { recordSkip } from '#server/features/engine/claim/write-decision.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeEnrolment, refusals, updateEnrolment, type Whom } from './lock-enrolment.ts';

/** The next step is passed over for good: its line in the ledger is taken, and nothing can send it any more. */
export const skipStep = (ctx: MemberCtx, whom: Whom, stepKey: string): Promise<void> =>
  changeEnrolment(ctx, whom, 'skip', async (ctx, person) => {
    const { campaign, past } = person.state;
    const over = new Set(past.map((one) => one.stepKey));
    const next = campaign.steps.find(({ key }) => !over.has(key));
    if (next?.key !== stepKey)
      throw new AppError('conflict', 'Cette étape n’est plus la prochaine.', { stepKey: next?.key ?? null });
    if (!mayBePassedOver(next)) throw new AppError('conflict', refusals.skip, { stepKey });
    await recordSkip(ctx, person, stepKey, 'by_user');
    await updateEnrolment(ctx, whom, { firstAt: null });
  });
