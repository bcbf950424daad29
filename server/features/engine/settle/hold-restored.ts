import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import {
  accountUses,
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { firstCheckAfter } from './reconcile-times.ts';

/** What a backup could not know. */
type Restored = { takenAt: Date; now: Date };

/**
 * After a backup was put back: whatever was about to leave when it was taken may have left since. Nothing is sent before
 * the network's own record has been read, and what that record cannot show counts as done. In one transaction.
 */
export const holdRestored = (
  db: Database,
  restored: Restored,
): Promise<{ accounts: number; toCheck: number }> =>
  db.transaction(async (db) => {
    const toCheck = (await doubtOpen(db, restored)) + (await doubtVisits(db, restored));
    const accounts = await db
      .update(socialAccounts)
      .set({ readAgainSince: restored.now, nextPollAt: restored.now })
      .where(isNull(socialAccounts.removedAt))
      .returning();
    for (const account of accounts) await takeQuota(db, account, restored);
    return { accounts: accounts.length, toCheck };
  });

/** Claimed then, called since; an answer or a withdrawal that was planned has had the time to leave. */
async function doubtOpen(db: Database, { takenAt, now }: Restored): Promise<number> {
  const doubted = await db
    .update(attempts)
    .set({
      state: 'unknown',
      outcome: 'restored',
      checks: 0,
      calledAt: sql`coalesce(${attempts.calledAt}, ${attempts.claimedAt}, ${takenAt})`,
      nextCheckAt: firstCheckAfter(now),
    })
    .where(
      or(
        inArray(attempts.state, ['claimed', 'in_flight']),
        and(eq(attempts.state, 'planned'), inArray(attempts.act, ['answer', 'withdraw'])),
      ),
    )
    .returning({ id: attempts.id });
  return doubted.length;
}

/** The network keeps no record of a visit: who was to be visited by now is presumed to have been. */
async function doubtVisits(db: Database, { takenAt, now }: Restored): Promise<number> {
  const due = await db
    .select()
    .from(enrolments)
    .where(
      and(
        ne(enrolments.state, 'finished'),
        eq(enrolments.nextAct, 'visit'),
        sql`${enrolments.nextActionAt} <= ${now}`,
      ),
    );
  if (due.length === 0) return 0;
  const visits = due.flatMap(({ workspaceId, campaignId, personId, accountId, nextStepKey }) =>
    nextStepKey
      ? [
          {
            workspaceId,
            campaignId,
            personId,
            accountId,
            stepKey: nextStepKey,
            act: 'visit' as const,
            state: 'unknown' as const,
            outcome: 'restored',
            plannedAt: takenAt,
            calledAt: takenAt,
            nextCheckAt: firstCheckAfter(now),
          },
        ]
      : [],
  );
  return (await db.insert(attempts).values(visits).onConflictDoNothing().returning({ id: attempts.id }))
    .length;
}

/** How much left on these days is not known here: all that could. */
async function takeQuota(db: Database, account: SocialAccountRow, { takenAt, now }: Restored): Promise<void> {
  const { workspaceId, id: accountId } = account;
  const used = {
    invitation: account.invitationsPerDay,
    message: account.messagesPerDay,
    visit: account.visitsPerDay,
  } as const;
  const today = dayIn('Europe/Paris', now);
  const days: Day[] = [];
  for (let day = dayIn('Europe/Paris', takenAt); day <= today; day = addDays(day, 1)) days.push(day);
  const uses = days.slice(-7).flatMap((day) =>
    (Object.keys(used) as (keyof typeof used)[]).map((act) => ({
      workspaceId,
      accountId,
      act,
      day,
      used: used[act],
    })),
  );
  await db
    .insert(accountUses)
    .values(uses)
    .onConflictDoUpdate({
      target: [accountUses.workspaceId, accountUses.accountId, accountUses.act, accountUses.day],
      set: { used: sql`greatest(${accountUses.used}, excluded.used)` },
    });
}
