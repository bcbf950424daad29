import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { hourMs } from '#core/time/durations.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';
import { authLinks } from '../auth.table.ts';
import { sweepAuth } from '../sweep-auth.ts';

const t = setUpTestApp();

async function lastToken(email: string, subject: RegExp) {
  await t.runJobs();
  const mail = await t.mailbox.lastTo(email, { subject });
  return mail.link.match(/[0-9a-f]{64}/)?.[0] ?? '';
}
const verificationToken = (email: string) => lastToken(email, /Confirmez/);
const resetToken = (email: string) => lastToken(email, /nouveau mot de passe/);

test('the link of the verification mail verifies, once', async () => {
  const ana = await t.member();
  const token = await verificationToken(ana.email);
  const welcome = async () => (await ana.call(notificationsApi.list))[0];
  expect(await welcome()).toMatchObject({ title: 'Bienvenue sur Accroche', read: false });
  const reply = await t.client().call(authApi.verifyEmail, { body: { token } });
  expect(reply).toEqual({ success: true, message: 'Votre adresse e-mail a bien été vérifiée.' });
  expect((await ana.call(authApi.session)).user.emailVerified).toBe(true);
  // What it asked for is done.
  expect(await welcome()).toMatchObject({ read: true });
  await expect(t.client().call(authApi.verifyEmail, { body: { token } })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_token',
    message: 'Token invalide.',
  });
});

test('a visitor who chose a paid plan goes on to it after verification', async () => {
  const ana = await t.member({ chosenPlan: 'PRO', chosenInterval: 'yearly' });
  const token = await verificationToken(ana.email);
  const { continueTo } = await t.client().call(authApi.verifyEmail, { body: { token } });
  expect(continueTo).toBe('/parametres#abonnement');
});

test('a verification link dies after 24 hours; another can be asked for', async () => {
  const ana = await t.member();
  const token = await verificationToken(ana.email);
  t.clock.advance(24 * hourMs + 1000);
  await expect(t.client().call(authApi.verifyEmail, { body: { token } })).rejects.toMatchObject({
    code: 'expired_token',
    message: 'Le lien de vérification a expiré.',
  });
  await ana.call(authApi.resendVerification);
  await t.client().call(authApi.verifyEmail, { body: { token: await verificationToken(ana.email) } });
  await expect(ana.call(authApi.resendVerification)).rejects.toMatchObject({ status: 409 });
});

test('a mail program without scripts is redirected with a code', async () => {
  const ana = await t.member();
  const token = await verificationToken(ana.email);
  const open = async (query: string) =>
    (await t.client().request({ method: 'GET', url: `/api/auth/verify-email${query}` })).headers.location;
  expect(await open('')).toBe('/verify-email?success=false&error=missing_token');
  expect(await open('?token=abc')).toBe('/verify-email?success=false&error=invalid_token');
  expect(await open(`?token=${token}`)).toBe('/verify-email?success=true');
});

test('the reset link sets a new password, ends every session, and serves once', async () => {
  const ana = await t.member();
  await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  const token = await resetToken(ana.email);
  const visitor = t.client();
  await expect(
    visitor.call(authApi.resetPassword, { body: { token, password: 'motdepasse123' } }),
  ).rejects.toMatchObject({ status: 400, fields: { password: expect.any(String) } });
  const password = 'une-autre-phrase-bien-longue';
  await visitor.call(authApi.resetPassword, { body: { token, password } });
  await expect(ana.call(authApi.session)).rejects.toMatchObject({ code: 'session_not_found' });
  await expect(visitor.call(authApi.resetPassword, { body: { token, password } })).rejects.toMatchObject({
    code: 'invalid_token',
  });
  const { user } = await visitor.call(authApi.login, { body: { email: ana.email, password } });
  expect(user?.emailVerified).toBe(true);
});

test('a reset link dies after one hour', async () => {
  const ana = await t.member();
  await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  const token = await resetToken(ana.email);
  t.clock.advance(hourMs + 1000);
  await expect(
    t.client().call(authApi.resetPassword, { body: { token, password: goodPassword } }),
  ).rejects.toMatchObject({ code: 'expired_token' });
});

test('asking for an unknown e-mail answers the same and sends nothing', async () => {
  const ana = await t.member();
  const known = await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  const unknown = await t.client().call(authApi.forgotPassword, { body: { email: 'inconnu@exemple.fr' } });
  expect(unknown).toEqual(known);
  await t.runJobs();
  expect(await t.mailbox.allTo('inconnu@exemple.fr')).toEqual([]);
});

test('tokens rest only as hashes', async () => {
  const ana = await t.member();
  const token = await verificationToken(ana.email);
  expect(JSON.stringify(await t.deps.db.select().from(authLinks))).not.toContain(token);
});

