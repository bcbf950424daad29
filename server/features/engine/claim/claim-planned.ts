import { and, asc, eq, gte, max, ne } from 'drizzle-orm';
import { answerLeavesAt, freshSince } from '#core/engine/calendar/answer-time.ts';
import type { SendChecks } from '#core/engine/decide/send-checks.ts';
import { withdrawalSlotAt } from '#core/engine/old-invitations.ts';
import { drawNextSlot } from '#core/engine/pace/next-slot.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { readDoubtfulNos } from '#server/features/conversations/doubtful-no.ts';
import { countUse } from '#server/features/network/social-accounts/count-use.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type AttemptRow, attempts } from '../ledger/attempts.table.ts';
import { refuseWithdrawal } from '../ledger/refuse-withdrawal.ts';
import { describeAnswer, describeWithdrawal } from './describe-send-checks.ts';
import {
  findOldInvitation,
  type OldInvitationRow,
  type PlannedWithdrawal,
  readOldInvitations,
} from './find-old-invitation.ts';
import type { LoadedAccount } from './load-account.ts';
import type { Worker } from './worker.ts';
import { isEnrolmentOf } from './write-decision.ts';

const isPlanned = ({ id, workspaceId }: SocialAccountRow) =>
  and(own(attempts, workspaceId), eq(attempts.accountId, id), eq(attempts.state, 'planned'));

/** What the account may do for its owner, whatever its campaigns do, and what is planned for it. */
export type Own = LoadedAccount & Planned;
export type Planned = {
  /** When the last of the answers that wait was written. */
  lastAnswerAt: Date | null;
  oldInvitations: OldInvitationRow[];
};

/** Most of the time there is nothing: one look at an index shows it. */
export const selectPlanned = (ctx: Ctx, account: SocialAccountRow) =>
  ctx.db
    .select({ act: attempts.act, last: max(attempts.plannedAt) })
    .from(attempts)
    .where(and(isPlanned(account), ne(attempts.act, 'task')))
    .groupBy(attempts.act);

export async function loadPlanned(
  ctx: Ctx,
  account: SocialAccountRow,
  planned: Awaited<ReturnType<typeof selectPlanned>>,
): Promise<Planned> {
  const lastAnswerAt = planned.find(({ act }) => act === 'answer')?.last ?? null;
  const hasOld = planned.some(({ act }) => act === 'withdraw');
  return { lastAnswerAt, oldInvitations: hasOld ? await readOldInvitations(ctx, account) : [] };
}

const readPlanned = async (ctx: Ctx, account: SocialAccountRow): Promise<Planned> =>
  loadPlanned(ctx, account, await selectPlanned(ctx, account));

/** An answer of the user leaves as soon as there is quota. */
const answerAt = ({ state: { renewsAt, backsOffUntil }, answersLeft: left }: Own, now: Date, written: Date) =>
  answerLeavesAt(written, { left, renewsAt, backsOffUntil }, now);

/** What no sequence decides: answers that the user wrote, and old invitations to take back. The caller holds the account. */
export async function claimPlanned(
  ctx: Ctx,
  worker: Worker,
  account: SocialAccountRow,
  own: Own,
): Promise<AttemptRow | 'refused' | null> {
  const now = ctx.campaignClock.now();
  const { state, day } = own;
  if (own.lastAnswerAt && answerAt(own, now, now) <= now) {
    const answer = await claimAnswer(ctx, worker, account, own);
    Object.assign(own, await readPlanned(ctx, account));
    if (answer) {
      await countUse(ctx, { workspaceId: account.workspaceId, accountId: account.id, act: 'message', day });
      own.answersLeft -= 1;
      state.left = { ...state.left, message: Math.max(0, state.left.message - 1) };
      return answer;
    }
  }
  return withdrawalSlotAt(state, now) > now ? null : claimWithdrawal(ctx, worker, account, own);
}

async function claimAnswer(
  ctx: Ctx,
  worker: Worker,
  account: SocialAccountRow,
  own: Own,
): Promise<AttemptRow | null> {
  const now = ctx.campaignClock.now();
  const fresh = freshSince(now);
  const [planned] = await ctx.db
    .select()
    .from(attempts)
    .where(
      and(isPlanned(account), eq(attempts.act, 'answer'), fresh ? gte(attempts.plannedAt, fresh) : undefined),
    )
    .orderBy(asc(attempts.plannedAt), asc(attempts.personId))
    .limit(1)
    .for('update');
  if (!planned) return null;
  const because = await refuseAnswer(ctx, planned);
  if (!because) return claim(ctx, planned, worker, own, describeAnswer(own.answersLeft, now));
  await refuse(ctx, planned, because);
  return claimAnswer(ctx, worker, account, own);
}

