import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });

beforeEach(() => goToMonday(t));

async function plantReady(count: number) {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, id, count);
  // Of no company: a reply that chance draws would hold the colleagues.
  await t.deps.db.update(people).set({ company: null }).where(eq(people.workspaceId, ana.user.id));
  return { ana, workspaceId: ana.user.id, accountId, id };
}
const peopleOf = (id: string) =>
  t.deps.db
    .select({ personId: campaignLeads.personId })
    .from(campaignLeads)
    .where(eq(campaignLeads.campaignId, id))
    .orderBy(campaignLeads.personId);
const checkOf = async ({ ana, id }: Awaited<ReturnType<typeof plantReady>>, name: string) =>
  (await ana.call(campaignsApi.launchChecks, { params: { id } })).find((check) => check.name === name);

test('a launch is foreseen day by day under the quotas, with its method; nothing without an account', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await plantReady(30);
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen).toMatchObject({ people: 30, followed: 30, invitations: 30, hasOtherCampaigns: false });
  expect(foreseen?.days.reduce((sum, { visits }) => sum + visits, 0)).toBe(30);
  expect(Math.max(...(foreseen?.days ?? []).map(({ invitations }) => invitations))).toBe(15);
  expect(foreseen?.accepted).toMatchObject({ likely: 9, ground: { measuredOn: 0 } });
  expect(foreseen?.method.join(' ')).toMatch(/Expandi.*Botdog/);
  const day = foreseen?.days.find(({ visits }) => visits > 0)?.day ?? '2026-01-01';
  const acts = await ana.call(forecastApi.day, { params: { id }, query: { day } });
  expect(acts.acts).toHaveLength(foreseen?.days[0]?.visits ?? -1);
  expect(acts.acts[0]).toMatchObject({ stepName: 'Visite du profil' });
  await t.deps.db.update(socialAccounts).set({ removedAt: new Date() });
  expect(await ana.call(forecastApi.campaign, { params: { id } })).toBeNull();
});

test('while the account gets going, each day has the quota of its own', async () => {
  const { ana, accountId, id } = await plantReady(30);
  const rampStartedOn = dayIn('Europe/Paris', t.clock.now());
  await t.deps.db.update(socialAccounts).set({ rampStartedOn }).where(eq(socialAccounts.id, accountId));
  const days = (await ana.call(forecastApi.campaign, { params: { id } }))?.days ?? [];
  expect(days[0]?.invitationsAtMost).toBeLessThan(days.at(-1)?.invitationsAtMost ?? 0);
  for (const { invitations, invitationsAtMost } of days)
    expect(invitations).toBeLessThanOrEqual(invitationsAtMost);
});

test('the quotas of other campaigns on the account are taken, and their people left out by name', {
  tags: 'heavy',
}, async () => {
  const first = await plantReady(40);
  const { ana, workspaceId } = first;
  await ana.call(campaignsApi.launch, { params: { id: first.id } });
  await enrolLeads(system(), { workspaceId, campaignId: first.id });
  const { id } = await prepareCampaign(ana, 'DRH');
  await plantLeads(t.deps, workspaceId, id, 10);
  const [shared] = await peopleOf(first.id);
  await t.deps.db.insert(campaignLeads).values({
    workspaceId,
    campaignId: id,
    personId: shared?.personId ?? '',
    verdict: 'qualified',
    score: 80,
    reasons: [],
    addedAt: new Date(),
  });
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen).toMatchObject({ people: 10, hasOtherCampaigns: true });
  expect(foreseen?.leftOut).toMatchObject([
    { reason: 'other_campaign', title: 'Déjà suivies dans « Responsables paie »', count: 1 },
  ]);
  for (const { invitations, otherInvitations } of foreseen?.days ?? [])
    expect(invitations + otherInvitations).toBeLessThanOrEqual(15);
  expect(foreseen?.days.some(({ otherInvitations }) => otherInvitations > 0)).toBe(true);
});

