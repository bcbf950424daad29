import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('the same e-mail registered ten times at once makes one account', async () => {
  const body = {
    email: 'course@exemple.fr',
    password: goodPassword,
    firstName: 'Ana',
    lastName: 'Dupont',
    acceptTerms: true as const,
  };
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => t.client().call(authApi.register, { body })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of tries) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ status: 409, code: 'email_taken' });
  }
});

test('one reset link used ten times at once changes the password once', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  await t.runJobs();
  const { link } = await t.mailbox.lastTo(ana.email, { subject: /nouveau mot de passe/ });
  const token = link.slice(-64);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      t.client().call(authApi.resetPassword, { body: { token, password: `${goodPassword}-${i}` } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
