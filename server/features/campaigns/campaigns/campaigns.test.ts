import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { defaultEngagement, sequenceTemplates } from '#core/campaigns/sequence-templates.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });

test('campaigns that nobody named are told apart', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const create = async () => (await ana.call(campaignsApi.create, { body: {} })).name;
  expect([await create(), await create(), await create()]).toEqual([
    'Nouvelle campagne',
    'Nouvelle campagne 2',
    'Nouvelle campagne 3',
  ]);
});

test('a campaign is born a draft, empty and named', async () => {
  const ana = await t.member();
  const created = await ana.call(campaignsApi.create, { body: {} });
  expect(created).toMatchObject({
    name: 'Nouvelle campagne',
    status: 'inactive',
    pausedReason: null,
    version: 1,
    offerId: null,
    offerData: emptyOfferData,
    icpId: null,
    icpData: null,
    leadsCount: 0,
    leads: [],
    metadata: { lastSearchQuery: null, engagementConfig: null },
  });
  expect(created.created).toBe(created.lastModified);
  expect(await ana.call(campaignsApi.one, byId(created.id))).toEqual(created);
  expect(await ana.call(campaignsApi.list)).toEqual([created]);
});

test('what the first input writes becomes the person’s offer and target', async () => {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  expect(campaign.offerData).toEqual({
    ...emptyOfferData,
    personalProfile: { ...emptyOfferData.personalProfile, ...goodOffer.personalProfile },
    companyInfo: { ...emptyOfferData.companyInfo, ...goodOffer.companyInfo },
  });
  expect(campaign).toMatchObject({
    offerName: 'Liseré',
    icpName: 'Responsable paie, Grand Est',
    icpData: goodTarget,
  });
  expect(campaign.metadata.engagementConfig).toEqual(defaultEngagement);
  const [offer] = await ana.call(offersApi.list);
  expect(offer).toMatchObject({ id: campaign.offerId, usedBy: [{ id: campaign.id, name: campaign.name }] });
});

test('a change touches only what it gives', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana);
  const changed = await ana.call(campaignsApi.update, {
    ...byId(id),
    body: {
      name: ' Paie, Grand Est ',
      offerData: { summary: 'Un audit.', companyInfo: { website: 'https://lisere.example' } },
      icpData: { languages: ['fr'] },
      metadata: { lastSearchQuery: { keywords: 'paie' } },
    },
  });
  expect(changed.name).toBe('Paie, Grand Est');
  expect(changed.offerData).toMatchObject({
    summary: 'Un audit.',
    companyInfo: { companyName: 'Liseré', website: 'https://lisere.example' },
  });
  expect(changed.icpData).toMatchObject({ titles: ['Responsable paie'], languages: ['fr'] });
  expect(changed.metadata).toEqual({
    lastSearchQuery: { keywords: 'paie' },
    engagementConfig: defaultEngagement,
  });
});

test('a whole campaign can be sent back as it came, and changes nothing but its version', async () => {
  const ana = await t.member();
  const empty = await ana.call(campaignsApi.create, { body: {} });
  const again = await ana.call(campaignsApi.update, { ...byId(empty.id), body: empty });
  expect(again).toEqual({ ...empty, version: again.version, lastModified: again.lastModified });
  expect(await ana.call(offersApi.list)).toEqual([]);
  const full = await prepareCampaign(ana);
  const sent = await ana.call(campaignsApi.update, { ...byId(full.id), body: full });
  expect(sent).toEqual({ ...full, version: sent.version, lastModified: sent.lastModified });
});

test('the last search is kept as it was, in any form', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: {} });
  for (const lastSearchQuery of ['DRH à Lyon', { keywords: 'DRH', page: [1, null] }, null]) {
    const { metadata } = await ana.call(campaignsApi.update, {
      ...byId(id),
      body: { metadata: { lastSearchQuery } },
    });
    expect(metadata.lastSearchQuery).toEqual(lastSearchQuery);
  }
});

