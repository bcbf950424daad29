import { and, eq, gt, gte, inArray, isNull, lte, min, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { replyHeat } from '#core/conversations/reply-heat.ts';
import { snoozeDay } from '#core/conversations/snooze-by-reply.ts';
import { opposedPeople } from '#server/features/audience/oppositions/opposed-people.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { isDoubtfulNo } from '#server/features/conversations/doubtful-no.ts';
import { isBackNow, morningOf } from '#server/features/conversations/is-back.ts';
import { sleepsByWord } from '#server/features/conversations/sleeps-by-word.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { isAnswerLeaving } from './awaits-answer.ts';

const { personId, lastReplyAt, lastMessageAt, snoozedUntil, replyKind, handledAt } = conversations;

export function isAwake(ctx: MemberCtx): SQL | undefined {
  return or(isNull(snoozedUntil), lte(snoozedUntil, ctx.campaignClock.now()));
}

/**
 * « À traiter », read or not: from a person's message until it is answered, or the user says « Traité » or what came of
 * it; from the morning that it slept until; and a no in doubt until they say what it is. Nothing is due to whoever said
 * no, nor before the day that the person named.
 */
export function isToDo(ctx: MemberCtx): SQL<boolean> {
  const { workspaceId } = ctx.actor;
  const writtenSince = ctx.db
    .select({ id: prospectOutcomes.personId })
    .from(prospectOutcomes)
    .where(
      and(
        own(prospectOutcomes, workspaceId),
        eq(prospectOutcomes.personId, personId),
        gte(prospectOutcomes.saidAt, lastReplyAt),
      ),
    );
  const opposed = opposedPeople(ctx, workspaceId);
  const opposedPerson = ctx.db
    .select({ id: opposed.personId })
    .from(opposed)
    .where(eq(opposed.personId, personId));
  const isUnanswered = and(
    gte(lastReplyAt, lastMessageAt),
    isNull(handledAt),
    notExists(isAnswerLeaving(ctx)),
    notExists(writtenSince),
    not(sleepsByWord(ctx)),
  );
  return sql<boolean>`coalesce(${and(
    isAwake(ctx),
    notExists(opposedPerson),
    or(isDoubtfulNo, isBackNow(ctx), isUnanswered),
  )}, false)`;
}

/** The hottest first: what a reply says decides, as `replyHeat` orders it. */
export const heatRank: SQL<number> = sql<number>`coalesce(array_position(${sql.param([...replyHeat])}::text[], ${replyKind}), ${replyHeat.length + 1})`;

/** Of those that are to do, since when the person waits: their first word that nothing answered, or the day they named. */
export async function readWaits(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, Date>> {
  const answered = sql`coalesce((select max(ours.at) from ${messages} ours
    where ours.workspace_id = ${conversations.workspaceId} and ours.conversation_id = ${conversations.id}
    and ours.author <> 'person'), '-infinity')`;
  const rows = await ctx.db
    .select({ row: conversations, since: min(messages.at) })
    .from(conversations)
    .leftJoin(
      messages,
      and(
        own(messages, conversations, { conversationId: conversations.id, author: 'person' }),
        gt(messages.at, answered),
      ),
    )
    .where(and(own(conversations, ctx.actor), inArray(conversations.id, [...ids]), isToDo(ctx)))
    .groupBy(conversations.id);
  return new Map(
    rows.flatMap(({ row, since }) => {
      const named = snoozeDay(row);
      const at = row.snoozedUntil ?? (named ? morningOf(named) : (since ?? row.lastReplyAt));
      return at ? [[row.id, at] as const] : [];
    }),
  );
}
