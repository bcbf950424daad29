import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { promoteDue } from '#server/features/engine/round/promote-due.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { goodOffer, goodTarget } from './good-campaign.ts';
import { plantAccount } from './plant-campaign.ts';
import { plantPeople } from './plant-people.ts';
import type { TestApp } from './test-app.ts';

const visit: SequenceStep = { key: 'visite', delayDays: 0, window: null, kind: 'visit' };

/** A running campaign whose people are ready for its first step, written straight to the tables. */
export async function plantReady(
  t: TestApp,
  {
    people = 3,
    steps = [visit],
    account = {},
  }: {
    people?: number;
    steps?: SequenceStep[];
    account?: Partial<typeof socialAccounts.$inferInsert>;
  } = {},
) {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId, { tier: 'premium', ...account });
  const { id: campaignId } = await ana.call(campaignsApi.create, {
    body: {
      name: 'Prête',
      offerData: goodOffer,
      icpData: goodTarget,
      metadata: { engagementConfig: { ...defaultEngagement, schedule: officeHours, steps } },
    },
  });
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId })
    .where(eq(campaigns.id, campaignId));
  const rows = await plantPeople(
    t.deps,
    workspaceId,
    Array.from({ length: people }, (_, index) => ({
      firstName: 'Léa',
      lastName: `Martin ${index}`,
      location: 'Lyon, France',
    })),
  );
  await t.deps.db.insert(personIdentities).values(
    rows.map(({ id }) => ({
      workspaceId,
      personId: id,
      kind: 'classic' as const,
      value: `ACo${randomUUID()}`,
    })),
  );
  await t.deps.db.insert(campaignLeads).values(
    rows.map(({ id }, index) => ({
      workspaceId,
      campaignId,
      personId: id,
      verdict: 'qualified' as const,
      score: Math.max(0, 99 - index),
      reasons: [],
      addedAt: t.clock.now(),
    })),
  );
  const ctx = makeCtx(t.deps, { kind: 'system' });
  await enrolLeads(ctx, { workspaceId, campaignId });
  await promoteDue(ctx);
  await openSlot(t, workspaceId, accountId);
  return { ana, workspaceId, accountId, campaignId, personIds: rows.map(({ id }) => id) };
}

/** The account may act again at once, as if its rest were over, and no other one does. */
export async function openSlot(t: TestApp, workspaceId: string, accountId: string): Promise<void> {
  await t.deps.db.update(socialAccounts).set({ wakeAt: null }).where(ne(socialAccounts.id, accountId));
  await t.deps.db
    .update(socialAccounts)
    .set({ nextSlotAt: null, wakeAt: t.clock.now() })
    .where(and(eq(socialAccounts.workspaceId, workspaceId), eq(socialAccounts.id, accountId)));
}

/** A network that only counts what is asked of it, and says what it is told to say. */
export function countingNetwork(answer: Partial<SocialNetwork> = {}): {
  network: SocialNetwork;
  calls: string[];
} {
  const calls: string[] = [];
  const network = new Proxy(answer as SocialNetwork, {
    get:
      (target, name: keyof SocialNetwork) =>
      (...input: unknown[]) => {
        calls.push(name);
        const method = target[name] as ((...input: unknown[]) => unknown) | undefined;
        return method ? method(...input) : Promise.resolve({ is: 'done', value: {} });
      },
  });
  return { network, calls };
}
