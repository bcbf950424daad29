import { and, desc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type ConversationRow, conversations } from './conversations.table.ts';

const mine = (ctx: MemberCtx, id: string) => and(own(conversations, ctx.actor), eq(conversations.id, id));

export async function findConversation(ctx: MemberCtx, id: string): Promise<ConversationRow> {
  const [conversation] = await ctx.db.select().from(conversations).where(mine(ctx, id));
  if (!conversation) throw notFound('Conversation');
  return conversation;
}

/** Locked until the commit: no message comes in between. */
export async function lockConversation(ctx: MemberCtx, id: string): Promise<ConversationRow> {
  const [conversation] = await ctx.db.select().from(conversations).where(mine(ctx, id)).for('update');
  if (!conversation) throw notFound('Conversation');
  return conversation;
}

/** With a person, by the account that spoke last. */
export async function findConversationWith(
  ctx: MemberCtx,
  personId: string,
): Promise<ConversationRow | null> {
  const [conversation] = await ctx.db
    .select()
    .from(conversations)
    .where(and(own(conversations, ctx.actor), eq(conversations.personId, personId)))
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  return conversation ?? null;
}
