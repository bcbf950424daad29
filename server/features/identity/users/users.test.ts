import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { usersApi } from '#contract/identity/users.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('a person changes their names', async () => {
  const ana = await t.member();
  const body = { firstName: ' Anne-Laure ', lastName: 'd’Ormesson' };
  const { user } = await ana.call(usersApi.updateProfile, { body });
  expect(user).toMatchObject({ firstName: 'Anne-Laure', lastName: 'd’Ormesson' });
  expect((await ana.call(authApi.session)).user).toEqual(user);
});

test('direction marks and markup cannot enter a name', async () => {
  const ana = await t.member();
  for (const firstName of ['A\u202Ena', '<script>', 'A\u0007na', 'x'.repeat(81)]) {
    await expect(
      ana.call(usersApi.updateProfile, { body: { firstName, lastName: 'Dupont' } }),
    ).rejects.toMatchObject({ status: 400, fields: { firstName: expect.any(String) } });
  }
});

test('the plan chosen at sign-up is remembered until a paid one is held', async () => {
  const ana = await t.member({ chosenPlan: 'PRO', chosenInterval: 'yearly' });
  expect(await ana.call(usersApi.planChoice)).toEqual({ plan: 'PRO', interval: 'yearly' });
  const paul = await t.member({ chosenPlan: 'PRO', chosenInterval: 'yearly', subscription: 'SOLO' });
  expect(await paul.call(usersApi.planChoice)).toEqual({ plan: null, interval: null });
});
