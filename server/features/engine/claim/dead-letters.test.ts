import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#core/time/durations.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { settleNews } from '#server/features/network/social-accounts/news/take-news.ts';
import { eraseUnreadableJob } from '#server/features/network/social-accounts/social-accounts.jobs.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { plantAttempt } from '#tests/support/plant-engine.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { wakeUnreadJob } from '../engine.jobs.ts';
import { promoteDue } from '../round/promote-due.ts';
import { serveAccount } from './serve-account.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

const ctx = () => makeCtx(t.deps, { kind: 'system' });
type Letter = Partial<typeof networkNews.$inferInsert>;

/** One person who is ready, and letters that were given up. */
async function ready() {
  const { workspaceId, accountId, campaignId, personIds } = await plantReady(t, { people: 1 });
  const personId = personIds[0] ?? '';
  const [identity] = await t.deps.db
    .select()
    .from(personIdentities)
    .where(and(eq(personIdentities.personId, personId), eq(personIdentities.kind, 'classic')));
  const giveUp = async (letter: Letter) => {
    const storedAt = new Date(t.clock.now().getTime() - 20 * minuteMs);
    const [{ id } = { id: '' }] = await t.deps.db
      .insert(networkNews)
      .values({
        ...{ workspaceId, accountId, kind: 'message_received', key: randomUUID(), reportedBy: 'webhook' },
        ...{ occurredAt: storedAt, recordedAt: storedAt, storedAt, attempts: 3, deadAt: t.clock.now() },
        ...letter,
      })
      .returning({ id: networkNews.id });
    return id;
  };
  const serve = async () => {
    await openSlot(t, workspaceId, accountId);
    return serveAccount(ctx(), { token: randomUUID() });
  };
  const expectPaused = async () => {
    expect(await serve()).toMatchObject({ is: 'nothing_due' });
    const [enrolment] = await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId));
    expect(enrolment).toMatchObject({ state: 'asking', reason: 'unread_message' });
  };
  const name = identity?.value ?? '';
  return { workspaceId, accountId, campaignId, personId, name, giveUp, serve, expectPaused };
}

test('a reply that was given up under the account of before holds its person on the one of now, until it is settled', async () => {
  const { workspaceId, personId, name, giveUp, serve, expectPaused } = await ready();
  const before = await plantAccount(t.deps, workspaceId, { removedAt: t.clock.now() });
  const letter = await giveUp({ accountId: before, personId: name });
  await expectPaused();
  await settleNews(ctx(), workspaceId, [letter]);
  await runJob(ctx(), wakeUnreadJob, { workspaceId, accountId: before });
  await promoteDue(ctx());
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { personId } });
});

test('a reply of whoever is known only by what we did to them holds them too', async () => {
  const { workspaceId, accountId, campaignId, personId, giveUp, expectPaused } = await ready();
  const claimedAt = new Date(t.clock.now().getTime() - 86_400_000);
  await plantAttempt(
    t.deps,
    { workspaceId, accountId, campaignId, personId },
    { act: 'invite', networkPersonId: 'ACo-elsewhere', claimedAt },
  );
  await giveUp({ personId: 'ACo-elsewhere' });
  await expectPaused();
});

test('a letter that nobody could read holds its person after its words were erased; one that names nobody goes', async () => {
  const { workspaceId, name, giveUp, expectPaused } = await ready();
  const storedAt = new Date(t.clock.now().getTime() - 31 * 86_400_000);
  const unread = { kind: 'unreadable', body: '{"message":"Oui"}', storedAt } as const;
  const named = await giveUp({ ...unread, personId: name });
  await giveUp(unread);
  await runJob(ctx(), eraseUnreadableJob, {});
  const kept = await t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, workspaceId));
  expect(kept).toMatchObject([{ id: named, body: null, text: null, personId: name }]);
  await expectPaused();
  await settleNews(ctx(), workspaceId, [named]);
  await runJob(ctx(), eraseUnreadableJob, {});
  expect(await t.deps.db.$count(networkNews, eq(networkNews.workspaceId, workspaceId))).toBe(0);
});

test('what the user wrote by hand and could not be taken in holds whom they wrote to', async () => {
  const { name, giveUp, expectPaused } = await ready();
  await giveUp({ kind: 'message_sent', personId: name });
  await expectPaused();
});
