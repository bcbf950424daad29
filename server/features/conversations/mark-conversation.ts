import { and, eq, sql } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { type Day, dayIn } from '#core/time/calendar-day.ts';
import { markReadByLink } from '#server/features/identity/notifications/mark-notifications.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound, wrongField } from '#server/platform/errors.ts';
import { type ConversationRow, conversations } from './conversations.table.ts';
import { findConversation } from './find-conversation.ts';
import { isBack, morningOf } from './is-back.ts';

/** A conversation can be put aside to be read again later; whoever reads it has seen its notification. */
export async function markConversation(
  ctx: MemberCtx,
  id: string,
  isRead: boolean,
): Promise<ConversationRow> {
  const conversation = await findConversation(ctx, id);
  if (!isRead) return change(ctx, id, { unread: Math.max(1, conversation.unread) });
  await markReadByLink(ctx, conversationsPath(id));
  const isReturned = isBack(conversation, ctx.campaignClock.now());
  return change(ctx, id, { unread: 0, ...(isReturned && { snoozedUntil: null, wakesAt: null }) });
}

/** Out of the inbox until the morning of that day, or until they write. */
export async function snoozeConversation(ctx: MemberCtx, id: string, until: Day): Promise<ConversationRow> {
  const snoozedUntil = morningOf(until);
  if (until <= dayIn('Europe/Paris', ctx.campaignClock.now()))
    throw wrongField('until', 'Choisissez une date à venir.');
  return change(ctx, id, { snoozedUntil, wakesAt: snoozedUntil, unread: 0 });
}

export const wakeConversation = (ctx: MemberCtx, id: string): Promise<ConversationRow> =>
  change(ctx, id, { snoozedUntil: null, wakesAt: null });

/**
 * « Traité »: nothing more is to be done until they write. Only of what the user has seen: a message that came meanwhile
 * stays to do. Taken back, the conversation waits as before.
 */
export async function handleConversation(
  ctx: MemberCtx,
  id: string,
  { isHandled, lastReplyAt }: { isHandled: boolean; lastReplyAt: string },
): Promise<ConversationRow> {
  const conversation = await findConversation(ctx, id);
  if (conversation.replyKind === 'opposition' && conversation.needsReview)
    throw new AppError('conflict', 'Dites d’abord si cette personne demande à ne plus être contactée.');
  const [handled] = await ctx.db
    .update(conversations)
    .set(
      isHandled
        ? {
            handledAt: sql`coalesce(${conversations.handledAt}, ${ctx.campaignClock.now().toISOString()}::timestamptz)`,
            ...{ unread: 0, snoozedUntil: null, wakesAt: null },
          }
        : { handledAt: null },
    )
    .where(own(conversations, ctx.actor, { id, lastReplyAt: new Date(lastReplyAt) }))
    .returning();
  if (!handled)
    throw new AppError(
      'version_conflict',
      'Un nouveau message est arrivé. Lisez-le avant de ranger la conversation.',
    );
  if (isHandled) await markReadByLink(ctx, conversationsPath(id));
  return handled;
}

async function change(ctx: MemberCtx, id: string, set: Partial<ConversationRow>): Promise<ConversationRow> {
  const [changed] = await ctx.db
    .update(conversations)
    .set(set)
    .where(and(own(conversations, ctx.actor), eq(conversations.id, id)))
    .returning();
  if (!changed) throw notFound('Conversation');
  return changed;
}
