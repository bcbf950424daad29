import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import { adminUsersApi } from '#contract/overview/admin-users.ts';
import { followAccountJob } from '#server/features/campaigns/campaigns/campaigns.jobs.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { runJob } from '#tests/support/run-job.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
type Person = Awaited<ReturnType<typeof t.member>>;

const suspend = async ({ user }: Person) => {
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  await admin.call(adminUsersApi.suspend, { params: { id: user.id }, body: { reason: 'Plainte reçue' } });
};
const leave = (ana: Person) => ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });

test.each([
  ['its account', 'is suspended', suspend, 'account_restricted'],
  ['its account', 'asked to be deleted', leave, 'account_restricted'],
  ['fewer pending invitations', 'is suspended', suspend, 'guardrail'],
] as const)(
  'a campaign that waited for %s does not take up again for somebody who %s',
  async (_, __, act, pausedReason) => {
    const ana = await t.member({ emailVerifiedAt: t.clock.now() });
    const accountId = await plantAccount(t.deps, ana.user.id);
    const { id } = await prepareCampaign(ana, 'Paie');
    await plantLeads(t.deps, ana.user.id, id, 1);
    await ana.call(campaignsApi.launch, { params: { id } });
    const isIt = eq(campaigns.id, id);
    await t.deps.db.update(campaigns).set({ status: 'paused', pausedReason }).where(isIt);
    await act(ana);
    // The network gives the account back.
    await runJob(makeCtx(t.deps, { kind: 'system' }), followAccountJob, { accountId });
    expect(await t.deps.db.select().from(campaigns).where(isIt)).toMatchObject([
      { status: 'paused', pausedReason: 'user' },
    ]);
  },
);
