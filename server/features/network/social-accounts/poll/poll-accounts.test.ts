import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#core/time/calendar-day.ts';
import { hourMs } from '#core/time/durations.ts';
import { wallCampaignClock } from '#server/platform/clock.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import { done } from '#server/providers/social-network/outcome.ts';
import type { Message, PageRequest, SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { adoptAccount } from '../connect/adopt-account.ts';
import { refreshAccount } from '../connect/refresh-account.ts';
import { recordNews } from '../news/record-news.ts';
import { accountUses, networkNews, type SocialAccountRow, socialAccounts } from '../social-accounts.table.ts';
import { pollAccount } from './poll-accounts.ts';
import { pollMessages } from './poll-messages.ts';

const t = setUpNetworkApp();
const empty = async () => done({ items: [], cursor: null });

/** The real network, but for what is given here. */
function withNetwork(replaced: Partial<SocialNetwork> = {}): Ctx {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  return { ...ctx, network: { ...ctx.network!, ...replaced } };
}
const rowOf = async (workspaceId: string) =>
  (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.workspaceId, workspaceId)))[0]!;
const newsOf = async ({ id }: SocialAccountRow) =>
  t.deps.db.select().from(networkNews).where(eq(networkNews.accountId, id)).orderBy(networkNews.occurredAt);

let count = 0;
async function connectedRow(): Promise<SocialAccountRow> {
  const person = await t.member();
  await t.connect(person, `releve.essai-${++count}@reseau.example`);
  return rowOf(person.user.id);
}

describe('sent invitations', () => {
  /** Relations that the network does not show yet: only the list of invitations changes. */
  const hidden = { listRelations: empty };

  async function invited(account: string, wanted: number) {
    const found = await t.deps.network!.searchPeople(
      account,
      { kind: 'criteria', distances: [2, 3] },
      { limit: 50 },
    );
    const slugs = found.is === 'done' ? found.value.items.map((one) => one.publicIdentifier ?? '') : [];
    const people: { slug: string; personId: string }[] = [];
    for (const slug of slugs.filter(Boolean).slice(0, wanted)) {
      const profile = await t.deps.network!.readProfile(account, slug);
      const personId = profile.is === 'done' ? profile.value.personId : '';
      await t.deps.network!.invite(account, { personId });
      people.push({ slug, personId });
    }
    return people;
  }

  test('that left the list are relations or gone, as their profile says, and told once', {
    tags: 'heavy',
  }, async () => {
    const row = await connectedRow();
    const handle = row.providerAccountId;
    const [accepts, declines, waits] = await invited(handle, 3);
    await pollAccount(withNetwork(hidden), row);
    expect(await newsOf(row)).toEqual([]);
    t.sandbox.control.accept(accepts!.slug, { accountId: handle });
    t.sandbox.control.decline(declines!.slug, { accountId: handle });
    await pollAccount(withNetwork(hidden), row);
    const recorded = (await newsOf(row)).map(({ kind, personId }) => [kind, personId]);
    expect(recorded.toSorted()).toEqual([
      ['invitation_gone', declines!.personId],
      ['relation', accepts!.personId],
    ]);
    expect(recorded.flat()).not.toContain(waits!.personId);
    expect((await rowOf(row.workspaceId)).pendingInvitations).toBe(1);
    await pollAccount(withNetwork(hidden), row);
    expect(await newsOf(row)).toHaveLength(2);
    const uses = await t.deps.db.select().from(accountUses).where(eq(accountUses.accountId, row.id));
    expect(uses).toMatchObject([{ act: 'profile_read', used: 2 }]);
  });

  test('wait for the next day when the account has no profile left to read, five at a time', {
    tags: 'heavy',
  }, async () => {
    const row = await connectedRow();
    const handle = row.providerAccountId;
    const people = await invited(handle, 7);
    await pollAccount(withNetwork(hidden), row);
    for (const { slug } of people) t.sandbox.control.accept(slug, { accountId: handle });
    const day = dayIn('Europe/Paris', t.clock.now());
    const spent = {
      workspaceId: row.workspaceId,
      accountId: row.id,
      act: 'profile_read' as const,
      day,
      used: 80,
    };
    await t.deps.db.insert(accountUses).values(spent);
    await pollAccount(withNetwork(hidden), row);
    expect(await newsOf(row)).toEqual([]);
    t.clock.advance(24 * hourMs);
    await pollAccount(withNetwork(hidden), row);
    expect(await newsOf(row)).toHaveLength(5);
    await pollAccount(withNetwork(hidden), row);
    expect(await newsOf(row)).toHaveLength(7);
  });

  test('listed by half are not taken for gone', { tags: 'heavy' }, async () => {
    const row = await connectedRow();
    await invited(row.providerAccountId, 2);
    await pollAccount(withNetwork(hidden), row);
    const cut = async () => done({ items: [], cursor: 'suite' });
    await pollAccount(withNetwork({ ...hidden, listSentInvitations: cut }), row);
    expect(await newsOf(row)).toEqual([]);
    expect((await rowOf(row.workspaceId)).pendingInvitations).toBe(2);
  });
});

