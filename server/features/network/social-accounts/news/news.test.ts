import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { webhookPaths } from '#contract/social-accounts.ts';
import { handleWaitingNews } from '#server/features/engine/inbound/handle-waiting-news.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { pollAccounts } from '../poll/poll-accounts.ts';
import { eraseUnreadableJob, reconcileWebhooksJob } from '../social-accounts.jobs.ts';
import { networkNews, socialAccounts } from '../social-accounts.table.ts';
import { newsSecret } from './receive-news.ts';

const t = setUpNetworkApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const newsOf = async (workspaceId: string) =>
  t.deps.db
    .select()
    .from(networkNews)
    .where(eq(networkNews.workspaceId, workspaceId))
    .orderBy(networkNews.recordedAt);
const post = (body: unknown, headers: Record<string, string> = { 'unipile-auth': newsSecret(t.deps) }) =>
  t.app.inject({
    method: 'POST',
    url: webhookPaths.unipile,
    headers,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

let count = 0;
async function connected() {
  const person = await t.member();
  const email = `nouvelles.essai-${++count}@reseau.example`;
  const { providerAccountId } = await t.connect(person, email);
  await runJob(system(), reconcileWebhooksJob, {});
  return { person, workspaceId: person.user.id, account: providerAccountId };
}

let met = 0;
/** Someone who accepts an invitation of this account; the relation is news. */
async function makeRelation(account: string) {
  const found = await t.deps.network?.searchPeople(
    account,
    { kind: 'criteria', distances: [2, 3] },
    { limit: 50 },
  );
  const people = found?.is === 'done' ? found.value.items : [];
  const slug = people.filter(({ publicIdentifier }) => publicIdentifier)[met++]?.publicIdentifier ?? '';
  const profile = await t.deps.network?.readProfile(account, slug);
  const personId = profile?.is === 'done' ? profile.value.personId : '';
  await t.deps.network?.invite(account, { personId });
  t.sandbox.control.accept(slug, { accountId: account });
  return { slug, personId };
}

describe('the door', () => {
  const relation = {
    event: 'new_relation',
    account_id: 'x',
    account_type: 'LINKEDIN',
    webhook_name: 'accroche-users',
    user_provider_id: 'ACo1',
  };
  test('needs the secret, and no session or forgery token', async () => {
    expect((await post(relation, {})).statusCode).toBe(403);
    expect((await post(relation, { 'unipile-auth': 'presque' })).statusCode).toBe(403);
    const accepted = await post(relation);
    expect(accepted.statusCode).toBe(200);
    expect(accepted.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['without a content type', {}],
    ['as JSON', { 'content-type': 'application/json' }],
    ['under an odd type', { 'content-type': 'application/x-unipile; v=2' }],
  ])('takes a body %s', async (_, headers) => {
    const reply = await post(relation, { 'unipile-auth': newsSecret(t.deps), ...headers });
    expect(reply.statusCode).toBe(200);
  });

  test.each(['', 'pas du json', '[]', '3', 'null', '"texte"'])('refuses « %s » plainly', async (body) => {
    const reply = await post(body);
    expect(reply.statusCode).toBeGreaterThanOrEqual(body === '[]' ? 200 : 400);
    expect(reply.statusCode).toBeLessThan(500);
  });

  test('one that cannot be kept as it is harms no other', async () => {
    const { workspaceId, account } = await connected();
    const odd = [
      { ...relation, account_id: account, user_provider_id: 'a\u0000b' },
      { ...relation, account_id: account, user_provider_id: 'x'.repeat(9000) },
      { ...relation, account_id: account, user_provider_id: 'ACo-bon', user_full_name: 'C:\\u0000' },
    ];
    const replies = await Promise.all(odd.map((body) => post(body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kept = await newsOf(workspaceId);
    expect(kept.map(({ personId }) => personId)).toEqual(expect.arrayContaining(['ab', 'ACo-bon']));
  });

  test('what could not be read is kept word for word', async () => {
    const { workspaceId, account } = await connected();
    const odd = { event: 'message_received', account_id: account, chat_id: ['C:\\u0000', '\u0000'] };
    expect((await post(odd)).statusCode).toBe(200);
    const [kept] = await newsOf(workspaceId);
    expect(kept).toMatchObject({ kind: 'unreadable' });
    expect(JSON.parse(kept?.body ?? '')).toEqual(odd);
  });

  test('passes over what it does not understand and refuses what names no account', async () => {
    const before = (await t.deps.db.select().from(networkNews)).length;
    expect((await post({ event: 'nouveauté', odd: { deep: [1, 2, '\u0000'] } })).statusCode).toBe(200);
    expect((await post({ event: 'message_received', chat_id: 'c' })).statusCode).toBe(400);
    await t.runJobs();
    expect(await t.deps.db.select().from(networkNews)).toHaveLength(before);
  });
});

describe('news', () => {
  test('of a relation and of messages are recorded once, whatever is delivered twice', {
    tags: 'heavy',
  }, async () => {
    const { workspaceId, account } = await connected();
    t.sandbox.control.setWebhookFaults({ duplicate: 40 });
    const { slug, personId } = await makeRelation(account);
    await t.deps.network?.startConversation(account, { personId, text: 'Bonjour' });
    t.sandbox.control.read(slug, { accountId: account });
    t.sandbox.control.reply(slug, { accountId: account, text: 'Oui, volontiers.' });
    t.sandbox.control.ownerMessage(account, { slug, text: 'Parfait, à jeudi.' });
    await t.settle();
    t.sandbox.control.setWebhookFaults({});
    const news = await newsOf(workspaceId);
    expect(news.map(({ kind }) => kind).sort()).toEqual([
      'message_read',
      'message_received',
      'message_sent',
      'message_sent',
      'relation',
    ]);
    // None of them is one of the user's people: what was said is not kept.
    for (const one of news)
      expect(one).toMatchObject({ personId, reportedBy: 'webhook', text: null, handledAt: expect.any(Date) });
  });

  test('lost on the way is found by the poll, and told only once if it arrives after all', {
    tags: 'heavy',
  }, async () => {
    const { workspaceId, account } = await connected();
    t.sandbox.control.setWebhookFaults({ lose: 100 });
    const { slug, personId } = await makeRelation(account);
    await t.deps.network?.startConversation(account, { personId, text: 'Bonjour' });
    t.sandbox.control.reply(slug, { accountId: account, text: 'Plus tard.' });
    await t.settle();
    expect(await newsOf(workspaceId)).toEqual([]);
    t.sandbox.control.setWebhookFaults({});
    const due = { nextPollAt: new Date(0) };
    await t.deps.db.update(socialAccounts).set(due).where(eq(socialAccounts.workspaceId, workspaceId));
    await pollAccounts(system());
    const found = await newsOf(workspaceId);
    expect(found.map(({ kind }) => kind).sort()).toEqual(['message_received', 'message_sent', 'relation']);
    expect(found.every(({ reportedBy, personId: who }) => reportedBy === 'poll' && who === personId)).toBe(
      true,
    );
    const [row] = await t.deps.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.workspaceId, workspaceId));
    expect(row?.pendingInvitations).toBe(0);
    expect(row?.nextPollAt.getTime()).toBeGreaterThan(Date.now() + 2 * 3_600_000);
    await t.deps.db.update(socialAccounts).set(due).where(eq(socialAccounts.workspaceId, workspaceId));
    await pollAccounts(system());
    expect(await newsOf(workspaceId)).toHaveLength(3);
  });

  test('in the wrong order, of a state, ends in the provider’s own word', { tags: 'heavy' }, async () => {
    const { person, account } = await connected();
    t.sandbox.control.setWebhookFaults({ reorder: true });
    t.sandbox.control.disconnect(account);
    t.sandbox.control.restore(account);
    await t.settle();
    t.sandbox.control.setWebhookFaults({});
    const late = { AccountStatus: { account_id: account, account_type: 'LINKEDIN', message: 'CREDENTIALS' } };
    expect((await post(late)).statusCode).toBe(200);
    await t.runJobs();
    const [row] = await t.deps.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.workspaceId, person.user.id));
    expect(row?.state).toBe('connected');
  });

  test('of an account that nobody linked is dropped', async () => {
    const before = (await t.deps.db.select().from(networkNews)).length;
    await post({ event: 'new_relation', account_id: 'inconnu', user_provider_id: 'ACo9' });
    await t.runJobs();
    expect(await t.deps.db.select().from(networkNews)).toHaveLength(before);
  });
});

describe('news that fails', () => {
  test('holds nobody up, waits longer each time, and is handled once it can be', {
    tags: 'heavy',
  }, async () => {
    const { workspaceId, account } = await connected();
    const relation = { event: 'new_relation', account_id: account };
    await post({ ...relation, user_provider_id: 'ACo-a' });
    await post({ ...relation, workspace_id: 'ACo-b' });
    await post({ ...relation, user_provider_id: 'ACo-c' });
    const waiting = async () => (await newsOf(workspaceId)).filter(({ handledAt }) => handledAt === null);
    await handleWaitingNews(system());
    expect(await waiting()).toMatchObject([{ kind: 'unreadable', attempts: 1 }]);
    // As a new version would read it.
    const [broken] = await waiting();
    await t.deps.db
      .update(networkNews)
      .set({ body: JSON.stringify({ ...relation, user_provider_id: 'ACo-b' }) })
      .where(eq(networkNews.id, broken?.id ?? ''));
    await handleWaitingNews(system());
    expect(await waiting()).toMatchObject([{ kind: 'unreadable', attempts: 1 }]);
    t.clock.advance(20_000);
    await handleWaitingNews(system());
    expect(await waiting()).toEqual([]);
    const relations = (await newsOf(workspaceId)).filter(({ kind }) => kind === 'relation');
    expect(relations.map(({ personId }) => personId).sort()).toEqual(['ACo-a', 'ACo-b', 'ACo-c']);
    expect(t.logLines.some((line) => line.includes('news not handled'))).toBe(true);
  });

  test('what could not be read is erased after a month', async () => {
    const { workspaceId, account } = await connected();
    await post({ event: 'message_received', account_id: account });
    expect(await newsOf(workspaceId)).toMatchObject([{ kind: 'unreadable' }]);
    t.clock.advance(31 * 86_400_000);
    await runJob(system(), eraseUnreadableJob, {});
    expect(await newsOf(workspaceId)).toEqual([]);
  });
});
