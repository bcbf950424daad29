import { expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import { writingApi } from '#contract/texts/writing.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('a message that could not be written says why and what to do, in the queue and on its own', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const { id: campaignId } = await prepareCampaign(ana, 'Paie');
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 1 });
  // Every greeting is refused: nothing can be written to anybody.
  await ana.call(writingApi.changeSettings, { body: { bannedPhrases: ['bonjour'] } });
  await ana.call(draftsApi.write, { params: { id: campaignId }, body: { people: 1 } });
  await t.runJobs();
  const { items } = await ana.call(draftsApi.list, { query: {} });
  const message = items.find(({ stepName }) => stepName.startsWith('Message'));
  expect(message).toMatchObject({ isUnwritten: true, blocking: 1 });
  const params = { id: message?.id ?? '' };
  const { findings, version } = await ana.call(draftsApi.get, { params });
  expect(findings).toMatchObject([{ code: 'empty', title: 'Ce message n’a pas pu être écrit' }]);
  expect(findings[0]?.explanation).toContain('«\u00a0Bonjour\u00a0» est une formule que vous évitez');
  await expect(
    ana.call(draftsApi.rewrite, { params, body: { manner: 'again', version } }),
  ).rejects.toMatchObject({ message: expect.stringContaining('formule que vous évitez') });
});
