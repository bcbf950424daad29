import { eq, ne } from 'drizzle-orm';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { addDays, dayIn, mondayOf } from '#core/time/calendar-day.ts';
import { nationalHoliday } from '#core/time/french-holidays.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { keepProfile } from '#server/features/audience/people/record/keep-profile.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { reconcileWebhooksJob } from '#server/features/network/social-accounts/social-accounts.jobs.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { goodOffer, goodTarget } from './good-campaign.ts';
import type { NetworkApp } from './network-app.ts';
import { aLead } from './plant-campaign.ts';
import { plantPeople } from './plant-people.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const base = (key: string, delayDays: number) => ({ key, delayDays, window: null });
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;

/** A sequence of a few steps, by name. */
export const steps = {
  visit: { ...base('visite', 0), kind: 'visit' },
  invitation: { ...base('invitation', 0), kind: 'invitation', hasNote: false, instruction: '' },
  withNote: { ...base('invitation', 0), kind: 'invitation', hasNote: true, instruction: '' },
  wait: { ...base('attente', 0), kind: 'wait', maxDays: 21, withdrawsInvitation: true },
  message: { ...base('message-1', 0), kind: 'message', ...writing },
  followUp: { ...base('relance-1', 2), kind: 'follow_up', ...writing },
  task: { ...base('appel', 0), kind: 'task', task: 'call', instruction: 'Appeler.' },
} satisfies Record<string, SequenceStep>;

const used = new WeakMap<TestApp, number>();

/** A Monday at ten in Paris that is no holiday, whatever day the tests run. */
export function goToMonday(t: TestApp): void {
  const now = t.clock.now();
  let day = addDays(mondayOf(dayIn('Europe/Paris', now)), 7);
  while (nationalHoliday(day) !== null) day = addDays(day, 7);
  t.clock.advance(instantIn('Europe/Paris', day, 600).getTime() - now.getTime());
}

export const systemOf = (t: TestApp) => makeCtx(t.deps, { kind: 'system' });

type Wanted = {
  people?: number;
  isRead?: boolean;
  steps: SequenceStep[];
  config?: Partial<EngagementConfig>;
};

/** Somebody whose account is linked, with a campaign of people who exist on the network. It is not launched yet. */
export async function plantCampaign(t: NetworkApp, { people = 3, isRead, steps, config = {} }: Wanted) {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const { providerAccountId } = await t.connect(ana);
  await runJob(systemOf(t), reconcileWebhooksJob, {});
  const workspaceId = ana.user.id;
  const [account] = await t.deps.db
    .update(socialAccounts)
    .set({ rampStartedOn: null })
    .where(eq(socialAccounts.workspaceId, workspaceId))
    .returning();
  const { id: campaignId } = await ana.call(campaignsApi.create, {
    body: {
      name: 'Responsables paie',
      offerData: goodOffer,
      icpData: goodTarget,
      metadata: {
        engagementConfig: { ...defaultEngagement, schedule: officeHours, ...config, steps },
      },
    },
  });
  const leads = await addPeople(t, { workspaceId, campaignId, providerAccountId, people, isRead });
  return { ana, workspaceId, campaignId, accountId: account?.id ?? '', providerAccountId, leads };
}

