import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { offersApi } from '#contract/campaigns/offers.ts';
import { authApi } from '#contract/identity/auth.ts';
import { dayMs } from '#core/time/durations.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { createAccount } from './create-account.ts';
import { setPlan } from './set-plan.ts';

const t = setUpTestApp();
const nadia = {
  firstName: 'Nadia',
  lastName: 'Benali',
  plan: 'PRO',
  isAdmin: false,
  password: null,
} as const;

test('an account made by hand signs in at once, with its plan', async () => {
  const email = 'nadia@exemple.fr';
  const { generatedPassword } = await createAccount(t.deps, { ...nadia, email });
  const { user } = await t
    .client()
    .call(authApi.login, { body: { email, password: generatedPassword ?? '' } });
  expect(user).toMatchObject({ email, subscription: 'PRO', role: 'user', emailVerified: true });
  const again = createAccount(t.deps, { ...nadia, email });
  await expect(again).rejects.toMatchObject({ code: 'email_taken' });
});

test('two generated passwords differ; a given one must be strong, and is not told again', async () => {
  const [one, other] = [
    await createAccount(t.deps, { ...nadia, email: 'une@exemple.fr' }),
    await createAccount(t.deps, { ...nadia, email: 'autre@exemple.fr' }),
  ];
  expect(one.generatedPassword).not.toBe(other.generatedPassword);
  const weak = createAccount(t.deps, { ...nadia, email: 'faible@exemple.fr', password: 'motdepasse1234' });
  await expect(weak).rejects.toMatchObject({ code: 'invalid_input' });
  const strong = { ...nadia, email: 'forte@exemple.fr', password: 'cheval-pile-agrafe-correct' };
  expect((await createAccount(t.deps, strong)).generatedPassword).toBeNull();
});

test('a lower plan keeps what exists and refuses what would be new', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  for (let made = 0; made < 2; made++) {
    await ana.call(offersApi.create, { body: {} });
    await ana.call(icpsApi.create, { body: {} });
  }
  expect(await setPlan(t.deps, { email: ana.email, plan: 'FREE' })).toMatchObject({ subscription: 'FREE' });
  const offers = await ana.call(offersApi.list);
  expect(offers).toHaveLength(2);
  expect(await ana.call(icpsApi.list)).toHaveLength(2);
  const [first] = offers;
  await ana.call(offersApi.update, { params: { id: first?.id ?? '' }, body: { name: 'Toujours là' } });
  await expect(ana.call(offersApi.create, { body: {} })).rejects.toMatchObject({ code: 'limit_reached' });
  await setPlan(t.deps, { email: ana.email, plan: 'EXPERT' });
  await ana.call(offersApi.create, { body: {} });
});

test('a plan that somebody pays for is not taken from them by a command, nor another given', async () => {
  const ana = await t.member({ subscription: 'PRO' });
  const periodStart = t.clock.now();
  const id = `sub_${ana.user.id}`;
  await t.deps.db.insert(billingSubscriptions).values({
    ...{ id, userId: ana.user.id, plan: 'PRO', period: 'monthly', status: 'active', isEnding: false },
    ...{ startedAt: periodStart, periodStart, periodEnd: new Date(periodStart.getTime() + 30 * dayMs) },
  });
  for (const plan of ['FREE', 'EXPERT'] as const)
    await expect(setPlan(t.deps, { email: ana.email, plan })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('paie un abonnement PRO'),
    });
  expect((await ana.call(authApi.session)).user?.subscription).toBe('PRO');
  expect(await setPlan(t.deps, { email: ana.email, plan: 'ENTERPRISE' })).toMatchObject({
    subscription: 'ENTERPRISE',
  });
  await t.deps.db
    .update(billingSubscriptions)
    .set({ status: 'ended' })
    .where(eq(billingSubscriptions.id, id));
  expect(await setPlan(t.deps, { email: ana.email, plan: 'SOLO' })).toMatchObject({ subscription: 'SOLO' });
});

test('a plan for nobody is refused', async () => {
  const missing = setPlan(t.deps, { email: 'personne@exemple.fr', plan: 'PRO' });
  await expect(missing).rejects.toMatchObject({
    code: 'not_found',
    message: 'Aucun compte n’a l’adresse personne@exemple.fr.',
  });
});
