import { eq, getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { supportApi } from '#contract/identity/support.ts';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { auditEntries } from '#server/features/identity/audit/audit.table.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { supportRequests } from '#server/features/identity/support/support.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantObjects } from '#tests/support/plant-objects.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { runJob } from '#tests/support/run-job.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';
import { sweepAccountDataJob } from './account-data.jobs.ts';
import { dataExportParts, dataExports } from './data-export.table.ts';
import { exportedTables, leftOutTables } from './exported-tables.ts';
import { makeExport } from './make-export.ts';

const t = setUpTestApp();
const dayMs = 86_400_000;
const sweep = () => runJob(makeCtx(t.deps, { kind: 'system' }), sweepAccountDataJob, {});

test('everything of a person is made into one file in the background, and only they fetch it', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const names = Array.from({ length: 1203 }, (_, at) => ({ firstName: '=Zoé', lastName: `Copie ${at}` }));
  await plantPeople(t.deps, ana.user.id, names);
  expect(await ana.call(accountDataApi.readExport)).toBeNull();
  expect(await ana.call(accountDataApi.askExport)).toMatchObject({ state: 'waiting', stepsDone: 0 });
  await expect(ana.call(accountDataApi.askExport)).rejects.toMatchObject({ code: 'conflict' });
  await t.runJobs();
  const made = await ana.call(accountDataApi.readExport);
  expect(made).toMatchObject({ state: 'ready', stepsDone: made?.stepsTotal });
  const reply = await ana.request({ method: 'GET', url: accountDataApi.exportFile.path });
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.rawPayload.length).toBe(made?.bytes);
  const files = unzipSync(reply.rawPayload);
  const people = JSON.parse(strFromU8(files['json/personnes.json']!)) as { last_name: string }[];
  expect(people).toHaveLength(1203);
  const lines = strFromU8(files['csv/personnes.csv']!).trim().split('\r\n');
  expect(lines).toHaveLength(1204);
  expect(lines[1]).toContain("'=Zoé");
  expect(JSON.parse(strFromU8(files['compte.json']!))).toMatchObject({ adresse: ana.email });
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
  expect(all).not.toMatch(/password_hash|argon2|token_hash|sealed_secret/);
  const paul = await t.member();
  const other = await paul.request({ method: 'GET', url: accountDataApi.exportFile.path });
  expect(other.statusCode).toBe(404);
});

test('a copy leaves nothing out that is not named, with its reason', async () => {
  const { rows } = (await t.deps.db.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const known = [...exportedTables.map(({ table }) => getTableName(table)), ...Object.keys(leftOutTables)];
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name));
});

test('a copy that cannot be made says so, and another may be asked for', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  await ana.call(accountDataApi.askExport);
  const [asked] = await t.deps.db.select().from(dataExports).where(eq(dataExports.userId, ana.user.id));
  const system = makeCtx(t.deps, { kind: 'system' });
  const broken = { ...system, clock: { now: () => new Date(Number.NaN) } };
  await expect(makeExport(broken, asked?.id ?? '')).rejects.toThrow();
  expect(await ana.call(accountDataApi.readExport)).toMatchObject({ state: 'failed' });
  expect(await ana.call(accountDataApi.askExport)).toMatchObject({ state: 'waiting' });
  await t.runJobs();
  expect(await ana.call(accountDataApi.readExport)).toMatchObject({ state: 'ready' });
});

test('a copy holds nobody else’s rows', { tags: 'heavy' }, async () => {
  const fields = { emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' } as const;
  const [ana, paul] = [await t.member(fields), await t.member(fields)];
  const theirs = await plantObjects(t, paul);
  await plantObjects(t, ana);
  await ana.call(accountDataApi.askExport);
  await t.runJobs();
  const reply = await ana.request({ method: 'GET', url: accountDataApi.exportFile.path });
  const files = unzipSync(reply.rawPayload);
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
  for (const id of [theirs.campaignId, theirs.personId, theirs.icpId, theirs.offerId, paul.user.id])
    expect(all).not.toContain(id);
  expect(JSON.parse(strFromU8(files['json/campagnes.json']!)).length).toBeGreaterThan(0);
});

test('a copy is gone after seven days, with its file', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  await ana.call(accountDataApi.askExport);
  await t.runJobs();
  t.clock.advance(7 * dayMs);
  expect(await ana.call(accountDataApi.readExport).catch(() => null)).toBeNull();
  await sweep();
  expect(await t.deps.db.$count(dataExportParts)).toBe(0);
});

