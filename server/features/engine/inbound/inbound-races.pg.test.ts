import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { serveAccount } from '#server/features/engine/claim/serve-account.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { recordNews } from '#server/features/network/social-accounts/news/record-news.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { handleNetworkNews } from './handle-network-news.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));
const ctx = () => makeCtx(t.deps, { kind: 'system' });

/** Everybody wrote; nothing of it is handled yet. */
async function everybodyWrites(
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
  text: string,
) {
  const names = await t.deps.db
    .select()
    .from(personIdentities)
    .where(eq(personIdentities.workspaceId, workspaceId));
  for (const { value } of names)
    await recordNews(
      ctx(),
      { id: accountId, workspaceId },
      {
        kind: 'message_received',
        personId: value,
        publicIdentifier: null,
        conversationId: `c-${value}`,
        messageId: randomUUID(),
        text,
        at: t.clock.now(),
      },
      'webhook',
    );
  return t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, workspaceId));
}

test('replies and claims at once: nobody is claimed after their reply is committed', {
  tags: 'heavy',
}, async () => {
  const planted = await plantReady(t, { people: 12 });
  const { workspaceId, accountId } = planted;
  const news = await everybodyWrites(planted, 'Bonjour, volontiers.');
  const serve = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await openSlot(t, workspaceId, accountId);
      await serveAccount(ctx(), { token: randomUUID() });
    }
  };
  const hear = async () => {
    for (const { id } of news) await handleNetworkNews(ctx(), id);
  };
  await Promise.all([serve(), hear()]);
  const claims = await t.deps.db
    .select({ personId: attempts.personId, order: sql<string>`${attempts}.xmin::text` })
    .from(attempts)
    .where(eq(attempts.workspaceId, workspaceId));
  const ends = await t.deps.db
    .select({
      personId: enrolments.personId,
      state: enrolments.state,
      order: sql<string>`${enrolments}.xmin::text`,
    })
    .from(enrolments)
    .where(eq(enrolments.workspaceId, workspaceId));
  expect(ends.every(({ state }) => state === 'finished')).toBe(true);
  // Whoever was claimed was so by an older transaction than the one that ended their sequence.
  for (const { personId, order } of claims)
    expect(Number(order)).toBeLessThan(Number(ends.find((end) => end.personId === personId)?.order));
  // Once everybody has answered, nobody is left to claim.
  await openSlot(t, workspaceId, accountId);
  expect((await serveAccount(ctx(), { token: randomUUID() })).is).not.toBe('claimed');
});

test('the same news handled by eight at once is one message, one notification', {
  tags: 'heavy',
}, async () => {
  const planted = await plantReady(t, { people: 1 });
  const [news] = await everybodyWrites(planted, 'Ne me contactez plus.');
  await Promise.all(Array.from({ length: 8 }, () => handleNetworkNews(ctx(), news?.id ?? '')));
  const kept = await t.deps.db.select().from(messages).where(eq(messages.workspaceId, planted.workspaceId));
  expect(kept).toHaveLength(1);
  const [conversation] = await t.deps.db
    .select()
    .from(conversations)
    .where(eq(conversations.workspaceId, planted.workspaceId));
  expect(conversation?.unread).toBe(1);
});
