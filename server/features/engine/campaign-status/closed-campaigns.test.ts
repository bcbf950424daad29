import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { officeHours } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { wakeCampaignJob } from '#server/features/engine/engine.jobs.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { sweepPeople } from '#server/features/engine/enrol/sweep-people.ts';
import { promoteDue } from '#server/features/engine/round/promote-due.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
beforeEach(() => goToMonday(t));

const sequences = {
  visit: [steps.visit, steps.invitation, steps.wait],
  withNote: [steps.withNote, steps.wait],
};

/** People of a running campaign: ready to be visited, or asking for a text. */
async function plantRunning(people: number, first: keyof typeof sequences) {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const prepare = async (name: string) => {
    const { id } = await prepareCampaign(ana, name);
    const engagementConfig = {
      ...defaultEngagement,
      schedule: officeHours,
      steps: sequences[first],
    };
    await ana.call(campaignsApi.update, { params: { id }, body: { metadata: { engagementConfig } } });
    return id;
  };
  const id = await prepare('Une');
  await plantLeads(t.deps, workspaceId, id, people);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId })
    .where(eq(campaigns.id, id));
  await enrolLeads(system(), { workspaceId, campaignId: id });
  await promoteDue(system());
  const standing = async (campaignId = id) =>
    (
      await t.deps.db
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.workspaceId, workspaceId), eq(enrolments.campaignId, campaignId)))
        .orderBy(enrolments.personId)
    ).map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));
  return { ana, workspaceId, accountId, id, prepare, standing };
}

/** What follows from a change of status, then the engine. */
async function passOn(campaignId: string) {
  await runJob(system(), wakeCampaignJob, { campaignId });
  await promoteDue(system());
}

test('the people of a campaign that is deleted are free for another one', async () => {
  const { ana, workspaceId, accountId, id, prepare, standing } = await plantRunning(2, 'withNote');
  expect(await standing()).toEqual(['asking: text_missing', 'asking: text_missing']);
  await ana.call(campaignsApi.remove, { params: { id } });
  await passOn(id);
  expect(await standing()).toEqual(['finished: campaign_over', 'finished: campaign_over']);
  const other = await prepare('Autre');
  const leads = await t.deps.db.select().from(campaignLeads).where(eq(campaignLeads.campaignId, id));
  await t.deps.db.insert(campaignLeads).values(leads.map((lead) => ({ ...lead, campaignId: other })));
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId })
    .where(eq(campaigns.id, other));
  expect(await enrolLeads(system(), { workspaceId, campaignId: other })).toMatchObject({ enrolled: 2 });
});

test('a deletion that is undone takes nobody off their way, whatever the engine did meanwhile', async () => {
  const { ana, id, standing } = await plantRunning(2, 'visit');
  await t.deps.db
    .update(enrolments)
    .set({ state: 'waiting', reason: 'delay', nextActionAt: t.clock.now(), nextAct: null })
    .where(eq(enrolments.campaignId, id));
  await ana.call(campaignsApi.remove, { params: { id } });
  await passOn(id);
  await ana.call(campaignsApi.restore, { params: { id } });
  await passOn(id);
  expect(await standing()).toEqual(['ready', 'ready']);
});

test('out of the archives, everybody goes on but whoever answered meanwhile', async () => {
  const { ana, workspaceId, accountId, id, standing } = await plantRunning(2, 'visit');
  await ana.call(campaignsApi.pause, { params: { id } });
  await ana.call(campaignsApi.archive, { params: { id } });
  await passOn(id);
  expect(await standing()).toEqual(['finished: campaign_over', 'finished: campaign_over']);
  const [first] = await t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.campaignId, id))
    .orderBy(enrolments.personId);
  const now = t.clock.now();
  await t.deps.db.insert(conversations).values({
    ...{ workspaceId, accountId, personId: first?.personId ?? '' },
    ...{ lastMessageAt: now, lastReplyAt: now, replyKind: 'question' },
  });
  await ana.call(campaignsApi.restore, { params: { id } });
  await passOn(id);
  expect(await standing()).toEqual(['finished: campaign_over', 'waiting: campaign_paused']);
  await ana.call(campaignsApi.resume, { params: { id } });
  await passOn(id);
  expect(await standing()).toEqual(['finished: campaign_over', 'ready']);
});

test('people whom an earlier version left in a deleted campaign are found by the sweep', async () => {
  const { id, standing } = await plantRunning(1, 'withNote');
  await t.deps.db.update(campaigns).set({ deletedAt: t.clock.now() }).where(eq(campaigns.id, id));
  await sweepPeople(system());
  await promoteDue(system());
  expect(await standing()).toEqual(['finished: campaign_over']);
});
