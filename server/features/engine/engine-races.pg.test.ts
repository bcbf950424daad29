import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { noteInvited } from '#server/features/audience/relations/note-relation.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { handleNetworkNews } from '#server/features/engine/inbound/handle-network-news.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { receiveReply } from '#server/features/engine/inbound/receive-reply.ts';
import { newsReceiver, newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import { recordNews } from '#server/features/network/social-accounts/news/record-news.ts';
import {
  accountUses,
  type NetworkNews,
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { countingNetwork, openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { enrolments } from '../campaigns/enrolments.table.ts';
import { type Served, serveAccount } from './claim/serve-account.ts';
import { attempts } from './ledger/attempts.table.ts';
import { finishPerson } from './ledger/finish-person.ts';
import { promoteDue } from './round/promote-due.ts';
import { callNetwork } from './settle/call-network.ts';
import { recordOutcome } from './settle/record-outcome.ts';
import { sweepAttempts } from './settle/sweep-attempts.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

const ctx = () => makeCtx(t.deps, { kind: 'system' });
const worker = () => ({ token: randomUUID() });
const ledgerOf = (workspaceId: string) =>
  t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, workspaceId));
const claimed = (turns: Served[]) => turns.filter(({ is }) => is === 'claimed');

test('eight workers at one account make one claim', async () => {
  const { workspaceId } = await plantReady(t, { people: 8 });
  const turns = await Promise.all(Array.from({ length: 8 }, () => serveAccount(ctx(), worker())));
  expect(claimed(turns)).toHaveLength(1);
  expect(await ledgerOf(workspaceId)).toHaveLength(1);
});

test('twenty workers never pass the quota of a day', async () => {
  const { workspaceId, accountId } = await plantReady(t, { people: 40, account: { visitsPerDay: 7 } });
  const work = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await openSlot(t, workspaceId, accountId);
      await serveAccount(ctx(), worker());
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  // Those who came while another had locked the account did nothing: somebody takes what is left.
  await work();
  await work();
  expect(await ledgerOf(workspaceId)).toHaveLength(7);
  const [used] = await t.deps.db.select().from(accountUses).where(eq(accountUses.workspaceId, workspaceId));
  expect(used).toMatchObject({ act: 'visit', used: 7 });
});

/** Waits until somebody waits for what this transaction holds. */
const untilWaitedFor = (waiters = 1) =>
  expect
    .poll(async () => {
      const [waiting] = await rowsOf<{ count: number }>(
        t.deps.db,
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting?.count ?? 0;
    })
    .toBeGreaterThanOrEqual(waiters);

/** Holds what `change` wrote back from everybody until a claim waits for it, then commits. */
async function claimDuring(change: (ctx: Ctx) => Promise<unknown>): Promise<Served> {
  let serving: Promise<Served> | undefined;
  await inTransaction(ctx(), async (tx) => {
    await change(tx);
    serving = serveAccount(ctx(), worker());
    await untilWaitedFor();
  });
  return serving!;
}

test('a reply that is written while somebody is being claimed wins', async () => {
  const { workspaceId, personIds } = await plantReady(t, { people: 1 });
  const [personId = ''] = personIds;
  const served = await claimDuring((ctx) =>
    finishPerson(ctx, { workspaceId, personId, because: 'replied', at: t.clock.now() }),
  );
  expect(served.is).toBe('nothing_due');
  expect(await ledgerOf(workspaceId)).toEqual([]);
});

test('an opposition that is written meanwhile wins', async () => {
  const { workspaceId, personIds } = await plantReady(t, { people: 1 });
  const [personId = ''] = personIds;
  const served = await claimDuring((ctx) => oppose(ctx, { workspaceId, personId, source: 'user' }));
  expect(served.is).toBe('nothing_due');
  expect(await ledgerOf(workspaceId)).toEqual([]);
});

test('a pause that is written meanwhile wins, and nobody loses their place', async () => {
  const { workspaceId, campaignId } = await plantReady(t, { people: 2 });
  const served = await claimDuring((ctx) =>
    ctx.db
      .update(campaigns)
      .set({ status: 'paused', pausedReason: 'user' })
      .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId))),
  );
  expect(served.is).toBe('nothing_due');
  expect(await ledgerOf(workspaceId)).toEqual([]);
});