test('a new address replaces the old one only when confirmed, and the old one is warned', async () => {
  const ana = await t.member();
  await t.client().call(authApi.verifyEmail, { body: { token: await verificationToken(ana.email) } });
  const email = `nouvelle-${ana.email}`;
  await expect(ana.call(authApi.changeEmail, { body: { email, password: 'faux' } })).rejects.toMatchObject({
    code: 'wrong_password',
  });
  await ana.call(authApi.changeEmail, { body: { email, password: goodPassword } });
  expect(await ana.call(authApi.pendingEmail)).toEqual({ pendingEmail: email });
  const token = await verificationToken(email);
  await t.mailbox.lastTo(ana.email, { subject: /Changement d’adresse/ });
  expect((await ana.call(authApi.session)).user.email).toBe(ana.email);
  await t.client().call(authApi.verifyEmail, { body: { token } });
  expect((await ana.call(authApi.session)).user).toMatchObject({ email, emailVerified: true });
  expect(await ana.call(authApi.pendingEmail)).toEqual({ pendingEmail: null });
});

test('the mailbox that was left opens nothing: a reset that was asked from it serves no more', async () => {
  const ana = await t.member({ emailVerifiedAt: t.clock.now() });
  await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  const token = await resetToken(ana.email);
  const email = `nouvelle-${ana.email}`;
  await ana.call(authApi.changeEmail, { body: { email, password: goodPassword } });
  await t.client().call(authApi.verifyEmail, { body: { token: await verificationToken(email) } });
  await expect(
    t.client().call(authApi.resetPassword, { body: { token, password: 'girafe-moulin-velours-7' } }),
  ).rejects.toMatchObject({ code: 'invalid_token' });
});

test.each(['changing', 'resetting'])(
  '%s the password ends a change of address that somebody else prepared',
  async (way) => {
    const ana = await t.member({ emailVerifiedAt: new Date() });
    const thief = `voleur-${ana.email}`;
    await ana.call(authApi.changeEmail, { body: { email: thief, password: goodPassword } });
    const stolen = await verificationToken(thief);
    const newPassword = 'une-autre-phrase-bien-longue';
    if (way === 'changing') {
      await ana.call(authApi.changePassword, { body: { currentPassword: goodPassword, newPassword } });
    } else {
      await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
      const token = await resetToken(ana.email);
      await t.client().call(authApi.resetPassword, { body: { token, password: newPassword } });
    }
    await expect(t.client().call(authApi.verifyEmail, { body: { token: stolen } })).rejects.toMatchObject({
      code: 'invalid_token',
    });
    const { user } = await t
      .client()
      .call(authApi.login, { body: { email: ana.email, password: newPassword } });
    expect(user?.email).toBe(ana.email);
  },
);

test('a change of address can be cancelled', async () => {
  const ana = await t.member();
  const email = `regret-${ana.email}`;
  await ana.call(authApi.changeEmail, { body: { email, password: goodPassword } });
  const token = await verificationToken(email);
  await ana.call(authApi.cancelEmailChange);
  expect(await ana.call(authApi.pendingEmail)).toEqual({ pendingEmail: null });
  await expect(t.client().call(authApi.verifyEmail, { body: { token } })).rejects.toMatchObject({
    status: 400,
  });
  await t.client().call(authApi.verifyEmail, { body: { token: await verificationToken(ana.email) } });
});

test('a reset asked long ago and never mailed is not revived', async () => {
  await t.runJobs();
  const ana = await t.member();
  await t.runJobs();
  await t.client().call(authApi.forgotPassword, { body: { email: ana.email } });
  await t.deps.jobs.boss.deleteAllJobs('auth.send-link');
  t.clock.advance(2 * hourMs);
  await sweepAuth(makeCtx(t.deps, { kind: 'system' }));
  expect(await t.runJobs()).toBe(0);
});

test('an address that another account took meanwhile is refused', async () => {
  const ana = await t.member();
  const email = `disputee-${ana.email}`;
  await ana.call(authApi.changeEmail, { body: { email, password: goodPassword } });
  const token = await verificationToken(email);
  await t.member({ email });
  await expect(t.client().call(authApi.verifyEmail, { body: { token } })).rejects.toMatchObject({
    code: 'invalid_token',
  });
  expect((await ana.call(authApi.session)).user.email).toBe(ana.email);
});

test('the sweep wakes a mail whose job was lost', { tags: 'heavy' }, async () => {
  await t.runJobs();
  const ana = await t.member();
  await t.deps.jobs.boss.deleteAllJobs('auth.send-link');
  expect(await t.runJobs()).toBe(0);
  t.clock.advance(3 * 60_000);
  await sweepAuth(makeCtx(t.deps, { kind: 'system' }));
  await t.runJobs();
  await t.mailbox.lastTo(ana.email, { subject: /Confirmez/ });
  const unsent = await t.deps.db.select().from(authLinks).where(isNull(authLinks.sentAt));
  expect(unsent.filter(({ email }) => email === ana.email)).toEqual([]);
});

test('the mail is a real multipart letter in French', async () => {
  const ana = await t.member();
  await verificationToken(ana.email);
  const mail = await t.mailbox.lastTo(ana.email);
  expect(mail.text).toContain('Bonjour Ana,');
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.html).toContain(mail.link);
  expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/verify-email\?token=[0-9a-f]{64}$/);
});
