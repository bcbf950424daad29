import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });

/** A person with all it takes, and a campaign that may be launched. */
async function readyToLaunch() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, id, 5);
  return { ana, id, accountId };
}

test('launch, pause, resume, archive, restore', { tags: 'heavy' }, async () => {
  const { ana, id } = await readyToLaunch();
  const launched = await ana.call(campaignsApi.launch, byId(id));
  expect(launched).toMatchObject({ status: 'active', pausedReason: null, launchedAt: expect.any(String) });
  expect(await ana.call(campaignsApi.pause, byId(id))).toMatchObject({
    status: 'paused',
    pausedReason: 'user',
  });
  const resumed = await ana.call(campaignsApi.resume, byId(id));
  expect(resumed).toMatchObject({ status: 'active', launchedAt: launched.launchedAt });
  await ana.call(campaignsApi.pause, byId(id));
  expect(await ana.call(campaignsApi.archive, byId(id))).toMatchObject({
    status: 'archived',
    pausedReason: null,
  });
  expect(await ana.call(campaignsApi.restore, byId(id))).toMatchObject({
    status: 'paused',
    pausedReason: 'user',
  });
});

test('an illegal act is a 409 with its reason', async () => {
  const { ana, id } = await readyToLaunch();
  await expect(ana.call(campaignsApi.pause, byId(id))).rejects.toMatchObject({
    status: 409,
    message: 'Une campagne à l’état de brouillon ne peut pas être mise en pause.',
  });
  await ana.call(campaignsApi.launch, byId(id));
  await expect(ana.call(campaignsApi.archive, byId(id))).rejects.toMatchObject({
    status: 409,
    message: 'Une campagne en cours ne peut pas être archivée. Mettez-la d’abord en pause.',
  });
  await expect(ana.call(campaignsApi.launch, byId(id))).rejects.toMatchObject({ status: 409 });
});

test('a status written by a change goes through the same machine and the same checks', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await readyToLaunch();
  const change = (status: 'active' | 'paused' | 'inactive' | 'completed' | 'archived') =>
    ana.call(campaignsApi.update, { ...byId(id), body: { status } });
  await expect(change('paused')).rejects.toMatchObject({
    status: 409,
    message: 'Une campagne à l’état de brouillon ne peut pas être mise en pause.',
  });
  expect((await change('active')).status).toBe('active');
  expect((await change('active')).status).toBe('active');
  expect((await change('paused')).status).toBe('paused');
  await expect(change('completed')).rejects.toMatchObject({
    status: 409,
    message: 'Une campagne se termine d’elle-même, après sa dernière personne.',
  });
  const other = await prepareCampaign(ana, 'Sans personne');
  await expect(
    ana.call(campaignsApi.update, { ...byId(other.id), body: { status: 'active', name: 'Perdu' } }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await ana.call(campaignsApi.one, byId(other.id))).name).toBe('Sans personne');
});

test('a draft out of the archives is not finished by a change either', async () => {
  const { ana, id } = await readyToLaunch();
  await ana.call(campaignsApi.archive, byId(id));
  await ana.call(campaignsApi.restore, byId(id));
  await expect(
    ana.call(campaignsApi.update, { ...byId(id), body: { status: 'completed' } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('what a running campaign works with stays complete; a paused one may be emptied', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await readyToLaunch();
  const { offerId, icpId } = await ana.call(campaignsApi.launch, byId(id));
  const nameless = { companyInfo: { companyName: '' } };
  const vague = { titles: [], seniorities: [], functions: [] };
  const changes = () => [
    ana.call(campaignsApi.update, { ...byId(id), body: { offerData: nameless } }),
    ana.call(campaignsApi.update, { ...byId(id), body: { icpData: vague } }),
    ana.call(offersApi.update, { ...byId(offerId ?? ''), body: { offerData: nameless } }),
    ana.call(icpsApi.update, { ...byId(icpId ?? ''), body: { criteria: vague } }),
  ];
  for (const refused of await Promise.allSettled(changes()))
    expect(refused).toMatchObject({ status: 'rejected', reason: { status: 400, code: 'invalid_input' } });
  const { id: emptyOffer } = await ana.call(offersApi.create, { body: { offerData: nameless } });
  await expect(
    ana.call(campaignsApi.update, { ...byId(id), body: { offerId: emptyOffer } }),
  ).rejects.toMatchObject({ status: 400 });
  await ana.call(campaignsApi.pause, byId(id));
  for (const made of await Promise.allSettled(changes())) expect(made.status).toBe('fulfilled');
  await expect(ana.call(campaignsApi.resume, byId(id))).rejects.toMatchObject({ status: 409 });
});

test('people who were set aside are nobody to contact', async () => {
  const { ana, id } = await readyToLaunch();
  await t.deps.db.update(campaignCounts).set({ qualified: 0 }).where(eq(campaignCounts.campaignId, id));
  const checks = await ana.call(campaignsApi.launchChecks, byId(id));
  expect(checks.find(({ name }) => name === 'leads')).toMatchObject({
    isPassed: false,
    title: 'Aucune personne à contacter',
    detail: expect.stringContaining('5 personnes trouvées'),
  });
});

test('what keeps a campaign from being launched is listed, item by item', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: {} });
  const checks = await ana.call(campaignsApi.launchChecks, byId(id));
  expect(checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([
    'account',
    'email',
    'name',
    'offer',
    'targeting',
    'leads',
    'sequence',
    'schedule',
  ]);
  await expect(ana.call(campaignsApi.launch, byId(id))).rejects.toMatchObject({
    status: 409,
    message: '8 points à corriger avant le lancement.',
    details: { checks },
  });
});

test('an unverified address, a lost account or nobody to write to: each refuses the launch', {
  tags: 'heavy',
}, async () => {
  const { ana, id } = await readyToLaunch();
  const paul = await t.member();
  await plantAccount(t.deps, paul.user.id);
  const his = await prepareCampaign(paul);
  await plantLeads(t.deps, paul.user.id, his.id, 1);
  await expect(paul.call(campaignsApi.launch, byId(his.id))).rejects.toMatchObject({
    message: 'Un point à corriger avant le lancement : E-mail à vérifier.',
  });
  const empty = await prepareCampaign(ana, 'Vide');
  await expect(ana.call(campaignsApi.launch, byId(empty.id))).rejects.toMatchObject({
    message: 'Un point à corriger avant le lancement : Aucune personne à contacter.',
  });
  expect((await ana.call(campaignsApi.launch, byId(id))).status).toBe('active');
});

/** One of its leads, on their way. */
async function beginOn(workspaceId: string, campaignId: string, sequenceVersion: number) {
  const [lead] = await t.deps.db.select().from(campaignLeads).where(eq(campaignLeads.campaignId, campaignId));
  const [account] = await t.deps.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.workspaceId, workspaceId));
  const enrolment = { workspaceId, campaignId, personId: lead?.personId ?? '', accountId: account?.id ?? '' };
  const now = t.deps.campaignClock.now();
  await t.deps.db
    .insert(enrolments)
    .values({
      ...enrolment,
      sequenceVersion,
      variant: 'a',
      score: 80,
      state: 'waiting',
      reason: 'delay',
      nextActionAt: now,
      enrolledAt: now,
    })
    .onConflictDoUpdate({
      target: [enrolments.workspaceId, enrolments.campaignId, enrolments.personId],
      set: { sequenceVersion },
    });
}

