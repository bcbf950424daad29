import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import { senderPageApi } from '#contract/overview/sender-page.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

async function plantAnswers() {
  const ana = await t.member({ emailVerifiedAt: new Date() });
  const campaign = await prepareCampaign(ana);
  const read = () => ana.call(privacyApi.balancing, { query: { campaignId: campaign.id } });
  const { proposed } = await read();
  const write = (changes: Partial<typeof proposed>, isConfirmed: boolean) =>
    ana.call(privacyApi.writeBalancing, { body: { answers: { ...proposed, ...changes }, isConfirmed } });
  const senderSays = async () => {
    const [workspace] = await t.deps.db.select().from(workspaces).where(eq(workspaces.id, ana.user.id));
    const query = { expediteur: workspace?.senderCode ?? '' };
    return (await t.client().call(senderPageApi.read, { query })).balancing;
  };
  return { ana, campaign, read, write, senderSays };
}

test('it is due until it is confirmed, and the sender page then says the public answer', {
  tags: 'heavy',
}, async () => {
  const { read, write, senderSays } = await plantAnswers();
  expect(await read()).toMatchObject({ isDue: true, nextVersion: 1, draft: null, versions: [] });
  await write({ expectation: 'Au sujet de la paie, deux fois au plus.' }, false);
  expect(await read()).toMatchObject({ isDue: true, nextVersion: 1, versions: [] });
  expect((await read()).draft?.expectation).toBe('Au sujet de la paie, deux fois au plus.');
  expect(await senderSays()).toBeNull();
  await write({ expectation: 'Au sujet de la paie, trois fois au plus.' }, true);
  expect(await read()).toMatchObject({
    isDue: false,
    nextVersion: 2,
    draft: null,
    versions: [{ version: 1 }],
  });
  expect(await senderSays()).toBe('Au sujet de la paie, trois fois au plus.');
});

test('a change is another version; the same words twice are one', async () => {
  const { read, write, senderSays } = await plantAnswers();
  await write({}, true);
  await write({}, true);
  expect((await read()).versions.map(({ version }) => version)).toEqual([1]);
  await write({ expectation: 'Autrement.' }, true);
  const { versions } = await read();
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(versions[1]?.answers.expectation).not.toBe('Autrement.');
  await write({ expectation: 'Pas encore décidé.' }, false);
  expect(await senderSays()).toBe('Autrement.');
});

test('a launch without it is accepted, and listed as to confirm until it is', async () => {
  const { ana, campaign, read, write } = await plantAnswers();
  await plantAccount(t.deps, ana.user.id);
  await plantLeads(t.deps, ana.user.id, campaign.id, 2);
  expect((await read()).toConfirm).toEqual([]);
  await ana.call(campaignsApi.launch, { params: { id: campaign.id } });
  expect((await read()).toConfirm).toEqual([{ id: campaign.id, name: campaign.name }]);
  await write({}, true);
  expect((await read()).toConfirm).toEqual([]);
});

test('an empty answer is refused, a campaign of somebody else is not found', async () => {
  const { ana, campaign, write } = await plantAnswers();
  await expect(write({ less: '  ' }, true)).rejects.toMatchObject({ status: 400 });
  const luc = await t.member();
  for (const [who, campaignId] of [
    [luc, campaign.id],
    [ana, randomUUID()],
  ] as const)
    await expect(who.call(privacyApi.balancing, { query: { campaignId } })).rejects.toMatchObject({
      status: 404,
    });
});
