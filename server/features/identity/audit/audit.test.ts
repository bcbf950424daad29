import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodPassword, setUpTestApp } from '#tests/support/test-app.ts';
import { auditChecks, auditEntries } from './audit.table.ts';
import { recordEvent } from './record-act.ts';
import { sealEntry } from './seal-entry.ts';
import { verifyAudit } from './verify-audit.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const actsOf = async (userId: string) =>
  (
    await t.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, userId))
      .orderBy(auditEntries.number)
  ).map(({ act }) => act);

test('what changes who may enter an account is written down, and its owner reads it', async () => {
  const ana = await t.member();
  const next = 'girafe-moulin-velours-7';
  await ana.call(authApi.changePassword, { body: { currentPassword: goodPassword, newPassword: next } });
  await ana.call(authApi.changeEmail, { body: { email: `nouvelle-${ana.email}`, password: next } });
  await ana.call(authApi.cancelEmailChange);
  await ana.call(authApi.endOtherSessions);
  await ana.call(authApi.logout);
  await ana.call(authApi.login, { body: { email: ana.email, password: next } });
  expect(await actsOf(ana.user.id)).toEqual([
    'signed_up',
    'signed_in',
    'password_changed',
    'email_change_asked',
    'email_change_cancelled',
    'other_sessions_ended',
    'signed_out',
    'signed_in',
  ]);
  const { items } = await ana.call(auditApi.history, { query: {} });
  expect(items[0]).toMatchObject({ act: 'signed_in', actor: 'user', detail: { device: expect.any(String) } });
  const paul = await t.member();
  expect((await paul.call(auditApi.history, { query: {} })).items).toHaveLength(2);
});

test('ten wrong passwords and a closed door are one line; no wrong password is told apart', async () => {
  const ana = await t.member();
  const stranger = t.client();
  for (let tries = 0; tries < 10; tries++)
    await expect(
      stranger.call(authApi.login, { body: { email: ana.email, password: 'faux' } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  await t.runJobs();
  expect((await actsOf(ana.user.id)).filter((act) => act === 'sign_in_locked')).toHaveLength(1);
});

test('the log has ids and acts, no name, address or word of anybody', async () => {
  const ana = await t.member();
  const rows = await t.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, ana.user.id));
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ana.email}|Dupont|Ana`));
});

test('writers at once make one chain, without a gap', async () => {
  const ana = await t.member();
  await Promise.all(Array.from({ length: 12 }, () => recordEvent(t.deps, ana.user.id, 'sign_in_locked')));
  expect(await verifyAudit(system())).toMatchObject({ fault: null });
});

test('a line can be neither changed nor deleted, nor all of them at once', async () => {
  await t.member();
  for (const statement of [
    sql`update audit_entries set act = 'signed_out'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(t.deps.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the audit log is only added to' },
    });
});

/** As whoever owns the database can: without the triggers, in a transaction that is undone. */
const tampered = async (tamper: (db: typeof t.deps.db) => Promise<unknown>) => {
  let fault: unknown;
  await t.deps.db
    .transaction(async (tx) => {
      const db = tx as unknown as typeof t.deps.db;
      await db.execute(sql`alter table audit_entries disable trigger user`);
      await tamper(db);
      fault = await verifyAudit(makeCtx({ ...t.deps, db }, { kind: 'system' }));
      tx.rollback();
    })
    .catch(() => undefined);
  return fault;
};

test('an altered line, a missing one, a shortened chain and one written anew are found', async () => {
  const ana = await t.member();
  const paul = await t.member();
  await verifyAudit(system());
  const rows = await t.deps.db.select().from(auditEntries).orderBy(auditEntries.number);
  const second = rows[1]!;
  const last = rows.at(-1)!;
  expect(
    await tampered((db) =>
      db.update(auditEntries).set({ subjectId: paul.user.id }).where(eq(auditEntries.number, second.number)),
    ),
  ).toMatchObject({ fault: 'altered', faultAt: second.number });
  expect(
    await tampered((db) => db.delete(auditEntries).where(eq(auditEntries.number, second.number))),
  ).toMatchObject({ fault: 'cut', faultAt: second.number });
  expect(
    await tampered((db) => db.delete(auditEntries).where(eq(auditEntries.number, last.number))),
  ).toMatchObject({ fault: 'shortened', faultAt: last.number });
  const rewriteEnd = async (db: typeof t.deps.db) => {
    const forged = { ...last, subjectId: ana.user.id, act: 'signed_out' as const };
    const seal = sealEntry(forged);
    await db
      .update(auditEntries)
      .set({ ...forged, seal })
      .where(eq(auditEntries.number, last.number));
    return seal;
  };
  expect(await tampered(rewriteEnd)).toMatchObject({ fault: 'shortened' });
  // Even with the last verification rewritten to match, its signature does not.
  expect(
    await tampered(async (db) => {
      await db.update(auditChecks).set({ lastSeal: await rewriteEnd(db) });
    }),
  ).toMatchObject({ fault: 'forged' });
  expect(await verifyAudit(system())).toMatchObject({ fault: null });
});

test('administrators are told of a fault; the others read nothing of the log', async () => {
  const admin = await t.member({ role: 'admin' });
  const ana = await t.member();
  for (const call of [auditApi.log, auditApi.state, auditApi.export])
    await expect(ana.call(call as typeof auditApi.log, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(ana.call(auditApi.verify)).rejects.toMatchObject({ status: 403 });
  expect(await admin.call(auditApi.verify)).toMatchObject({ check: { fault: null } });
  await t.deps.db.update(auditChecks).set({ signature: 'fausse' });
  expect(await admin.call(auditApi.verify)).toMatchObject({ check: { fault: 'forged' } });
  const [warning] = await admin.call(notificationsApi.list);
  expect(warning).toMatchObject({ type: 'error', title: 'Le journal d’audit a été modifié' });
});

test('the log is read page by page, and exported whole with its seals', async () => {
  const admin = await t.member({ role: 'admin' });
  for (let lines = 0; lines < 60; lines++) await recordEvent(t.deps, admin.user.id, 'sign_in_locked');
  const first = await admin.call(auditApi.log, { query: {} });
  const second = await admin.call(auditApi.log, { query: { cursor: first.nextCursor ?? '' } });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(first.items[0]?.about).toEqual({ id: admin.user.id, name: 'Ana Dupont' });
  const reply = await admin.request({ method: 'GET', url: auditApi.export.path });
  const lines = reply.body.trim().split('\r\n');
  const stored = await t.deps.db.select().from(auditEntries);
  expect(lines).toHaveLength(stored.length + 1);
  expect(lines.at(-1)).toContain('Journal exporté');
  expect(lines.at(-1)).toContain(stored.find(({ act }) => act === 'audit_exported')?.seal);
});
