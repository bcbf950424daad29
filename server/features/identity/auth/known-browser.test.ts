import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { minuteMs } from '#core/time/durations.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const t = setUpTestApp();
const lockMs = 15 * minuteMs + 1_000;
const deviceCookie = 'accroche_device';

const knock = (client: TestClient, email: string, password = 'autre') =>
  client.call(authApi.login, { body: { email, password } }).then(
    () => 'in',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );
const wrong = 'invalid_credentials: E-mail ou mot de passe incorrect.';

/** Ten wrong passwords from browsers that nobody knows. */
async function lockOut(email: string) {
  for (let round = 0; round < 10; round++) expect(await knock(t.client(), email)).toBe(wrong);
}

/** A browser that signed in before, and out since. */
async function knownBrowser(email: string): Promise<TestClient> {
  const browser = t.client();
  expect(await knock(browser, email, goodPassword)).toBe('in');
  await browser.call(authApi.logout);
  return browser;
}

test('the owner’s own browser still signs in while strangers are kept out, and lets none of them in', async () => {
  const { email } = await t.member();
  const own = await knownBrowser(email);
  await lockOut(email);
  expect(await knock(t.client(), email, goodPassword)).toMatch(/^rate_limited/);
  expect(await knock(own, email, goodPassword)).toBe('in');
  expect(await knock(t.client(), email, goodPassword)).toMatch(/^rate_limited/);
});

test('a known browser has ten tries of its own, then waits like anybody', async () => {
  const { email } = await t.member();
  const own = await knownBrowser(email);
  for (let round = 0; round < 10; round++) expect(await knock(own, email)).toBe(wrong);
  expect(await knock(own, email, goodPassword)).toMatch(/^rate_limited/);
  // Its tries were its own: elsewhere the door is as open as before.
  expect(await knock(t.client(), email, goodPassword)).toBe('in');
  t.clock.advance(lockMs);
  expect(await knock(own, email, goodPassword)).toBe('in');
});

test('strangers guess no faster than before: ten passwords in each quarter of an hour', async () => {
  const { email } = await t.member();
  const own = await knownBrowser(email);
  let looked = 0;
  for (let quarter = 0; quarter < 2; quarter++) {
    for (let round = 0; round < 12; round++) {
      if ((await knock(t.client(), email)) === wrong) looked += 1;
      // The owner comes and goes meanwhile: that must not give the others another ten.
      if (round === 8) expect(await knock(own, email, goodPassword)).toBe('in');
    }
    t.clock.advance(lockMs);
  }
  expect(looked).toBe(20);
});

test('a forged cookie, another person’s, a changed or an old one are worth nothing', {
  tags: 'heavy',
}, async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const own = await knownBrowser(ana.email);
  const genuine = own.cookies.get(deviceCookie) ?? '';
  expect(genuine).not.toBe('');
  const paulCookie = (await knownBrowser(paul.email)).cookies.get(deviceCookie) ?? '';
  await lockOut(ana.email);
  const parts = genuine.split('.');
  const foreign = paulCookie.split('.');
  const tries = {
    paul: paulCookie,
    // Paul’s signature under Ana’s name, and the other way round.
    grafted: [...parts.slice(0, -1), foreign.at(-1)].join('.'),
    renamed: [parts[0], ...foreign.slice(1)].join('.'),
    cut: genuine.slice(0, -1),
    unsigned: parts.slice(0, -1).join('.'),
    empty: '...',
    long: 'x'.repeat(3_000),
  };
  for (const [name, cookie] of Object.entries(tries)) {
    const browser = t.client();
    browser.cookies.set(deviceCookie, cookie);
    expect(`${name} ${await knock(browser, ana.email, goodPassword)}`).toMatch(/ rate_limited/);
  }
  t.clock.advance(366 * 24 * 60 * minuteMs);
  await lockOut(ana.email);
  const late = t.client();
  late.cookies.set(deviceCookie, genuine);
  expect(await knock(late, ana.email, goodPassword)).toMatch(/^rate_limited/);
});

test('it is a cookie that no script reads, kept after signing out', async () => {
  const ana = await t.member();
  const reply = await ana.request({
    method: 'POST',
    url: authApi.login.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email: ana.email, password: goodPassword }),
  });
  expect(reply.cookies.find(({ name }) => name === deviceCookie)).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  await ana.call(authApi.logout);
  expect(ana.cookies.get(deviceCookie)).toBeTruthy();
});

