import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { type EngagementConfig, officeHours } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders } from '#tests/support/plant-drafts.ts';
import { steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { readDepartureLine } from './read-departure-line.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const before: EngagementConfig = {
  ...{ ...defaultEngagement, schedule: officeHours, saysOpposition: true },
  steps: [steps.visit, steps.invitation, steps.wait, steps.message, steps.followUp],
};

test('whoever began on an older sequence is written to as that one says: a step it alone has is approved and leaves', async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id } = await prepareCampaign(ana);
  const write = (engagementConfig: EngagementConfig) =>
    ana.call(campaignsApi.update, { params: { id }, body: { metadata: { engagementConfig } } });
  await write(before);
  const [personId = ''] = await plantReaders(t, { workspaceId, campaignId: id, people: 1 });
  await ana.call(draftsApi.write, { params: { id }, body: { people: 10 } });
  await t.runJobs();
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId })
    .where(eq(campaigns.id, id));
  await enrolLeads(system(), { workspaceId, campaignId: id });

  await write({ ...before, saysOpposition: false, steps: before.steps.slice(0, -1) });
  await t.runJobs();

  const written = await t.deps.db.select().from(drafts).where(eq(drafts.campaignId, id));
  const idOf = (stepKey: string) => written.find((one) => one.stepKey === stepKey)?.id ?? '';
  const first = await ana.call(draftsApi.get, { params: { id: idOf('message-1') } });
  const leaves = await readDepartureLine(system(), { workspaceId, personId, stepKey: 'message-1' }, before);
  expect(leaves).toEqual(expect.any(String));
  expect(first.departureLine).toBe(leaves);

  const followUp = await ana.call(draftsApi.get, { params: { id: idOf('relance-1') } });
  expect(followUp).toMatchObject({ isStale: false });
  expect(
    await ana.call(draftsApi.approve, { params: { id: followUp.id }, body: { version: followUp.version } }),
  ).toMatchObject({ state: 'approved' });
});
