import { eq } from 'drizzle-orm';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { passAccount } from '#core/engine/account-gate.ts';
import { decideForPerson } from '#core/engine/decide-for-person.ts';
import type { Decision } from '#core/engine/decision.ts';
import { askTexts, stopTexts, waitTexts } from '#core/prospects/next-action.ts';
import { recordActivity } from '#server/features/activity/record-activity.ts';
import { loadAccount } from '#server/features/engine/load-account.ts';
import type { LoadedPerson } from '#server/features/engine/load-people.ts';
import { socialAccounts } from '#server/features/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { changePlace, setPlace, type Whom } from './hold-place.ts';

/**
 * The delay is waived and the next slot is theirs. Everything else holds: hours, quota, text, connection; what says no is
 * told. The engine's own gate decides once more when the slot opens.
 */
export const sendNow = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changePlace(ctx, whom, 'sendNow', async (ctx, place) => {
    const now = ctx.campaignClock.now();
    const hurried = { ...place.state, person: { ...place.state.person, goesFirst: true } };
    const decision = decideForPerson(hurried, now);
    if (decision.is !== 'act') throw refusal(decision, now);
    await passGate(ctx, place, decision, now);
    await setPlace(ctx, whom, { firstAt: now });
    await recordActivity(ctx, {
      userId: ctx.actor.userId,
      kind: 'person_hurried',
      ...whom,
      accountId: place.enrolment.accountId,
      stepKey: decision.stepKey,
      detail: {},
    });
  });

/** What the account says, but for its spacing: that is what « at the next slot » means. */
async function passGate(
  ctx: MemberCtx,
  { enrolment }: LoadedPerson,
  { act }: Extract<Decision, { is: 'act' }>,
  now: Date,
): Promise<void> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.id, enrolment.accountId));
  if (!account || account.userId !== ctx.actor.userId)
    throw new AppError('conflict', 'Le compte LinkedIn de cette campagne n’est plus relié.');
  const { state } = await loadAccount(ctx, account);
  const answer = passAccount({ ...state, nextSlotAt: now }, act, now);
  if (answer.is === 'wait') throw refusal({ ...answer, stepKey: null }, now);
}

function refusal(decision: Exclude<Decision, { is: 'act' }>, now: Date): AppError {
  const texts: Readonly<Record<string, string>> = { ...waitTexts, ...askTexts, ...stopTexts };
  const why = texts[decision.because] ?? 'étape déjà passée';
  const when =
    decision.is === 'wait' ? ` Possible à partir de\u00a0: ${formatMoment(decision.until, now)}.` : '';
  return new AppError('conflict', `Rien ne part maintenant\u00a0: ${why}.${when}`, {
    reason: decision.because,
  });
}
