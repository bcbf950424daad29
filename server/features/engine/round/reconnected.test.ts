import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { refreshAccount } from '#server/features/network/social-accounts/connect/refresh-account.ts';
import { pollAccount } from '#server/features/network/social-accounts/poll/poll-accounts.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import {
  goToMonday,
  launch,
  plantCampaign,
  readAttempts,
  readEnrolments,
  runUntil,
  steps,
  systemOf,
} from '#tests/support/plant-running.ts';

const t = setUpNetworkApp();

/** Somebody who was written to and answers while the session of the account is lost: no webhook reports it. */
async function answeredMeanwhile() {
  goToMonday(t);
  const sequence = [steps.visit, steps.invitation, steps.wait, steps.message, steps.followUp];
  const planted = await plantCampaign(t, { people: 1, steps: sequence });
  const { workspaceId, accountId, providerAccountId, leads } = planted;
  const account = { accountId: providerAccountId };
  const slug = leads[0]?.slug ?? '';
  // The simulated network keeps the time of the wall: what is said on it is of after that.
  const connectedAt = new Date(Date.now() - dayMs);
  await t.deps.db.update(socialAccounts).set({ connectedAt }).where(eq(socialAccounts.id, accountId));
  await launch(t, planted);
  const left = async () =>
    (await readAttempts(t, workspaceId))
      .filter(({ state }) => state === 'confirmed')
      .map(({ stepKey }) => stepKey);
  await runUntil(t, async () => (await left()).includes('invitation'));
  t.sandbox.control.accept(slug, account);
  await t.settle();
  await runUntil(t, async () => (await left()).includes('message-1'));
  t.sandbox.control.disconnect(providerAccountId);
  await t.settle();
  t.sandbox.control.setWebhookFaults({ lose: 100 });
  t.sandbox.control.reply(slug, { ...account, text: 'Oui, parlons-en jeudi.' });
  t.clock.advance(7 * dayMs);
  await t.settle();
  /** The provider has the account again, which is learned by asking it; the jobs that follow are run. */
  const restore = async () => {
    t.sandbox.control.restore(providerAccountId);
    await t.sandbox.control.settleWebhooks();
    t.sandbox.control.setWebhookFaults({});
    await refreshAccount(systemOf(t), providerAccountId);
    await t.runJobs();
  };
  const row = async () =>
    (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId)))[0];
  return { workspaceId, left, row, restore };
}

test('who answered while the account was away is not written to at its return', async () => {
  const { workspaceId, left, restore } = await answeredMeanwhile();
  await restore();
  await runUntil(t, async () => (await readEnrolments(t, workspaceId))[0]?.state === 'finished');
  expect(await readEnrolments(t, workspaceId)).toMatchObject([{ state: 'finished', reason: 'replied' }]);
  expect(await left()).not.toContain('relance-1');
});

test('an account whose record cannot be read at its return waits, and is read again within minutes', async () => {
  const { left, row, restore } = await answeredMeanwhile();
  t.sandbox.control.setFaults([{ on: 'chats', kind: 'status', status: 503, type: 'errors/unexpected' }]);
  await restore();
  const account = await row();
  expect(account).toMatchObject({ state: 'connected', readAgainSince: expect.any(Date) });
  expect(account?.nextPollAt.getTime()).toBeLessThanOrEqual(t.clock.now().getTime() + dayMs / 24);
  await runUntil(t, async () => true);
  expect(await left()).not.toContain('relance-1');
  t.sandbox.control.setFaults([]);
  await pollAccount(systemOf(t), account!);
  expect(await row()).toMatchObject({ readAgainSince: null, wakeAt: expect.any(Date) });
});
