import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { featureSwitches } from '#server/features/identity/switches.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { goodTarget } from '#tests/support/good-campaign.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { leadSearches } from './lead-searches.table.ts';

const t = setUpTestApp();
afterEach(() => t.deps.db.delete(featureSwitches));

/** A search on the second of two targets, which went to its end. */
async function plantSearch() {
  const ana = await t.member({ subscription: 'PRO' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  await ana.call(icpsApi.create, { body: { name: 'Paie', criteria: goodTarget } });
  const icp = await ana.call(icpsApi.create, { body: { name: 'DRH', criteria: goodTarget } });
  const [search] = await t.deps.db
    .insert(leadSearches)
    .values({
      ...{ workspaceId, accountId, icpId: icp.id, unitMonth: '2026-11', startedAt: t.clock.now() },
      ...{ query: { kind: 'criteria', keywords: 'paie' }, criteria: icp.criteria },
      ...{ state: 'completed', unit: 'spent', finishedAt: t.clock.now() },
    })
    .returning();
  const rerun = () => ana.call(leadSearchesApi.rerun, { params: { id: search?.id ?? '' } });
  return { ana, workspaceId, rerun };
}

test('a search is not run again on a target that the plan no longer holds', async () => {
  const { workspaceId, rerun } = await plantSearch();
  await t.deps.db.update(users).set({ subscription: 'SOLO' }).where(eq(users.id, workspaceId));
  await expect(rerun()).rejects.toMatchObject({ status: 403, code: 'limit_reached' });
});

test('nor is one while the administrator keeps searches closed', async () => {
  const { rerun } = await plantSearch();
  await t.deps.db
    .insert(featureSwitches)
    .values({ name: 'lead_searches', isOpen: false, changedAt: t.clock.now() });
  await expect(rerun()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await t.deps.db.delete(featureSwitches);
  expect(await rerun()).toMatchObject({ state: 'queued' });
});
