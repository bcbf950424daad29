import { and, eq, sql } from 'drizzle-orm';
import { quotaOf } from '#core/engine/account-gate.ts';
import type { Act } from '#core/engine/decision.ts';
import { countActsLeft, drawNextSlot } from '#core/engine/next-slot.ts';
import type { AccountState } from '#core/engine/run-state.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { countUse } from '#server/features/network/social-accounts/count-use.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import { describeGate } from './describe-gate.ts';
import type { Ready } from './find-ready.ts';
import type { LoadedPerson } from './load-people.ts';
import { prepareText } from './prepare-text.ts';
import type { Worker } from './serve-account.ts';
import { isThis } from './write-decision.ts';

/** Long enough for the one call and its record; the sweep looks at what is older. */
const flightMs = 10 * 60_000;

type Claim = {
  worker: Worker;
  account: SocialAccountRow;
  state: AccountState;
  day: Day;
  person: LoadedPerson;
  stepKey: string;
  act: Act;
  ready: Ready;
};
type Claimed = {
  attempt: AttemptRow;
  slot: { nextSlotAt: Date; slotNumber: number };
  left: AccountState['left'];
};

/**
 * The exit gate's yes, written: the quota is taken, the ledger has its line, the account its next slot. The caller holds
 * account, campaign and person, and decided on what it read under these locks. null: the text or the ledger said no.
 */
export async function claimAct(ctx: Ctx, claim: Claim): Promise<Claimed | null> {
  const { worker, account, state, day, person, stepKey, act, ready } = claim;
  const { enrolment, networkPersonId, relation } = person;
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const now = ctx.campaignClock.now();
  const hasNote = act.kind === 'invite' && act.hasNote;
  const isWritten = hasNote || act.kind === 'message';
  const text = isWritten ? await prepareText(ctx, person, stepKey) : null;
  if (isWritten && text === null) return null;
  const content = {
    accountId,
    conversationId: act.kind === 'message' ? await findConversation(ctx, enrolment) : null,
    act: act.kind,
    state: 'claimed',
    token: worker.token,
    text,
    hasNote,
    networkPersonId,
    networkId: act.kind === 'withdraw' ? (relation?.invitationId ?? null) : null,
    gate: describeGate({ state, act, at: now, person }),
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

  const counted = quotaOf(act.kind);
  if (counted) await countUse(ctx, { workspaceId, accountId, act: counted, day });
  if (hasNote) await countUse(ctx, { workspaceId, accountId, act: 'note', day });
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
  await ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      reason: 'in_flight',
      nextActionAt: new Date(now.getTime() + flightMs),
      nextStepKey: stepKey,
      nextAct: act.kind,
      firstAt: null,
    })
    .where(isThis(enrolment));
  await ctx.db.update(campaigns).set({ lastServedAt: now }).where(eq(campaigns.id, campaignId));
  const left = leftAfter(state.left, counted, hasNote);
  const slot = {
    slotNumber: account.slotNumber + 1,
    nextSlotAt: drawNextSlot({
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
    }),
  };
  await ctx.db
    .update(socialAccounts)
    .set({ ...slot, slotNumber: sql`${socialAccounts.slotNumber} + 1` })
    .where(eq(socialAccounts.id, account.id));
  return { attempt, slot, left };
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

/** The conversation that is open with a person, if any: a message goes on in it. */
async function findConversation(
  ctx: Ctx,
  { workspaceId, accountId, personId }: EnrolmentRow,
): Promise<string | null> {
  const [found] = await ctx.db
    .select({ id: conversations.networkConversationId })
    .from(conversations)
    .where(
      and(
        own(conversations, workspaceId),
        eq(conversations.accountId, accountId),
        eq(conversations.personId, personId),
      ),
    );
  return found?.id ?? null;
}