/** People of the sandbox, qualified in a campaign; the first one is the best. */
export async function addPeople(
  t: TestApp,
  {
    workspaceId,
    campaignId,
    providerAccountId,
    people,
    isRead = true,
  }: { workspaceId: string; campaignId: string; providerAccountId: string; people: number; isRead?: boolean },
) {
  const found = await findUnconnected(t, providerAccountId, people);
  const rows = await plantPeople(
    t.deps,
    workspaceId,
    found.map(({ publicIdentifier, firstName, lastName, headline }) => ({
      publicIdentifier,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      headline: headline ?? '',
    })),
  );
  for (const { id: personId, publicIdentifier } of isRead ? rows : []) {
    const profile = await t.deps.network?.readProfile(providerAccountId, publicIdentifier ?? '');
    if (profile?.is !== 'done') throw new Error(`The profile answered ${JSON.stringify(profile)}`);
    const { value } = profile;
    await inTransaction(systemOf(t), (ctx) =>
      keepProfile(ctx, { workspaceId, personId }, { ...value, location: 'Lyon, France' }, null),
    );
  }
  await t.deps.db
    .insert(campaignLeads)
    .values(rows.map(({ id }, index) => aLead({ workspaceId, campaignId }, id, 99 - index)));
  await recountCampaigns(systemOf(t), workspaceId, [campaignId]);
  return rows.map(({ id, publicIdentifier }) => ({ id, slug: publicIdentifier ?? '' }));
}

/** People whom the account does not know yet; never twice the same ones in a file of tests. */
async function findUnconnected(t: TestApp, handle: string, count: number) {
  const search = { kind: 'criteria' as const, keywords: '' };
  const all: FoundPerson[] = [];
  let cursor: string | undefined;
  const before = used.get(t) ?? 0;
  while (all.length < before + count) {
    const page = await t.deps.network?.searchPeople(handle, search, { limit: 50, cursor });
    if (page?.is !== 'done') throw new Error(`The search answered ${JSON.stringify(page)}`);
    all.push(
      ...page.value.items.filter(
        ({ publicIdentifier, distance }) => publicIdentifier && (distance === 2 || distance === 3),
      ),
    );
    if (!page.value.cursor) break;
    cursor = page.value.cursor;
  }
  used.set(t, before + count);
  return all.slice(before, before + count);
}

/** Those without a remark at once, the others one by one: what a text of some person looks like is not the matter here. */
async function approveAll(ana: TestClient, campaignId: string): Promise<void> {
  await ana.call(draftsApi.approveClean, { body: { campaignId } });
  const readWaiting = async () => (await ana.call(draftsApi.list, { query: { campaignId } })).items;
  for (let waiting = await readWaiting(); waiting.length > 0; waiting = await readWaiting())
    for (const { id, version } of waiting)
      await ana.call(draftsApi.approve, { params: { id }, body: { version } });
}

/** Texts written by the composer and approved by hand, then the launch and everything that follows from it at once. */
export async function launch(
  t: NetworkApp,
  { ana, campaignId }: Awaited<ReturnType<typeof plantCampaign>>,
  { isApproved = true }: { isApproved?: boolean } = {},
) {
  await ana.call(draftsApi.write, { params: { id: campaignId }, body: { people: 100 } });
  await t.runJobs();
  if (isApproved) await approveAll(ana, campaignId);
  await ana.call(campaignsApi.launch, { params: { id: campaignId } });
  await t.runJobs();
}

/** Turns of the engine, each followed by the jobs it asked for, moving on to the next moment until `until` is true. */
export async function runUntil(t: NetworkApp, until: () => Promise<boolean>, most = 60): Promise<void> {
  const worker = { token: crypto.randomUUID() };
  for (let turn = 0; turn < most; turn += 1) {
    const { nextAt } = await tickEngine(systemOf(t), worker);
    await t.settle();
    if (await until()) return;
    const wait = nextAt ? nextAt.getTime() - t.clock.now().getTime() : 60_000;
    t.clock.advance(Math.max(1000, wait));
  }
  const people = await t.deps.db.select().from(enrolments).where(ne(enrolments.state, 'finished'));
  const shown = people.map(({ state, reason, nextStepKey, nextActionAt }) => ({
    state,
    reason,
    nextStepKey,
    nextActionAt,
  }));
  throw new Error(`It never came to that: ${JSON.stringify(shown)}`);
}

export const readAttempts = (t: TestApp, workspaceId: string) =>
  t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, workspaceId)).orderBy(attempts.plannedAt);
export const readEnrolments = (t: TestApp, workspaceId: string) =>
  t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.workspaceId, workspaceId))
    .orderBy(enrolments.score);
