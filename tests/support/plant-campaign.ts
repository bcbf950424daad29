import { randomUUID } from 'node:crypto';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import type { Deps } from '#server/deps.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { aPerson } from './a-person.ts';
import { goodOffer, goodTarget } from './good-campaign.ts';
import type { TestClient } from './test-client.ts';

/** An account that is linked, written straight to the table: the network itself is tested elsewhere. */
export async function plantAccount(
  { db }: Deps,
  workspaceId: string,
  fields: Partial<typeof socialAccounts.$inferInsert> = {},
): Promise<string> {
  const now = new Date();
  const [account] = await db
    .insert(socialAccounts)
    .values({
      workspaceId,
      providerAccountId: randomUUID(),
      memberId: randomUUID(),
      name: 'Ana Dupont',
      tier: 'free',
      state: 'connected',
      stateChangedAt: now,
      connectedAt: now,
      nextPollAt: now,
      firstConnectedOn: '2026-01-05',
      ...fields,
    })
    .returning();
  return account?.id ?? '';
}

/** A row of a campaign: somebody qualified. */
export const aLead = (
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  personId: string,
  score: number,
  addedAt = new Date(),
) => ({
  ...{ workspaceId, campaignId, personId },
  verdict: 'qualified' as const,
  score,
  reasons: [],
  addedAt,
});

const noFacts = aPerson({ isProfileRead: false });

/** People found, and counted beside the campaign. */
export async function plantLeads(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  campaignId: string,
  count: number,
): Promise<void> {
  const addedAt = new Date();
  const batch = 1000;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
      id: randomUUID(),
      workspaceId,
      publicIdentifier: `${campaignId}-${from + index}`,
      facts: noFacts,
      source: 'search' as const,
      updatedAt: addedAt,
      ...columnsAfter(
        null,
        {
          firstName: 'Éléonore',
          lastName: `Saint-Aubin ${from + index}`,
          headline: 'Responsable paie',
          company: 'Laiterie des Trois Monts',
          location: 'Annecy, France',
        },
        { from: 'search', at: addedAt.toISOString() },
      ),
      createdAt: addedAt,
    }));
    await db.insert(people).values(rows);
    await db
      .insert(campaignLeads)
      .values(rows.map(({ id }) => aLead({ workspaceId, campaignId }, id, 90, addedAt)));
  }
  await db.insert(campaignCounts).values({ workspaceId, campaignId, leads: count, qualified: count });
}

/** Everything a launch asks of the campaign itself, but its leads. */
export const prepareCampaign = (person: TestClient, name = 'Responsables paie') =>
  person.call(campaignsApi.create, {
    body: {
      name,
      offerData: goodOffer,
      icpData: goodTarget,
      metadata: { engagementConfig: defaultEngagement },
    },
  });
