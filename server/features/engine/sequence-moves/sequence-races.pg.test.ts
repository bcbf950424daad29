import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { enrolLeads } from '#server/features/engine/enrol/enrol-leads.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const base = { delayDays: 0, window: null };
const visit: SequenceStep = { ...base, key: 'visite', kind: 'visit' };
const invitation: SequenceStep = {
  ...base,
  key: 'invitation',
  kind: 'invitation',
  hasNote: false,
  instruction: '',
};
const wait: SequenceStep = { ...base, key: 'attente', kind: 'wait', maxDays: 21, withdrawsInvitation: true };

/** A running campaign whose sequence was just edited, and which nobody follows in that version yet. */
async function plantEdited() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const workspaceId = ana.user.id;
  await plantAccount(t.deps, workspaceId);
  const { id } = await prepareCampaign(ana);
  const setSteps = (steps: SequenceStep[]) =>
    ana.call(campaignsApi.update, {
      params: { id },
      body: { metadata: { engagementConfig: { ...defaultEngagement, schedule: officeHours, steps } } },
    });
  await setSteps([invitation, wait]);
  await plantLeads(t.deps, workspaceId, id, 2);
  await ana.call(campaignsApi.launch, { params: { id } });
  await setSteps([visit, invitation, wait]);
  return { workspaceId, id, setSteps };
}

const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const [waiting] = await rowsOf<{ count: number }>(
        t.deps.db,
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting?.count ?? 0;
    })
    .toBeGreaterThanOrEqual(1);

const stepsFollowed = async (campaignId: string) => {
  const sequences = await t.deps.db
    .select()
    .from(campaignSequences)
    .where(eq(campaignSequences.campaignId, campaignId));
  const followed = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, campaignId));
  return followed.map(({ sequenceVersion }) =>
    sequences
      .find(({ version }) => version === sequenceVersion)
      ?.config.steps.map(({ key }) => key)
      .join(' '),
  );
};

test('who begins while the sequence is being rewritten keeps the one they began on', {
  tags: 'heavy',
}, async () => {
  const { workspaceId, id, setSteps } = await plantEdited();
  let saving: Promise<unknown> | undefined;
  await inTransaction(makeCtx(t.deps, { kind: 'system' }), async (ctx) => {
    await enrolLeads(ctx, { workspaceId, campaignId: id });
    saving = setSteps([invitation, wait]);
    await untilSomebodyWaits();
  });
  await saving;
  // A version of its own: what they follow was not rewritten under them, and the preview tells that they may move.
  expect(await stepsFollowed(id)).toEqual(['visite invitation attente', 'visite invitation attente']);
});

test('who begins once it is rewritten begins on the new one', { tags: 'heavy' }, async () => {
  const { workspaceId, id, setSteps } = await plantEdited();
  await Promise.all([
    setSteps([invitation, wait]),
    enrolLeads(makeCtx(t.deps, { kind: 'system' }), { workspaceId, campaignId: id }),
  ]);
  const followed = await stepsFollowed(id);
  expect(new Set(followed).size).toBe(1);
  await setSteps([visit, invitation, wait]);
  expect(await stepsFollowed(id)).toEqual(followed);
});
