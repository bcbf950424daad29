import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { createApp } from '#server/app.ts';
import { requestLink } from '#server/features/identity/auth/links/auth-links.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { campaignClockAnchor } from '#server/features/shared/campaign-clock.table.ts';
import { runCampaignClock } from '#server/features/shared/run-campaign-clock.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { drainJobs } from '#server/platform/jobs/run-jobs.ts';
import { jobHandlers } from '#server/worker.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { TestClient } from '#tests/support/test-client.ts';
import { closeDemoAccounts, refuseDemoDatabase } from './demo-database.ts';
import { demoAccounts, ensureDemoAccounts } from './ensure-demo-accounts.ts';

const t = setUpTestApp({ PUBLIC_URL: 'http://accroche.test', APP_KEY: 'x'.repeat(40) });
const [pro, admin] = demoAccounts;
const newPassword = 'une-autre-phrase-bien-longue';
let inDemo: () => TestClient;
const demoDeps = () => ({ ...t.deps, env: { ...t.deps.env, isDemo: true } });

beforeAll(async () => {
  const deps = demoDeps();
  await (await runCampaignClock(deps.db, systemClock, 1440)).reserve(0);
  await ensureDemoAccounts(makeCtx(deps, { kind: 'system' }));
  const app = await createApp(deps, `${deps.env.dataDir}/web`);
  await app.ready();
  inDemo = () => new TestClient(app);
});

const idOf = async (email: string) =>
  (await t.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? '';
const signIn = (client: TestClient, { email, password }: { email: string; password: string }) =>
  client.call(authApi.login, { body: { email, password } });

/** As the demonstration would have mailed it. */
async function mailLink(purpose: 'reset_password' | 'verify_email'): Promise<string> {
  const deps = demoDeps();
  const userId = await idOf(pro.email);
  await inTransaction(makeCtx(deps, { kind: 'system' }), (ctx) =>
    requestLink(ctx, { purpose, userId, email: pro.email }),
  );
  await drainJobs(deps, jobHandlers);
  const subject = purpose === 'reset_password' ? /nouveau mot de passe/ : /Confirmez/;
  return (await t.mailbox.lastTo(pro.email, { subject })).link.slice(-64);
}

test('in the demonstration its accounts sign in; outside, the same answer as for a wrong password', async () => {
  expect((await signIn(inDemo(), admin)).user).toMatchObject({ role: 'admin' });
  for (const account of demoAccounts)
    await expect(signIn(t.client(), account)).rejects.toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      message: 'E-mail ou mot de passe incorrect.',
    });
});

test('a session that was opened in the demonstration is over', async () => {
  const visitor = inDemo();
  await signIn(visitor, admin);
  const outside = t.client();
  outside.cookies.set('accroche_session', visitor.cookies.get('accroche_session') ?? '');
  await expect(outside.call(authApi.session)).rejects.toMatchObject({
    status: 401,
    code: 'session_not_found',
  });
});

test('no link is mailed to them, and one that was mailed before opens nothing', {
  tags: 'heavy',
}, async () => {
  const mailedTo = async (email: string) => {
    await t.runJobs();
    return (await t.mailbox.allTo(email)).length;
  };
  const before = await mailedTo(pro.email);
  await t.client().call(authApi.forgotPassword, { body: { email: pro.email } });
  expect(await mailedTo(pro.email)).toBe(before);

  const [reset, verify] = [await mailLink('reset_password'), await mailLink('verify_email')];
  await expect(
    t.client().call(authApi.resetPassword, { body: { token: reset, password: newPassword } }),
  ).rejects.toMatchObject({ code: 'invalid_token' });
  await expect(t.client().call(authApi.verifyEmail, { body: { token: verify } })).rejects.toMatchObject({
    code: 'invalid_token',
  });
});

test('they are known by more than their address, which a visitor may have changed', async () => {
  const id = await idOf(admin.email);
  await t.deps.db.update(users).set({ email: 'ailleurs@exemple.fr' }).where(eq(users.id, id));
  await expect(
    signIn(t.client(), { email: 'ailleurs@exemple.fr', password: admin.password }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' });
  await t.deps.db.update(users).set({ email: admin.email }).where(eq(users.id, id));
});

test('a database of an earlier version, whose accounts carry no mark yet, gets it at the start', async () => {
  await t.deps.db.update(users).set({ isDemo: false });
  expect((await signIn(t.client(), admin)).user).toMatchObject({ role: 'admin' });
  expect(await closeDemoAccounts(t.deps.db)).toEqual([admin.email, pro.email].sort());
  await expect(signIn(t.client(), admin)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const ana = await t.member();
  expect(await closeDemoAccounts(t.deps.db)).not.toContain(ana.email);
});

test('a database that was a demonstration is refused for production, unless its data may stay', async () => {
  const { env, db } = t.deps;
  await expect(refuseDemoDatabase(db, env)).rejects.toThrow(/^DATA_DIR\s: .*KEEP_DEMO_DATA=1/);
  await expect(refuseDemoDatabase(db, { ...env, databaseUrl: 'postgres://x' })).rejects.toThrow(
    /^DATABASE_URL\s: .*KEEP_DEMO_DATA=1/,
  );
  await refuseDemoDatabase(db, { ...env, keepsDemoData: true });
  await refuseDemoDatabase(db, { ...env, isDemo: true });
});

test('the demonstration never begins where people have real accounts', async () => {
  const env = { isDemo: true, keepsDemoData: false, databaseUrl: 'postgres://…' };
  await expect(refuseDemoDatabase(t.deps.db, env)).resolves.toBeUndefined();
  await t.deps.db.delete(campaignClockAnchor);
  const refused = refuseDemoDatabase(t.deps.db, env);
  await expect(refused).rejects.toMatchObject({
    message: expect.stringMatching(/^DATABASE_URL\s: .*contient de vrais comptes/),
  });
  const inFolder = { ...env, databaseUrl: undefined };
  await expect(refuseDemoDatabase(t.deps.db, inFolder)).rejects.toMatchObject({
    message: expect.stringMatching(/^DATA_DIR\s: ce dossier contient de vrais comptes/),
  });
  // Made by hand before the first start: the server has no queues there yet.
  await t.deps.db.execute(sql`alter schema pgboss rename to pgboss_away`);
  await expect(refuseDemoDatabase(t.deps.db, inFolder)).resolves.toBeUndefined();
  await t.deps.db.execute(sql`alter schema pgboss_away rename to pgboss`);
});
