import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offersApi } from '#contract/campaigns/offers.ts';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi } from '#contract/identity/auth.ts';
import { adminUsersApi } from '#contract/overview/admin-users.ts';
import type { Plan } from '#core/identity/plans.ts';
import { authLinks } from '#server/features/identity/auth/auth.table.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const confirmed = async () => {
  const admin = await t.member({ role: 'admin', firstName: 'Chef', lastName: 'Zélé' });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  return admin;
};
const at = (id: string) => ({ params: { id } });

test('an act asks who is there again, for ten minutes and for that session alone', async () => {
  const admin = await t.member({ role: 'admin' });
  const ana = await t.member();
  const change = () => admin.call(adminUsersApi.setPlan, { ...at(ana.user.id), body: { plan: 'PRO' } });
  await expect(change()).rejects.toMatchObject({ status: 403, code: 'confirmation_required' });
  await expect(admin.call(authApi.confirm, { body: { password: 'faux' } })).rejects.toMatchObject({
    code: 'wrong_password',
  });
  await expect(change()).rejects.toMatchObject({ code: 'confirmation_required' });
  expect(await admin.call(authApi.confirmation)).toEqual({ asks: 'password', until: null });
  await admin.call(authApi.confirm, { body: { password: goodPassword } });
  expect(await change()).toMatchObject({ plan: 'PRO' });
  const elsewhere = t.client();
  await elsewhere.call(authApi.login, { body: { email: admin.email, password: goodPassword } });
  await expect(elsewhere.call(adminUsersApi.restore, at(ana.user.id))).rejects.toMatchObject({
    code: 'confirmation_required',
  });
  t.clock.advance(10 * 60_000);
  await expect(change()).rejects.toMatchObject({ code: 'confirmation_required' });
});

test('a suspended person loses every session at their next request, and comes back once restored', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  const phone = t.client();
  await phone.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  const body = { reason: 'Plainte reçue' };
  expect(await admin.call(adminUsersApi.suspend, { ...at(ana.user.id), body })).toMatchObject({
    state: 'suspended',
    suspendedBecause: 'Plainte reçue',
    openSessions: 0,
  });
  for (const browser of [ana, phone])
    await expect(browser.call(authApi.session)).rejects.toMatchObject({ status: 401 });
  const signIn = (password: string) =>
    t.client().call(authApi.login, { body: { email: ana.email, password } });
  await expect(signIn(goodPassword)).rejects.toMatchObject({ message: expect.stringContaining('suspendu') });
  await expect(signIn('faux')).rejects.toMatchObject({ message: 'E-mail ou mot de passe incorrect.' });
  await admin.call(adminUsersApi.restore, at(ana.user.id));
  expect((await signIn(goodPassword)).user).toMatchObject({ id: ana.user.id });
  const { items } = await admin.call(auditApi.log, { query: {} });
  expect(
    items.filter(({ about }) => about?.id === ana.user.id).map(({ act, by }) => [act, by?.name]),
  ).toEqual(
    expect.arrayContaining([
      ['user_restored', 'Chef Zélé'],
      ['user_suspended', 'Chef Zélé'],
    ]),
  );
  await expect(admin.call(adminUsersApi.suspend, { ...at(admin.user.id), body })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a plan that the payments would take back is not given to somebody who pays', async () => {
  const admin = await confirmed();
  const ana = await t.member({ subscription: 'PRO' });
  const startedAt = t.clock.now();
  await t.deps.db.insert(billingSubscriptions).values({
    ...{ id: `sub_${ana.user.id}`, userId: ana.user.id, plan: 'PRO', period: 'monthly', status: 'active' },
    ...{ startedAt, periodStart: startedAt, isEnding: false },
    periodEnd: new Date(startedAt.getTime() + 30 * 86_400_000),
  });
  const give = (plan: Plan) => admin.call(adminUsersApi.setPlan, { ...at(ana.user.id), body: { plan } });
  await expect(give('EXPERT')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('paie un abonnement PRO'),
  });
  await give('ENTERPRISE');
  await expect(give('FREE')).rejects.toMatchObject({ code: 'conflict' });
  expect(await give('PRO')).toMatchObject({ plan: 'PRO' });
});

