import { eq } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { plantAccount, prepareCampaign } from './plant-campaign.ts';
import { type PlantedPerson, plantPeople } from './plant-people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type Enrolled = Partial<typeof enrolments.$inferInsert>;
type Related = Partial<typeof relations.$inferInsert>;
type Talked = Partial<typeof conversations.$inferInsert>;

type Planted = {
  person: PlantedPerson;
  /** Without it, in no sequence. */
  enrolment?: Enrolled;
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
  const campaign = await prepareCampaign(owner, name);
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
  await t.deps.db.insert(campaignLeads).values(
    planted.flatMap(({ enrolment }, index) =>
      enrolment
        ? [
            {
              workspaceId,
              campaignId: campaign.id,
              personId: ids[index] ?? '',
              verdict: 'qualified' as const,
              score: enrolment.score ?? 70,
              reasons: [],
              addedAt: now,
            },
          ]
        : [],
    ),
  );
  for (const [index, { enrolment, relation, talk }] of planted.entries()) {
    const personId = ids[index] ?? '';
    if (enrolment)
      await t.deps.db.insert(enrolments).values({
        ...key,
        campaignId: campaign.id,
        personId,
        sequenceVersion: 1,
        variant: 'a',
        score: 70,
        state: 'waiting',
        reason: 'delay',
        nextActionAt: now,
        enrolledAt: new Date(now.getTime() - 10 * 86_400_000),
        ...enrolment,
      });
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
  return { campaignId: campaign.id, accountId, ids };
}
