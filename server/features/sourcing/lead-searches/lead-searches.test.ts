import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer } from '#tests/support/good-campaign.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { wakeSearches } from './wake-searches.ts';

const t = setUpNetworkApp();
type Person = Awaited<ReturnType<typeof t.member>>;
const byId = (id: string) => ({ params: { id } });

/** Time passes: whatever is due runs. */
async function pass(minutes: number): Promise<void> {
  t.clock.advance(minutes * 60_000);
  await wakeSearches(makeCtx(t.deps, { kind: 'system' }));
  await t.runJobs();
}

async function campaignFor(person: Person, title: string): Promise<string> {
  const { id } = await person.call(campaignsApi.create, {
    body: {
      offerData: goodOffer,
      icpData: { titles: [title], hasSynonyms: false, places: [{ id: null, label: 'France' }] },
    },
  });
  return id;
}

const statusOf = async (person: Person, id: string) => person.call(campaignsApi.searchStatus, byId(id));

async function untilOver(person: Person, id: string): Promise<void> {
  for (let step = 0; step < 60 && (await statusOf(person, id)).finishedAt === null; step++) await pass(2);
}

test('a search finds people, reads the best, and leaves them in the campaign with their reasons', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await t.connect(ana);
  const id = await campaignFor(ana, 'Responsable paie');
  expect((await statusOf(ana, id)).status).toBe('idle');
  const started = await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  expect(started).toMatchObject({ state: 'queued', found: 0 });
  await untilOver(ana, id);
  const status = await statusOf(ana, id);
  expect(status).toMatchObject({ status: 'completed', progress: 1, error: null });
  expect(status.found).toBeGreaterThan(0);
  const campaign = await ana.call(campaignsApi.one, byId(id));
  expect(campaign.leadsCount).toBe(status.found);
  expect(campaign.qualifiedCount).toBe(status.qualified);
  expect(campaign.leads[0]?.reasons.map(({ criterion }) => criterion)).toContain('titles');
  const notice = (await ana.call(notificationsApi.list)).find(({ title }) => title === 'Recherche terminée');
  expect(notice?.link).toBe(`/production/campaign/${id}/leads`);
  const { used } = await ana.call(plansApi.qualifiedLeads);
  expect(used).toBe(status.qualified > 0 ? 1 : 0);
});

test('a search judges on the target of now, and its status counts what the campaign counts', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await t.connect(ana);
  const id = await campaignFor(ana, 'Responsable paie');
  await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  await t.runJobs();
  const before = await statusOf(ana, id);
  expect(before.leadsCount).toBeGreaterThan(0);
  expect(before).toMatchObject({ status: 'running', isJudging: false });
  await ana.call(campaignsApi.update, {
    ...byId(id),
    body: { icpData: { titles: ['Dompteur de licornes'] } },
  });
  expect((await statusOf(ana, id)).isJudging).toBe(true);
  await untilOver(ana, id);
  const status = await statusOf(ana, id);
  expect(status).toMatchObject({ isJudging: false, qualifiedCount: 0, qualified: 0 });
  expect(status.search?.message).not.toContain('qualifiée');
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({
    leadsCount: status.leadsCount,
    qualifiedCount: 0,
  });
});

test('the same people, found again, are one record each', { tags: 'heavy' }, async () => {
  const ana = await t.member({ subscription: 'EXPERT' });
  await t.connect(ana);
  const first = await campaignFor(ana, 'Acheteur');
  await ana.call(leadSearchesApi.start, { body: { campaignId: first } });
  await untilOver(ana, first);
  const before = await t.deps.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.workspaceId, ana.user.id));
  const second = await campaignFor(ana, 'Acheteur');
  const again = await ana.call(leadSearchesApi.start, { body: { campaignId: second } });
  await untilOver(ana, second);
  expect(await ana.call(leadSearchesApi.one, byId(again.id))).toMatchObject({
    newPeople: 0,
    found: before.length,
  });
  const after = await t.deps.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.workspaceId, ana.user.id));
  expect(after).toHaveLength(before.length);
});

test('a search that finds nobody costs nothing', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  await t.connect(ana);
  const id = await campaignFor(ana, 'Dompteur de licornes');
  await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(1);
  await untilOver(ana, id);
  expect(await statusOf(ana, id)).toMatchObject({ status: 'completed', found: 0, qualified: 0 });
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(0);
});

test('one search at a time in a campaign; it can be stopped, and keeps what it found', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await t.connect(ana);
  const id = await campaignFor(ana, 'Directeur');
  const { id: searchId } = await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  await expect(ana.call(leadSearchesApi.start, { body: { campaignId: id } })).rejects.toMatchObject({
    status: 409,
  });
  await t.runJobs();
  const found = (await statusOf(ana, id)).found;
  expect(found).toBeGreaterThan(0);
  const cancelled = await ana.call(leadSearchesApi.cancel, byId(searchId));
  expect(cancelled).toMatchObject({ state: 'cancelled', found });
  await pass(60);
  expect(await statusOf(ana, id)).toMatchObject({ status: 'completed', found });
});

test('a lost account makes it wait, and go on once it is back', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const email = 'membre.recherche@reseau.example';
  const { providerAccountId } = await t.connect(ana, email);
  const id = await campaignFor(ana, 'Directeur');
  await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  await t.runJobs();
  t.sandbox.control.disconnect(providerAccountId);
  await pass(2);
  const waiting = await statusOf(ana, id);
  expect(waiting.search).toMatchObject({ state: 'waiting', resumesAt: null });
  expect(waiting.search?.message).toContain('déconnecté');
  t.sandbox.control.restore(providerAccountId);
  const [account] = await ana.call(socialAccountsApi.list);
  await ana.call(socialAccountsApi.check, byId(account?.id ?? ''));
  await t.runJobs();
  await pass(2);
  expect((await statusOf(ana, id)).found).toBeGreaterThanOrEqual(waiting.found);
  expect((await statusOf(ana, id)).search?.state).toBe('running');
});

test('a suspended account searches nothing, and its search goes on once it is restored', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await t.connect(ana);
  const id = await campaignFor(ana, 'Responsable paie');
  const suspend = (suspendedAt: Date | null) =>
    t.deps.db
      .update(users)
      .set({ suspendedAt, suspendedBecause: suspendedAt && 'impayés' })
      .where(eq(users.id, ana.user.id));
  await ana.call(leadSearchesApi.start, { body: { campaignId: id } });
  await suspend(t.clock.now());
  await pass(2);
  await pass(2);
  await suspend(null);
  expect(await statusOf(ana, id)).toMatchObject({ status: 'queued', found: 0 });
  await pass(2);
  expect((await statusOf(ana, id)).found).toBeGreaterThan(0);
});

test('without an account or a target there is no search, and another person’s campaign does not exist', {
  tags: 'heavy',
}, async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const id = await campaignFor(ana, 'Directeur');
  await expect(ana.call(leadSearchesApi.start, { body: { campaignId: id } })).rejects.toMatchObject({
    status: 409,
  });
  await t.connect(paul);
  await expect(paul.call(leadSearchesApi.start, { body: { campaignId: id } })).rejects.toMatchObject({
    status: 404,
  });
});
