import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { plansApi } from '#contract/identity/plans.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import type { Plan } from '#core/identity/plans.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { changePlan } from '#server/features/identity/users/change-plan.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { searchUses } from './plans.table.ts';

const t = setUpTestApp();

/** A change of plan that is written and not yet committed, until `commit` is called. */
async function beginChange(userId: string, plan: Plan) {
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const done = inTransaction(makeCtx(t.deps, { kind: 'system' }), async (ctx) => {
    await changePlan(ctx, userId, plan);
    written.resolve();
    await commit.promise;
  });
  await Promise.race([written.promise, done]);
  return async () => {
    commit.resolve();
    await done;
  };
}

/** How many wait for a lock of somebody else, in this database. */
const waiting = async () => {
  const { rows } = (await t.deps.db.execute(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count;
};

/** The call begins while the change is open, and ends after it. */
async function callDuring<T>(userId: string, plan: Plan, call: () => Promise<T>) {
  const commit = await beginChange(userId, plan);
  const called = Promise.allSettled([call()]);
  await expect.poll(waiting).toBe(1);
  await commit();
  const [outcome] = await called;
  return outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as { code: string });
}

test('a plan that changes during a search: the search is counted by the plan that it ends on', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  await plantAccount(t.deps, ana.user.id);
  const { id: campaignId } = await prepareCampaign(ana);
  const month = dayIn('Europe/Paris', t.clock.now()).slice(0, 7);
  await t.deps.db.insert(searchUses).values({ userId: ana.user.id, month, used: 10 });
  const start = () => ana.call(leadSearchesApi.start, { body: { campaignId } });
  expect(await callDuring(ana.user.id, 'FREE', start)).toMatchObject({ code: 'limit_reached' });
  expect((await ana.call(plansApi.qualifiedLeads)).used).toBe(10);
  // Raised meanwhile, it is let through, and is one more.
  expect(await callDuring(ana.user.id, 'PRO', start)).toMatchObject({ campaignId });
  const rows = await t.deps.db.select().from(searchUses).where(eq(searchUses.userId, ana.user.id));
  expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(11);
});

test('a plan that goes down during a launch: what it freezes is not launched', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'PRO', emailVerifiedAt: new Date() });
  await plantAccount(t.deps, ana.user.id);
  await ana.call(offersApi.create, { body: { name: 'La première' } });
  const { id } = await prepareCampaign(ana);
  await plantLeads(t.deps, ana.user.id, id, 1);
  const launch = () => ana.call(campaignsApi.launch, { params: { id } });
  expect(await callDuring(ana.user.id, 'SOLO', launch)).toMatchObject({ status: 409 });
  expect((await ana.call(campaignsApi.one, { params: { id } })).status).toBe('inactive');
  // The same launch under the plan that holds it.
  expect(await callDuring(ana.user.id, 'PRO', launch)).toMatchObject({ status: 'active' });
});