test('relations made while the account was away, dated or not, are news; those of before are not', {
  tags: 'heavy',
}, async () => {
  const row = await connectedRow();
  const now = t.clock.now();
  const firstConnectedOn = addDays(dayIn('Europe/Paris', now), -20);
  const relation = (personId: string, daysAgo: number | null) => ({
    personId,
    publicIdentifier: null,
    firstName: '',
    lastName: '',
    headline: null,
    since: daysAgo === null ? null : new Date(now.getTime() - daysAgo * 24 * hourMs),
  });
  const items = [
    relation('sans-date', null),
    relation('absence', 10),
    relation('avant', 30),
    relation('plus-vieux', null),
  ];
  const listRelations = async () => done({ items, cursor: null });
  await pollAccount(withNetwork({ listRelations }), { ...row, firstConnectedOn });
  expect((await newsOf(row)).map(({ personId }) => personId).toSorted()).toEqual(['absence', 'sans-date']);
});

describe('messages', () => {
  /** So many own messages, a minute apart, each in a conversation of its own, served as the provider does. */
  function longHistory(row: SocialAccountRow, howMany: number) {
    const start = row.connectedAt.getTime();
    const messages = Array.from({ length: howMany }, (_, index): Message => {
      const id = `${row.id}-${index}`;
      return {
        messageId: id,
        networkMessageId: id,
        conversationId: `fil-${index}`,
        senderId: null,
        isOwn: true,
        text: 'Bonjour',
        sentAt: new Date(start + index * 60_000),
        isSystem: false,
        isSeen: false,
      };
    }).reverse();
    const page = <T>(list: T[], { cursor = '0', limit = 100 }: PageRequest) => {
      const next = Number(cursor) + limit;
      return done({
        items: list.slice(Number(cursor), next),
        cursor: next < list.length ? String(next) : null,
      });
    };
    const isIn = (at: Date, { after, before }: { after?: Date; before?: Date }) =>
      (!after || at > after) && (!before || at < before);
    return {
      listMessages: async (_, request = {}) =>
        page(
          messages.filter(({ sentAt }) => isIn(sentAt!, request)),
          request,
        ),
      listConversations: async (_, request = {}) =>
        page(
          messages.map(({ conversationId, sentAt }) => ({
            conversationId,
            personId: `avec-${conversationId}`,
            lastMessageAt: sentAt,
          })),
          request,
        ),
    } satisfies Partial<SocialNetwork>;
  }

  test('more than one poll reads at once are caught up with, each with its person', {
    tags: 'heavy',
  }, async () => {
    const row = await connectedRow();
    t.clock.advance(700 * 60_000);
    await pollMessages(withNetwork(longHistory(row, 700)), row);
    const news = await newsOf(row);
    expect(news).toHaveLength(700);
    expect(news.every(({ personId, conversationId }) => personId === `avec-${conversationId}`)).toBe(true);
    const mark = (await rowOf(row.workspaceId)).messagesReadUntil;
    expect(mark).toEqual(new Date(row.connectedAt.getTime() + 699 * 60_000));
  });

  test('wait while nobody can say whom they are with', { tags: 'heavy' }, async () => {
    const row = await connectedRow();
    const listConversations = async () => ({ is: 'unavailable' as const, cause: 'essai' });
    await pollMessages(withNetwork({ ...longHistory(row, 3), listConversations }), row);
    expect(await newsOf(row)).toEqual([]);
  });

  test('recorded without their person take it from whoever tells it later', { tags: 'heavy' }, async () => {
    const row = await connectedRow();
    const sent = { kind: 'message_sent' as const, publicIdentifier: null, conversationId: 'fil', text: null };
    const news = { ...sent, messageId: 'sans-personne', at: null };
    expect(await recordNews(withNetwork(), row, { ...news, personId: null }, 'webhook')).toBe(true);
    expect(await recordNews(withNetwork(), row, { ...news, personId: 'ACoUn' }, 'poll')).toBe(true);
    expect(await recordNews(withNetwork(), row, { ...news, personId: 'ACoDeux' }, 'poll')).toBe(false);
    expect(await newsOf(row)).toMatchObject([{ personId: 'ACoUn', reportedBy: 'webhook' }]);
  });
});

test('the last check is dated by the campaign clock, whoever made it', async () => {
  const { user } = await t.member();
  const { accountId } = t.sandbox.control.connectAccount({ email: 'horloge.essai@reseau.example' });
  const at = (days: number) => {
    const now = new Date(t.clock.now().getTime() + days * 24 * hourMs);
    return { now, ctx: { ...withNetwork(), campaignClock: wallCampaignClock({ now: () => now }) } };
  };
  const checkedAt = async () => (await rowOf(user.id)).lastCheckedAt;
  const [linked, refreshed, polled] = [at(5), at(6), at(7)];
  await adoptAccount(linked.ctx, user.id, accountId);
  expect(await checkedAt()).toEqual(linked.now);
  await refreshAccount(refreshed.ctx, accountId);
  expect(await checkedAt()).toEqual(refreshed.now);
  await pollAccount(polled.ctx, await rowOf(user.id));
  expect(await checkedAt()).toEqual(polled.now);
});
