import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Message } from '#server/providers/social-network/social-network.ts';
import { recordPolled } from '../news/record-news.ts';
import { requireNetwork } from '../require-network.ts';
import { type SocialAccountRow, socialAccounts } from '../social-accounts.table.ts';

const pageSize = 100;
const pagesPerWindow = 5;
const windowsPerPoll = 60;
const shortestWindowMs = 60_000;
/** Two clocks never agree: what is read twice is recorded once. */
const overlapMs = 10 * 60_000;

/**
 * The network lists the newest first: after a long absence, time is read in windows, oldest first, each small enough to
 * be read whole. Each one moves the mark, so that the next poll never begins at the same point. Returns whether everything
 * up to now was read.
 */
export async function pollMessages(ctx: Ctx, account: SocialAccountRow): Promise<boolean> {
  const now = ctx.campaignClock.now();
  let from = account.messagesReadUntil ?? account.connectedAt;
  const people = await readPeople(ctx, account, before(from));
  if (!people) return false;
  let windowMs = Math.max(shortestWindowMs, now.getTime() - from.getTime());
  for (let windows = 0; windows < windowsPerPoll; windows++) {
    const until = new Date(from.getTime() + windowMs);
    const isLast = until >= now;
    const canBeCut = windowMs > shortestWindowMs;
    const window = { after: before(from), ...(!isLast && { before: until }) };
    const messages = await readWindow(ctx, account, window, canBeCut ? pagesPerWindow : null);
    if (messages === 'not_read') return false;
    if (messages === 'too_many') {
      windowMs = Math.max(shortestWindowMs, windowMs / 2);
      continue;
    }
    await recordPolled(
      ctx,
      account,
      messages.map((message) => newsOf(message, people.get(message.conversationId) ?? null)),
    );
    from = isLast ? newestOf(messages, from, now) : until;
    if (from.getTime() !== account.messagesReadUntil?.getTime())
      await ctx.db
        .update(socialAccounts)
        .set({ messagesReadUntil: from })
        .where(eq(socialAccounts.id, account.id));
    if (isLast) return true;
    windowMs *= 2;
  }
  return false;
}

const before = (instant: Date) => new Date(instant.getTime() - overlapMs);

/** The mark stays at a message: one that the provider stores late is found by the overlap. */
const newestOf = (messages: Message[], from: Date, now: Date) =>
  messages.reduce(
    (newest, { sentAt }) => (sentAt && sentAt > newest && sentAt <= now ? sentAt : newest),
    from,
  );

async function readWindow(
  ctx: Ctx,
  account: SocialAccountRow,
  window: { after: Date; before?: Date },
  mostPages: number | null,
): Promise<Message[] | 'too_many' | 'not_read'> {
  const messages: Message[] = [];
  let cursor: string | undefined;
  for (let page = 0; page !== mostPages; page++) {
    const request = { ...window, cursor, limit: pageSize };
    const found = await requireNetwork(ctx).listMessages(account.providerAccountId, request);
    if (found.is !== 'done') return 'not_read';
    messages.push(...found.value.items.filter(({ isSystem }) => !isSystem));
    if (!found.value.cursor) return messages;
    cursor = found.value.cursor;
  }
  return 'too_many';
}

/** Whom each conversation that moved since is with: a message of our own does not say. */
async function readPeople(
  ctx: Ctx,
  account: SocialAccountRow,
  after: Date,
): Promise<Map<string, string> | null> {
  const people = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const request = { after, cursor, limit: pageSize };
    const found = await requireNetwork(ctx).listConversations(account.providerAccountId, request);
    if (found.is !== 'done') return null;
    for (const { conversationId, personId } of found.value.items)
      if (personId) people.set(conversationId, personId);
    cursor = found.value.cursor ?? undefined;
  } while (cursor);
  return people;
}

const newsOf = (message: Message, otherId: string | null) => ({
  kind: message.isOwn ? ('message_sent' as const) : ('message_received' as const),
  personId: otherId ?? (message.isOwn ? null : message.senderId),
  publicIdentifier: null,
  conversationId: message.conversationId,
  messageId: message.networkMessageId ?? message.messageId,
  text: message.text,
  at: message.sentAt,
});