test('agreed limits hold for ENTERPRISE, and for no other plan', async () => {
  const admin = await confirmed();
  const ana = await t.member({ subscription: 'PRO' });
  const limits = { leadSearchesPerMonth: 400, icps: 5, offers: 1, modelTextsPerMonth: null };
  const agree = () => admin.call(adminUsersApi.setLimits, { ...at(ana.user.id), body: { limits } });
  await expect(agree()).rejects.toMatchObject({ code: 'conflict' });
  await admin.call(adminUsersApi.setPlan, { ...at(ana.user.id), body: { plan: 'ENTERPRISE' } });
  expect(await agree()).toMatchObject({ hasCustomLimits: true, customLimits: limits });
  await ana.call(offersApi.create, { body: {} });
  await expect(ana.call(offersApi.create, { body: {} })).rejects.toMatchObject({ code: 'limit_reached' });
  await admin.call(adminUsersApi.setPlan, { ...at(ana.user.id), body: { plan: 'PRO' } });
  await ana.call(offersApi.create, { body: {} });
});

test('sessions end and a confirmation is sent again, once it is of use', async () => {
  const admin = await confirmed();
  const ana = await t.member();
  await admin.call(adminUsersApi.endSessions, at(ana.user.id));
  await expect(ana.call(authApi.session)).rejects.toMatchObject({ status: 401 });
  const links = () => t.deps.db.$count(authLinks, eq(authLinks.userId, ana.user.id));
  const before = await links();
  await admin.call(adminUsersApi.resendVerification, at(ana.user.id));
  expect(await links()).toBe(before + 1);
  const paul = await t.member({ emailVerifiedAt: new Date() });
  await expect(admin.call(adminUsersApi.resendVerification, at(paul.user.id))).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('accounts are found by the beginning of any word, without accents, in every order', async () => {
  const admin = await confirmed();
  const lastName = 'Œuvrard-Léger';
  const made = [
    await t.member({ firstName: 'Zoé', lastName, subscription: 'EXPERT', emailVerifiedAt: new Date() }),
    await t.member({ firstName: 'Élodie', lastName, subscription: 'FREE' }),
    await t.member({ firstName: 'Marc', lastName, subscription: 'ENTERPRISE', email: 'marc@oeuf.example' }),
  ];
  const list = async (query: object) =>
    (await admin.call(adminUsersApi.list, { query: { q: 'oeuvrard leg', ...query } })).items;
  expect((await list({ sort: 'name' })).map(({ firstName }) => firstName)).toEqual(['Élodie', 'Marc', 'Zoé']);
  expect((await list({ sort: 'name', order: 'desc' }))[0]?.firstName).toBe('Zoé');
  expect((await list({ sort: 'plan' })).map(({ plan }) => plan)).toEqual(['FREE', 'EXPERT', 'ENTERPRISE']);
  expect((await list({ sort: 'created' }))[0]?.id).toBe(made[2]?.user.id);
  expect((await list({ sort: 'state' }))[0]?.state).toBe('active');
  expect(await list({ plan: 'EXPERT' })).toHaveLength(1);
  expect(await list({ state: 'unverified' })).toHaveLength(2);
  expect(await list({ q: 'oeuf.example' })).toHaveLength(1);
  expect(await list({ q: 'elo' })).toHaveLength(1);
  expect(await list({ q: '***' })).toEqual([]);
});

test('pages follow each other without a gap, whatever the order', { tags: 'heavy' }, async () => {
  const admin = await confirmed();
  for (let made = 0; made < 53; made++) await t.member({ lastName: 'Pagination' });
  for (const sort of ['seen', 'created', 'name', 'email', 'plan', 'state'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const query = { q: 'pagination', sort, order };
      const first = await admin.call(adminUsersApi.list, { query });
      const second = await admin.call(adminUsersApi.list, {
        query: { ...query, cursor: first.nextCursor ?? '' },
      });
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(ids).size, `${sort} ${order}`).toBe(53);
      expect(second.nextCursor).toBeNull();
      expect(first.total).toEqual({ count: 53, isMore: false });
    }
});

test('an account is nobody else’s business', async () => {
  const ana = await t.member();
  const paul = await t.member();
  await expect(ana.call(adminUsersApi.list, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(ana.call(adminUsersApi.get, at(paul.user.id))).rejects.toMatchObject({ status: 403 });
});
