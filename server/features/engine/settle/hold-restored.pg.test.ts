/** @module-tag heavy */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { pollAccount } from '#server/features/network/social-accounts/poll/poll-accounts.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { fillDatabase } from '#server/platform/db/transfer/fill-database.ts';
import { inRawTransaction, openRawPostgres } from '#server/platform/db/transfer/raw-database.ts';
import {
  backupSource,
  databaseSource,
  readManifest,
  writeBackup,
} from '#server/platform/db/transfer/sources.ts';
import { tableOf, unfinished } from '#server/platform/db/transfer/tables.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import {
  goToMonday,
  launch,
  plantCampaign,
  readAttempts,
  readEnrolments,
  runUntil,
  steps,
  systemOf,
} from '#tests/support/plant-running.ts';
import { tickEngine } from '../round/tick-engine.ts';
import { holdRestored } from './hold-restored.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { sweepAttempts } from './sweep-attempts.ts';

const t = setUpNetworkApp();
const folder = mkdtempSync(join(tmpdir(), 'accroche-restore-'));
beforeAll(() => {
  // The network dates what it keeps: one time for both.
  const { advance } = t.clock;
  t.clock.advance = (ms) => {
    advance(ms);
    t.sandbox.control.setClock({ now: t.clock.now(), speed: 1 });
  };
  goToMonday(t);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const effects = (accountId: string) =>
  t.sandbox.control
    .ledger({})
    .filter((entry) => entry.accountId === accountId && entry.effect)
    .map(({ kind, identifier, slug }) => `${kind} ${slug ?? identifier}`);

async function backUp(into: string): Promise<Date> {
  const database = await openRawPostgres(t.databaseUrl ?? '');
  const takenAt = t.clock.now();
  await inRawTransaction(database, 'read', async () =>
    writeBackup(await databaseSource(database), into, { takenAt, keyCheck: '' }),
  );
  await database.close();
  return takenAt;
}

/** The database as it was then; the network goes on from where it is. */
async function putBack(from: string): Promise<void> {
  const source = backupSource(from, await readManifest(from));
  const database = await openRawPostgres(t.databaseUrl ?? '');
  for (const table of source.tables)
    await database.rows(`alter table ${tableOf(table)} disable trigger user`);
  await database.rows(`truncate ${source.tables.map(tableOf).join(', ')}`);
  for (const table of source.tables) await database.rows(`alter table ${tableOf(table)} enable trigger user`);
  await database.rows(`create table ${unfinished} (source text)`);
  await fillDatabase(source, database);
  await database.close();
}

test('a backup put back with sends in flight: what left since is not sent again', async () => {
  const planted = await plantCampaign(t, {
    people: 6,
    steps: [steps.visit, steps.invitation, steps.wait, steps.message, { ...steps.followUp, delayDays: 1 }],
  });
  const { workspaceId, accountId, providerAccountId, leads } = planted;
  await launch(t, planted);
  const acts = async (act: string) =>
    (await readAttempts(t, workspaceId)).filter((one) => one.act === act && one.state === 'confirmed').length;
  await runUntil(t, async () => (await acts('invite')) === 3);
  for (const { slug } of leads.slice(0, 2)) t.sandbox.control.accept(slug, { accountId: providerAccountId });
  await t.settle();
  await runUntil(t, async () => (await acts('message')) >= 1);
  const takenAt = await backUp(join(folder, 'one'));

  // What the backup does not know: invitations, messages and follow-ups that leave after it.
  await runUntil(t, async () => (await acts('invite')) === 6 && (await acts('message')) >= 4, 200);
  const before = effects(providerAccountId);
  expect(new Set(before).size).toBeGreaterThan(8);
  await putBack(join(folder, 'one'));
  expect(await acts('invite')).toBeLessThan(6);
  const paused = await holdRestored(t.deps.db, { takenAt, now: t.clock.now() });
  expect(paused.accounts).toBeGreaterThan(0);

  // Nothing leaves before the network was read, however long that takes.
  const system = systemOf(t);
  for (let turn = 0; turn < 5; turn += 1) {
    t.clock.advance(dayMs);
    await sweepAttempts(system);
    await tickEngine(system, { token: crypto.randomUUID() });
  }
  expect(effects(providerAccountId)).toEqual(before);

  const account = async () =>
    (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId)))[0]!;
  await pollAccount(system, await account());
  expect((await account()).readAgainSince).toBeNull();
  await t.settle();
  for (const { slug } of leads.slice(2)) t.sandbox.control.accept(slug, { accountId: providerAccountId });
  await t.settle();
  for (let turn = 0; turn < 30; turn += 1) {
    t.clock.advance(dayMs / 2);
    await sweepAttempts(system);
    await reconcileAttempts(system);
    await tickEngine(system, { token: crypto.randomUUID() });
    await t.settle();
  }
  const after = effects(providerAccountId);
  const perPerson = (kinds: string[]) => {
    const counts = new Map<string, number>();
    for (const entry of after) {
      const [kind = '', who = ''] = entry.split(' ');
      if (kinds.includes(kind)) counts.set(who, (counts.get(who) ?? 0) + 1);
    }
    return counts;
  };
  expect([...perPerson(['invite']).values()].every((count) => count === 1)).toBe(true);
  expect(perPerson(['visit']).size).toBe(6);
  expect([...perPerson(['visit']).values()].every((count) => count === 1)).toBe(true);
  const written = t.sandbox.control
    .ledger({})
    .filter(({ accountId, effect, text }) => accountId === providerAccountId && effect && text)
    .map(({ slug, text }) => `${slug} ${text}`);
  expect(written.length).toBeGreaterThan(
    before.filter((act) => /^(chat-start|message) /.test(act)).length - 1,
  );
  expect(written.filter((one, index) => written.indexOf(one) !== index)).toEqual([]);
  expect((await readEnrolments(t, workspaceId)).length).toBe(6);
});
