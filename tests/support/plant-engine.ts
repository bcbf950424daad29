import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { aLead, plantAccount, prepareCampaign } from './plant-campaign.ts';
import { type PlantedPerson, plantPeople } from './plant-people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type Owner = { workspaceId: string; accountId: string; campaignId: string };
type Enrolment = Partial<typeof enrolments.$inferInsert>;

/** A row of a sequence: somebody on the way, whose next act is due now unless it says otherwise. */
export const anEnrolment = (
  { workspaceId, accountId, campaignId, personId }: Owner & { personId: string },
  state: Enrolment,
  now = new Date(),
) => ({
  ...{ workspaceId, accountId, campaignId, personId },
  sequenceVersion: 1,
  variant: 'a' as const,
  score: 70,
  state: 'waiting' as const,
  reason: 'delay',
  nextActionAt: now,
  enrolledAt: new Date(now.getTime() - 10 * dayMs),
  ...state,
});

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
  await db
    .insert(enrolments)
    .values(
      states.map((state, index) =>
        anEnrolment(
          { ...owner, personId: ids[index] ?? '' },
          { score: 90 - index, nextActionAt: enrolledAt, enrolledAt, ...state },
        ),
      ),
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

type Related = Partial<typeof relations.$inferInsert>;
type Talked = Partial<typeof conversations.$inferInsert>;

type Planted = {
  person: PlantedPerson;
  /** Without it, in no sequence. */
  enrolment?: Enrolment;
  relation?: Related;
  /** Without it, nothing was said. */
  talk?: Talked;
};

/** A campaign with an account, and people at any point of their way, written straight to the tables. */
export async function plantProspects(
  t: TestApp,
  owner: TestClient & { user: { id: string } },
  planted: readonly Planted[],
  name = 'Responsables paie',
) {
  const workspaceId = owner.user.id;
  const { id: campaignId } = await prepareCampaign(owner, name);
  const [account] = await t.deps.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(eq(socialAccounts.workspaceId, workspaceId));
  const accountId = account?.id ?? (await plantAccount(t.deps, workspaceId));
  const rows = await plantPeople(
    t.deps,
    workspaceId,
    planted.map(({ person }) => person),
  );
  const ids = rows.map(({ id }) => id);
  const now = new Date();
  const key = { workspaceId, accountId };
  await t.deps.db
    .insert(campaignLeads)
    .values(
      planted.flatMap(({ enrolment }, index) =>
        enrolment ? [aLead({ workspaceId, campaignId }, ids[index] ?? '', enrolment.score ?? 70, now)] : [],
      ),
    );
  for (const [index, { enrolment, relation, talk }] of planted.entries()) {
    const personId = ids[index] ?? '';
    if (enrolment)
      await t.deps.db
        .insert(enrolments)
        .values(anEnrolment({ ...key, campaignId, personId }, enrolment, now));
    if (relation) await t.deps.db.insert(relations).values({ ...key, personId, state: 'none', ...relation });
    if (talk) {
      const [conversation] = await t.deps.db
        .insert(conversations)
        .values({ ...key, personId, lastMessageAt: now, ...talk })
        .returning();
      await t.deps.db.insert(messages).values({
        workspaceId,
        conversationId: conversation?.id ?? '',
        author: talk.lastReplyAt ? 'person' : 'campaign',
        text: 'Bonjour, est-ce que cela vous serait utile ?',
        at: conversation?.lastMessageAt ?? now,
      });
    }
  }
  return { campaignId, accountId, ids };
}