test('who waits for the network’s news while a claim is made does not stop it', async () => {
  const { workspaceId, accountId, personIds } = await plantReady(t, { people: 2 });
  const { network } = countingNetwork();
  const turn = await serveAccount({ ...ctx(), network }, worker());
  if (turn.is !== 'claimed') throw new Error('nothing was claimed');
  // The person answers between the claim and the call: what is claimed leaves, nothing after it does.
  await inTransaction(ctx(), (ctx) =>
    finishPerson(ctx, {
      workspaceId,
      personId: turn.attempt.personId,
      because: 'replied',
      at: t.clock.now(),
    }),
  );
  const outcome = await callNetwork({ ...ctx(), network }, turn.attempt, turn.account);
  await recordOutcome(ctx(), turn.attempt, turn.account, outcome!);
  await openSlot(t, workspaceId, accountId);
  const next = await serveAccount(ctx(), worker());
  expect(next.is === 'claimed' && next.attempt.personId).toBe(
    personIds.find((id) => id !== turn.attempt.personId),
  );
});

test('a worker that was given up for dead calls nothing, and its answer is not believed', async () => {
  const { workspaceId, accountId } = await plantReady(t, { people: 1 });
  const slow = await serveAccount(ctx(), worker());
  if (slow.is !== 'claimed') throw new Error('nothing was claimed');
  t.clock.advance(5 * 60_000);
  await sweepAttempts(ctx());
  expect(await ledgerOf(workspaceId)).toMatchObject([{ state: 'planned', token: null }]);
  await promoteDue(ctx());
  await openSlot(t, workspaceId, accountId);
  const quick = await serveAccount(ctx(), worker());
  if (quick.is !== 'claimed') throw new Error('nothing was claimed again');

  const { network, calls } = countingNetwork();
  expect(await callNetwork({ ...ctx(), network }, slow.attempt, slow.account)).toBeNull();
  expect(calls).toEqual([]);
  await callNetwork({ ...ctx(), network }, quick.attempt, quick.account);
  await recordOutcome(ctx(), slow.attempt, slow.account, { is: 'refused', reason: 'blocked', slug: '' });
  expect(await ledgerOf(workspaceId)).toMatchObject([{ state: 'in_flight', token: quick.attempt.token }]);
  const [used] = await t.deps.db.select().from(accountUses).where(eq(accountUses.workspaceId, workspaceId));
  expect(used?.used).toBe(1);
});

test('a called act whose worker died may have left: it is asked of the network, not called again', async () => {
  const { workspaceId, accountId } = await plantReady(t, { people: 1 });
  const { network, calls } = countingNetwork();
  const turn = await serveAccount(ctx(), worker());
  if (turn.is !== 'claimed') throw new Error('nothing was claimed');
  await callNetwork({ ...ctx(), network }, turn.attempt, turn.account);
  t.clock.advance(5 * 60_000);
  await sweepAttempts(ctx());
  expect(await ledgerOf(workspaceId)).toMatchObject([{ state: 'unknown' }]);
  await openSlot(t, workspaceId, accountId);
  expect((await serveAccount({ ...ctx(), network }, worker())).is).not.toBe('claimed');
  expect(calls).toEqual(['visit']);
  // The late answer of the worker that made the call is still the right one.
  await recordOutcome(ctx(), turn.attempt, turn.account, {
    is: 'done',
    value: { networkId: null, conversationId: null, profile: null },
  });
  expect(await ledgerOf(workspaceId)).toMatchObject([{ state: 'confirmed', settledBy: 'call' }]);
});

/** How often PostgreSQL had to run each again. */
const countRuns = (work: (ctx: Ctx) => Promise<unknown>) => {
  const counted = { runs: 0, done: Promise.resolve() };
  counted.done = inTransaction(ctx(), async (ctx) => {
    counted.runs += 1;
    await work(ctx);
  });
  return counted;
};

test('two colleagues who answer at once do not wait for each other in a circle', async () => {
  const { workspaceId, accountId, personIds } = await plantReady(t, { people: 2 });
  await t.deps.db
    .update(people)
    .set({ company: 'Acme', sortCompany: 'acme' })
    .where(eq(people.workspaceId, workspaceId));
  const [anne, bob] = await Promise.all(
    personIds.map(async (id) => (await t.deps.db.select().from(people).where(eq(people.id, id)))[0]),
  );
  const writes = (ctx: Ctx, person: NonNullable<typeof anne>) =>
    receiveReply(ctx, {
      news: {
        ...{ workspaceId, accountId, kind: 'message_received', text: 'Bonjour, volontiers.' },
        ...{ conversationId: `c-${person.id}`, messageId: randomUUID(), personId: person.id },
      } as NetworkNews,
      person,
      at: t.clock.now(),
    });
  // Both are stopped in their midst, where a reply notes the contact, and let go together.
  let replies: ReturnType<typeof countRuns>[] = [];
  await inTransaction(ctx(), async (tx) => {
    await tx.db.select().from(people).where(eq(people.workspaceId, workspaceId)).for('no key update');
    replies = [anne!, bob!].map((person) => countRuns((ctx) => writes(ctx, person)));
    await untilWaitedFor(2);
  });
  await Promise.all(replies.map(({ done }) => done));
  expect(replies.map(({ runs }) => runs)).toEqual([1, 1]);
  const rows = await t.deps.db.select().from(enrolments).where(eq(enrolments.workspaceId, workspaceId));
  expect(rows.map(({ reason }) => reason)).toEqual(['replied', 'replied']);
});

