import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { hourMs } from '#core/time/durations.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { promoteDue } from '#server/features/engine/round/promote-due.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { goodOffer, goodTarget } from './good-campaign.ts';
import { aLead, plantAccount } from './plant-campaign.ts';
import { plantPeople } from './plant-people.ts';
import { goToMonday } from './plant-running.ts';
import { setUpTestApp, type TestApp } from './test-app.ts';

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
      names: { classic: `ACo${randomUUID()}` },
    })),
  );
  await t.deps.db
    .insert(campaignLeads)
    .values(
      rows.map(({ id }, index) =>
        aLead({ workspaceId, campaignId }, id, Math.max(0, 99 - index), t.clock.now()),
      ),
    );
  const ctx = makeCtx(t.deps, { kind: 'system' });
  await enrolLeads(ctx, { workspaceId, campaignId });
  await promoteDue(ctx);
  await openSlot(t, workspaceId, accountId);
  return { ana, workspaceId, accountId, campaignId, personIds: rows.map(({ id }) => id) };
}

/** An application in which nobody of the test before is due any more, on a Monday at ten. */
export function setUpEngine() {
  const t = setUpTestApp();
  beforeEach(async () => {
    for (const table of [attempts, enrolments, relations]) await t.deps.db.delete(table);
    goToMonday(t);
  });
  const system = () => makeCtx(t.deps, { kind: 'system' });
  return {
    t,
    system,
    hours: (count: number) => t.clock.advance(count * hourMs),
    ledger: () => t.deps.db.select().from(attempts),
    /** One turn of the engine in front of a network that answers so; what it was asked comes back. */
    turn: async (answer: Partial<SocialNetwork> = {}): Promise<string[]> => {
      const { network, calls } = countingNetwork(answer);
      await tickEngine({ ...system(), network }, { token: randomUUID() });
      return calls;
    },
  };
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
