import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

async function plantRegister() {
  const ana = await t.member();
  const campaign = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, campaign.id, 3);
  const write = (written: Record<string, string>, id = campaign.id) =>
    ana.call(privacyApi.writeRegister, { params: { id }, body: { written } });
  const entry = async () => (await ana.call(privacyApi.register)).entries[0];
  return { ana, campaign, write, entry };
}

test('a campaign stands in the register by itself, with whom it is about and where they come from', async () => {
  const { ana, campaign } = await plantRegister();
  const { controller, entries } = await ana.call(privacyApi.register);
  expect(controller.email).toBe(ana.user.email);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ campaignId: campaign.id, status: 'inactive', people: 3, written: {} });
  expect(entries[0]?.proposed.sources).toBe('Recherche LinkedIn\u00a0: 3 personnes.');
});

test('a text of the user’s own stays while the rest follows the campaign, and is given back', async () => {
  const { write, entry } = await plantRegister();
  const before = await entry();
  await write({ purpose: 'Proposer un audit.', people: before?.proposed.people ?? '' });
  expect((await entry())?.written).toEqual({ purpose: 'Proposer un audit.' });
  await write({ transfers: 'Aucun.' });
  expect((await entry())?.written).toEqual({ purpose: 'Proposer un audit.', transfers: 'Aucun.' });
  await write({ purpose: '', transfers: '' });
  expect(await entry()).toMatchObject({ written: {}, writtenAt: null });
});

test('nobody writes in the register of somebody else, nor of a campaign that is not there', async () => {
  const { campaign, entry } = await plantRegister();
  const luc = await t.member();
  for (const id of [campaign.id, randomUUID()])
    await expect(
      luc.call(privacyApi.writeRegister, { params: { id }, body: { written: { purpose: 'x' } } }),
    ).rejects.toMatchObject({ status: 404 });
  expect((await luc.call(privacyApi.register)).entries).toEqual([]);
  expect((await entry())?.written).toEqual({});
});

test('a campaign that was removed unlaunched leaves the register', async () => {
  const { ana, campaign } = await plantRegister();
  await ana.call(campaignsApi.remove, { params: { id: campaign.id } });
  expect((await ana.call(privacyApi.register)).entries).toEqual([]);
});

test('on paper and in a spreadsheet it says what the screen says, and a formula is only a text', {
  tags: 'heavy',
}, async () => {
  const { ana, write } = await plantRegister();
  await write({ purpose: '=HYPERLINK("x")', retention: 'Un an, décidé en comité.' });
  const file = (format: string) => ana.request({ url: `${privacyApi.registerFile.path}?format=${format}` });
  const paper = await readPdf((await file('pdf')).rawPayload);
  expect(paper.text).toContain('Un an, décidé en comité.');
  expect(paper.text).toContain('Responsables paie');
  const { body } = await file('csv');
  expect(body.split('\r\n')[0]).toContain('Traitement;État;Personnes;But;Base légale');
  expect(body).toContain(`"'=HYPERLINK(""x"")"`);
});

test('every duty stands on one paper: what was asked, who was informed, why, how long, by whom', {
  tags: 'heavy',
}, async () => {
  const { ana } = await plantRegister();
  await ana.call(privacyApi.enter, {
    body: {
      right: 'access',
      channel: 'mail',
      name: 'Éléonore Saint-Aubin',
      receivedAt: '2026-03-02T09:00:00Z',
    },
  });
  const { proposed } = await ana.call(privacyApi.balancing, { query: {} });
  await ana.call(privacyApi.writeBalancing, {
    body: {
      answers: { ...proposed, conclusion: 'Notre intérêt l’emporte, décidé en mars.' },
      isConfirmed: true,
    },
  });
  const { rawPayload } = await ana.request({ url: privacyApi.dutiesFile.path });
  const { text } = await readPdf(rawPayload);
  for (const words of [
    ana.user.email,
    '2 mars 2026',
    'Accès à ses données',
    'À informer, le mois est passé 0',
    '/confidentialite?e=',
    'Notre intérêt l’emporte, décidé en mars.',
    'Trois ans après la collecte',
    'Sous-traitants',
    'Responsables paie',
  ])
    expect(text).toContain(words);
  expect(text, 'people are counted, not named').not.toContain('Saint-Aubin');
  const luc = await t.member();
  const other = await readPdf((await luc.request({ url: privacyApi.dutiesFile.path })).rawPayload);
  expect(other.text).toContain('Aucune demande reçue.');
  expect(other.text).not.toContain(ana.user.email);
});
