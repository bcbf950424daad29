import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { conversations, type MessageRow, messages } from './conversations.table.ts';

export type KeptMessage = {
  workspaceId: string;
  accountId: string;
  personId: string;
  author: MessageRow['author'];
  text: string;
  /** In campaign time. */
  at: Date;
  networkConversationId?: string | null;
  /** The id that news and history give; a call answers with another one, of the provider's own. */
  networkMessageId?: string | null;
  attemptId?: string | null;
};

/**
 * Writes what was said, once, in the conversation with that person, whose row stays locked until the commit. null when it
 * was known already. In the caller's transaction.
 */
export async function keepMessage(
  ctx: Ctx,
  message: KeptMessage,
): Promise<{ conversationId: string; messageId: string | null; isFirstUnread: boolean }> {
  const { workspaceId, accountId, personId, author, text, at } = message;
  const { networkConversationId = null, networkMessageId = null, attemptId = null } = message;
  const [conversation] = await ctx.db
    .insert(conversations)
    .values({ workspaceId, accountId, personId, networkConversationId, lastMessageAt: at })
    .onConflictDoUpdate({
      target: [conversations.workspaceId, conversations.accountId, conversations.personId],
      set: {
        networkConversationId: sql`coalesce(excluded.network_conversation_id, ${conversations.networkConversationId})`,
      },
    })
    .returning();
  if (!conversation) throw new Error('A conversation is made or found');
  const conversationId = conversation.id;
  const readAt = author === 'person' ? null : await findReceipt(ctx, message, conversation);
  const [kept] = await ctx.db
    .insert(messages)
    .values({ workspaceId, conversationId, author, text, at, networkMessageId, attemptId, readAt })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  const isFirstUnread = author === 'person' && conversation.unread === 0;
  if (!kept) return { conversationId, messageId: null, isFirstUnread: false };
  await ctx.db
    .update(conversations)
    .set({
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at.toISOString()}::timestamptz)`,
      ...(author === 'person' && {
        lastReplyAt: sql`greatest(${conversations.lastReplyAt}, ${at.toISOString()}::timestamptz)`,
        unread: sql`${conversations.unread} + 1`,
        // A new message ends « Rappeler plus tard ».
        snoozedUntil: null,
        wakesAt: null,
        // It also takes back « Traité ».
        handledAt: null,
      }),
      // Who wrote after the last reply has read it.
      ...((author === 'user' || author === 'owner') && {
        unread: sql`case when coalesce(${conversations.lastReplyAt} > ${at.toISOString()}::timestamptz, false) then ${conversations.unread} else 0 end`,
      }),
    })
    .where(and(own(conversations, workspaceId), eq(conversations.id, conversationId)));
  return { conversationId, messageId: kept.id, isFirstUnread };
}

/** The receipt may have come before what it is for was written down. */
async function findReceipt(
  ctx: Ctx,
  { workspaceId, accountId, at, networkMessageId = null }: KeptMessage,
  { networkConversationId }: { networkConversationId: string | null },
): Promise<Date | null> {
  if (networkConversationId === null) return null;
  const [receipt] = await ctx.db
    .select({ at: networkNews.occurredAt })
    .from(networkNews)
    .where(
      and(
        own(networkNews, workspaceId, {
          accountId,
          kind: 'message_read',
          conversationId: networkConversationId,
        }),
        or(
          gte(networkNews.occurredAt, at),
          networkMessageId === null ? undefined : eq(networkNews.messageId, networkMessageId),
        ),
      ),
    )
    .orderBy(asc(networkNews.occurredAt))
    .limit(1);
  return receipt?.at ?? null;
}

type Receipt = {
  workspaceId: string;
  conversationId: string;
  networkMessageId: string | null;
  at: Date;
};

/** Who opens a conversation reads all that was written in it before. Returns what had not been read until then. */
export async function markReadByPerson(
  ctx: Ctx,
  { workspaceId, conversationId, networkMessageId, at }: Receipt,
): Promise<{ attemptId: string | null }[]> {
  return ctx.db
    .update(messages)
    .set({ readAt: at })
    .where(
      and(
        own(messages, workspaceId),
        eq(messages.conversationId, conversationId),
        ne(messages.author, 'person'),
        isNull(messages.readAt),
        or(
          lte(messages.at, at),
          networkMessageId === null ? undefined : eq(messages.networkMessageId, networkMessageId),
        ),
      ),
    )
    .returning({ attemptId: messages.attemptId });
}