test('what was made of a copy that failed is gone after a day', async () => {
  const ana = await t.member();
  const [failed] = await t.deps.db
    .insert(dataExports)
    .values({ userId: ana.user.id, state: 'failed', askedAt: t.clock.now(), stepsTotal: 3 })
    .returning();
  const exportId = failed?.id ?? '';
  await t.deps.db.insert(dataExportParts).values({ exportId, number: 0, content: Buffer.from('Zoé') });
  t.clock.advance(23 * 3_600_000);
  await sweep();
  expect(await t.deps.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId))).toBe(1);
  t.clock.advance(2 * 3_600_000);
  await sweep();
  expect(await t.deps.db.$count(dataExportParts, eq(dataExportParts.exportId, exportId))).toBe(0);
});

test('an account goes fourteen days after it is asked for, with everything but what the law keeps', async () => {
  const { ana, workspaceId, campaignId } = await plantReady(t);
  await ana.call(supportApi.send, {
    body: { name: 'Ana', email: ana.email, topic: 'question', message: 'Une question assez longue.' },
  });
  await expect(ana.call(accountDataApi.askDeletion, { body: { password: 'faux' } })).rejects.toMatchObject({
    code: 'wrong_password',
  });
  const { dueAt } = await ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });
  expect(new Date(dueAt ?? 0).getTime() - t.clock.now().getTime()).toBeGreaterThan(13.9 * dayMs);
  const [paused] = await t.deps.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  expect(paused?.status).toBe('paused');
  t.clock.advance(13 * dayMs);
  await sweep();
  expect(await t.deps.db.$count(users, eq(users.id, workspaceId))).toBe(1);
  t.clock.advance(1.1 * dayMs);
  await sweep();
  expect(await t.deps.db.$count(users, eq(users.id, workspaceId))).toBe(0);
  const tables = (await t.deps.db.execute(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name in ('workspace_id', 'user_id')`,
  )) as unknown as { rows: { table_name: string; column_name: string }[] };
  for (const { table_name, column_name } of tables.rows) {
    const left = (await t.deps.db.execute(
      sql`select count(*)::int as count from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} = ${workspaceId}`,
    )) as unknown as { rows: { count: number }[] };
    expect(left.rows[0]?.count, table_name).toBe(0);
  }
  const [request] = await t.deps.db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.email, ana.email));
  expect(request?.userId).toBeNull();
  const lines = await t.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, workspaceId));
  expect(lines.map(({ act }) => act)).toContain('account_deleted');
});

test('an account that pays again since is kept, and told so', async () => {
  const ana = await t.member({ emailVerifiedAt: t.clock.now() });
  await ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });
  const startedAt = t.clock.now();
  await t.deps.db.insert(billingSubscriptions).values({
    ...{ id: `sub_${ana.user.id}`, userId: ana.user.id, plan: 'PRO', period: 'monthly', status: 'active' },
    ...{ startedAt, periodStart: startedAt, isEnding: false },
    periodEnd: new Date(startedAt.getTime() + 30 * dayMs),
  });
  t.clock.advance(15 * dayMs);
  await sweep();
  const again = t.client();
  await again.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  expect(await again.call(accountDataApi.readDeletion)).toEqual({ dueAt: null });
  expect((await again.call(notificationsApi.list)).map(({ title }) => title)).toContain(
    'Votre compte est gardé',
  );
});

test('two copies that are asked for at once are one', async () => {
  const ana = await t.member();
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => ana.call(accountDataApi.askExport)));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeLessThan(tries.length);
  for (const reason of refused) expect(reason).toMatchObject({ status: 409 });
});

test('a deletion can be taken back; an administrator’s account stays', async () => {
  const ana = await t.member();
  await ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });
  expect(await ana.call(accountDataApi.cancelDeletion)).toEqual({ dueAt: null });
  await expect(ana.call(accountDataApi.cancelDeletion)).rejects.toMatchObject({ code: 'conflict' });
  t.clock.advance(20 * dayMs);
  await sweep();
  const again = t.client();
  await again.call(authApi.login, { body: { email: ana.email, password: goodPassword } });
  const admin = await t.member({ role: 'admin' });
  await expect(
    admin.call(accountDataApi.askDeletion, { body: { password: goodPassword } }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('an account whose subscription goes on is not deleted: it would be charged to nobody', async () => {
  const ana = await t.member();
  const subscription = {
    ...({ id: 'sub_1', userId: ana.user.id, plan: 'PRO', period: 'monthly', status: 'active' } as const),
    ...{ startedAt: t.clock.now(), periodStart: t.clock.now(), isEnding: false },
    periodEnd: new Date(t.clock.now().getTime() + 30 * dayMs),
  };
  await t.deps.db.insert(billingSubscriptions).values(subscription);
  const ask = () => ana.call(accountDataApi.askDeletion, { body: { password: goodPassword } });
  await expect(ask()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Résiliez-le'),
  });
  await t.deps.db.update(billingSubscriptions).set({ isEnding: true });
  expect((await ask()).dueAt).not.toBeNull();
});