/** A refusal ends the turn: to lock a second person while one is locked could be a deadlock. */
async function claimWithdrawal(
  ctx: Ctx,
  worker: Worker,
  account: SocialAccountRow,
  own: Own,
): Promise<AttemptRow | 'refused' | null> {
  const now = ctx.campaignClock.now();
  const found = findOldInvitation(own.oldInvitations, now);
  if (!found || found.opensAt > now) return null;
  const { attemptId, schedule, calendar } = found.invitation;
  const planned = await lockInvitation(ctx, found.invitation);
  if (!planned) return null;
  // Paused or put on hold meanwhile: read again now that the row is locked.
  Object.assign(own, await readPlanned(ctx, account));
  const again = findOldInvitation(own.oldInvitations, now);
  if (again?.invitation.attemptId !== attemptId || again.opensAt > now) return null;
  const because = await refuseWithdrawal(ctx, planned);
  if (because) {
    await refuse(ctx, planned, because);
    return 'refused';
  }
  const withdrawal = await claim(ctx, planned, worker, own, describeWithdrawal(now));
  const nextSlotAt = drawNextSlot({
    accountId: account.id,
    slotNumber: account.slotNumber,
    now,
    schedule,
    window: null,
    calendar,
    actsLeft: own.state.left.invitation,
  });
  await ctx.db
    .update(socialAccounts)
    .set({ nextSlotAt, slotNumber: account.slotNumber + 1 })
    .where(eq(socialAccounts.id, account.id));
  own.state.nextSlotAt = nextSlotAt;
  own.oldInvitations = own.oldInvitations.filter((one) => one.attemptId !== attemptId);
  return withdrawal;
}

/** The campaign, then the person if they are on their way, then the attempt: the order in which everybody takes them. */
async function lockInvitation(
  ctx: Ctx,
  { attemptId, workspaceId, campaignId, personId }: PlannedWithdrawal,
): Promise<AttemptRow | null> {
  await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId)))
    .for('no key update');
  await ctx.db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .where(and(isEnrolmentOf({ workspaceId, campaignId, personId }), ne(enrolments.state, 'finished')))
    .for('update');
  const [planned] = await ctx.db
    .select()
    .from(attempts)
    .where(and(own(attempts, workspaceId), eq(attempts.id, attemptId), eq(attempts.state, 'planned')))
    .for('update');
  return planned ?? null;
}

async function claim(
  ctx: Ctx,
  { id }: AttemptRow,
  { token }: Worker,
  { day: quotaDay }: Own,
  gate: SendChecks,
): Promise<AttemptRow | null> {
  const claimedAt = ctx.campaignClock.now();
  const [claimed] = await ctx.db
    .update(attempts)
    .set({ state: 'claimed', token, claimedAt, quotaDay, gate })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'planned')))
    .returning();
  return claimed ?? null;
}

async function refuse(ctx: Ctx, { id }: AttemptRow, outcome: string): Promise<null> {
  await ctx.db
    .update(attempts)
    .set({ state: 'not_sent', settledAt: ctx.campaignClock.now(), settledBy: 'rule', outcome })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'planned')));
  return null;
}

async function refuseAnswer(ctx: Ctx, { workspaceId, personId }: AttemptRow) {
  if ((await readOpposed(ctx, workspaceId, [personId])).size > 0) return 'opposed';
  return (await readDoubtfulNos(ctx, [workspaceId], [personId])).size > 0 ? 'doubtful_no' : null;
}

/** When the account is to be looked at for these; null: there are none. */
export function nextPlannedAt(own: Own, now: Date): Date | null {
  // Of the answers, the last one is the first that may leave.
  const answer = own.lastAnswerAt ? answerAt(own, now, own.lastAnswerAt) : null;
  const from = withdrawalSlotAt(own.state, now);
  const withdrawal = findOldInvitation(own.oldInvitations, from)?.opensAt ?? null;
  return answer && withdrawal ? (answer < withdrawal ? answer : withdrawal) : (answer ?? withdrawal);
}
