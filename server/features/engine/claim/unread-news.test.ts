import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { personActsApi } from '#contract/engine/person-acts.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { minuteMs } from '#core/time/durations.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { handleWaitingNews } from '#server/features/engine/inbound/handle-waiting-news.ts';
import { mailReplyJob } from '#server/features/engine/inbound/inbound.jobs.ts';
import { newsReceiver, newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import { recordNews } from '#server/features/network/social-accounts/news/record-news.ts';
import { settleGivenUp } from '#server/features/network/social-accounts/news/settle-given-up.ts';
import { settleNews } from '#server/features/network/social-accounts/news/take-news.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { wakeUnreadJob } from '../engine.jobs.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { promoteDue } from '../round/promote-due.ts';
import { serveAccount } from './serve-account.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

const ctx = () => makeCtx(t.deps, { kind: 'system' });

/** Somebody ready to be visited, and the door by which their messages come. */
async function ready(people = 1) {
  const planted = await plantReady(t, { people });
  const { workspaceId, accountId, personIds } = planted;
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  const names = await t.deps.db
    .select({ personId: personIdentities.personId, value: personIdentities.value })
    .from(personIdentities)
    .where(and(eq(personIdentities.workspaceId, workspaceId), eq(personIdentities.kind, 'classic')));
  const receive = newsReceiver(ctx());
  /** `isOdd`: in a shape that nobody can read. */
  const write = (personId: string, { isOdd = false } = {}) =>
    receive(
      JSON.stringify({
        event: 'message_received',
        account_id: account?.providerAccountId,
        chat_id: isOdd ? ['?'] : `c-${personId}`,
        provider_message_id: randomUUID(),
        message: 'Oui, parlons-en jeudi.',
        timestamp: t.clock.now().toISOString(),
        sender: { attendee_provider_id: names.find((name) => name.personId === personId)?.value },
        attendees: [],
      }),
      newsSecret(t.deps),
    );
  const serve = async () => {
    await openSlot(t, workspaceId, accountId);
    return serveAccount(ctx(), { token: randomUUID() });
  };
  const ledger = () =>
    t.deps.db
      .select()
      .from(attempts)
      .where(eq(attempts.workspaceId, workspaceId))
      .orderBy(asc(attempts.plannedAt));
  const enrolmentOf = async (personId: string) =>
    (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];
  return {
    ...planted,
    write,
    serve,
    ledger,
    enrolmentOf,
    first: personIds[0] ?? '',
    handle: account?.providerAccountId ?? '',
  };
}

test('nothing leaves from an account while news of it is stored and not handled', {
  tags: 'heavy',
}, async () => {
  const { write, serve, ledger, accountId, first, enrolmentOf } = await ready(2);
  await write(first);
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  expect(await ledger()).toEqual([]);
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  const waitsMs = (account?.wakeAt?.getTime() ?? 0) - t.clock.now().getTime();
  expect(waitsMs).toBeGreaterThan(0);
  expect(waitsMs).toBeLessThanOrEqual(minuteMs);
  await t.runJobs();
  expect(await enrolmentOf(first)).toMatchObject({ state: 'finished', reason: 'replied' });
  // Nothing is unread: the other one has their turn.
  expect(await serve()).toMatchObject({ is: 'claimed' });
});

test('what was stored while nobody worked is handled before the first act, whatever became of its jobs', async () => {
  const { write, serve, first, enrolmentOf } = await ready(2);
  await write(first);
  await write(first);
  // A worker took them all and died: nobody has them again for minutes.
  await t.deps.jobs.boss.fetch('inbound.handle-waiting', { batchSize: 100 });
  await handleWaitingNews(ctx());
  expect(await enrolmentOf(first)).toMatchObject({ state: 'finished', reason: 'replied' });
  expect(await serve()).toMatchObject({ is: 'claimed' });
});

test('news that nobody can read stops its account for minutes only, then the person it names, and is told', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, accountId, write, serve, first, enrolmentOf } = await ready(2);
  await write(first, { isOdd: true });
  const failures = async () =>
    (await t.deps.db.select().from(networkNews).where(eq(networkNews.accountId, accountId)))[0];
  await handleWaitingNews(ctx());
  expect(await failures()).toMatchObject({ attempts: 1, deadAt: null });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  for (const waitMs of [20_000, 40_000]) {
    t.clock.advance(waitMs);
    await handleWaitingNews(ctx());
  }
  expect(await failures()).toMatchObject({ attempts: 3, deadAt: expect.any(Date), handledAt: null });
  await t.runJobs();
  const [notice] = await ana.call(notificationsApi.list);
  expect(notice).toMatchObject({ type: 'warning', title: expect.stringContaining('Martin 0') });
  // The account goes on with the other one; whoever wrote is asked about.
  expect(await serve()).toMatchObject({
    is: 'claimed',
    attempt: { personId: expect.not.stringContaining(first) },
  });
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  // The user read it on LinkedIn, and wants the sequence to go on.
  const params = { id: campaignId, personId: first };
  const released = await ana.call(personActsApi.release, { params });
  expect(released.reason).not.toBe('unread_message');
  await promoteDue(ctx());
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { personId: first } });
});

