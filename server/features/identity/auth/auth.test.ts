import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { dayMs, hourMs } from '#core/time/durations.ts';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

const registration = (email: string) => ({
  email,
  password: goodPassword,
  firstName: ' Ana ',
  lastName: 'Dupont',
  acceptTerms: true as const,
});

test('a visitor registers, is signed in, signs out', async () => {
  const visitor = t.client();
  await expect(visitor.call(authApi.session)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  const { user } = await visitor.call(authApi.register, { body: registration(' Ana.Dupont@Exemple.FR ') });
  expect(user).toMatchObject({
    email: 'ana.dupont@exemple.fr',
    firstName: 'Ana',
    role: 'user',
    subscription: 'FREE',
    linkedinAccountId: null,
    emailVerified: false,
  });
  expect(await visitor.call(authApi.session)).toEqual({ user });
  await visitor.call(authApi.logout);
  await expect(visitor.call(authApi.session)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a known e-mail cannot be registered twice, whatever its capitals', async () => {
  const ana = await t.member();
  const body = registration(ana.email.toUpperCase());
  await expect(t.client().call(authApi.register, { body })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
    fields: { email: expect.stringContaining('existe déjà') },
  });
});

test.each([
  ['password', { password: 'court' }],
  ['password', { password: 'motdepasse123' }],
  ['email', { email: 'pas-une-adresse' }],
  ['firstName', { firstName: '  ' }],
  ['lastName', { lastName: '<b>Dupont</b>' }],
  ['acceptTerms', { acceptTerms: false as never }],
])('a bad %s is refused at its field', async (field, change) => {
  const body = { ...registration('refus@exemple.fr'), ...change };
  await expect(t.client().call(authApi.register, { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.stringMatching(/\S/) },
  });
});

test('signing in: right password, wrong password, unknown e-mail', async () => {
  const ana = await t.member();
  const { user } = await t
    .client()
    .call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  expect(user?.id).toBe(ana.user.id);
  const refusal = { status: 401, code: 'invalid_credentials', message: 'E-mail ou mot de passe incorrect.' };
  await expect(
    t.client().call(authApi.login, { body: { email: ana.email, password: 'autre' } }),
  ).rejects.toMatchObject(refusal);
  await expect(
    t.client().call(authApi.login, { body: { email: 'inconnu@exemple.fr', password: 'autre' } }),
  ).rejects.toMatchObject(refusal);
});

test('an unknown e-mail takes as long to refuse as a known one', async () => {
  const ana = await t.member();
  const time = (email: string) =>
    cpuMs(() =>
      t
        .client()
        .call(authApi.login, { body: { email, password: 'autre' } })
        .catch(() => undefined),
    );
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round++) {
    known.push(await time(ana.email));
    unknown.push(await time(`inconnu-${round}@exemple.fr`));
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[3] ?? 0;
  // Without the decoy hash, refusing an unknown address is over ten times faster.
  expect(median(unknown)).toBeGreaterThan(median(known) / 3);
});

test('signing in again gives a new token and ends the one the browser had', async () => {
  const ana = await t.member();
  const before = ana.cookies.get('accroche_session');
  await ana.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  expect(ana.cookies.get('accroche_session')).not.toBe(before);
  const thief = t.client();
  thief.cookies.set('accroche_session', before ?? '');
  await expect(thief.call(authApi.session)).rejects.toMatchObject({ code: 'session_not_found' });
});

test('ten wrong passwords for one e-mail close the door for a while, even to the right one', async () => {
  const ana = await t.member();
  for (let i = 0; i < 10; i++) {
    await t
      .client()
      .call(authApi.login, { body: { email: ana.email, password: 'autre' } })
      .catch(() => undefined);
  }
  const knock = () => t.client().call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  await expect(knock()).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  t.clock.advance(hourMs / 4 + 1000);
  expect((await knock()).user?.email).toBe(ana.email);
});

test('a session ends after 7 idle days, and after 30 days in any case', async () => {
  const ana = await t.member();
  t.clock.advance(6.9 * dayMs);
  await ana.call(authApi.session);
  t.clock.advance(7.1 * dayMs);
  await expect(ana.call(authApi.session)).rejects.toMatchObject({ status: 401, code: 'session_expired' });

  const paul = await t.member();
  for (let day = 0; day < 29; day += 5) {
    t.clock.advance(5 * dayMs);
    if (day < 25) await paul.call(authApi.session);
  }
  t.clock.advance(1000);
  await expect(paul.call(authApi.session)).rejects.toMatchObject({ code: 'session_expired' });
});

test('a person sees their sessions, ends one, ends the others', async () => {
  const ana = await t.member();
  const [phone, tablet] = [t.client(), t.client()];
  for (const device of [phone, tablet]) {
    await device.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  }
  const list = await ana.call(authApi.sessions);
  expect(list.filter((session) => session.isCurrent)).toHaveLength(1);
  expect(list).toHaveLength(3);
  const phoneId = (await phone.call(authApi.sessions)).find((session) => session.isCurrent)?.id ?? '';
  const stranger = await t.member();
  await expect(stranger.call(authApi.endSession, { params: { id: phoneId } })).rejects.toMatchObject({
    status: 404,
  });
  await ana.call(authApi.endSession, { params: { id: phoneId } });
  await expect(phone.call(authApi.session)).rejects.toMatchObject({ code: 'session_not_found' });
  await ana.call(authApi.endOtherSessions);
  await expect(tablet.call(authApi.session)).rejects.toMatchObject({ code: 'session_not_found' });
  expect(await ana.call(authApi.sessions)).toHaveLength(1);
});

test('changing the password asks for the present one, ends other sessions and keeps this one', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const phone = t.client();
  await phone.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  const newPassword = 'une-autre-phrase-bien-longue';
  await expect(
    ana.call(authApi.changePassword, { body: { currentPassword: 'faux', newPassword } }),
  ).rejects.toMatchObject({ code: 'wrong_password', fields: { currentPassword: expect.any(String) } });
  await ana.call(authApi.changePassword, { body: { currentPassword: goodPassword, newPassword } });
  await ana.call(authApi.session);
  await expect(phone.call(authApi.session)).rejects.toMatchObject({ status: 401 });
  await t.client().call(authApi.login, { body: { email: ana.email, password: newPassword } });
  await t.runJobs();
  const mail = await t.mailbox.lastTo(ana.email, { subject: /mot de passe a changé/ });
  expect(mail.text).toContain('/mot-de-passe-oublie');
});