test('a new password and signing out everywhere make strangers of the other browsers', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const phone = await knownBrowser(ana.email);
  await ana.call(authApi.endOtherSessions);
  await lockOut(ana.email);
  expect(await knock(phone, ana.email, goodPassword)).toMatch(/^rate_limited/);
  // The one that asked for it stays known.
  expect(await knock(ana, ana.email, goodPassword)).toBe('in');

  t.clock.advance(lockMs);
  const tablet = await knownBrowser(ana.email);
  const newPassword = 'une-autre-phrase-bien-longue';
  await ana.call(authApi.changePassword, { body: { currentPassword: goodPassword, newPassword } });
  await lockOut(ana.email);
  expect(await knock(tablet, ana.email, newPassword)).toMatch(/^rate_limited/);
  expect(await knock(ana, ana.email, newPassword)).toBe('in');
});

test('a session that its owner ends makes a stranger of its browser alone, with every cookie it ever had', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const [phone, tablet] = [await knownBrowser(ana.email), await knownBrowser(ana.email)];
  const copy = t.client();
  copy.cookies.set(deviceCookie, phone.cookies.get(deviceCookie) ?? '');
  t.clock.advance(minuteMs);
  expect(await knock(phone, ana.email, goodPassword)).toBe('in');
  const [session] = (await ana.call(authApi.sessions)).filter(({ isCurrent }) => !isCurrent);
  await ana.call(authApi.endSession, { params: { id: session?.id ?? '' } });
  await lockOut(ana.email);
  expect(await knock(phone, ana.email, goodPassword)).toMatch(/^rate_limited/);
  expect(await knock(copy, ana.email, goodPassword)).toMatch(/^rate_limited/);
  expect(await knock(tablet, ana.email, goodPassword)).toBe('in');
  // It proves itself again like any stranger, and is known from then on.
  t.clock.advance(lockMs);
  expect(await knock(phone, ana.email, goodPassword)).toBe('in');
  await lockOut(ana.email);
  expect(await knock(phone, ana.email, goodPassword)).toBe('in');
});

test('whoever is locked out on a new computer gets in through their mailbox', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const phone = await knownBrowser(ana.email);
  await lockOut(ana.email);
  const fresh = t.client();
  await fresh.call(authApi.forgotPassword, { body: { email: ana.email } });
  await t.runJobs();
  const { link } = await t.mailbox.lastTo(ana.email, { subject: /nouveau mot de passe/ });
  const password = 'une-autre-phrase-bien-longue';
  await fresh.call(authApi.resetPassword, { body: { token: link.slice(-64), password } });
  expect(await knock(fresh, ana.email, password)).toBe('in');
  expect(await knock(phone, ana.email, password)).toMatch(/^rate_limited/);
});

test('strangers who ask for links all day leave the owner’s own browser its own', async () => {
  const { email } = await t.member();
  const own = await knownBrowser(email);
  const ask = (client: TestClient) =>
    client.call(authApi.forgotPassword, { body: { email } }).then(
      () => 'asked',
      (error: { code: string }) => error.code,
    );
  const asked = async (client: TestClient) => {
    const answers = [];
    for (let round = 0; round < 6; round++) answers.push(await ask(client));
    return answers;
  };
  const fiveThenNone = [...Array<string>(5).fill('asked'), 'rate_limited'];
  expect(await asked(t.client())).toEqual(fiveThenNone);
  expect(await asked(own)).toEqual(fiveThenNone);
  t.clock.advance(60 * minuteMs + 1_000);
  // Its own were not taken from the others.
  expect(await ask(own)).toBe('asked');
  expect(await asked(t.client())).toEqual(fiveThenNone);
});

test('the owner is told by mail, once for each time the door closes, a few times a day at most', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const mails = async () => {
    await t.runJobs();
    return (await t.mailbox.allTo(ana.email)).filter(({ subject }) => /connexion/i.test(subject));
  };
  for (let round = 0; round < 9; round++) await knock(t.client(), ana.email);
  expect(await mails()).toHaveLength(0);
  for (let round = 0; round < 9; round++) await knock(t.client(), ana.email);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('/mot-de-passe-oublie');
  expect(mail?.text).toMatch(/quinze minutes/);
  for (let lock = 2; lock <= 5; lock++) {
    t.clock.advance(lockMs);
    await lockOut(ana.email);
    await t.runJobs();
  }
  expect(await mails()).toHaveLength(3);
});

test('an unknown address is answered the same way, to the end, and leaves the same work behind', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await t.runJobs();
  const waiting = async (email: string) => {
    const answers: string[] = [];
    for (let round = 0; round < 12; round++) answers.push(await knock(t.client(), email));
    return { answers, jobs: await t.runJobs() };
  };
  const unknown = await waiting('personne@exemple.fr');
  const known = await waiting(ana.email);
  expect(unknown.answers).toEqual(known.answers);
  expect(unknown.jobs).toBeGreaterThan(0);
  // The mail itself is the only work more, and no caller waits for it.
  expect(known.jobs).toBe(unknown.jobs + 1);
});
