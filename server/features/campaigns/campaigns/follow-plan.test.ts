import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { campaigns } from './campaigns.table.ts';
import { followAccount } from './follow-account.ts';
import { followPlan } from './follow-plan.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });

/** Two campaigns, each with an offer and a target of its own; SOLO holds those of the first alone. */
async function plantTwo() {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const first = await prepareCampaign(ana, 'Une');
  const offer = await ana.call(offersApi.create, { body: { name: 'Audit', offerData: goodOffer } });
  const icp = await ana.call(icpsApi.create, { body: { name: 'DRH', criteria: goodTarget } });
  const second = await ana.call(campaignsApi.create, {
    body: { name: 'Deux', offerId: offer.id, icpId: icp.id, metadata: first.metadata },
  });
  for (const { id } of [first, second]) await plantLeads(t.deps, workspaceId, id, 1);
  const become = (subscription: 'SOLO' | 'PRO') =>
    t.deps.db.update(users).set({ subscription }).where(eq(users.id, workspaceId));
  const states = async () =>
    Object.fromEntries(
      (await ana.call(campaignsApi.list)).map(({ name, status, pausedReason }) => [
        name,
        pausedReason ? `${status}: ${pausedReason}` : status,
      ]),
    );
  return { ana, workspaceId, accountId, first, second, offer, icp, become, states };
}

test('an account that is back resumes nothing that the plan no longer holds; a higher plan does', async () => {
  const { ana, workspaceId, accountId, first, second, become, states } = await plantTwo();
  for (const { id } of [first, second]) await ana.call(campaignsApi.launch, { params: { id } });
  await t.deps.db
    .update(campaigns)
    .set({ status: 'paused', pausedReason: 'account_disconnected' })
    .where(eq(campaigns.workspaceId, workspaceId));
  await become('SOLO');
  await followPlan(system(), workspaceId);
  await followAccount(system(), accountId);
  expect(await states()).toEqual({ Une: 'active', Deux: 'paused: plan' });
  await become('PRO');
  await followPlan(system(), workspaceId);
  expect(await states()).toEqual({ Une: 'active', Deux: 'active' });
});

test('a running campaign takes no offer and no target that the plan does not hold', async () => {
  const { ana, first, second, offer, icp, become } = await plantTwo();
  await ana.call(campaignsApi.launch, { params: { id: first.id } });
  await become('SOLO');
  for (const body of [{ offerId: offer.id }, { icpId: icp.id }])
    await expect(ana.call(campaignsApi.update, { params: { id: first.id }, body })).rejects.toMatchObject({
      status: 403,
      code: 'limit_reached',
    });
  // One that does not run may: its launch refuses it.
  await ana.call(campaignsApi.update, { params: { id: second.id }, body: { offerId: offer.id } });
  await expect(ana.call(campaignsApi.launch, { params: { id: second.id } })).rejects.toMatchObject({
    status: 409,
  });
});
