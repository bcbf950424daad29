import { and, asc, eq, lte } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import type { Message } from '#server/providers/social-network/social-network.ts';
import { isLive } from './find-account.ts';
import { nextPollAfter } from './poll-times.ts';
import { noteOutcome } from './record-account-state.ts';
import { recordNews } from './record-news.ts';
import { requireNetwork } from './require-network.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

const accountsPerRun = 20;
const pageSize = 100;
/** Reading further back than our own cap of pending invitations tells nothing more. */
const invitationPages = 5;
const messagePages = 5;
/** Two clocks never agree: what is read twice is recorded once. */
const overlapMs = 10 * 60_000;

/** Webhooks get lost: a few times a day, each connected account is read where its news would show. */
export async function pollAccounts(ctx: Ctx): Promise<void> {
  for (let polled = 0; polled < accountsPerRun; polled++) {
    const account = await takeDueAccount(ctx);
    if (!account) return;
    await pollAccount(ctx, account);
  }
}

/** Takes one and sets its next time in the same breath, so that two workers never read the same account. */
const takeDueAccount = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.campaignClock.now();
    const isDue = and(lte(socialAccounts.nextPollAt, now), eq(socialAccounts.state, 'connected'), isLive);
    const [due] = await ctx.db
      .select({ id: socialAccounts.id })
      .from(socialAccounts)
      .where(isDue)
      .orderBy(asc(socialAccounts.nextPollAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [taken] = await ctx.db
      .update(socialAccounts)
      .set({ nextPollAt: nextPollAfter(ctx, now) })
      .where(eq(socialAccounts.id, due.id))
      .returning();
    return taken ?? null;
  });

export async function pollAccount(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const isConnected = await pollRelations(ctx, account);
  if (!isConnected) return;
  await countPending(ctx, account);
  await pollMessages(ctx, account);
}

/** The newest page only: what came since the last poll is there. */
async function pollRelations(ctx: Ctx, account: SocialAccountRow): Promise<boolean> {
  const relations = await requireNetwork(ctx).listRelations(account.providerAccountId, { limit: pageSize });
  await noteOutcome(ctx, account, relations);
  if (relations.is !== 'done') return relations.is !== 'disconnected' && relations.is !== 'restricted';
  for (const { personId, publicIdentifier, since } of relations.value.items) {
    // A relation of before the connection is nobody's news.
    if (!since || since.getTime() < account.connectedAt.getTime() - overlapMs) continue;
    const news = { kind: 'relation' as const, key: '', accountId: '', personId, publicIdentifier, at: since };
    await inTransaction(ctx, (ctx) => recordNews(ctx, account, news, 'poll'));
  }
  return true;
}

async function countPending(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  let pending = 0;
  let cursor: string | undefined;
  for (let page = 0; page < invitationPages; page++) {
    const sent = await requireNetwork(ctx).listSentInvitations(account.providerAccountId, {
      limit: pageSize,
      cursor,
    });
    if (sent.is !== 'done') return;
    pending += sent.value.items.length;
    if (!sent.value.cursor) break;
    cursor = sent.value.cursor;
  }
  await ctx.db
    .update(socialAccounts)
    .set({ pendingInvitations: pending, lastCheckedAt: ctx.clock.now() })
    .where(and(eq(socialAccounts.id, account.id), isLive));
}

async function pollMessages(ctx: Ctx, account: SocialAccountRow): Promise<void> {
  const from = account.messagesReadUntil ?? account.connectedAt;
  const after = new Date(from.getTime() - overlapMs);
  const now = ctx.campaignClock.now();
  const people = await readPeople(ctx, account, after);
  let newest = from;
  let cursor: string | undefined;
  for (let page = 0; ; page++) {
    // More than we read at once: the next poll begins at the same place.
    if (page === messagePages) return;
    const messages = await requireNetwork(ctx).listMessages(account.providerAccountId, {
      after,
      cursor,
      limit: pageSize,
    });
    if (messages.is !== 'done') return;
    for (const message of messages.value.items) {
      if (message.isSystem) continue;
      if (message.sentAt && message.sentAt > newest && message.sentAt <= now) newest = message.sentAt;
      const news = newsOf(message, people.get(message.conversationId) ?? null);
      await inTransaction(ctx, (ctx) => recordNews(ctx, account, news, 'poll'));
    }
    if (!messages.value.cursor) break;
    cursor = messages.value.cursor;
  }
  await ctx.db
    .update(socialAccounts)
    .set({ messagesReadUntil: newest })
    .where(eq(socialAccounts.id, account.id));
}

/** Whom each recent conversation is with: a message of our own does not say. */
async function readPeople(ctx: Ctx, account: SocialAccountRow, after: Date): Promise<Map<string, string>> {
  const request = { after, limit: pageSize };
  const found = await requireNetwork(ctx).listConversations(account.providerAccountId, request);
  if (found.is !== 'done') return new Map();
  return new Map(
    found.value.items.flatMap(({ conversationId, personId }) =>
      personId ? [[conversationId, personId] as const] : [],
    ),
  );
}

const newsOf = (message: Message, otherId: string | null) => ({
  kind: message.isOwn ? ('message_sent' as const) : ('message_received' as const),
  key: '',
  accountId: '',
  personId: otherId ?? (message.isOwn ? null : message.senderId),
  publicIdentifier: null,
  conversationId: message.conversationId,
  messageId: message.networkMessageId ?? message.messageId,
  text: message.text,
  at: message.sentAt,
});
