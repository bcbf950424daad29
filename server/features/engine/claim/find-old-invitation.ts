import { and, asc, eq, ne } from 'drizzle-orm';
import { configUnder } from '#core/campaigns/sequence-rules.ts';
import { calendarOfPlace } from '#core/engine/calendar/calendar-of-place.ts';
import {
  firstToWithdraw,
  mostWeighed,
  type OldInvitation,
  oldInvitation,
} from '#core/engine/old-invitations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner } from '#server/features/identity/users/workspace-owner.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { findGivenUpMessages } from './unread-news.ts';

export type PlannedWithdrawal = OldInvitation & {
  attemptId: string;
  workspaceId: string;
  campaignId: string;
  personId: string;
};

/** Those of an account that are planned; `findOldInvitation` weighs them. */
export async function readOldInvitations(ctx: Ctx, { id, workspaceId }: SocialAccountRow) {
  const rows = await ctx.db
    .select({
      attemptId: attempts.id,
      workspaceId: attempts.workspaceId,
      accountId: attempts.accountId,
      campaignId: campaigns.id,
      personId: attempts.personId,
      status: campaigns.status,
      config: campaignSequences.config,
      plan: users.subscription,
      location: people.location,
      isPaused: enrolments.isPaused,
      pausedUntil: enrolments.pausedUntil,
      isOnHold: enrolments.isOnHold,
    })
    .from(attempts)
    .innerJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .innerJoin(users, isOwner(attempts))
    .innerJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: campaigns.sequenceVersion }),
    )
    .innerJoin(people, and(own(people, attempts), eq(people.id, attempts.personId)))
    .leftJoin(
      enrolments,
      and(
        own(enrolments, attempts, { campaignId: attempts.campaignId, personId: attempts.personId }),
        ne(enrolments.state, 'finished'),
      ),
    )
    .where(
      own(attempts, workspaceId, {
        accountId: id,
        state: 'planned',
        act: 'withdraw',
        stepKey: oldInvitation,
      }),
    )
    .orderBy(asc(attempts.plannedAt), asc(attempts.personId))
    .limit(mostWeighed);
  const unread = new Set((await findGivenUpMessages(ctx, rows)).map(({ personId }) => personId));
  return rows.map((row) => ({ ...row, hasUnreadMessage: unread.has(row.personId) }));
}
export type OldInvitationRow = Awaited<ReturnType<typeof readOldInvitations>>[number];

/** The one that may leave first from a moment on. */
export function findOldInvitation(
  rows: readonly OldInvitationRow[],
  from: Date,
): { invitation: PlannedWithdrawal; opensAt: Date } | null {
  const planned = rows.map((row) => ({
    attemptId: row.attemptId,
    workspaceId: row.workspaceId,
    campaignId: row.campaignId,
    personId: row.personId,
    schedule: configUnder(row.plan, row.config).schedule,
    calendar: calendarOfPlace(row.location),
    isAtRest:
      row.status === 'paused' ||
      row.isOnHold === true ||
      row.hasUnreadMessage ||
      (row.isPaused === true && (!row.pausedUntil || row.pausedUntil > from)),
  }));
  return firstToWithdraw(planned, from);
}