test('once there is enough of it, the user’s own figures replace the published ones', async () => {
  const { ana, workspaceId, accountId, id } = await plantReady(80);
  const ids = await peopleOf(id);
  await t.deps.db.insert(relations).values(
    ids.slice(0, 60).map(({ personId }, index) => ({
      workspaceId,
      accountId,
      personId,
      state: index < 30 ? ('connected' as const) : ('withdrawn' as const),
      since: t.clock.now(),
      invitedAt: new Date(t.clock.now().getTime() - 30 * 86_400_000),
    })),
  );
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen?.accepted.ground).toEqual({ measuredOn: 60, text: 'd’après vos 60 invitations' });
  expect(foreseen?.replies.ground.measuredOn).toBe(0);
  // Half of them are relations already: they are not invited.
  expect(foreseen?.invitations).toBe(50);
  expect(foreseen?.accepted.likely).toBe(25);
});

test('a running campaign is foreseen from where its people stand', async () => {
  const { ana, workspaceId, id } = await plantReady(5);
  await ana.call(campaignsApi.launch, { params: { id } });
  await enrolLeads(system(), { workspaceId, campaignId: id });
  const [one] = await peopleOf(id);
  await t.deps.db
    .update(enrolments)
    .set({ state: 'asking', reason: 'paused', isPaused: true })
    .where(and(eq(enrolments.campaignId, id), eq(enrolments.personId, one?.personId ?? '')));
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen).toMatchObject({ people: 5, invitations: 4, leftOut: [] });
  expect(foreseen?.asking).toMatchObject([{ reason: 'paused', count: 1 }]);
});

test('those whose colleague answered lately wait for the user from the launch on, and are foreseen so', async () => {
  const { ana, workspaceId, accountId, id } = await plantReady(3);
  const [one, two, other] = await peopleOf(id);
  await t.deps.db.update(people).set({ company: 'Acme' }).where(eq(people.workspaceId, workspaceId));
  await t.deps.db
    .update(people)
    .set({ company: 'Ailleurs' })
    .where(eq(people.id, other?.personId ?? ''));
  const [camille] = await plantPeople(t.deps, workspaceId, [{ firstName: 'Camille', company: 'ACME SAS' }]);
  await t.deps.db.insert(conversations).values({
    workspaceId,
    accountId,
    personId: camille?.id ?? '',
    lastMessageAt: t.clock.now(),
    lastReplyAt: t.clock.now(),
    replyKind: 'interested',
  });
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen).toMatchObject({ people: 3, invitations: 1 });
  expect(foreseen?.asking).toMatchObject([{ reason: 'colleague_replied', count: 2 }]);
  await ana.call(campaignsApi.launch, { params: { id } });
  await enrolLeads(system(), { workspaceId, campaignId: id });
  const onHold = await t.deps.db.select().from(enrolments).where(eq(enrolments.isOnHold, true));
  expect(onHold.map(({ personId }) => personId).sort()).toEqual([one?.personId, two?.personId].sort());
});

test('hours that the plan no longer covers are not foreseen', async () => {
  const { ana, workspaceId, id } = await plantReady(5);
  const { metadata } = await ana.call(campaignsApi.one, { params: { id } });
  const config = metadata.engagementConfig;
  if (!config) throw new Error('a campaign has a sequence');
  const schedule = { ...config.schedule, days: [6, 7], from: '20:00', to: '22:00' };
  await ana.call(campaignsApi.update, {
    params: { id },
    body: { metadata: { engagementConfig: { ...config, schedule } } },
  });
  const weekend = await ana.call(forecastApi.campaign, { params: { id } });
  expect([6, 0]).toContain(new Date(weekend?.firstActAt ?? '').getUTCDay());
  await t.deps.db.update(users).set({ subscription: 'SOLO' }).where(eq(users.id, workspaceId));
  const office = await ana.call(forecastApi.campaign, { params: { id } });
  expect(dayIn('Europe/Paris', new Date(office?.firstActAt ?? ''))).toBe(
    dayIn('Europe/Paris', t.clock.now()),
  );
});