test('flat fields of older clients end in the offer, and a list of points becomes lines', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, {
    body: { representativeName: 'Ana Dupont', companyName: 'Liseré' },
  });
  const changed = await ana.call(campaignsApi.update, {
    ...byId(id),
    body: {
      representativeTitle: 'Directrice',
      companyLinkedIn: 'https://www.linkedin.com/company/lisere',
      uniqueSellingPoints: ['Sans accès à votre logiciel', 'Dix jours'],
      offerSummary: 'Un audit.',
      offerData: { targetingInfo: { pricing: 'Au forfait' }, companyInfo: { companyName: 'Liseré Conseil' } },
    } as never,
  });
  expect(changed.offerData).toMatchObject({
    personalProfile: { displayName: 'Ana Dupont', jobTitle: 'Directrice' },
    companyInfo: {
      companyName: 'Liseré Conseil',
      linkedinPage: 'https://www.linkedin.com/company/lisere',
      uniqueSellingPoints: 'Sans accès à votre logiciel\nDix jours',
    },
    targetingInfo: { pricing: 'Au forfait' },
    summary: 'Un audit.',
  });
});

test('an id of one’s own is kept, repeated without harm, and never taken from another', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const id = randomUUID();
  const first = await ana.call(campaignsApi.create, { body: { id, name: 'Une' } });
  expect(first).toMatchObject({ id, name: 'Une' });
  expect(await ana.call(campaignsApi.create, { body: { id, name: 'Deux', offerData: goodOffer } })).toEqual(
    first,
  );
  expect(await ana.call(offersApi.list)).toEqual([]);
  await expect(paul.call(campaignsApi.create, { body: { id } })).rejects.toMatchObject({ status: 409 });
  await expect(ana.call(campaignsApi.create, { body: { id: 'temporaire1' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('a change made on an older version is refused with the newer state', async () => {
  const ana = await t.member();
  const { id, version } = await prepareCampaign(ana);
  const newer = await ana.call(campaignsApi.update, { ...byId(id), body: { version, name: 'La mienne' } });
  expect(newer.version).toBeGreaterThan(version);
  const late = ana.call(campaignsApi.update, { ...byId(id), body: { version, name: 'La sienne' } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'conflict', details: { current: newer } });
  expect((await ana.call(campaignsApi.one, byId(id))).name).toBe('La mienne');
  // Without a version, the last write wins.
  await ana.call(campaignsApi.update, { ...byId(id), body: { name: 'La sienne' } });
  expect((await ana.call(campaignsApi.one, byId(id))).name).toBe('La sienne');
});

test('an offer changed through one campaign gives the others a new version', async () => {
  const ana = await t.member();
  const first = await prepareCampaign(ana);
  const second = await ana.call(campaignsApi.create, {
    body: { offerId: first.offerId, icpId: first.icpId },
  });
  expect(second.offerData).toEqual(first.offerData);
  await ana.call(campaignsApi.update, { ...byId(first.id), body: { offerData: { summary: 'Neuf.' } } });
  const seen = await ana.call(campaignsApi.one, byId(second.id));
  expect(seen.offerData.summary).toBe('Neuf.');
  await expect(
    ana.call(campaignsApi.update, { ...byId(second.id), body: { version: second.version, name: 'X' } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('the list carries counts and no lead; one campaign carries its first page', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, id, 60);
  const [listed] = await ana.call(campaignsApi.list);
  expect(listed).toMatchObject({ leadsCount: 60, qualifiedCount: 60, leads: [] });
  const one = await ana.call(campaignsApi.one, byId(id));
  expect(one.leads).toHaveLength(50);
  expect(one.leads[0]).toMatchObject({
    firstName: 'Éléonore',
    company: 'Laiterie des Trois Monts',
    verdict: 'qualified',
  });
});

test('a deleted campaign is gone, and comes back within ten seconds only', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana);
  await ana.call(campaignsApi.remove, byId(id));
  expect(await ana.call(campaignsApi.list)).toEqual([]);
  await expect(ana.call(campaignsApi.one, byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(ana.call(campaignsApi.remove, byId(id))).rejects.toMatchObject({ status: 404 });
  t.clock.advance(9_000);
  expect(await ana.call(campaignsApi.restore, byId(id))).toMatchObject({ id, status: 'inactive' });
  await ana.call(campaignsApi.remove, byId(id));
  t.clock.advance(20_000);
  await expect(ana.call(campaignsApi.restore, byId(id))).rejects.toMatchObject({ status: 404 });
});

test('a copy shares offer, target and sequence, and has nobody in it', async () => {
  const ana = await t.member();
  const original = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, original.id, 3);
  const copy = await ana.call(campaignsApi.duplicate, byId(original.id));
  expect(copy).toMatchObject({
    name: 'Paie (copie)',
    status: 'inactive',
    offerId: original.offerId,
    icpId: original.icpId,
    leadsCount: 0,
    metadata: { engagementConfig: defaultEngagement },
  });
  expect(copy.id).not.toBe(original.id);
});

test('bad input is told field by field', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: {} });
  await expect(ana.call(campaignsApi.update, { ...byId(id), body: { name: ' ' } })).rejects.toMatchObject({
    status: 400,
    fields: { name: 'Donnez un nom à la campagne.' },
  });
  const engagementConfig = { ...defaultEngagement, calendarLink: 'javascript:alert(1)' };
  await expect(
    ana.call(campaignsApi.update, { ...byId(id), body: { metadata: { engagementConfig } } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('another person’s offer or target cannot be attached', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const { offerId, icpId } = await prepareCampaign(ana);
  const { id } = await paul.call(campaignsApi.create, { body: {} });
  for (const body of [{ offerId }, { icpId }])
    await expect(paul.call(campaignsApi.update, { ...byId(id), body })).rejects.toMatchObject({
      status: 404,
    });
});

test('no search has run yet', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: {} });
  expect(await ana.call(campaignsApi.searchStatus, byId(id))).toMatchObject({
    status: 'idle',
    found: 0,
    progress: 0,
  });
});

test('a draft rewrites its sequence', async () => {
  const ana = await t.member();
  const { id } = await prepareCampaign(ana);
  const other = sequenceTemplates[2]?.config ?? defaultEngagement;
  const changed = await ana.call(campaignsApi.update, {
    ...byId(id),
    body: { metadata: { engagementConfig: other } },
  });
  expect(changed).toMatchObject({ sequenceVersion: 1, metadata: { engagementConfig: other } });
  const emptied = await ana.call(campaignsApi.update, {
    ...byId(id),
    body: { metadata: { engagementConfig: null } },
  });
  expect(emptied.metadata.engagementConfig).toBeNull();
});

test('an old flat field is held to the length of its place, and what is stored can always be read', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, {
    body: { offerData: { companyInfo: { companyName: 'Acme' } } },
  });
  for (const body of [
    { companyWebsite: `https://${'x'.repeat(600)}.fr` },
    { companyName: 'x'.repeat(201) },
    { representativeName: 'x'.repeat(161) },
    { offerData: { representativeTitle: 'x'.repeat(201) } },
  ])
    await expect(
      ana.call(campaignsApi.update, { ...byId(id), body }),
      JSON.stringify(body).slice(0, 60),
    ).rejects.toMatchObject({
      status: 400,
    });
  expect((await ana.call(campaignsApi.one, byId(id))).offerData.companyInfo.companyName).toBe('Acme');
});

test('half a character is refused as NUL is', async () => {
  const ana = await t.member();
  for (const name of ['\ud83d', 'a\0b'])
    await expect(ana.call(campaignsApi.create, { body: { name } })).rejects.toMatchObject({ status: 400 });
});

test('a copy of a long name cuts no character in two', async () => {
  const ana = await t.member();
  const { id } = await ana.call(campaignsApi.create, { body: { name: `${'a'.repeat(111)}🎯🎯` } });
  expect((await ana.call(campaignsApi.duplicate, byId(id))).name).toBe(`${'a'.repeat(111)} (copie)`);
});