test('a campaign that was launched adds a version to its sequence and keeps the former', async () => {
  const { ana, id } = await readyToLaunch();
  await ana.call(campaignsApi.launch, byId(id));
  const shorter = { ...defaultEngagement, steps: defaultEngagement.steps.slice(0, 4) };
  const changed = await ana.call(campaignsApi.update, {
    ...byId(id),
    body: { metadata: { engagementConfig: shorter } },
  });
  expect(changed).toMatchObject({ sequenceVersion: 2, metadata: { engagementConfig: shorter } });
  const kept = await t.deps.db
    .select({ version: campaignSequences.version, config: campaignSequences.config })
    .from(campaignSequences)
    .where(eq(campaignSequences.campaignId, id))
    .orderBy(campaignSequences.version);
  expect(kept).toEqual([
    { version: 1, config: defaultEngagement },
    { version: 2, config: shorter },
  ]);
  // Typed in one sitting: still the same version.
  const longer = { ...defaultEngagement, style: 'warm' as const };
  await ana.call(campaignsApi.update, { ...byId(id), body: { metadata: { engagementConfig: longer } } });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({
    sequenceVersion: 2,
    metadata: { engagementConfig: longer },
  });
  // Somebody began on it meanwhile: what they follow stays as it is.
  await beginOn(ana.user.id, id, 2);
  await ana.call(campaignsApi.update, { ...byId(id), body: { metadata: { engagementConfig: shorter } } });
  expect(await ana.call(campaignsApi.one, byId(id))).toMatchObject({
    sequenceVersion: 3,
    metadata: { engagementConfig: shorter },
  });
  const [followed] = await t.deps.db
    .select({ config: campaignSequences.config })
    .from(campaignSequences)
    .where(and(eq(campaignSequences.campaignId, id), eq(campaignSequences.version, 2)));
  expect(followed?.config).toEqual(longer);
  const senseless = { ...defaultEngagement, steps: [] };
  await expect(
    ana.call(campaignsApi.update, { ...byId(id), body: { metadata: { engagementConfig: senseless } } }),
  ).rejects.toMatchObject({ status: 400, message: 'Ajoutez au moins une invitation ou un message.' });
  for (const body of [{ offerId: null }, { icpId: null }, { metadata: { engagementConfig: null } }])
    await expect(ana.call(campaignsApi.update, { ...byId(id), body })).rejects.toMatchObject({ status: 409 });
});

test('hours beyond the plan are refused when written, and kept when the plan goes down', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const { id } = await prepareCampaign(ana);
  const late = { ...defaultEngagement, schedule: { ...officeHours, to: '20:00' } };
  const write = (engagementConfig: typeof late) =>
    ana.call(campaignsApi.update, { ...byId(id), body: { metadata: { engagementConfig } } });
  await write(late);
  await t.deps.db.update(users).set({ subscription: 'FREE' }).where(eq(users.id, ana.user.id));
  expect((await write({ ...late, style: 'warm' })).metadata.engagementConfig?.style).toBe('warm');
  await expect(write({ ...late, schedule: { ...officeHours, to: '21:00' } })).rejects.toMatchObject({
    status: 403,
    code: 'plan_required',
    details: { plan: 'PRO' },
  });
  const copy = await ana.call(campaignsApi.duplicate, byId(id));
  expect(copy.metadata.engagementConfig?.schedule).toEqual(officeHours);
});

test('the table itself refuses a state that makes no sense', async () => {
  const { ana, id } = await readyToLaunch();
  const write = (fields: Partial<typeof campaigns.$inferInsert>) =>
    t.deps.db.update(campaigns).set(fields).where(eq(campaigns.id, id));
  for (const fields of [
    { status: 'paused' },
    { pausedReason: 'user' },
    { status: 'active' },
    { status: 'completed' },
    { status: 'running' as 'active' },
    { name: '' },
  ] as const)
    await expect(write(fields)).rejects.toThrow();
  expect((await ana.call(campaignsApi.one, byId(id))).status).toBe('inactive');
});
