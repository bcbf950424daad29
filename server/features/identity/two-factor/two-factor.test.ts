import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';
import { twoFactorSecrets } from './two-factor.table.ts';

const t = setUpTestApp();

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });

const verified = () => t.member({ emailVerifiedAt: new Date() });

async function protectedMember() {
  const ana = await verified();
  const { secret, uri } = await ana.call(twoFactorApi.start, { body: { password: goodPassword } });
  expect(uri).toContain('otpauth://totp/Accroche');
  const { recoveryCodes } = await ana.call(twoFactorApi.confirm, { body: { code: await codeOf(secret) } });
  t.clock.advance(60_000);
  return { ana, secret, recoveryCodes };
}

async function passPassword(email: string) {
  const visitor = t.client();
  const reply = await visitor.call(authApi.login, { body: { email, password: goodPassword } });
  expect(reply).toMatchObject({ user: null, twoFactorRequired: true });
  await expect(visitor.call(authApi.session)).rejects.toMatchObject({ code: 'unauthenticated' });
  return visitor;
}

test('setting it up needs a confirmed address, the password and a right code', async () => {
  const unconfirmed = await t.member();
  await expect(
    unconfirmed.call(twoFactorApi.start, { body: { password: goodPassword } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Confirmez d’abord') });
  const ana = await verified();
  await expect(ana.call(twoFactorApi.start, { body: { password: 'faux' } })).rejects.toMatchObject({
    code: 'wrong_password',
  });
  await ana.call(twoFactorApi.start, { body: { password: goodPassword } });
  await expect(ana.call(twoFactorApi.confirm, { body: { code: '000000' } })).rejects.toMatchObject({
    fields: { code: expect.any(String) },
  });
  expect(await ana.call(twoFactorApi.status)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  const { user } = await t
    .client()
    .call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  expect(user).not.toBeNull();
});

test('signing in then asks for a code, which works once', async () => {
  const { ana, secret } = await protectedMember();
  const code = await codeOf(secret);
  const visitor = await passPassword(ana.email);
  expect((await visitor.call(authApi.twoFactor, { body: { code } })).user.id).toBe(ana.user.id);
  await visitor.call(authApi.session);
  const replay = await passPassword(ana.email);
  await expect(replay.call(authApi.twoFactor, { body: { code } })).rejects.toMatchObject({
    code: 'wrong_code',
  });
});

test('five wrong codes end the try', async () => {
  const { ana, secret } = await protectedMember();
  const visitor = await passPassword(ana.email);
  for (let i = 0; i < 5; i++) {
    await visitor.call(authApi.twoFactor, { body: { code: '000000' } }).catch(() => undefined);
  }
  await expect(
    visitor.call(authApi.twoFactor, { body: { code: await codeOf(secret) } }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('a code without a password first is nothing', async () => {
  const { secret } = await protectedMember();
  await expect(
    t.client().call(authApi.twoFactor, { body: { code: await codeOf(secret) } }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('each recovery code works once, typed with or without dashes', async () => {
  const { ana, recoveryCodes } = await protectedMember();
  expect(recoveryCodes).toHaveLength(10);
  // 112 bits at least: their hash is a plain keyed one.
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  const code = recoveryCodes[0] ?? '';
  const visitor = await passPassword(ana.email);
  await visitor.call(authApi.twoFactor, { body: { code: code.replaceAll('-', ' ').toUpperCase() } });
  expect(await visitor.call(twoFactorApi.status)).toEqual({ isEnabled: true, recoveryCodesLeft: 9 });
  const again = await passPassword(ana.email);
  await expect(again.call(authApi.twoFactor, { body: { code } })).rejects.toMatchObject({
    code: 'wrong_code',
  });
  const renewed = await ana.call(twoFactorApi.renewRecoveryCodes, { body: { password: goodPassword } });
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[1]);
});

test('turning it off needs the password and a code, and the owner is told', { tags: 'heavy' }, async () => {
  const { ana, secret } = await protectedMember();
  const disable = (password: string, code: string) =>
    ana.call(twoFactorApi.disable, { body: { password, code } });
  const code = await codeOf(secret);
  await expect(disable('faux', code)).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(disable(goodPassword, '000000')).rejects.toMatchObject({
    fields: { code: expect.any(String) },
  });
  await disable(goodPassword, code);
  expect(await ana.call(twoFactorApi.status)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  await expect(disable(goodPassword, code)).rejects.toMatchObject({ status: 409 });
  await t.runJobs();
  await t.mailbox.lastTo(ana.email, { subject: /désactivée/ });
});

test('whoever knows the password cannot try every code: ten wrong ones in all, then a wait, and the owner is warned', async () => {
  const { ana, secret } = await protectedMember();
  for (let round = 0; round < 2; round++) {
    const thief = await passPassword(ana.email);
    for (let i = 0; i < 5; i++)
      await thief.call(authApi.twoFactor, { body: { code: '000000' } }).catch(() => undefined);
  }
  const owner = await passPassword(ana.email);
  await expect(owner.call(authApi.twoFactor, { body: { code: await codeOf(secret) } })).rejects.toMatchObject(
    { status: 429 },
  );
  const titles = (await ana.call(notificationsApi.list)).map(({ title }) => title);
  expect(titles).toContain('Connexion refusée');
});

test('the password alone makes no browser known, and a known one has no more codes to try than others', async () => {
  const { ana, secret } = await protectedMember();
  const visitor = await passPassword(ana.email);
  expect(visitor.cookies.has('accroche_device')).toBe(false);
  for (let round = 0; round < 2; round++) {
    await ana.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
    for (let i = 0; i < 5; i++)
      await ana.call(authApi.twoFactor, { body: { code: '000000' } }).catch(() => undefined);
  }
  await ana.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  await expect(ana.call(authApi.twoFactor, { body: { code: await codeOf(secret) } })).rejects.toMatchObject({
    status: 429,
  });
});

test('the secret rests encrypted', async () => {
  const { secret } = await protectedMember();
  expect(JSON.stringify(await t.deps.db.select().from(twoFactorSecrets))).not.toContain(secret);
});
