import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { supportApi } from '#contract/identity/support.ts';
import { operationsApi } from '#contract/overview/admin-operations.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const confirmed = async () => {
  const admin = await t.member({ role: 'admin' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  return admin;
};
const dayMs = 86_400_000;

test('support requests wait by priority, then by age, and are put away once dealt with', {
  tags: 'heavy',
}, async () => {
  const admin = await confirmed();
  const ask = async (subscription: 'FREE' | 'EXPERT' | 'ENTERPRISE', name: string) => {
    const person = await t.member({ subscription });
    const body = {
      name,
      email: person.email,
      topic: 'problem',
      message: 'Une question assez longue.',
    } as const;
    await person.call(supportApi.send, { body });
    t.clock.advance(1000);
  };
  await ask('FREE', 'Premier');
  await ask('EXPERT', 'Deuxième');
  await ask('FREE', 'Troisième');
  await ask('ENTERPRISE', 'Quatrième');
  const names = async (state: 'open' | 'answered' | 'closed') =>
    (await admin.call(operationsApi.support, { query: { state } })).items.map(({ name }) => name);
  expect(await names('open')).toEqual(['Quatrième', 'Deuxième', 'Premier', 'Troisième']);
  const [first] = (await admin.call(operationsApi.support, { query: {} })).items;
  const mark = (state: 'open' | 'answered' | 'closed') =>
    admin.call(operationsApi.markSupport, { params: { id: first?.id ?? '' }, body: { state } });
  await mark('answered');
  expect(await names('answered')).toEqual(['Quatrième']);
  await mark('closed');
  expect(await names('closed')).toEqual(['Quatrième']);
  await mark('open');
  expect(await names('open')).toHaveLength(4);
});

test('an announcement is shown to its audience, between its dates, until it is put away', {
  tags: 'heavy',
}, async () => {
  const admin = await confirmed();
  const pro = await t.member({ subscription: 'PRO' });
  const free = await t.member({ subscription: 'FREE' });
  const at = (days: number) => new Date(t.clock.now().getTime() + days * dayMs).toISOString();
  const body = {
    title: 'Maintenance dimanche',
    message: 'Rien ne part entre 8 h et 9 h.',
    type: 'info',
    link: '/aide',
    audience: ['PRO'],
    startsAt: at(1),
    endsAt: at(3),
  } as const;
  await expect(
    admin.call(operationsApi.announce, { body: { ...body, audience: ['PRO'], endsAt: at(0) } }),
  ).rejects.toMatchObject({ status: 400 });
  const [made] = await admin.call(operationsApi.announce, { body: { ...body, audience: ['PRO'] } });
  expect(made).toMatchObject({ state: 'planned' });
  const seen = async (who: typeof pro) =>
    (await who.call(notificationsApi.list)).filter(({ title }) => title === body.title);
  expect(await seen(pro)).toEqual([]);
  t.clock.advance(1.5 * dayMs);
  expect(await seen(pro)).toMatchObject([{ read: false, link: '/aide' }]);
  expect(await seen(free)).toEqual([]);
  const params = { id: made?.id ?? '' };
  await expect(free.call(notificationsApi.read, { params })).rejects.toMatchObject({ status: 404 });
  await pro.call(notificationsApi.read, { params });
  expect(await seen(pro)).toMatchObject([{ read: true }]);
  await pro.call(notificationsApi.dismiss, { params });
  expect(await seen(pro)).toEqual([]);
  const other = await t.member({ subscription: 'PRO' });
  await other.call(notificationsApi.readAll);
  expect(await seen(other)).toMatchObject([{ read: true }]);
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  await admin.call(operationsApi.withdraw, { params });
  expect(await seen(other)).toEqual([]);
});

test('a part that is closed refuses, says so, and opens again', async () => {
  const admin = await confirmed();
  const change = (isOpen: boolean) =>
    admin.call(operationsApi.changeSwitch, { params: { name: 'sign_up' }, body: { isOpen } });
  expect(await admin.call(operationsApi.switches)).toContainEqual({
    name: 'sign_up',
    isOpen: true,
    changedAt: null,
  });
  await change(false);
  await expect(t.member()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('inscriptions sont fermées'),
  });
  await change(true);
  await t.member();
  const { items } = await admin.call(auditApi.log, { query: {} });
  expect(items.filter(({ act }) => act === 'switch_changed')).toHaveLength(2);
});

