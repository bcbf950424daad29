import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';

type Owner = { workspaceId: string; accountId: string; campaignId: string };
type Enrolment = Partial<typeof enrolments.$inferInsert>;

/** Puts each lead of a campaign in its sequence, straight in the table: the engine itself is tested elsewhere. */
export async function plantEnrolments(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  states: readonly Enrolment[],
): Promise<string[]> {
  const leads = await db
    .select({ personId: campaignLeads.personId })
    .from(campaignLeads)
    .where(
      and(eq(campaignLeads.workspaceId, owner.workspaceId), eq(campaignLeads.campaignId, owner.campaignId)),
    )
    .orderBy(campaignLeads.personId)
    .limit(states.length);
  const enrolledAt = new Date('2026-11-16T08:00:00Z');
  const ids = leads.map(({ personId }) => personId);
  await db.delete(enrolments).where(eq(enrolments.campaignId, owner.campaignId));
  await db.insert(enrolments).values(
    states.map((state, index) => ({
      ...owner,
      personId: ids[index] ?? '',
      sequenceVersion: 1,
      variant: 'a' as const,
      score: 90 - index,
      state: 'waiting' as const,
      reason: 'delay',
      nextActionAt: enrolledAt,
      enrolledAt,
      ...state,
    })),
  );
  return ids;
}

/** One act of the ledger; settled unless said otherwise. */
export async function plantAttempt(
  { db }: Pick<Deps, 'db'>,
  owner: Owner & { personId: string },
  fields: Partial<typeof attempts.$inferInsert> & Pick<typeof attempts.$inferInsert, 'act'>,
): Promise<string> {
  const at = fields.claimedAt ?? new Date();
  const state = fields.state ?? 'confirmed';
  const isSettled = state === 'confirmed' || state === 'not_sent';
  const [attempt] = await db
    .insert(attempts)
    .values({
      ...owner,
      stepKey: fields.act,
      state,
      token: randomUUID(),
      plannedAt: at,
      claimedAt: at,
      calledAt: at,
      settledAt: isSettled ? at : null,
      settledBy: isSettled ? 'call' : null,
      ...fields,
    })
    .returning({ id: attempts.id });
  return attempt?.id ?? '';
}

export async function plantRelation(
  { db }: Pick<Deps, 'db'>,
  owner: Owner & { personId: string },
  fields: Partial<typeof relations.$inferInsert> & Pick<typeof relations.$inferInsert, 'state'>,
): Promise<void> {
  const at = new Date();
  await db.insert(relations).values({ ...owner, since: at, invitedAt: at, ...fields });
}
