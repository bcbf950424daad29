import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#core/time/calendar-day.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { campaignDay, spendQuota } from './account-uses.ts';
import { accountUses, socialAccounts } from './social-accounts.table.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
let made = 0;

async function account(fields: Partial<typeof socialAccounts.$inferInsert> = {}) {
  const { user } = await t.member();
  const now = new Date();
  const [row] = await t.deps.db
    .insert(socialAccounts)
    .values({
      workspaceId: user.id,
      providerAccountId: `compte-${++made}`,
      memberId: `ACo${made}`,
      name: 'Ana Dupont',
      tier: 'free',
      state: 'connected',
      stateChangedAt: now,
      connectedAt: now,
      nextPollAt: now,
      rampStartedOn: null,
      firstConnectedOn: '2026-01-05',
      ...fields,
    })
    .returning();
  return row!;
}

test('forty campaigns asking together never pass the day’s limit', async () => {
  const { id } = await account();
  const given = await Promise.all(Array.from({ length: 40 }, () => spendQuota(system(), id, 'invitation')));
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(15);
  const [use] = await t.deps.db.select().from(accountUses).where(eq(accountUses.accountId, id));
  expect(use?.used).toBe(15);
});

test('the seven days count too, and an act gets what is left', async () => {
  const row = await account();
  const today = campaignDay(system());
  const past = [1, 2, 3, 4, 5, 6, 7].map((days) => ({
    workspaceId: row.workspaceId,
    accountId: row.id,
    act: 'invitation' as const,
    day: addDays(today, -days),
    used: 12,
  }));
  await t.deps.db.insert(accountUses).values(past);
  expect(await spendQuota(system(), row.id, 'invitation', 10)).toBe(3);
  expect(await spendQuota(system(), row.id, 'invitation')).toBe(0);
  expect(await spendQuota(system(), row.id, 'message', 30)).toBe(25);
});

test('a new account spends under its ramp; a removed one nothing', async () => {
  const today = campaignDay(system());
  const fresh = await account({ rampStartedOn: today });
  expect(await spendQuota(system(), fresh.id, 'invitation', 10)).toBe(3);
  const gone = await account({ removedAt: new Date() });
  expect(await spendQuota(system(), gone.id, 'invitation')).toBe(0);
});

test('one member of the network is linked once, whoever asks at the same moment', async () => {
  const wanted = { memberId: 'ACoPartagé' };
  const results = await Promise.allSettled([1, 2, 3].map(() => account(wanted)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