test('an acceptance that comes while the answer of the invitation is written waits for it, and loses nothing', async () => {
  const { workspaceId, accountId, campaignId, personIds } = await plantReady(t, {
    people: 1,
    steps: [steps.invitation, steps.wait, steps.message],
  });
  const { network } = countingNetwork({
    invite: async () => ({ is: 'done', value: { invitationId: 'inv', usagePercent: null } }),
  });
  const turn = await serveAccount(ctx(), worker());
  if (turn.is !== 'claimed') throw new Error('nothing was claimed');
  await callNetwork({ ...ctx(), network }, turn.attempt, turn.account);
  await recordNews(
    ctx(),
    { id: accountId, workspaceId },
    {
      kind: 'relation',
      personId: turn.attempt.networkPersonId ?? '',
      publicIdentifier: null,
      name: null,
      at: t.clock.now(),
    } as never,
    'webhook',
  );
  const [news] = await t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, workspaceId));
  let accepted: ReturnType<typeof countRuns> | undefined;
  const recorded = countRuns(async (ctx) => {
    await ctx.db.select().from(attempts).where(eq(attempts.id, turn.attempt.id)).for('update');
    accepted ??= countRuns((ctx) => handleNetworkNews(ctx, news?.id ?? ''));
    await untilWaitedFor();
    const of = { workspaceId, accountId, campaignId, personId: personIds[0] ?? '' };
    await noteInvited(ctx, { ...of, at: t.clock.now(), networkPersonId: null, invitationId: 'inv' });
  });
  await recorded.done;
  await accepted?.done;
  expect([recorded.runs, accepted?.runs]).toEqual([1, 1]);
  expect(await ledgerOf(workspaceId)).toMatchObject([{ state: 'confirmed' }]);
  expect(
    await t.deps.db.select().from(relations).where(eq(relations.workspaceId, workspaceId)),
  ).toMatchObject([{ state: 'connected' }]);
});

test('news that arrive while an act is claimed are stored after it, and keep the next one back', async () => {
  const { accountId } = await plantReady(t, { people: 2 });
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  const handle = account?.providerAccountId ?? '';
  const stored = () => t.deps.db.select().from(networkNews).where(eq(networkNews.accountId, accountId));
  const news = { event: 'new_relation', account_id: handle, user_provider_id: 'ACo-quelqu’un' };
  let receiving: Promise<void> | undefined;
  await inTransaction(ctx(), async (claiming) => {
    expect(await serveAccount(claiming, worker())).toMatchObject({ is: 'claimed' });
    receiving = newsReceiver(ctx())(JSON.stringify(news), newsSecret(t.deps));
    await untilWaitedFor();
    expect(await stored()).toEqual([]);
  });
  await receiving;
  expect(await stored()).toHaveLength(1);
  await openSlot(t, account?.workspaceId ?? '', accountId);
  expect(await serveAccount(ctx(), worker())).toMatchObject({ is: 'nothing_due' });
});

test('a deletion that is undone while people are being ended for it ends nobody', async () => {
  const { ana, workspaceId, campaignId } = await plantReady(t, { people: 2 });
  const theirs = eq(enrolments.workspaceId, workspaceId);
  await t.deps.db.update(campaigns).set({ deletedAt: t.clock.now() }).where(eq(campaigns.id, campaignId));
  let restoring: Promise<unknown> | undefined;
  await inTransaction(ctx(), async ({ db }) => {
    await db
      .update(enrolments)
      .set({ state: 'finished', reason: 'campaign_over', finishedAt: t.clock.now(), nextActionAt: null })
      .where(theirs);
    restoring = ana.call(campaignsApi.restore, { params: { id: campaignId } });
    await untilWaitedFor();
  });
  await restoring;
  expect(await t.deps.db.select().from(enrolments).where(theirs)).toMatchObject([
    { state: 'waiting' },
    { state: 'waiting' },
  ]);
});