test('jobs that gave up are listed by queue and due again when asked for', async () => {
  const admin = await confirmed();
  const id = randomUUID();
  await t.deps.jobs.boss.send('auth.send-link', { linkId: id }, { id });
  await t.deps.db.execute(
    sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"Panne\\nana@exemple.fr"}' where id = ${id}`,
  );
  const { failedJobs } = await admin.call(operationsApi.state);
  expect(failedJobs).toMatchObject([{ queue: 'auth.send-link', count: 1, failure: 'Panne' }]);
  const body = { queue: 'auth.send-link' };
  expect((await admin.call(operationsApi.retryJobs, { body })).failedJobs).toEqual([]);
  await expect(admin.call(operationsApi.retryJobs, { body })).rejects.toMatchObject({ code: 'conflict' });
});

test('sends nobody is sure of are counted by age, accounts by state, weeks by what left', async () => {
  const admin = await confirmed();
  const { workspaceId, accountId, campaignId, personIds } = await plantReady(t);
  const now = t.deps.campaignClock.now().getTime();
  const ages = [60_000, 2 * 3_600_000, 3 * dayMs];
  await t.deps.db.insert(attempts).values(
    ages.map((ageMs, at) => ({
      ...{ workspaceId, accountId, campaignId, personId: personIds[0] ?? '', stepKey: `essai-${at}` },
      act: 'message' as const,
      state: 'unknown' as const,
      token: randomUUID(),
      text: 'secret',
      plannedAt: new Date(now - ageMs),
      claimedAt: new Date(now - ageMs),
      calledAt: new Date(now - ageMs),
      nextCheckAt: new Date(now),
      outcome: 'broken',
    })),
  );
  await t.deps.db.update(socialAccounts).set({ state: 'restricted' });
  const state = await admin.call(operationsApi.state);
  expect(state.undecided.map(({ age, sends, accounts }) => [age, sends, accounts])).toEqual([
    ['hour', 1, 1],
    ['day', 1, 1],
    ['older', 1, 1],
  ]);
  expect(state.accounts.byState).toEqual({ connected: 0, disconnected: 0, restricted: 1 });
  expect(state.accounts.toLookAt).toMatchObject([{ ownerId: workspaceId, state: 'restricted' }]);
  expect(JSON.stringify(state)).not.toContain('secret');
  const startsAt = t.clock.now();
  await t.deps.db.insert(billingSubscriptions).values({
    ...{ id: 'sub_1', userId: workspaceId, plan: 'PRO', period: 'yearly', status: 'active', isEnding: true },
    ...{ startedAt: startsAt, periodStart: startsAt, periodEnd: new Date(startsAt.getTime() + dayMs) },
  });
  // Thirty days ago three ran: one ended last week, one had ended before, one goes on.
  const ago = (days: number) => new Date(startsAt.getTime() - days * dayMs);
  await t.deps.db.insert(billingSubscriptions).values(
    [3, 31, null].map((endedDays, at) => ({
      ...{ id: `sub_old_${at}`, userId: workspaceId, plan: 'SOLO' as const, period: 'monthly' as const },
      ...{ status: endedDays === null ? ('past_due' as const) : ('ended' as const), isEnding: false },
      ...{ startedAt: ago(90), periodStart: ago(40), periodEnd: ago(10) },
      endedAt: endedDays === null ? null : ago(endedDays),
    })),
  );
  const { weeks, revenue } = await admin.call(operationsApi.figures);
  expect(revenue).toEqual({
    subscriptions: 2,
    monthlyCents: 20_650,
    ending: 1,
    endingCents: 10_750,
    unpaid: 1,
    churn: { ran: 2, ended: 1, ranCents: 19_800, endedCents: 9_900 },
  });
  expect(weeks.at(-1)).toMatchObject({ subscribed: 1 });
  expect(weeks.reduce((sum, { ended }) => sum + ended, 0)).toBe(2);
  expect(weeks).toHaveLength(7);
  expect(weeks.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(3);
  expect(weeks.at(-1)?.signUps).toBeGreaterThan(0);
  expect(weeks.at(-1)?.activated).toBeNull();
});

test('a member is refused everywhere, an administrator is asked again before each act', async () => {
  const ana = await t.member();
  const admin = await t.member({ role: 'admin' });
  await expect(ana.call(operationsApi.state)).rejects.toMatchObject({ status: 403 });
  await expect(ana.call(operationsApi.support, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(
    admin.call(operationsApi.changeSwitch, { params: { name: 'imports' }, body: { isOpen: false } }),
  ).rejects.toMatchObject({ code: 'confirmation_required' });
  await expect(
    admin.call(operationsApi.retryJobs, { body: { queue: 'auth.send-link' } }),
  ).rejects.toMatchObject({ code: 'confirmation_required' });
});