test('news that nobody got to in a quarter of an hour holds its person alone', async () => {
  const { write, serve, first, enrolmentOf } = await ready(2);
  await write(first);
  t.clock.advance(16 * minuteMs);
  expect(await serve()).toMatchObject({
    is: 'claimed',
    attempt: { personId: expect.not.stringContaining(first) },
  });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  await t.runJobs();
  expect(await enrolmentOf(first)).toMatchObject({ state: 'finished', reason: 'replied' });
});

test('news that cannot be handled are given up alike, and tried again once they can be', async () => {
  const { workspaceId, write, serve, first, enrolmentOf } = await ready(1);
  await write(first);
  const news = async () =>
    (await t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, workspaceId)))[0];
  const { boss } = t.deps.jobs;
  // The mail that tells of a reply cannot be asked for: the whole reply is undone each time.
  const send = (name: string, ...rest: unknown[]) =>
    name === mailReplyJob.name
      ? Promise.reject(new Error('panne'))
      : (boss.send as (...args: unknown[]) => Promise<unknown>).call(boss, name, ...rest);
  const unwell = { ...ctx(), jobs: { ...t.deps.jobs, boss: { send } as unknown as typeof boss } };
  for (let run = 0; run < 3; run++) {
    t.clock.advance(2 * minuteMs);
    await handleWaitingNews(unwell);
  }
  expect(await news()).toMatchObject({
    handledAt: null,
    attempts: 3,
    deadAt: expect.any(Date),
    failure: expect.stringContaining('panne'),
  });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  t.clock.advance(60 * minuteMs);
  await handleWaitingNews(ctx());
  expect(await news()).toMatchObject({ handledAt: expect.any(Date) });
  expect(await enrolmentOf(first)).toMatchObject({ state: 'finished', reason: 'replied' });
});

test('the network’s own record settles what it tells, and only that: others wait for the user', {
  tags: 'heavy',
}, async () => {
  const { workspaceId, accountId, handle, first, serve, enrolmentOf } = await ready(1);
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  if (!account) throw new Error('no account');
  await t.deps.db
    .insert(personIdentities)
    .values({ workspaceId, personId: first, kind: 'public_identifier', value: 'lea-martin' });
  const odd = {
    event: 'message_received',
    account_id: handle,
    sender: { attendee_public_identifier: 'lea-martin' },
  };
  await newsReceiver(ctx())(JSON.stringify(odd), newsSecret(t.deps));
  for (const waitMs of [0, 20_000, 40_000]) {
    t.clock.advance(waitMs);
    await handleWaitingNews(ctx());
  }
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  // The record was read, and nothing of theirs was in it.
  await settleGivenUp(ctx(), account);
  await t.runJobs();
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  const heard = {
    personId: null,
    publicIdentifier: 'lea-martin',
    conversationId: 'c',
    messageId: 'm',
    text: 'Oui.',
  };
  await recordNews(ctx(), account, { kind: 'message_received', at: t.clock.now(), ...heard }, 'webhook');
  await settleGivenUp(ctx(), account);
  const [letter] = await t.deps.db
    .select()
    .from(networkNews)
    .where(and(eq(networkNews.accountId, accountId), eq(networkNews.kind, 'unreadable')));
  expect(letter?.handledAt).not.toBeNull();
  await t.runJobs();
  expect(await enrolmentOf(first)).toMatchObject({ state: 'finished', reason: 'replied' });
});

test('whoever was kept back for what is settled otherwise is looked at again', async () => {
  const { workspaceId, accountId, write, serve, first, enrolmentOf } = await ready(1);
  await write(first);
  t.clock.advance(16 * minuteMs);
  await serve();
  expect(await enrolmentOf(first)).toMatchObject({ state: 'asking', reason: 'unread_message' });
  const [letter] = await t.deps.db.select().from(networkNews).where(eq(networkNews.accountId, accountId));
  await settleNews(ctx(), workspaceId, [letter?.id ?? '']);
  await runJob(ctx(), wakeUnreadJob, { workspaceId, accountId });
  await promoteDue(ctx());
  expect(await serve()).toMatchObject({ is: 'claimed', attempt: { personId: first } });
});
