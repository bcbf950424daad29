import { and, eq } from 'drizzle-orm';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { decideForPerson } from '#core/engine/decide/decide-for-person.ts';
import type { Decision, WaitReason } from '#core/engine/decide/decision.ts';
import { passAccount } from '#core/engine/decide/pass-account.ts';
import { smallInitial } from '#core/french/sentences/prose.ts';
import { askTexts, stopTexts, waitTexts } from '#core/prospects/next-action.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { loadAccount } from '#server/features/engine/claim/load-account.ts';
import type { LoadedPerson } from '#server/features/engine/claim/load-people.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeEnrolment, updateEnrolment, type Whom } from './lock-enrolment.ts';

/** What would happen to them without the delay. */
export const hurry = ({ state }: LoadedPerson, now: Date): Decision =>
  decideForPerson({ ...state, person: { ...state.person, goesFirst: true } }, now);

/**
 * The delay is waived and the next slot is theirs. Everything else holds: hours, quota, text, connection; what says no is
 * told. The engine's own gate decides once more when the slot opens.
 */
export const sendNow = (ctx: MemberCtx, whom: Whom): Promise<void> =>
  changeEnrolment(ctx, whom, 'sendNow', async (ctx, person) => {
    const now = ctx.campaignClock.now();
    const decision = hurry(person, now);
    if (decision.is !== 'act') throw refusal(decision, now);
    await passSendChecks(ctx, person, decision, now);
    await updateEnrolment(ctx, whom, { firstAt: now });
    await recordActivity(ctx, {
      workspaceId: ctx.actor.workspaceId,
      kind: 'person_hurried',
      ...whom,
      accountId: person.enrolment.accountId,
      stepKey: decision.stepKey,
      detail: {},
    });
  });

/** What the account says, but for its spacing: that is what « at the next slot » means. */
async function passSendChecks(
  ctx: MemberCtx,
  { enrolment }: LoadedPerson,
  { act }: Extract<Decision, { is: 'act' }>,
  now: Date,
): Promise<void> {
  const [account] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(own(socialAccounts, ctx.actor), eq(socialAccounts.id, enrolment.accountId)));
  if (!account) throw new AppError('conflict', 'Le compte LinkedIn de cette campagne n’est plus connecté.');
  const { state } = await loadAccount(ctx, account);
  const answer = passAccount({ ...state, nextSlotAt: now }, act, now);
  if (answer.is === 'wait') throw refusal({ ...answer, stepKey: null }, now);
}

const texts: Readonly<Record<string, string>> = {
  ...waitTexts,
  ...askTexts,
  ...stopTexts,
  hours: 'vos horaires d’envoi sont fermés',
};
/** Others end at a moment that nobody knows: theirs is only that of the next look. */
const dated: readonly WaitReason[] = ['hours', 'quota', 'account_throttled', 'person_paused', 'spacing'];

function refusal(decision: Exclude<Decision, { is: 'act' }>, now: Date): AppError {
  const why = texts[decision.because] ?? 'étape déjà passée';
  const until = decision.is === 'wait' && dated.includes(decision.because) ? decision.until : null;
  const start = until
    ? `Rien ne peut partir avant ${smallInitial(formatMoment(until, now))}`
    : 'Rien ne part maintenant';
  return new AppError('conflict', `${start}\u00a0: ${why}.`, { reason: decision.because });
}
