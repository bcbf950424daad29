import { eq, sql } from 'drizzle-orm';
import type { Act } from '#core/engine/decide/decision.ts';
import { quotaOf } from '#core/engine/decide/pass-account.ts';
import type { AccountState } from '#core/engine/decide/run-state.ts';
import { countActsLeft, drawNextSlot } from '#core/engine/pace/next-slot.ts';
import { withLine } from '#core/engine/sender-line.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { countUse } from '#server/features/network/social-accounts/count-use.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { judgeApproved } from '#server/features/texts/drafts/approve/judge-approved.ts';
import { readDepartureLine } from '#server/features/texts/drafts/read/read-departure-line.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { writeTogether } from '#server/platform/db/together.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import type { Own } from './claim-planned.ts';
import { describeSendChecks } from './describe-send-checks.ts';
import type { Ready } from './find-ready.ts';
import type { LoadedPerson } from './load-people.ts';
import { wakeOf } from './wake-of.ts';
import type { Worker } from './worker.ts';
import { isEnrolmentOf } from './write-decision.ts';

/** Long enough for the one call and its record; the sweep looks at what is older. */
const flightMs = 10 * 60_000;

type Claim = {
  worker: Worker;
  account: SocialAccountRow;
  own: Own;
  person: LoadedPerson;
  stepKey: string;
  act: Act;
  ready: Ready;
};

/**
 * The send checks are passed, and it is written: the quota is taken, the ledger has its line, the account its next
 * slot. The caller holds account, campaign and person, and decided on what it read under these locks. null: the text or
 * the ledger said no.
 */
export async function claimAct(ctx: Ctx, claim: Claim): Promise<AttemptRow | null> {
  const { worker, account, own, person, stepKey, act, ready } = claim;
  const { state, day } = own;
  const { enrolment, networkPersonId, relation } = person;
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const now = ctx.campaignClock.now();
  const hasNote = act.kind === 'invite' && act.hasNote;
  const isWritten = hasNote || act.kind === 'message';
  const text = isWritten ? await prepareText(ctx, person, stepKey) : null;
  if (isWritten && text === null) return null;
  const content = {
    accountId,
    conversationId: act.kind === 'message' ? person.conversationId : null,
    act: act.kind,
    state: 'claimed',
    token: worker.token,
    text,
    hasNote,
    networkPersonId,
    networkId: act.kind === 'withdraw' ? (relation?.invitationId ?? null) : null,
    gate: describeSendChecks({ state, act, at: now, person }),
    quotaDay: day,
    claimedAt: now,
    calledAt: null,
    outcome: null,
    absences: 0,
    nextCheckAt: null,
    askedAt: null,
  } as const;
  const [attempt] = await ctx.db
    .insert(attempts)
    .values({ workspaceId, campaignId, personId, stepKey, plannedAt: now, ...content })
    .onConflictDoUpdate({
      target: [attempts.workspaceId, attempts.campaignId, attempts.personId, attempts.stepKey],
      set: content,
      // Only what is proved not to have left may be taken again.
      setWhere: eq(attempts.state, 'planned'),
    })
    .returning();
  if (!attempt) return null;

  if (act.kind === 'invite' && act.isNoteDropped)
    await recordActivity(ctx, {
      workspaceId,
      kind: 'note_dropped',
      campaignId,
      personId,
      accountId,
      stepKey,
      detail: { because: state.left.note ? 'kept_for_better' : 'budget_spent' },
    });
  const counted = quotaOf(act.kind);
  const left = leftAfter(state.left, counted, hasNote);
  const nextSlotAt = drawNextSlot({
    accountId: account.id,
    slotNumber: account.slotNumber,
    now,
    schedule: person.config.schedule,
    window: person.config.steps.find(({ key }) => key === stepKey)?.window ?? null,
    calendar: person.state.person.calendar,
    actsLeft: countActsLeft(
      { ...ready.counts, [act.kind]: Math.max(0, (ready.counts[act.kind] ?? 1) - 1) },
      left,
    ),
  });
  const after: Own = {
    ...own,
    state: { ...state, left, nextSlotAt },
    answersLeft: own.answersLeft - (act.kind === 'message' ? 1 : 0),
  };
  // All of these rows are locked already, or are those of the account: no order among them matters.
  await writeTogether(ctx.db, [
    counted && countUse(ctx, { workspaceId, accountId, act: counted, day }),
    hasNote && countUse(ctx, { workspaceId, accountId, act: 'note', day }),
    ctx.db
      .update(enrolments)
      .set({
        state: 'waiting',
        reason: 'in_flight',
        nextActionAt: new Date(now.getTime() + flightMs),
        nextStepKey: stepKey,
        nextAct: act.kind,
        firstAt: null,
      })
      .where(isEnrolmentOf(enrolment)),
    ctx.db.update(campaigns).set({ lastServedAt: now }).where(eq(campaigns.id, campaignId)),
    ctx.db
      .update(socialAccounts)
      .set({
        nextSlotAt,
        slotNumber: sql`${socialAccounts.slotNumber} + 1`,
        wakeAt: wakeOf(after, ready, now),
      })
      .where(eq(socialAccounts.id, account.id)),
  ]);
  return attempt;
}

function leftAfter(
  left: AccountState['left'],
  counted: 'invitation' | 'message' | 'visit' | null,
  hasNote: boolean,
): AccountState['left'] {
  return {
    ...left,
    ...(counted && { [counted]: left[counted] - 1 }),
    ...(hasNote && left.note !== null && { note: left.note - 1 }),
  };
}

/** What leaves, word for word: the approved text, looked at once more. null: the gate blocks it, and the user is asked. */
async function prepareText(
  ctx: Ctx,
  { enrolment, drafts, config }: LoadedPerson,
  stepKey: string,
): Promise<string | null> {
  const draft = drafts.get(stepKey);
  const text = draft && (await judgeApproved(ctx, { workspaceId: enrolment.workspaceId, draftId: draft.id }));
  if (text) return withLine(text, await readDepartureLine(ctx, { ...enrolment, stepKey }, config));
  await ctx.db
    .update(enrolments)
    .set({ state: 'asking', reason: 'text_refused', nextStepKey: stepKey, nextAct: null, nextActionAt: null })
    .where(isEnrolmentOf(enrolment));
  return null;
}
