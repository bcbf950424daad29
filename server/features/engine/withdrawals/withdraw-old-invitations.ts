import { and, eq, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import { aboutToDecideMs, oldInvitation, oldInvitationMs } from '#core/engine/old-invitations.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { haveTalked } from '#server/features/conversations/have-talked.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { wakeAccounts } from '../wake/wake-engine.ts';

const atOnce = 200;

/**
 * Our own invitations that wait for four weeks are taken back, also where no step of a sequence does it; once, whatever
 * becomes of it. Those of somebody whose sequence is about to decide are left to it, and those of somebody who talks
 * with the user to the two of them.
 */
export async function withdrawOldInvitations(ctx: Ctx): Promise<void> {
  const now = ctx.campaignClock.now();
  const soon = new Date(now.getTime() + aboutToDecideMs).toISOString();
  const old = await ctx.db
    .select({
      workspaceId: relations.workspaceId,
      accountId: relations.accountId,
      personId: relations.personId,
      campaignId: relations.campaignId,
      networkPersonId: relations.networkPersonId,
      networkId: relations.invitationId,
    })
    .from(relations)
    .innerJoin(
      socialAccounts,
      and(own(socialAccounts, relations), eq(socialAccounts.id, relations.accountId)),
    )
    .innerJoin(people, and(own(people, relations), eq(people.id, relations.personId)))
    .where(
      and(
        eq(relations.state, 'invited'),
        lte(relations.since, new Date(now.getTime() - oldInvitationMs)),
        isNotNull(relations.campaignId),
        isNotNull(relations.networkPersonId),
        eq(socialAccounts.state, 'connected'),
        sql`not exists (select 1 from ${attempts} a where a.workspace_id = ${relations.workspaceId} and a.person_id = ${relations.personId}
          and a.campaign_id = ${relations.campaignId} and a.act = 'withdraw'
          and (a.state <> 'not_sent' or a.step_key = ${oldInvitation}))`,
        sql`not exists (select 1 from ${enrolments} e where e.workspace_id = ${relations.workspaceId} and e.person_id = ${relations.personId}
          and e.state <> 'finished' and e.next_action_at <= ${soon})`,
        isNull(people.exclusionId),
        not(haveTalked(relations)),
      ),
    )
    .limit(atOnce);
  if (old.length === 0) return;
  await ctx.db
    .insert(attempts)
    .values(
      old.map((one) => ({
        ...one,
        stepKey: oldInvitation,
        act: 'withdraw' as const,
        state: 'planned' as const,
        plannedAt: now,
      })),
    )
    .onConflictDoNothing();
  await wakeAccounts(ctx, [...new Set(old.map(({ accountId }) => accountId))].sort());
}