test('a launch is refused with the list of who lacks what, and goes once they are mended', {
  tags: 'heavy',
}, async () => {
  const ready = await plantReady(3);
  const { ana, workspaceId, id } = ready;
  const [first, second, third] = await peopleOf(id);
  const edit = (personId: string | undefined, fields: Partial<typeof people.$inferInsert>) =>
    t.deps.db
      .update(people)
      .set(fields)
      .where(eq(people.id, personId ?? ''));
  await edit(first?.personId, { publicIdentifier: null });
  await edit(second?.personId, { firstName: null });
  expect(await checkOf(ready, 'fields')).toMatchObject({
    isPassed: false,
    people: expect.arrayContaining([
      { personId: first?.personId, name: expect.any(String), missing: 'profil LinkedIn inconnu' },
      { personId: second?.personId, name: expect.any(String), missing: 'prénom inconnu' },
    ]),
  });
  await expect(ana.call(campaignsApi.launch, { params: { id } })).rejects.toMatchObject({ status: 409 });
  await edit(first?.personId, { publicIdentifier: 'camille-moreau' });
  // Somebody who said no is not contacted: nothing is asked about them.
  await edit(second?.personId, { publicIdentifier: 'loic-tregouet' });
  await keepOpposition(system(), {
    workspaceId,
    keys: [{ kind: 'public_identifier', value: 'loic-tregouet' }],
    source: 'user',
  });
  expect(await checkOf(ready, 'fields')).toMatchObject({ isPassed: true });
  expect((await checkOf(ready, 'leads'))?.detail).toContain('1 s’est opposée à tout contact');
  await ana.call(campaignsApi.launch, { params: { id } });
  await ana.call(campaignsApi.pause, { params: { id } });
  // New gaps do not hold back those who are on the way.
  await edit(third?.personId, { firstName: null });
  await ana.call(campaignsApi.resume, { params: { id } });
  const kinds = (await t.deps.db.select().from(activity).where(eq(activity.campaignId, id))).map(
    ({ kind }) => kind,
  );
  expect(kinds.filter((kind) => kind.startsWith('campaign_'))).toEqual([
    'campaign_launched',
    'campaign_paused',
    'campaign_resumed',
  ]);
});

test('an account that LinkedIn slowed down, or that has too many invitations pending, launches nothing', async () => {
  const ready = await plantReady(1);
  const set = (fields: Partial<typeof socialAccounts.$inferInsert>) =>
    t.deps.db.update(socialAccounts).set(fields).where(eq(socialAccounts.id, ready.accountId));
  await set({ backsOffUntil: new Date(t.clock.now().getTime() + 3_600_000) });
  expect(await checkOf(ready, 'account')).toMatchObject({ title: 'LinkedIn demande une pause' });
  await set({ backsOffUntil: new Date(t.clock.now().getTime() - 1000), pendingInvitations: 400 });
  expect(await checkOf(ready, 'account')).toMatchObject({ title: 'Trop d’invitations sans réponse' });
  await expect(ready.ana.call(campaignsApi.launch, { params: { id: ready.id } })).rejects.toMatchObject({
    status: 409,
  });
});

test('a day is a day of Paris, and another account foresees nothing', async () => {
  const { ana, id } = await plantReady(2);
  const stranger = await t.member();
  await expect(stranger.call(forecastApi.campaign, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  const foreseen = await ana.call(forecastApi.campaign, { params: { id } });
  expect(foreseen?.days[0]?.day).toBe(dayIn('Europe/Paris', t.clock.now()));
  const wrong = { params: { id }, query: { day: 'demain' as '2026-01-01' } };
  await expect(ana.call(forecastApi.day, wrong)).rejects.toMatchObject({ status: 400 });
});
