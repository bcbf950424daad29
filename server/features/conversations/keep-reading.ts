import { and, desc, eq, sql } from 'drizzle-orm';
import { asksForNothing } from '#core/conversations/reply-heat.ts';
import { snoozeDay } from '#core/conversations/snooze-by-reply.ts';
import type { ReplyKind, ReplyReading } from '#core/replies/reply.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { conversations, type MessageRow, messages } from './conversations.table.ts';

type Read = {
  workspaceId: string;
  conversationId: string;
  messageId: string;
  reading: Pick<
    ReplyReading,
    'kind' | 'isCertain' | 'also' | 'needsHuman' | 'evidence' | 'returnsOn' | 'laterOn'
  >;
  readBy: NonNullable<MessageRow['readBy']>;
};

/**
 * How a message of theirs is understood. The conversation shows the last one, whatever the order in which they arrive;
 * a no stays in sight until the user says that it was misread. Returns what the conversation is understood as since.
 */
export async function keepReading(
  ctx: Ctx,
  { workspaceId, conversationId, messageId, reading, readBy }: Read,
): Promise<ReplyKind | null> {
  const { kind, isCertain, also, needsHuman, evidence } = reading;
  const [read] = await ctx.db
    .update(messages)
    .set({ replyKind: kind, readBy, also, evidence: evidence.map(({ from, to }) => ({ from, to })) })
    .where(own(messages, workspaceId, { conversationId, id: messageId, author: 'person' }))
    .returning({ at: messages.at });
  if (!read) return null;
  const before = await findUnderstood(ctx, workspaceId, conversationId);
  const needsReview = readBy !== 'user' && (needsHuman || !isCertain);
  const isNoYet = sql`coalesce(${conversations.replyKind} = 'opposition', false)`;
  const isLast = sql`${conversations.lastReplyAt} <= ${read.at.toISOString()}::timestamptz`;
  const counts =
    readBy === 'user'
      ? undefined
      : kind === 'opposition'
        ? // A doubtful no does not make a sure one doubtful.
          sql`(not ${isNoYet} or ${!needsReview})`
        : sql`(not ${isNoYet} and ${isLast})`;
  const understood = {
    replyKind: kind,
    needsReview,
    returnsOn: reading.laterOn ?? reading.returnsOn ?? null,
  };
  // What sleeps until a day is dealt with on that day.
  const isOver = asksForNothing(kind) && snoozeDay(understood) === null;
  await ctx.db
    .update(conversations)
    .set({
      ...understood,
      ...(readBy === 'user' && { handledAt: isOver ? ctx.campaignClock.now() : null }),
    })
    .where(and(own(conversations, workspaceId), eq(conversations.id, conversationId), counts));
  const after = await findUnderstood(ctx, workspaceId, conversationId);
  // What the rules read is told by the event of the reply itself.
  if (after && readBy !== 'rules' && after.kind !== before?.kind)
    await recordUnderstood(ctx, { workspaceId, ...after });
  return after?.kind ?? null;
}

async function findUnderstood(ctx: Ctx, workspaceId: string, conversationId: string) {
  const [found] = await ctx.db
    .select({ personId: conversations.personId, kind: conversations.replyKind })
    .from(conversations)
    .where(and(own(conversations, workspaceId), eq(conversations.id, conversationId)));
  return found ?? null;
}

type Understood = { workspaceId: string; personId: string; kind: ReplyKind | null };

/** In the campaign that heard the reply: its figures follow from the log alone. */
export async function recordUnderstood(ctx: Ctx, { workspaceId, personId, kind }: Understood): Promise<void> {
  const [reply] = await ctx.db
    .select({ campaignId: activity.campaignId })
    .from(activity)
    .where(
      and(own(activity, workspaceId), eq(activity.personId, personId), eq(activity.kind, 'reply_received')),
    )
    .orderBy(desc(activity.id))
    .limit(1);
  await recordActivity(ctx, {
    ...{ workspaceId, personId, campaignId: reply?.campaignId ?? null },
    ...{ kind: 'reply_understood' as const, detail: { kind } },
  });
}
